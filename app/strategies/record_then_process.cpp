// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [record-then-process]
Handling recordThenProcess(Delivery d, Services s)
{
    const bool first = co_await s.db.record(d.key);
    if (!first)
        co_return Outcome::Duplicate;
    co_await s.db.reserve(d.book, d.quantity);
    co_return Outcome::Processed;
}
//! [record-then-process]

} // namespace strategies
