// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [inbox-swallowed-error]
Handling inboxSwallowedError(Delivery d, Services s)
{
    const Transaction tx = co_await s.db.begin();
    co_await tx.reserve(d.book, d.quantity);
    // False is the duplicate key error. Nobody looks at it.
    co_await tx.claim(d.key);
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [inbox-swallowed-error]

} // namespace strategies
