// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/live_run.h"

namespace trace {

LiveRun::LiveRun(Header header, engine::Database &database)
    : m_recorder(std::move(header), database)
    , m_scheduler(m_recorder.recording().setup.faults)
{
}

LiveRun::LiveRun(const Recording &past, std::size_t events, engine::Database &database)
    : LiveRun(past.header, database)
{
    repeat(past, events);
}

void LiveRun::repeat(const Recording &past, std::size_t events)
{
    for (std::size_t index = recording().actions.size(); index < past.actions.size(); ++index) {
        const RecordedAction &recorded = past.actions[index];
        if (recorded.firstEvent >= events || !world().isEnabled(recorded.action))
            break;
        perform(recorded.action);
    }
}

bool LiveRun::step()
{
    return m_recorder.step(m_scheduler);
}

void LiveRun::runToEnd()
{
    while (step()) {}
    m_recorder.finish();
}

void LiveRun::perform(const engine::Action &action)
{
    m_scheduler.script().follow(world(), action);
    m_recorder.perform(action);
}

} // namespace trace
