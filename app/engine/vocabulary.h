// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <chrono>
#include <optional>

/// The words of the field, each with the one spelling that scenarios, traces and the command line share.
namespace engine {

using namespace Qt::Literals::StringLiterals;

/// Virtual time, counted from the start of a run.
using Time = std::chrono::milliseconds;

/// One awaited operation of a handler, named after what it does for deduplication.
enum class Step : quint8 { None, Check, Begin, Claim, Reserve, Record, Send, Complete, Commit, Ack };

/// What a step is for. Every strategy maps each role to one of its own steps, so that one fault fits all of them.
enum class Role : quint8 { Start, Work, Durable, Settle };

/// How a delivery ended for its consumer. None: not yet.
enum class Outcome : quint8 { None, Processed, Duplicate, Crashed, Failed, NeedsReconciliation, Quarantined };

/// What a run did to a message at a consumer, or as a whole; the worst first.
enum class Verdict : quint8 {
    Duplicated, ///< took effect more often than it should have
    Lost, ///< never took effect, and nothing says so
    Stale, ///< an older version replaced a newer one for good
    WrongResult, ///< every message took effect as often as it should have, yet the result is not what is expected
    InvariantBroken, ///< the scenario demands something of its own that did not hold, if only for a while
    Stuck, ///< still under way, and nothing moves any more
    Incomplete, ///< a limit of the program cut the run short
    DeadLettered,
    NeedsReconciliation, ///< the handler says itself that it cannot know
    EffectivelyOnce,
};

/// Which part of a delivery a consumer takes for "the same message".
enum class KeySource : quint8 { MessageId, CorrelationId, Order, DeliveryTag, Redelivered };

enum class FaultKind : quint8 {
    LoseAck,
    Crash,
    Fail,
    Pause,
    ExpireLock,
    RetryPublish,
    ReplayDeadLetters,
    PurgeInbox,
    CacheOutage,
};

/// What a message asks for.
enum class MessageType : quint8 { OrderPlaced, OrderCancelled };

/// What a strategy works on: the stock table, or the e-mail provider.
enum class Subject : quint8 { Inventory, Email };

template<typename E>
struct Named {
    E value;
    QLatin1StringView name;
};

// What C++20 deduces by itself, for tools built on clang 14, which does not.
template<typename E>
Named(E, QLatin1StringView) -> Named<E>;

/// The names of an enumeration, in the order of its declaration. Specialised beside each enumeration.
template<typename E>
inline constexpr std::array<Named<E>, 0> namesOf{};

template<>
inline constexpr std::array namesOf<Step>{
    Named{ Step::Check, "check"_L1 },       Named{ Step::Begin, "begin"_L1 },   Named{ Step::Claim, "claim"_L1 },
    Named{ Step::Reserve, "reserve"_L1 },   Named{ Step::Record, "record"_L1 }, Named{ Step::Send, "send"_L1 },
    Named{ Step::Complete, "complete"_L1 }, Named{ Step::Commit, "commit"_L1 }, Named{ Step::Ack, "ack"_L1 },
};

template<>
inline constexpr std::array namesOf<Role>{
    Named{ Role::Start, "start"_L1 },
    Named{ Role::Work, "work"_L1 },
    Named{ Role::Durable, "durable"_L1 },
    Named{ Role::Settle, "settle"_L1 },
};

template<>
inline constexpr std::array namesOf<Outcome>{
    Named{ Outcome::Processed, "processed"_L1 },
    Named{ Outcome::Duplicate, "duplicate"_L1 },
    Named{ Outcome::Crashed, "crashed"_L1 },
    Named{ Outcome::Failed, "failed"_L1 },
    Named{ Outcome::NeedsReconciliation, "needs-reconciliation"_L1 },
    Named{ Outcome::Quarantined, "quarantined"_L1 },
};

template<>
inline constexpr std::array namesOf<Verdict>{
    Named{ Verdict::Duplicated, "duplicated"_L1 },
    Named{ Verdict::Lost, "lost"_L1 },
    Named{ Verdict::Stale, "stale"_L1 },
    Named{ Verdict::WrongResult, "wrong-result"_L1 },
    Named{ Verdict::InvariantBroken, "invariant-broken"_L1 },
    Named{ Verdict::Stuck, "stuck"_L1 },
    Named{ Verdict::Incomplete, "incomplete"_L1 },
    Named{ Verdict::DeadLettered, "dead-lettered"_L1 },
    Named{ Verdict::NeedsReconciliation, "needs-reconciliation"_L1 },
    Named{ Verdict::EffectivelyOnce, "effectively-once"_L1 },
};

template<>
inline constexpr std::array namesOf<KeySource>{
    Named{ KeySource::MessageId, "message-id"_L1 },
    Named{ KeySource::CorrelationId, "correlation-id"_L1 },
    Named{ KeySource::Order, "order"_L1 },
    Named{ KeySource::DeliveryTag, "delivery-tag"_L1 },
    Named{ KeySource::Redelivered, "redelivered"_L1 },
};

template<>
inline constexpr std::array namesOf<FaultKind>{
    Named{ FaultKind::LoseAck, "lose-ack"_L1 },
    Named{ FaultKind::Crash, "crash"_L1 },
    Named{ FaultKind::Fail, "fail"_L1 },
    Named{ FaultKind::Pause, "pause"_L1 },
    Named{ FaultKind::ExpireLock, "expire-lock"_L1 },
    Named{ FaultKind::RetryPublish, "retry-publish"_L1 },
    Named{ FaultKind::ReplayDeadLetters, "replay-dead-letters"_L1 },
    Named{ FaultKind::PurgeInbox, "purge-inbox"_L1 },
    Named{ FaultKind::CacheOutage, "cache-outage"_L1 },
};

template<>
inline constexpr std::array namesOf<MessageType>{
    Named{ MessageType::OrderPlaced, "OrderPlaced"_L1 },
    Named{ MessageType::OrderCancelled, "OrderCancelled"_L1 },
};

template<>
inline constexpr std::array namesOf<Subject>{
    Named{ Subject::Inventory, "inventory"_L1 },
    Named{ Subject::Email, "email"_L1 },
};

/// The spelling of a value; empty for a value without one (such as Step::None).
template<typename E>
constexpr QLatin1StringView nameOf(E value)
{
    for (const auto &named : namesOf<E>) {
        if (named.value == value)
            return named.name;
    }
    return {};
}

/// The value that is spelled so, or nothing.
template<typename E>
std::optional<E> fromName(QStringView name)
{
    for (const auto &named : namesOf<E>) {
        if (named.name == name)
            return named.value;
    }
    return std::nullopt;
}

} // namespace engine
