// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [natural-set]
Handling naturalSet(Delivery d, Services s)
{
    co_await s.db.setReserved(d.book, d.total);
    co_return Outcome::Processed;
}
//! [natural-set]

} // namespace strategies
