// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/moves.h"

#include <atomic>
#include <functional>
#include <unordered_map>

namespace explorer {

/// What a run came to.
struct Outcome {
    engine::Verdict verdict = engine::Verdict::EffectivelyOnce;
    std::map<QString, qint64> reserved;
    int emails = 0;
    int deadLetters = 0;
    /// Ids of the invariants that did not hold at some moment, in order.
    std::vector<QString> broken;

    auto operator<=>(const Outcome &) const = default;
};

/// Of a run that ends in that state.
Outcome outcomeOf(const trace::State &state, const engine::Setup &setup);

/// Whether a run that came to this shows the strategy to be wrong. "Needs reconciliation" does not: the strategy says
/// itself that it does not know, and nothing wrong is done behind anybody's back.
bool isViolation(engine::Verdict verdict);

/// What an exploration may use. Reaching a limit ends it, and it is then not complete.
struct Limits {
    std::size_t states = 200'000;
    /// Bytes, estimated, that the states take.
    std::size_t memory = 400'000'000;
    std::chrono::milliseconds time{ 120'000 };
    /// Each with a database and a thread of its own.
    int workers = 2;
};

/// What an exploration that is going on has done so far; may be read from any thread.
struct Progress {
    std::atomic<quint64> states = 0;
    std::atomic<quint64> transitions = 0;
    /// Transitions that are known to be possible and were not tried yet.
    std::atomic<quint64> frontier = 0;
    /// So many faults are being tried.
    std::atomic<int> faults = 0;
    /// Set by whoever wants it to end.
    std::atomic<bool> cancelled = false;
};

/// Makes a database for the thread that calls it. Throws std::runtime_error.
using DatabaseMaker = std::function<std::unique_ptr<engine::Database>()>;

/// How growing ended. Failed: a worker met an error.
enum class Growth : quint8 { Complete, StateLimit, MemoryLimit, TimeLimit, Cancelled, Failed };

/// All that can happen to one setup: every situation that was reached, each once, and the steps between them. It grows by
/// trying steps on a real database. What is left of a budget is no part of a situation, so that every budget shares what
/// another has found.
class StateSpace
{
public:
    struct Edge {
        MoveName name;
        Step step;
        /// How many steps have this name.
        qint16 count = 1;
        /// The situation that the step leads to; -1 while it was not tried.
        qint32 target = -1;
        /// Where each position of this situation is found in that one; of kin, the first is the one concerned.
        Places moved{};
    };

    struct Node {
        /// The shortest run that led there so far; the steps of the edges, and the instances, are those of that run.
        std::vector<Step> way;
        /// In the order of their names.
        std::vector<Edge> edges;
        Places instances{};
        Places kin{};
        /// Where nothing is left to do: an index into outcomes(); -1 elsewhere.
        qint32 outcome = -1;
    };

    /// The faults of the setup are left out.
    StateSpace(engine::Setup setup, DatabaseMaker maker);
    StateSpace(const StateSpace &) = delete;
    StateSpace &operator=(const StateSpace &) = delete;
    ~StateSpace();

    /// Tries whatever the budget allows, fewer faults first: when it ends early, everything with fewer faults than
    /// `progress.faults` was tried. Where a worker fails, the step that it was trying counts as not tried, and `failure()`
    /// says why. Throws std::runtime_error when not even the beginning can be made.
    Growth grow(const Budget &budget, const Limits &limits, Progress &progress);
    /// The sentence of the last growing that Failed.
    const QString &failure() const { return m_failure; }

    const engine::Setup &setup() const { return m_setup; }
    /// The first is the beginning.
    const std::vector<Node> &nodes() const { return m_nodes; }
    /// In the order in which they were met, which is not always the same.
    const std::vector<Outcome> &outcomes() const { return m_outcomes; }
    std::size_t memory() const { return m_memory; }

private:
    class Workshop;

    engine::Setup m_setup;
    DatabaseMaker m_maker;
    std::vector<Node> m_nodes;
    std::unordered_map<std::string, qint32> m_known;
    std::vector<Outcome> m_outcomes;
    std::size_t m_memory = 0;
    QString m_failure;
};

} // namespace explorer
