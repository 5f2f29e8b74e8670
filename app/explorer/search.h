// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/state_space.h"

namespace explorer {

/// What it takes to bring something about. Less comes first: fewer faults, then fewer changes from one instance to
/// another, then fewer steps.
struct Cost {
    int faults = 0;
    /// How often one instance does something after another one did.
    int contextSwitches = 0;
    int steps = 0;

    auto operator<=>(const Cost &) const = default;
};

/// One step of a way through a state space.
struct WayPoint {
    MoveName name;
    /// Another instance of the kin acts than the one that acted last.
    bool switches = false;
    /// The step strikes the instance that acted last, and not one of its kin. Only for what is done to an instance.
    bool strikesLast = false;
};

/// An outcome, and the cheapest way to it.
struct Finding {
    Outcome outcome;
    Cost cost;
    FaultCounts faults;
    std::vector<WayPoint> way;
    /// How many runs end so: every order counts. Nothing where there are too many situations to count.
    std::optional<double> runs;
};

/// What can be said of a budget, as far as the state space was grown.
struct Answer {
    /// Each outcome once, in order.
    std::vector<Finding> outcomes;
    quint64 states = 0;
    quint64 transitions = 0;

    /// The cheapest violation; null when there is none.
    const Finding *violation() const;
};

/// Looks through a state space, which must not grow meanwhile. The answer does not depend on the order in which the space
/// grew, nor on how many workers it had.
Answer answerOf(const StateSpace &space, const Budget &budget);

} // namespace explorer
