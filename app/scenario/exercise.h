// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

#include <QJsonObject>
#include <QStringList>

#include <map>
#include <vector>

/// What a lesson asks of the learner: what to predict, and what to bring about. Answers are nowhere in it: they are
/// computed from runs.
namespace scenario {

/// What a run has an answer to.
enum class Quantity : quint8 {
    Reserved, ///< of a book, at the end
    Emails, ///< mails sent
    DeadLetters, ///< at the end
    Deliveries, ///< in the whole run
    Verdict,
    Outcome, ///< of a delivery
    Acked, ///< whether the broker accepts the ack of a delivery
    Redelivered, ///< whether a delivery is marked so
    Waits, ///< who waits for whom, and at which step
};

struct Prediction {
    QString id;
    Quantity quantity = Quantity::Reserved;
    /// Quantity::Reserved only.
    QString book;
    /// The how-manieth delivery of the run, from 1; for the quantities of a delivery only.
    int delivery = 0;

    bool operator==(const Prediction &) const = default;
};

/// What a goal counts in a run.
enum class Happening : quint8 { Crash, LostAck, LockExpiry, Failure, ProducerRetry, NewIdRetry, Pause };

/// A wait that has to occur. What is not given does not matter.
struct WantedWait {
    QString instance;
    engine::Step at = engine::Step::None;

    bool operator==(const WantedWait &) const = default;
};

/// What has to hold of a finished run: all that is given.
struct Goal {
    /// One of them; empty: any.
    std::vector<engine::Verdict> verdicts;
    QStringList strategies;
    std::map<QString, qint64> reserved;
    std::optional<qint64> emails;
    std::optional<qint64> deadLetters;
    std::vector<WantedWait> waits;
    /// Each of them is the outcome of some delivery.
    std::vector<engine::Outcome> outcomes;
    /// The key of the inbox: message and consumer, or the message alone.
    std::optional<bool> inboxPerConsumer;
    std::map<Happening, qint64> atMost;
    std::map<Happening, qint64> atLeast;

    bool operator==(const Goal &) const = default;
};

struct Task {
    QString id;
    /// From 1 to 3.
    int stars = 1;
    /// Merge patch over the lesson's scenario: what the task starts from.
    QJsonObject scenario;
    Goal goal;
    /// Merge patch over that: one way to reach the goal.
    QJsonObject solution;

    bool operator==(const Task &) const = default;
};

} // namespace scenario

template<>
inline constexpr std::array engine::namesOf<scenario::Quantity>{
    engine::Named{ scenario::Quantity::Reserved, QLatin1StringView("reserved") },
    engine::Named{ scenario::Quantity::Emails, QLatin1StringView("emails") },
    engine::Named{ scenario::Quantity::DeadLetters, QLatin1StringView("deadLetters") },
    engine::Named{ scenario::Quantity::Deliveries, QLatin1StringView("deliveries") },
    engine::Named{ scenario::Quantity::Verdict, QLatin1StringView("verdict") },
    engine::Named{ scenario::Quantity::Outcome, QLatin1StringView("outcome") },
    engine::Named{ scenario::Quantity::Acked, QLatin1StringView("acked") },
    engine::Named{ scenario::Quantity::Redelivered, QLatin1StringView("redelivered") },
    engine::Named{ scenario::Quantity::Waits, QLatin1StringView("waits") },
};

template<>
inline constexpr std::array engine::namesOf<scenario::Happening>{
    engine::Named{ scenario::Happening::Crash, QLatin1StringView("crashes") },
    engine::Named{ scenario::Happening::LostAck, QLatin1StringView("lostAcks") },
    engine::Named{ scenario::Happening::LockExpiry, QLatin1StringView("lockExpiries") },
    engine::Named{ scenario::Happening::Failure, QLatin1StringView("failures") },
    engine::Named{ scenario::Happening::ProducerRetry, QLatin1StringView("producerRetries") },
    engine::Named{ scenario::Happening::NewIdRetry, QLatin1StringView("newIdRetries") },
    engine::Named{ scenario::Happening::Pause, QLatin1StringView("pauses") },
};
