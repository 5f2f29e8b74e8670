// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/world.h"

namespace engine {

/// The faults of a setup, waiting for their moment. Each strikes once, as soon as its place is reached.
class FaultScript
{
public:
    explicit FaultScript(std::vector<Fault> faults);

    /// Adds a fault to a run that is going.
    void add(const Fault &fault);
    /// The action of a fault whose moment has come. The fault is then spent.
    std::optional<Action> due(const World &world);
    /// The action of the earliest fault that waits for a time, not later than `before`. The fault is then spent.
    std::optional<Action> timed(const World &world, std::optional<Time> before);
    /// Takes note of an action that somebody else chose and that is about to be done: a fault that strikes with just
    /// this action is spent.
    void follow(const World &world, const Action &action);
    /// Faults that have not struck.
    std::vector<Fault> unspent() const;

    /// Whether the strategies of a setup have the step that the fault names. A role always fits.
    static bool isApplicable(const Fault &fault, const Setup &setup);

private:
    std::optional<Action> strike(const Fault &fault, const World &world) const;
    bool canStrikeAlone(const Fault &fault, const World &world) const;

    struct Armed {
        Fault fault;
        bool spent = false;
    };

    std::vector<Armed> m_faults;
};

} // namespace engine
