// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [email-naive]
Handling emailNaive(Delivery d, Services s)
{
    co_await s.mail.send(d.order);
    co_return Outcome::Processed;
}
//! [email-naive]

} // namespace strategies
