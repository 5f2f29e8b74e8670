// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [inbox-claim-first]
Handling inboxClaimFirst(Delivery d, Services s)
{
    const Transaction tx = co_await s.db.begin();
    const bool claimed = co_await tx.claim(d.key);
    if (!claimed)
        co_return Outcome::Duplicate;
    co_await tx.reserve(d.book, d.quantity);
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [inbox-claim-first]

} // namespace strategies
