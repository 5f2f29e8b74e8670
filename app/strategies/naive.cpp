// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [naive]
Handling naive(Delivery d, Services s)
{
    co_await s.db.reserve(d.book, d.quantity);
    co_return Outcome::Processed;
}
//! [naive]

} // namespace strategies
