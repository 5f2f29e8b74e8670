// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [email-provider-key]
Handling emailProviderKey(Delivery d, Services s)
{
    const bool first = co_await s.db.recordStarted(d.key);
    if (!first) {
        const Progress progress = co_await s.db.progress(d.key);
        if (progress == Progress::Completed)
            co_return Outcome::Duplicate;
    }
    // Sent once or sent again: the provider knows the key, and refuses the second.
    co_await s.mail.sendOnce(d.order, d.key);
    co_await s.db.complete(d.key);
    co_return Outcome::Processed;
}
//! [email-provider-key]

} // namespace strategies
