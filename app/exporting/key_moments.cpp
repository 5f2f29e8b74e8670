// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/key_moments.h"

#include <algorithm>

namespace exporting {

using engine::Event;
using Kind = Event::Kind;

namespace {

constexpr int ofTheEnd = 4;
constexpr int ofFaults = 3;
constexpr int ofEffects = 2;
constexpr int ofSteps = 1;

bool makesDurable(const Event &event)
{
    return std::any_of(event.rows.begin(), event.rows.end(),
                       [](const engine::RowChange &change) { return change.durable; });
}

/// 0: no picture of its own.
int weightOf(const Event &event)
{
    switch (event.kind) {
    case Kind::Crashed:
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::LockExpired:
    case Kind::DeadLettered:
    case Kind::CacheFailed:
    case Kind::InboxPurged:
    case Kind::Waiting: return ofFaults;
    case Kind::Performed:
        if (event.error != engine::ErrorKind::None || event.reason != engine::Reason::None)
            return ofFaults;
        return makesDurable(event) || event.call == engine::Call::Send ? ofEffects : 0;
    case Kind::Committed: return ofEffects;
    case Kind::Delivered: return event.redelivered ? ofEffects : ofSteps;
    case Kind::Published: return event.retryOf.isEmpty() ? 0 : ofEffects;
    case Kind::PublishDropped:
    case Kind::StrategySwitched:
    case Kind::Replayed: return ofEffects;
    case Kind::Acked:
    case Kind::Paused:
    case Kind::Nacked: return ofSteps;
    default: return 0;
    }
}

/// What is gone once it has happened is shown while it happens.
bool isShownOnItsWay(const Event &event)
{
    return event.kind == Kind::AckLost || event.kind == Kind::AckRejected || event.kind == Kind::PublishDropped;
}

/// Far enough to be seen breaking.
constexpr double onItsWay = 0.8;

/// The least of all gives way; among equals the latest, since the beginning is what explains the rest.
void dropOne(std::vector<KeyMoment> &moments)
{
    const auto least = std::min_element(moments.rbegin(), moments.rend(),
                                        [](const auto &left, const auto &right) { return left.weight < right.weight; });
    moments.erase(std::prev(least.base()));
}

} // namespace

std::vector<KeyMoment> keyMomentsOf(const trace::Recording &recording, std::size_t most, Progress &progress)
{
    std::vector<KeyMoment> moments;
    trace::State before(recording.setup);
    walk(recording, progress, [&](const Moment &moment) {
        const bool last = moment.index + 1 == recording.events.size();
        const int weight = last ? ofTheEnd : weightOf(moment.event);
        if (weight > 0) {
            const bool moving = !last && isShownOnItsWay(moment.event);
            moments.push_back(
                { moment.index + 1, moment.sentence, moving ? before : moment.after, moving ? onItsWay : 0.0, weight });
            if (moments.size() > most)
                dropOne(moments);
        }
        before = moment.after;
    });
    return moments;
}

} // namespace exporting
