// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [email-two-phase]
Handling emailTwoPhase(Delivery d, Services s)
{
    const bool first = co_await s.db.recordStarted(d.key);
    if (!first) {
        const Progress progress = co_await s.db.progress(d.key);
        // "In progress" says that somebody began. Whether the mail went out, it does not say.
        co_return progress == Progress::Completed ? Outcome::Duplicate : Outcome::NeedsReconciliation;
    }
    co_await s.mail.send(d.order);
    co_await s.db.complete(d.key);
    co_return Outcome::Processed;
}
//! [email-two-phase]

} // namespace strategies
