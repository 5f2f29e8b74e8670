// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

namespace explorer {

/// Rows as a learner reads them: how much of each book is reserved, and the keys that the tables hold.
struct SeenRows {
    std::map<QString, qint64> reserved;
    /// Of the inbox; with an ellipsis while the work is in progress. In order.
    std::vector<QString> inbox;
    /// Orders with a row of their own. In order.
    std::vector<QString> reservations;

    bool isEmpty() const { return reserved.empty() && inbox.empty() && reservations.empty(); }
    bool operator==(const SeenRows &) const = default;
};

/// What a learner sees of an instance: what it is about, not which of its siblings it is.
struct SeenInstance {
    using Doing = trace::InstanceState::Doing;

    int consumer = 0;
    Doing doing = Doing::Idle;
    engine::Step standsAt = engine::Step::None;
    /// How the delivery ended for it; None inside the handler.
    engine::Outcome outcome = engine::Outcome::None;
    /// Of the delivery in hand; empty without one.
    QString message;
    /// What only its own transaction sees.
    SeenRows pending;

    bool operator==(const SeenInstance &) const = default;
};

/// What a learner sees of one moment of a run. Many situations look the same: numbers of tags, earlier deliveries and
/// which of several instances of a consumer does the work are left out.
struct Picture {
    /// In an order of their own.
    std::vector<SeenInstance> instances;
    /// Messages of the scenario that are not published yet.
    int toCome = 0;
    /// Message ids, in order.
    std::vector<QString> ready;
    std::vector<QString> inFlight;
    int deadLetters = 0;
    SeenRows committed;
    int mails = 0;
    std::vector<QString> cache;
    /// Ids of the invariants that have not held at some moment up to here. In order.
    std::vector<QString> broken;

    /// The same for the same picture, and for no other.
    QString key() const;
    bool operator==(const Picture &) const = default;
};

/// The picture of a moment. Of the books, only those are in it which `setup` has messages for.
Picture pictureOf(const trace::State &state, const engine::Setup &setup);

} // namespace explorer
