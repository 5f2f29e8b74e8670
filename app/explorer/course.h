// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/world.h"
#include "explorer/budget.h"
#include "trace/state.h"

namespace explorer {

/// An action in the order of the search, where time does not count: what engine::Action says, without its time, and in
/// little room.
struct Step {
    engine::Action::Kind kind = engine::Action::Kind::AdvanceClock;
    bool newId = false;
    qint8 instance = -1;
    qint16 message = -1;
    qint32 entry = 0;

    bool operator==(const Step &) const = default;
};

/// The fault that a step is; nothing for the ordinary course of events.
std::optional<FaultType> faultOf(const Step &step);

/// A run on a real database, step by step, in no time: the clock moves only when something is left to expire.
class Course
{
public:
    /// Resets the database, which must outlive the course and serve no other run meanwhile.
    Course(const engine::Setup &setup, engine::Database &database);

    /// The step must be possible.
    void perform(const Step &step);

    const engine::World &world() const { return m_world; }
    const trace::State &state() const { return m_state; }

private:
    engine::World m_world;
    trace::State m_state;
};

/// When the next cache key or remembered message id expires; nothing where there is none.
std::optional<engine::Time> nextExpiry(const engine::World &world, const trace::State &state);

} // namespace explorer
