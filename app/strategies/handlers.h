// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/services.h"

/// The handlers, one file each. What stands between the snippet markers of a file is what the window shows.
namespace strategies {

using engine::Delivery;
using engine::DuplicateMessage;
using engine::Handling;
using engine::Outcome;
using engine::Progress;
using engine::Services;
using engine::Transaction;

Handling naive(Delivery d, Services s);
Handling ackFirst(Delivery d, Services s);
Handling naturalSet(Delivery d, Services s);
Handling naturalVersioned(Delivery d, Services s);
Handling naturalKey(Delivery d, Services s);
Handling checkThenProcess(Delivery d, Services s);
Handling recordThenProcess(Delivery d, Services s);
Handling inboxClaimFirst(Delivery d, Services s);
Handling inboxClaimLast(Delivery d, Services s);
Handling inboxSwallowedError(Delivery d, Services s);
Handling inboxTolerant(Delivery d, Services s);
Handling inboxPrecheck(Delivery d, Services s);
Handling inboxDuplicateThrows(Delivery d, Services s);
Handling inboxOtherConnection(Delivery d, Services s);
Handling inboxFingerprint(Delivery d, Services s);
Handling cacheCheckThenSet(Delivery d, Services s);
Handling cacheSetIfAbsent(Delivery d, Services s);
Handling emailNaive(Delivery d, Services s);
Handling emailTwoPhase(Delivery d, Services s);
Handling emailProviderKey(Delivery d, Services s);

} // namespace strategies
