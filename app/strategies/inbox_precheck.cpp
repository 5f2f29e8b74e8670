// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [inbox-precheck]
Handling inboxPrecheck(Delivery d, Services s)
{
    // A filter that saves a transaction. It decides nothing: the claim does.
    const bool seen = co_await s.db.seen(d.key);
    if (seen)
        co_return Outcome::Duplicate;
    const Transaction tx = co_await s.db.begin();
    const bool claimed = co_await tx.claim(d.key);
    if (!claimed)
        co_return Outcome::Duplicate;
    co_await tx.reserve(d.book, d.quantity);
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [inbox-precheck]

} // namespace strategies
