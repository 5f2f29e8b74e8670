// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

namespace scenario {

enum class Need : quint8 { No, May, Must };

/// What the faults of one kind say of themselves.
struct FaultRules {
    /// before or after a step.
    Need place = Need::Must;
    /// `before`, `after` or `at`.
    Need moment = Need::Must;
    bool lasts = false;
    bool hasId = false;
};

constexpr FaultRules rulesOf(engine::FaultKind kind)
{
    using engine::FaultKind;
    switch (kind) {
    case FaultKind::LoseAck: return { .place = Need::No, .moment = Need::May };
    case FaultKind::Pause:
    case FaultKind::CacheOutage: return { .lasts = true };
    case FaultKind::RetryPublish: return { .moment = Need::May, .hasId = true };
    case FaultKind::Crash:
    case FaultKind::Fail:
    case FaultKind::ExpireLock:
    case FaultKind::ReplayDeadLetters:
    case FaultKind::PurgeInbox: break;
    }
    return {};
}

} // namespace scenario
