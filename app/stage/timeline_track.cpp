// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stage {

namespace {

// Units of the design.
constexpr double trackWidth = 4;
constexpr double dotRadius = 2.8;
constexpr double knobRadius = 8;
constexpr double handleRadius = 6;
/// Two dots in one column would lie on each other: the one that matters more is drawn.
constexpr double column = 5;

} // namespace

void TimelinePainter::paintTrack(double until)
{
    const QRectF &plot = m_lanes.plot();
    const double y = m_lanes.trackY();
    const double x = std::clamp(until, plot.left(), plot.right());
    m_canvas.line({ plot.left(), y }, { plot.right(), y }, theme().border, px(trackWidth));
    if (x > plot.left())
        m_canvas.line({ plot.left(), y }, { x, y }, theme().accent, px(trackWidth));

    struct Marks {
        const std::vector<std::size_t> &events;
        Look look;
    };
    const std::array marks{ Marks{ m_chronicle.faults(), Look::Fault }, Marks{ m_chronicle.copies(), Look::Duplicate },
                            Marks{ m_chronicle.commits(), Look::Committed },
                            Marks{ m_chronicle.deliveries(), Look::InFlight } };
    const int columns = static_cast<int>(std::ceil(plot.width() / px(column)));
    for (int index = 0; index < columns; ++index) {
        const double left = plot.left() + index * px(column);
        const std::size_t first = m_pacing.eventsAt(m_lanes.secondsAt(left));
        const std::size_t end = m_pacing.eventsAt(m_lanes.secondsAt(left + px(column)));
        for (const Marks &mark : marks) {
            const auto found = std::lower_bound(mark.events.begin(), mark.events.end(), first);
            if (found == mark.events.end() || *found >= end)
                continue;
            m_canvas.dot({ endX(*found), y }, px(dotRadius), m_canvas.tone(mark.look).line, theme().panel);
            break;
        }
    }
}

void TimelinePainter::paintPlayhead()
{
    const QRectF &plot = m_lanes.plot();
    const double x = m_lanes.xAt(m_playhead);
    if (x < plot.left() - 1 || x > plot.right() + 1)
        return;
    m_canvas.line({ x, m_lanes.knobY() }, { x, m_lanes.trackY() - px(knobRadius) }, theme().accent, px(1.8));
    m_canvas.dot({ x, m_lanes.knobY() }, px(handleRadius), theme().accent, theme().accent);
    m_canvas.dot({ x, m_lanes.trackY() }, px(knobRadius), theme().panel, theme().panel);
    QPainter &painter = m_canvas.painter();
    painter.setPen(QPen(theme().accent, px(2.2)));
    painter.setBrush(theme().panel);
    painter.drawEllipse(QPointF(x, m_lanes.trackY()), px(knobRadius - 1), px(knobRadius - 1));
    m_canvas.dot({ x, m_lanes.trackY() }, px(2.4), theme().accent, theme().accent);
}

} // namespace stage
