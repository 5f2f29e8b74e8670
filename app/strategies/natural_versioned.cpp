// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [natural-versioned]
Handling naturalVersioned(Delivery d, Services s)
{
    const bool newer = co_await s.db.setReservedIfNewer(d.book, d.total, d.version);
    co_return newer ? Outcome::Processed : Outcome::Duplicate;
}
//! [natural-versioned]

} // namespace strategies
