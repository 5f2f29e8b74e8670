// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_lanes.h"

#include "stage/chronicle.h"
#include "stage/typeface.h"
#include "stage/words.h"

#include <algorithm>
#include <cmath>

namespace stage {

using namespace Qt::Literals::StringLiterals;
using engine::Event;

namespace {

// Units of the design.
constexpr double designWidth = 1050;
constexpr double designHeight = 260;
constexpr double margin = 14;
constexpr double knobRoom = 16;
constexpr double trackRoom = 34;
constexpr double mostPitch = 46;
constexpr double labelUnits = 11.5;
constexpr double mostLabel = 0.22;
constexpr double leastLabel = 64;
constexpr double barShare = 0.54;
constexpr double mostBar = 21;

} // namespace

Lanes::Lanes(const trace::Recording &recording, const Pacing &pacing, TimelineView view, QSizeF size)
    : m_view(view)
{
    const auto add = [&](Kind kind, const QString &name, int instance = -1, const QString &number = {}) {
        m_lanes.push_back({ kind, instance, name, number, 0 });
    };
    add(Kind::Producer, words::producer());
    add(Kind::Broker, words::broker());
    for (int index = 0; index < static_cast<int>(recording.roster.size()); ++index) {
        const engine::InstanceName &name = recording.roster[static_cast<std::size_t>(index)];
        add(Kind::Instance, recording.setup.consumers[static_cast<std::size_t>(name.consumer)].name, index,
            u" #"_s + QString::number(name.number));
    }
    add(Kind::Database, words::laneDatabase());
    if (pacing.chronicle().usesMail())
        add(Kind::Mail, words::laneMail());
    if (pacing.chronicle().usesCache())
        add(Kind::Cache, words::laneCache());

    const double ratio = std::min(size.width() / designWidth, size.height() / designHeight);
    m_scale = std::clamp(std::sqrt(std::max(ratio, 0.01)), 0.8, 1.6);
    const double room = size.height() - px(knobRoom + trackRoom);
    m_pitch = std::max(4.0, std::min(px(mostPitch), room / static_cast<double>(m_lanes.size())));
    m_barHeight = std::min(px(mostBar), m_pitch * barShare);

    double label = px(leastLabel);
    Typeface &face = Typeface::of(qRound(px(labelUnits)), QFont::Normal, false);
    for (const Lane &lane : m_lanes)
        label = std::max(label, face.widthOf(lane.name + lane.number));
    const double left = std::min(label + px(2 + margin), size.width() * mostLabel);
    const double top = px(knobRoom);
    m_plot = QRectF(std::round(left), top, std::max(1.0, size.width() - std::round(left) - px(margin)),
                    m_pitch * static_cast<double>(m_lanes.size()));
    for (std::size_t index = 0; index < m_lanes.size(); ++index)
        m_lanes[index].y = top + m_pitch * (static_cast<double>(index) + 0.5);
    m_trackY = std::min(size.height() - px(trackRoom / 2), m_plot.bottom() + px(trackRoom / 2));
    m_knobY = px(knobRoom / 2);
}

double Lanes::yOf(Kind kind) const
{
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(), [kind](const Lane &it) { return it.kind == kind; });
    return found == m_lanes.end() ? m_plot.top() : found->y;
}

double Lanes::yOf(int instance) const
{
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(),
                                    [instance](const Lane &it) { return it.instance == instance && instance >= 0; });
    return found == m_lanes.end() ? yOf(Kind::Broker) : found->y;
}

bool Lanes::has(Kind kind) const
{
    return std::any_of(m_lanes.begin(), m_lanes.end(), [kind](const Lane &it) { return it.kind == kind; });
}

double Lanes::xAt(double seconds) const
{
    return m_plot.left() + (seconds - m_view.from) / (m_view.to - m_view.from) * m_plot.width();
}

double Lanes::secondsAt(double x) const
{
    return m_view.from + (x - m_plot.left()) / m_plot.width() * (m_view.to - m_view.from);
}

namespace {

/// Whom a step calls, where that is somebody with a lane but no transactions.
std::optional<Lanes::Kind> serviceOf(const Event &event)
{
    switch (event.call) {
    case engine::Call::Send: return Lanes::Kind::Mail;
    case engine::Call::CacheGet:
    case engine::Call::CacheSet:
    case engine::Call::CacheSetIfAbsent: return Lanes::Kind::Cache;
    default: return std::nullopt;
    }
}

/// When the ack that has now arrived or is lost set out.
double departure(const Lanes &lanes, const Pacing &pacing, const Event &event, std::size_t index)
{
    const double start = lanes.xAt(pacing.startOf(index));
    if (event.instance < 0)
        return start;
    const std::vector<std::size_t> &sent = pacing.chronicle().acksSent(event.instance);
    const auto after = std::lower_bound(sent.begin(), sent.end(), index);
    return after == sent.begin() ? start : lanes.xAt(pacing.endOf(*std::prev(after)));
}

} // namespace

Trail trailOf(const Lanes &lanes, const Pacing &pacing, const Event &event, std::size_t index)
{
    using Kind = Event::Kind;
    const double x0 = lanes.xAt(pacing.startOf(index));
    const double x1 = lanes.xAt(pacing.endOf(index));
    const double broker = lanes.yOf(Lanes::Kind::Broker);
    const double instance = lanes.yOf(event.instance);
    const double half = lanes.barHeight() / 2;
    switch (event.kind) {
    case Kind::Published:
    case Kind::PublishDropped:
        if (event.replayOf == 0)
            return { { x0, lanes.yOf(Lanes::Kind::Producer) }, { x1, broker }, true };
        return { { x0, broker }, { x1, broker }, false };
    case Kind::Delivered: return { { x0, broker }, { x1, instance - half }, true };
    case Kind::Acked:
    case Kind::AckLost:
    case Kind::AckRejected:
        return { { departure(lanes, pacing, event, index), instance - half }, { x1, broker }, true };
    case Kind::Nacked: return { { x0, instance - half }, { x1, broker }, true };
    case Kind::Performed:
        if (const auto service = serviceOf(event))
            return { { x0, instance + half }, { x1, lanes.yOf(*service) }, true };
        return { { x0, instance }, { x1, instance }, false };
    case Kind::Requeued:
    case Kind::DeadLettered:
    case Kind::Replayed:
    case Kind::LockExpired: return { { x0, broker }, { x1, broker }, false };
    case Kind::InboxPurged: {
        const double y = lanes.yOf(Lanes::Kind::Database);
        return { { x0, y }, { x1, y }, false };
    }
    case Kind::CacheFailed:
    case Kind::CacheRecovered: {
        const double y = lanes.yOf(Lanes::Kind::Cache);
        return { { x0, y }, { x1, y }, false };
    }
    case Kind::StrategySwitched:
    case Kind::ClockAdvanced: return { { x0, lanes.plot().top() }, { x1, lanes.plot().top() }, false };
    default: return { { x0, instance }, { x1, instance }, false };
    }
}

} // namespace stage
