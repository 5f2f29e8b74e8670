// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [natural-key]
Handling naturalKey(Delivery d, Services s)
{
    const Transaction tx = co_await s.db.begin();
    const bool first = co_await tx.claimOrder(d.order, d.book, d.quantity);
    if (!first)
        co_return Outcome::Duplicate;
    co_await tx.reserve(d.book, d.quantity);
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [natural-key]

} // namespace strategies
