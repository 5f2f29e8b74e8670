// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/pacing.h"

#include "engine/latency.h"
#include "stage/chronicle.h"

#include <algorithm>
#include <cmath>

namespace stage {

using engine::Event;
using engine::Time;

namespace {

// Seconds on the screen at ordinary speed.
constexpr double leadIn = 0.3;
constexpr double rest = 0.8;
constexpr double longestGap = 1.6;
/// A gap of a hop is hardly one; beyond it each doubling adds a little.
constexpr double gapPerDoubling = 0.11;
constexpr Time hop = engine::latency::hop;

double movementOf(const Event &event)
{
    using Kind = Event::Kind;
    switch (event.kind) {
    case Kind::Published:
    case Kind::PublishDropped:
    case Kind::Delivered:
    case Kind::Acked:
    case Kind::AckLost:
    case Kind::AckRejected: return 1.0;
    case Kind::Crashed:
    case Kind::RolledBack:
    case Kind::Committed: return 0.9;
    case Kind::Waiting:
    case Kind::LockExpired:
    case Kind::DeadLettered:
    case Kind::Nacked:
    case Kind::Replayed:
    case Kind::InboxPurged:
    case Kind::Paused: return 0.7;
    case Kind::Performed: return 0.6;
    case Kind::Requeued: return 0.55;
    case Kind::Returned:
    case Kind::AckSent:
    case Kind::Restarted:
    case Kind::CacheFailed:
    case Kind::CacheRecovered:
    case Kind::StrategySwitched:
    case Kind::ClockAdvanced: return 0.45;
    }
    return 0.45;
}

double gapOf(Time passed)
{
    const double hops = static_cast<double>(std::max<qint64>(passed.count(), 0)) / static_cast<double>(hop.count());
    return std::min(longestGap, gapPerDoubling * std::log2(1 + hops));
}

} // namespace

Pacing::Pacing(const trace::Recording &recording)
    : m_chronicle(std::make_shared<const Chronicle>(recording))
{
    m_paces.reserve(recording.events.size());
    double now = leadIn;
    Time at{ 0 };
    for (const Event &event : recording.events) {
        // A movement shows the last hop; what went before it is a pause.
        const Time departs = std::max(at, event.at - hop);
        const double start = now + gapOf(departs - at);
        at = std::max(at, event.at);
        now = start + movementOf(event);
        m_paces.push_back({ start, now, at });
    }
    m_duration = m_paces.empty() ? 0 : now + rest;
}

std::size_t Pacing::eventsAt(double seconds) const
{
    const auto after = std::upper_bound(m_paces.begin(), m_paces.end(), seconds,
                                        [](double at, const Pace &pace) { return at < pace.end; });
    return static_cast<std::size_t>(after - m_paces.begin());
}

double Pacing::progressAt(double seconds) const
{
    const std::size_t next = eventsAt(seconds);
    if (next == m_paces.size())
        return 0;
    const Pace &pace = m_paces[next];
    return std::clamp((seconds - pace.start) / (pace.end - pace.start), 0.0, 1.0);
}

Time Pacing::virtualTimeAt(double seconds) const
{
    const std::size_t next = eventsAt(seconds);
    const Pace from = next > 0 ? m_paces[next - 1] : Pace{};
    if (next == m_paces.size())
        return from.at;
    const Pace &to = m_paces[next];
    const double part = std::clamp((seconds - from.end) / (to.end - from.end), 0.0, 1.0);
    return from.at + Time(std::llround(part * static_cast<double>((to.at - from.at).count())));
}

double Pacing::secondsAt(Time virtualTime) const
{
    const auto after = std::upper_bound(m_paces.begin(), m_paces.end(), virtualTime,
                                        [](Time at, const Pace &pace) { return at < pace.at; });
    const Pace from = after != m_paces.begin() ? *std::prev(after) : Pace{};
    if (after == m_paces.end() || virtualTime <= from.at)
        return std::max(0.0, from.end);
    const double part =
        static_cast<double>((virtualTime - from.at).count()) / static_cast<double>((after->at - from.at).count());
    return from.end + part * (after->end - from.end);
}

} // namespace stage
