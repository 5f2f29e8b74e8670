// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [inbox-other-connection]
Handling inboxOtherConnection(Delivery d, Services s)
{
    const bool seen = co_await s.db.seen(d.key);
    if (seen)
        co_return Outcome::Duplicate;
    const Transaction tx = co_await s.db.begin();
    // Looks as if it were inside the transaction, and commits alone.
    co_await s.otherConnection.reserve(d.book, d.quantity);
    const bool claimed = co_await tx.claim(d.key);
    if (!claimed)
        co_return Outcome::Duplicate;
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [inbox-other-connection]

} // namespace strategies
