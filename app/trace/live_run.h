// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/timed_scheduler.h"
#include "trace/recorder.h"

namespace trace {

/// A run that somebody can interfere with: it goes on under the timed scheduler, with the faults of its scenario and
/// with those that are armed on the way. One run uses a database at a time.
class LiveRun
{
public:
    /// Starts from the beginning. Throws as Recorder does.
    LiveRun(Header header, engine::Database &database);
    /// Starts as `past` did and repeats its first actions, as far as they caused the first `events` events. An action
    /// is repeated whole. Throws as Recorder does.
    LiveRun(const Recording &past, std::size_t events, engine::Database &database);

    /// Repeats further actions of `past`, of which this run is the beginning, up to the first `events` events. An
    /// action is repeated whole.
    void repeat(const Recording &past, std::size_t events);

    /// Does what comes next. False at the end of the run.
    bool step();
    /// Goes on until nothing is left to do.
    void runToEnd();
    /// Interferes: does an action now, which must be enabled.
    void perform(const engine::Action &action);
    /// Adds a fault that waits for its moment.
    void arm(const engine::Fault &fault) { m_scheduler.script().add(fault); }

    const Recording &recording() const { return m_recorder.recording(); }
    const engine::World &world() const { return m_recorder.world(); }
    const engine::FaultScript &script() const { return m_scheduler.script(); }

private:
    Recorder m_recorder;
    engine::TimedScheduler m_scheduler;
};

} // namespace trace
