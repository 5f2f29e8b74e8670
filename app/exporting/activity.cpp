// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/activity.h"

#include <algorithm>

namespace exporting {

namespace {

/// What an instance is in the middle of, from the outermost inwards.
std::vector<Activity> activitiesOf(const trace::InstanceState &instance)
{
    using Doing = trace::InstanceState::Doing;
    if (instance.doing == Doing::Crashed)
        return { { Activity::Kind::Outage, instance.tag } };
    if (instance.doing == Doing::Idle)
        return {};
    std::vector<Activity> activities{ { Activity::Kind::Delivery, instance.tag } };
    if (instance.inTransaction)
        activities.push_back({ Activity::Kind::Transaction, instance.tag });
    const auto number = static_cast<int>(instance.done.size());
    const engine::Step step = instance.doing == Doing::AckInFlight ? engine::Step::Ack : instance.standsAt;
    if (step != engine::Step::None)
        activities.push_back({ Activity::Kind::Step, number, step });
    if (instance.doing == Doing::Waiting)
        activities.push_back({ Activity::Kind::Wait, number, step, instance.waitsFor });
    return activities;
}

} // namespace

Activities::Activities(const trace::Recording &recording)
    : m_recording(recording)
    , m_open(recording.roster.size())
{
}

std::vector<Activities::Change> Activities::take(const Moment &moment)
{
    std::vector<Change> changes;
    const trace::RecordedAction &action = m_recording.actions[m_recording.actionOf(moment.index)];
    if (moment.index + 1 != action.firstEvent + action.eventCount && moment.index + 1 != m_recording.events.size())
        return changes;
    for (int instance = 0; instance < static_cast<int>(m_open.size()); ++instance)
        change(instance, activitiesOf(moment.after.instances[static_cast<std::size_t>(instance)]), changes);
    return changes;
}

std::vector<Activities::Change> Activities::finish()
{
    std::vector<Change> changes;
    for (int instance = 0; instance < static_cast<int>(m_open.size()); ++instance)
        change(instance, {}, changes);
    return changes;
}

void Activities::change(int instance, const std::vector<Activity> &now, std::vector<Change> &changes)
{
    std::vector<Activity> &open = m_open[static_cast<std::size_t>(instance)];
    const auto common =
        static_cast<std::size_t>(std::mismatch(open.begin(), open.end(), now.begin(), now.end()).first - open.begin());
    while (open.size() > common) {
        changes.push_back({ instance, open.back(), false, open.size() - 1 });
        open.pop_back();
    }
    while (open.size() < now.size()) {
        changes.push_back({ instance, now[open.size()], true, open.size() });
        open.push_back(now[open.size()]);
    }
}

} // namespace exporting
