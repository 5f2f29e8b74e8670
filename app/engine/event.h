// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/handling.h"

#include <QString>

#include <vector>

namespace engine {

/// Why something came to pass. None: it needs no reason.
enum class Reason : quint8 {
    None,
    AckLost,
    LockExpired,
    Crashed,
    Nacked,
    DeliveryLimit,
    NeedsReconciliation,
    Quarantined,
    InjectedFailure,
    DuplicateRaised,
    DatabaseError,
    StaleTag,
    DuplicateId,
    NotCommitted,
};

template<>
inline constexpr std::array namesOf<Reason>{
    Named{ Reason::AckLost, "ack-lost"_L1 },
    Named{ Reason::LockExpired, "lock-expired"_L1 },
    Named{ Reason::Crashed, "crashed"_L1 },
    Named{ Reason::Nacked, "nacked"_L1 },
    Named{ Reason::DeliveryLimit, "delivery-limit"_L1 },
    Named{ Reason::NeedsReconciliation, "needs-reconciliation"_L1 },
    Named{ Reason::Quarantined, "quarantined"_L1 },
    Named{ Reason::InjectedFailure, "injected-failure"_L1 },
    Named{ Reason::DuplicateRaised, "duplicate-raised"_L1 },
    Named{ Reason::DatabaseError, "database-error"_L1 },
    Named{ Reason::StaleTag, "stale-tag"_L1 },
    Named{ Reason::DuplicateId, "duplicate-id"_L1 },
    Named{ Reason::NotCommitted, "not-committed"_L1 },
};

/// Something that happened: all that leaves the engine. Where an action causes several events, the one that changes
/// what is durable comes first.
struct Event {
    enum class Kind : quint8 {
        Published, ///< message, retryOf, entry (the first of one per consumer)
        PublishDropped, ///< message, retryOf: the broker had seen the id within its window
        Delivered, ///< message, entry, tag, delivery, redelivered, lockedUntil, key, instance, next
        Performed, ///< instance, step, line, next, and what the step did
        Waiting, ///< instance, step, line, holder
        Committed, ///< instance, rows, next
        RolledBack, ///< instance, rows: back to what is committed
        Returned, ///< instance, outcome, reason
        AckSent, ///< instance, entry, tag
        Acked, ///< instance, entry, tag, next when the handler goes on
        AckLost, ///< instance, entry, tag
        AckRejected, ///< instance, entry, tag: the broker has given the entry away meanwhile
        Nacked, ///< instance, entry, tag, reason
        Requeued, ///< entry, tag, reason
        DeadLettered, ///< entry, tag, reason
        LockExpired, ///< entry, tag, instance
        Paused, ///< instance, lasts
        Crashed, ///< instance, entry, tag, rows: rolled back with the connection
        Restarted, ///< instance
        Replayed, ///< entry, replayOf
        InboxPurged, ///< rows
        CacheFailed, ///< lasts
        CacheRecovered,
        StrategySwitched, ///< consumer, strategy
        ClockAdvanced,
    };

    Kind kind = Kind::ClockAdvanced;
    /// When it took effect, and when what has now arrived or ended set out.
    Time at{ 0 };
    Time since{ 0 };
    /// An index into the roster of the run; -1 where no instance has a part in it.
    int instance = -1;
    int consumer = -1;
    QString message;
    /// Its index into the messages of the world; -1 where the event does not bring a message into play.
    int messageIndex = -1;
    /// The id of the message that the producer publishes again; empty for a first attempt.
    QString retryOf;
    /// The index of that message, where its id does not tell: another one has it, too. -1 elsewhere.
    int retryOfIndex = -1;
    int entry = 0;
    int replayOf = 0;
    int tag = 0;
    /// The how-manieth delivery of the entry, from 1.
    int delivery = 0;
    bool redelivered = false;
    Time lockedUntil{ 0 };
    Time lasts{ 0 };
    Step step = Step::None;
    int line = 0;
    /// Where the handler stands afterwards; None when it has returned.
    Step next = Step::None;
    int nextLine = 0;
    Outcome outcome = Outcome::None;
    Reason reason = Reason::None;
    Answer answer = Answer::None;
    /// The instance that is waited for.
    int holder = -1;
    /// The connection of the instance: 0 its own, 1 the other one; -1 no database work.
    int connection = -1;
    ErrorKind error = ErrorKind::None;
    QString nativeError;
    /// The statement, for the SQL log; empty where none was made.
    QString sql;
    std::vector<Bound> bound;
    qint64 rowCount = 0;
    std::vector<RowChange> rows;
    /// The deduplication key of a delivery, the key of a cache entry, or the idempotency key of a mail.
    QString key;
    Call call = Call::Execute;
    /// When a cache entry expires.
    Time expires{ 0 };
    QString strategy;
};

template<>
inline constexpr std::array namesOf<Event::Kind>{
    Named{ Event::Kind::Published, "published"_L1 },
    Named{ Event::Kind::PublishDropped, "publish-dropped"_L1 },
    Named{ Event::Kind::Delivered, "delivered"_L1 },
    Named{ Event::Kind::Performed, "performed"_L1 },
    Named{ Event::Kind::Waiting, "waiting"_L1 },
    Named{ Event::Kind::Committed, "committed"_L1 },
    Named{ Event::Kind::RolledBack, "rolled-back"_L1 },
    Named{ Event::Kind::Returned, "returned"_L1 },
    Named{ Event::Kind::AckSent, "ack-sent"_L1 },
    Named{ Event::Kind::Acked, "acked"_L1 },
    Named{ Event::Kind::AckLost, "ack-lost"_L1 },
    Named{ Event::Kind::AckRejected, "ack-rejected"_L1 },
    Named{ Event::Kind::Nacked, "nacked"_L1 },
    Named{ Event::Kind::Requeued, "requeued"_L1 },
    Named{ Event::Kind::DeadLettered, "dead-lettered"_L1 },
    Named{ Event::Kind::LockExpired, "lock-expired"_L1 },
    Named{ Event::Kind::Paused, "paused"_L1 },
    Named{ Event::Kind::Crashed, "crashed"_L1 },
    Named{ Event::Kind::Restarted, "restarted"_L1 },
    Named{ Event::Kind::Replayed, "replayed"_L1 },
    Named{ Event::Kind::InboxPurged, "inbox-purged"_L1 },
    Named{ Event::Kind::CacheFailed, "cache-failed"_L1 },
    Named{ Event::Kind::CacheRecovered, "cache-recovered"_L1 },
    Named{ Event::Kind::StrategySwitched, "strategy-switched"_L1 },
    Named{ Event::Kind::ClockAdvanced, "clock-advanced"_L1 },
};

} // namespace engine
