// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [cache-check-then-set]
Handling cacheCheckThenSet(Delivery d, Services s)
{
    const std::optional<bool> seen = co_await s.cache.has(d.key);
    if (seen.value_or(true))
        co_return Outcome::Duplicate;
    co_await s.db.reserve(d.book, d.quantity);
    co_await s.cache.set(d.key);
    co_return Outcome::Processed;
}
//! [cache-check-then-set]

} // namespace strategies
