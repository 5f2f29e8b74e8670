// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/recorder.h"

#include "engine/timed_scheduler.h"
#include "scenario/scenario.h"
#include "trace/trace_file.h"

#include <algorithm>

namespace trace {

using namespace Qt::Literals::StringLiterals;

Recorder::Recorder(Header header, engine::Database &database, TraceWriter *writer)
    : m_writer(writer)
{
    m_recording.setup = scenario::setupOf(header.scenario, header.lesson);
    m_recording.roster = engine::rosterOf(m_recording.setup);
    header.program = QStringLiteral(REDELIVERY_VERSION);
    header.database = database.kind();
    header.databaseVersion = database.version();
    m_recording.header = std::move(header);
    m_world = std::make_unique<engine::World>(m_recording.setup, database);
    if (m_writer)
        m_writer->begin(m_recording);
}

Recorder::~Recorder() = default;

bool Recorder::step(engine::Scheduler &scheduler)
{
    if (m_recording.events.size() >= mostEvents)
        return false;
    const auto action = scheduler.next(*m_world);
    if (!action)
        return false;
    perform(*action);
    return true;
}

void Recorder::perform(const engine::Action &action)
{
    const std::vector<engine::Event> &events = m_world->perform(action);
    m_recording.actions.push_back({ action, m_recording.events.size(), events.size() });
    // What the clock makes of an action that came too early is what a replay has to repeat.
    m_recording.actions.back().action.at = m_world->now();
    m_recording.events.insert(m_recording.events.end(), events.begin(), events.end());
    if (m_writer)
        m_writer->append(m_recording, m_recording.actions.back());
}

void Recorder::finish()
{
    m_recording.complete = true;
    std::vector<engine::Action> left;
    m_world->ordinary(left);
    m_recording.capped = m_recording.events.size() >= mostEvents && !left.empty();
    if (m_writer)
        m_writer->end(m_recording);
}

Recording record(Header header, engine::Database &database, TraceWriter *writer)
{
    Recorder recorder(std::move(header), database, writer);
    engine::TimedScheduler scheduler(recorder.recording().setup.faults);
    while (recorder.step(scheduler)) {}
    recorder.finish();
    return recorder.recording();
}

std::size_t Recording::actionOf(std::size_t event) const
{
    const auto after =
        std::upper_bound(actions.begin(), actions.end(), event,
                         [](std::size_t index, const RecordedAction &action) { return index < action.firstEvent; });
    return static_cast<std::size_t>(after - actions.begin()) - 1;
}

namespace {

/// Replays into a recording of its own, and stops at the first event that differs.
class Replayer
{
public:
    Replayer(const Recording &recording, engine::Database &database)
        : m_then(recording)
        , m_recorder(recording.header, database)
    {
    }

    Replay replay(const std::function<bool(double)> &goOn)
    {
        constexpr std::size_t seldom = 256;
        for (std::size_t index = 0; index < m_then.actions.size(); ++index) {
            const double done = static_cast<double>(index) / static_cast<double>(m_then.actions.size());
            if (goOn && index % seldom == 0 && !goOn(done))
                return { .cancelled = true };
            const RecordedAction &recorded = m_then.actions[index];
            if (!m_recorder.world().isEnabled(recorded.action))
                break;
            m_recorder.perform(recorded.action);
            const std::size_t end = std::max(recorded.firstEvent + recorded.eventCount, now().events.size());
            for (std::size_t event = recorded.firstEvent; event < end; ++event) {
                if (eventLine(m_then, event) != eventLine(now(), event))
                    return differenceAt(event);
            }
        }
        if (now().events.size() < m_then.events.size())
            return differenceAt(now().events.size());
        return m_then.complete ? beyondTheEnd() : Replay();
    }

private:
    const Recording &now() const { return m_recorder.recording(); }

    Replay differenceAt(std::size_t event) const
    {
        Replay replay{ event, eventLine(m_then, event), eventLine(now(), event), {} };
        if (event < now().events.size())
            replay.came = now().events[event];
        return replay;
    }

    /// Where something is left to do, the last actions are missing.
    Replay beyondTheEnd()
    {
        std::vector<engine::Action> left;
        m_recorder.world().ordinary(left);
        const std::size_t end = now().events.size();
        if (left.empty() || end >= Recorder::mostEvents)
            return {};
        engine::TimedScheduler scheduler({});
        while (now().events.size() == end && m_recorder.step(scheduler)) {}
        return now().events.size() > end ? differenceAt(end) : Replay();
    }

    const Recording &m_then;
    Recorder m_recorder;
};

} // namespace

Replay replay(const Recording &recording, engine::Database &database, const std::function<bool(double)> &goOn)
{
    return Replayer(recording, database).replay(goOn);
}

} // namespace trace
