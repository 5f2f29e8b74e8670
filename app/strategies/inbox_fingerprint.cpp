// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/handlers.h"

namespace strategies {

//! [inbox-fingerprint]
Handling inboxFingerprint(Delivery d, Services s)
{
    const Transaction tx = co_await s.db.begin();
    const bool claimed = co_await tx.claimWithFingerprint(d.key, d.fingerprint);
    if (!claimed) {
        const QString known = co_await tx.fingerprint(d.key);
        const bool sameBody = known == d.fingerprint;
        co_return sameBody ? Outcome::Duplicate : Outcome::Quarantined;
    }
    co_await tx.reserve(d.book, d.quantity);
    co_await tx.commit();
    co_return Outcome::Processed;
}
//! [inbox-fingerprint]

} // namespace strategies
