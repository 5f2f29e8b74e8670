// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [cache-set-if-absent]
Handling cacheSetIfAbsent(Delivery d, Services s)
{
    const std::optional<bool> first = co_await s.cache.setIfAbsent(d.key);
    // An outage answers nothing, and nothing is taken for "seen before".
    if (!first.value_or(false))
        co_return Outcome::Duplicate;
    co_await s.db.reserve(d.book, d.quantity);
    co_return Outcome::Processed;
}
//! [cache-set-if-absent]

} // namespace strategies
