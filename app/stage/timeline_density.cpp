// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_painter.h"

#include <algorithm>

namespace stage {

namespace {

/// The width of a column, in pixels: what falls into one is drawn as one.
constexpr double column = 3;

} // namespace

/// Asks for every column; what this costs depends on the width of the picture.
void TimelinePainter::paintRuns(double y, const QColor &colour, const std::function<bool(double, double)> &isBusy)
{
    const QRectF &plot = m_lanes.plot();
    const double half = m_lanes.barHeight() / 2;
    const int columns = static_cast<int>(plot.width() / column);
    for (int begin = 0; begin < columns; ++begin) {
        const auto busyAt = [&](int at) {
            const double x = plot.left() + at * column;
            return isBusy(m_lanes.secondsAt(x), m_lanes.secondsAt(x + column));
        };
        if (!busyAt(begin))
            continue;
        int end = begin + 1;
        while (end < columns && busyAt(end))
            ++end;
        m_canvas.painter().fillRect(QRectF(plot.left() + begin * column, y - half, (end - begin) * column, 2 * half),
                                    colour);
        begin = end;
    }
}

void TimelinePainter::paintBusy(const std::vector<Span> &spans, double y, Look look)
{
    const Theme::Tone tone = m_canvas.tone(look);
    paintRuns(y, blend(tone.fill, tone.line, 0.35), [&](double from, double to) {
        const auto span = std::partition_point(spans.begin(), spans.end(), [&](const Span &it) {
            return it.last != Span::open && m_pacing.endOf(it.last) < from;
        });
        return span != spans.end() && m_pacing.startOf(span->first) < to;
    });
}

void TimelinePainter::paintMarks(const std::vector<std::size_t> &events, Lanes::Kind lane, Look look)
{
    if (!m_lanes.has(lane))
        return;
    const Theme::Tone tone = m_canvas.tone(look);
    paintRuns(m_lanes.yOf(lane), look == Look::Neutral ? theme().faint : tone.line, [&](double from, double to) {
        const std::size_t end = m_pacing.eventsAt(to);
        const auto mark = std::lower_bound(events.begin(), events.end(), m_pacing.eventsAt(from));
        return mark != events.end() && *mark < end;
    });
}

void TimelinePainter::paintDensity()
{
    for (int instance = 0; instance < static_cast<int>(m_recording.roster.size()); ++instance) {
        const double y = m_lanes.yOf(instance);
        paintBusy(m_chronicle.handlings(instance), y, Look::InFlight);
        paintBusy(m_chronicle.waits(instance), y, Look::Waiting);
        paintBusy(m_chronicle.outages(instance), y, Look::Fault);
        paintBusy(m_chronicle.transactions(instance), m_lanes.yOf(Lanes::Kind::Database), Look::Pending);
    }
    if (m_lanes.has(Lanes::Kind::Cache))
        paintBusy(m_chronicle.cacheOutages(), m_lanes.yOf(Lanes::Kind::Cache), Look::Fault);
    paintMarks(m_chronicle.commits(), Lanes::Kind::Database, Look::Committed);
    paintMarks(m_chronicle.publishes(), Lanes::Kind::Producer, Look::Neutral);
    paintMarks(m_chronicle.mails(), Lanes::Kind::Mail, Look::InFlight);
    paintMarks(m_chronicle.cacheCalls(), Lanes::Kind::Cache, Look::InFlight);
    paintMarks(m_chronicle.deliveries(), Lanes::Kind::Broker, Look::InFlight);
    paintMarks(m_chronicle.copies(), Lanes::Kind::Broker, Look::Duplicate);
    paintMarks(m_chronicle.faults(), Lanes::Kind::Broker, Look::Fault);
}

} // namespace stage
