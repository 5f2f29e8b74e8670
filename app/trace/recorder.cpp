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

Replay replay(const Recording &recording, engine::Database &database)
{
    Recorder recorder(recording.header, database);
    for (const RecordedAction &recorded : recording.actions) {
        if (!recorder.world().isEnabled(recorded.action))
            break;
        recorder.perform(recorded.action);
        const Recording &now = recorder.recording();
        const std::size_t end = std::max(recorded.firstEvent + recorded.eventCount, now.events.size());
        for (std::size_t index = recorded.firstEvent; index < end; ++index) {
            const QByteArray before = eventLine(recording, index);
            const QByteArray after = eventLine(now, index);
            if (before != after)
                return { index, before, after };
        }
    }
    const std::size_t done = recorder.recording().events.size();
    if (done < recording.events.size())
        return { done, eventLine(recording, done), {} };
    return {};
}

} // namespace trace
