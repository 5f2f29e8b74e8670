// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [ack-first]
Handling ackFirst(Delivery d, Services s)
{
    co_await s.broker.ack();
    co_await s.db.reserve(d.book, d.quantity);
    co_return Outcome::Processed;
}
//! [ack-first]

} // namespace strategies
