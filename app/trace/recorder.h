// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/scheduler.h"
#include "trace/recording.h"

#include <functional>
#include <optional>

namespace trace {

class TraceWriter;

/// A run that is going on: the world, and what has been recorded of it.
class Recorder
{
public:
    /// More events than any lesson has a use for; a run that reaches them goes round in circles.
    static constexpr std::size_t mostEvents = 100'000;

    /// Starts a run of the header's scenario. Fills in the header's program and database. `database` must outlive the
    /// recorder; `writer`, where there is one, gets every line as it happens. Throws scenario::Problem for a scenario
    /// that is not valid, std::runtime_error for a database that cannot be used.
    Recorder(Header header, engine::Database &database, TraceWriter *writer = nullptr);
    ~Recorder();

    /// Lets the scheduler choose one action and does it. False when it has none, or when the limit is reached.
    bool step(engine::Scheduler &scheduler);
    /// Does one action, which must be enabled.
    void perform(const engine::Action &action);
    /// Says that the run is over: writes the last line.
    void finish();

    const Recording &recording() const { return m_recording; }
    const engine::World &world() const { return *m_world; }

private:
    Recording m_recording;
    TraceWriter *m_writer;
    std::unique_ptr<engine::World> m_world;
};

/// Runs to the end under the timed scheduler, with the faults of the scenario.
Recording record(Header header, engine::Database &database, TraceWriter *writer = nullptr);

/// Repeats a recorded run action by action.
struct Replay {
    /// The first event that differs, as an index into Recording::events; nothing when all are identical.
    std::optional<std::size_t> firstDifference;
    /// The line as recorded and as it came now; empty where one of them has no such event.
    QByteArray recorded;
    QByteArray replayed;
    /// What came now at the first difference, if anything did.
    std::optional<engine::Event> came;
    /// It was given up before it came to a difference or to the end.
    bool cancelled = false;
};

/// `goOn` is called now and then with the part that is done, from 0 to 1; false gives up. A recording that says to be
/// complete must also have come to its end.
Replay replay(const Recording &recording, engine::Database &database, const std::function<bool(double)> &goOn = {});

} // namespace trace
