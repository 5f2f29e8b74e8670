// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/graph.h"
#include "trace/recording.h"

namespace explorer {

/// What an exploration has found out about a budget.
struct Result {
    Budget budget;
    Growth growth = Growth::Complete;
    /// Failed: what went wrong, for people.
    QString failure;
    /// Everything with fewer faults than this was tried; one more than the budget has when it is complete.
    int triedFaults = 0;
    Answer answer;

    bool complete() const { return growth == Growth::Complete; }
    bool violated() const { return answer.violation() != nullptr; }
    /// Whether no violation with less can exist. Of an exploration that was cut short, only what has fewer faults than
    /// were tried to the end is known to be the cheapest.
    bool isCheapest(const Finding &finding) const { return complete() || finding.cost.faults < triedFaults; }
};

/// Everything that can happen to one scenario under one strategy. Keeps what it has found, so that a further budget costs
/// only what it adds. For one thread at a time.
class Exploration
{
public:
    /// The scenario's own faults are left out: the budget takes their place. `maker` is called on several threads.
    /// Throws scenario::Problem for a scenario that is not valid.
    Exploration(trace::Header header, DatabaseMaker maker);

    /// Tries every order of events and every placement of the faults that the budget allows. Throws std::runtime_error
    /// when not even the beginning can be made; an error on the way makes a result that is not complete.
    Result explore(const Budget &budget, const Limits &limits, Progress &progress);
    /// As explore(), but with no more faults than the cheapest violation takes.
    Result exploreUntilViolation(const Budget &budget, const Limits &limits, Progress &progress);

    /// What a budget makes of that which was found so far, without trying anything.
    Answer answer(const Budget &budget) const { return answerOf(m_space, budget); }

    /// The run that is the cheapest way to a finding of this exploration: complete, and in times that look natural where
    /// that leaves its end as it is.
    trace::Recording witness(const Finding &finding) const;

    /// What was found within a budget, as a graph to be walked through. Takes a while; see Graph.
    std::shared_ptr<const Graph> graph(const Budget &budget, const std::atomic<bool> &cancelled,
                                       const GraphLimits &limits = {}) const;
    /// The run that is such a way: see recordWay().
    trace::Recording recordingOf(const std::vector<MoveName> &way) const;

    /// What was explored: its scenario has no faults.
    const trace::Header &header() const { return m_header; }
    const StateSpace &space() const { return m_space; }

private:
    trace::Header m_header;
    DatabaseMaker m_maker;
    StateSpace m_space;
};

} // namespace explorer
