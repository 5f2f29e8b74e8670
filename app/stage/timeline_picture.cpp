// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_picture.h"

#include "stage/timeline_painter.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace stage {

namespace {

/// How near the mouse has to come, in units of the design.
constexpr double reach = 8;
/// How far the track and its dots reach beyond their middle.
constexpr double trackReach = 5;
/// A line may begin long before its event moves, with other events between: so many of them are looked at.
constexpr std::size_t leeway = 40;

TimelineView whole(TimelineView view, const Pacing &pacing)
{
    return view.to > view.from ? view : TimelineView{ 0, std::max(1.0, pacing.duration()) };
}

double distance(const Trail &trail, QPointF point)
{
    const QPointF along = trail.to - trail.from;
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(point - trail.from, along) / length, 0.0, 1.0) : 0.0;
    return QLineF(trail.from + along * t, point).length();
}

} // namespace

TimelinePicture::TimelinePicture(const trace::Recording &recording, const Pacing &pacing, double playhead,
                                 TimelineView view, QSizeF size, const Theme &theme,
                                 std::optional<std::size_t> forkedAt, std::optional<std::size_t> divergedAt)
    : m_recording(recording)
    , m_pacing(pacing)
    , m_theme(theme)
    , m_playhead(playhead)
    , m_forkedAt(forkedAt)
    , m_divergedAt(divergedAt)
    , m_lanes(std::make_shared<const Lanes>(recording, pacing, whole(view, pacing), size))
{
}

template<typename Act>
void TimelinePicture::withPainter(QPainter &painter, const Act &act) const
{
    painter.save();
    Canvas canvas(painter, m_theme, m_lanes->scale());
    TimelinePainter timeline(canvas, m_recording, m_pacing, *m_lanes, m_playhead, m_forkedAt, m_divergedAt);
    act(timeline);
    painter.restore();
}

void TimelinePicture::paint(QPainter &painter) const
{
    withPainter(painter, [this](TimelinePainter &timeline) {
        timeline.paintGround();
        timeline.dimFuture();
        timeline.paintTrack(xAt(m_playhead));
        timeline.paintPlayhead();
    });
}

void TimelinePicture::paintGround(QPainter &painter) const
{
    withPainter(painter, [this](TimelinePainter &timeline) {
        timeline.paintGround();
        timeline.paintTrack(m_lanes->plot().left());
    });
}

void TimelinePicture::paintTravelled(QPainter &painter) const
{
    withPainter(painter, [this](TimelinePainter &timeline) { timeline.paintTrack(m_lanes->plot().right()); });
}

void TimelinePicture::paintPresent(QPainter &painter) const
{
    withPainter(painter, [](TimelinePainter &timeline) {
        timeline.dimFuture();
        timeline.paintPlayhead();
    });
}

QRect TimelinePicture::travelled() const
{
    const QRectF &plot = m_lanes->plot();
    const double around = m_lanes->px(trackReach);
    const double x = m_lanes->xAt(m_playhead);
    if (x <= plot.left())
        return {};
    // Where all of it has been travelled, its round end sticks out.
    const double right = x < plot.right() ? x : plot.right() + around;
    return QRectF(QPointF(plot.left() - around, m_lanes->trackY() - around), QPointF(right, m_lanes->trackY() + around))
        .toAlignedRect();
}

std::size_t TimelinePicture::groundSince() const
{
    const VisibleEvents visible = visibleEvents(m_recording, m_pacing, *m_lanes);
    if (visible.tooMany)
        return 0;
    // The transactions show how far they have come; nothing else tells the past from the future.
    const auto changesWork = [](const engine::Event &event) {
        using Kind = engine::Event::Kind;
        return !event.rows.empty() || event.kind == Kind::Committed || event.kind == Kind::RolledBack
            || event.kind == Kind::Crashed;
    };
    std::size_t events = std::min(m_pacing.eventsAt(m_playhead), m_recording.events.size());
    const std::size_t first = events >= visible.first ? visible.first : 0;
    while (events > first && !changesWork(m_recording.events[events - 1]))
        --events;
    return events;
}

double TimelinePicture::secondsAt(double x) const
{
    return m_lanes->secondsAt(x);
}

double TimelinePicture::xAt(double seconds) const
{
    return m_lanes->xAt(seconds);
}

std::optional<std::size_t> TimelinePicture::eventAt(QPointF position) const
{
    const std::size_t count = std::min(m_pacing.eventCount(), m_recording.events.size());
    const double near = m_lanes->px(reach);
    const std::size_t earliest = m_pacing.eventsAt(m_lanes->secondsAt(position.x() - near));
    const std::size_t first = earliest - std::min(earliest, leeway);
    const std::size_t end = std::min(count, earliest + 2 * leeway);
    const bool onTrack = std::abs(position.y() - m_lanes->trackY()) <= near;
    std::optional<std::size_t> nearest;
    double least = near;
    for (std::size_t index = first; index < end; ++index) {
        const Trail trail = trailOf(*m_lanes, m_pacing, m_recording.events[index], index);
        double away = distance(trail, position);
        if (onTrack)
            away = std::abs(m_lanes->xAt(m_pacing.endOf(index)) - position.x());
        else if (!trail.crosses && std::abs(position.y() - trail.from.y()) <= m_lanes->barHeight() / 2)
            away = std::max({ 0.0, trail.from.x() - position.x(), position.x() - trail.to.x() });
        if (away < least || (away <= least && !nearest)) {
            least = away;
            nearest = index;
        }
    }
    return nearest;
}

} // namespace stage
