// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [check-then-process]
Handling checkThenProcess(Delivery d, Services s)
{
    const bool seen = co_await s.db.seen(d.key);
    if (seen)
        co_return Outcome::Duplicate;
    co_await s.db.reserve(d.book, d.quantity);
    co_await s.db.record(d.key);
    co_return Outcome::Processed;
}
//! [check-then-process]

} // namespace strategies
