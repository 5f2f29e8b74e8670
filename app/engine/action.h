// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"

namespace engine {

/// One thing that may happen next. A recorded list of actions is all it takes to repeat a run.
struct Action {
    enum class Kind : quint8 {
        Publish, ///< message
        Deliver, ///< entry, instance
        Advance, ///< instance: its next awaited operation, or its settlement
        AckArrives, ///< instance
        AckLost, ///< instance
        LockExpires, ///< entry
        Fail, ///< instance: the operation at which it stands throws
        Pause, ///< instance, duration
        Crash, ///< instance
        Restart, ///< instance
        RetryPublish, ///< message, newId
        ReplayDeadLetters,
        PurgeInbox,
        CacheFails, ///< duration
        CacheRecovers,
        SwitchStrategy, ///< consumer, strategy: from the next delivery on
        AdvanceClock,
    };

    Kind kind = Kind::AdvanceClock;
    /// When it happens; the clock goes there. Earlier than now means now.
    Time at{ 0 };
    int instance = -1;
    int consumer = -1;
    /// A broker entry, from 1.
    int entry = 0;
    /// An index into the messages of the world: those of the setup, then those with new ids.
    int message = -1;
    Time duration{ 0 };
    bool newId = false;
    const Strategy *strategy = nullptr;

    bool operator==(const Action &) const = default;
};

template<>
inline constexpr std::array namesOf<Action::Kind>{
    Named{ Action::Kind::Publish, "publish"_L1 },
    Named{ Action::Kind::Deliver, "deliver"_L1 },
    Named{ Action::Kind::Advance, "advance"_L1 },
    Named{ Action::Kind::AckArrives, "ack-arrives"_L1 },
    Named{ Action::Kind::AckLost, "ack-lost"_L1 },
    Named{ Action::Kind::LockExpires, "lock-expires"_L1 },
    Named{ Action::Kind::Fail, "fail"_L1 },
    Named{ Action::Kind::Pause, "pause"_L1 },
    Named{ Action::Kind::Crash, "crash"_L1 },
    Named{ Action::Kind::Restart, "restart"_L1 },
    Named{ Action::Kind::RetryPublish, "retry-publish"_L1 },
    Named{ Action::Kind::ReplayDeadLetters, "replay-dead-letters"_L1 },
    Named{ Action::Kind::PurgeInbox, "purge-inbox"_L1 },
    Named{ Action::Kind::CacheFails, "cache-fails"_L1 },
    Named{ Action::Kind::CacheRecovers, "cache-recovers"_L1 },
    Named{ Action::Kind::SwitchStrategy, "switch-strategy"_L1 },
    Named{ Action::Kind::AdvanceClock, "advance-clock"_L1 },
};

/// Whether the action is something going wrong, or somebody interfering, rather than the ordinary course of events.
bool isFault(Action::Kind kind);

} // namespace engine
