// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/timeline_picture.h"

#include <QRectF>

namespace stage {

/// Where the timeline's lanes lie, and how time runs across them.
class Lanes
{
public:
    enum class Kind : quint8 { Producer, Broker, Instance, Database, Mail, Cache };

    struct Lane {
        Kind kind = Kind::Producer;
        int instance = -1;
        QString name;
        /// "#2", behind the name, whatever becomes of the name.
        QString number;
        double y = 0;
    };

    Lanes(const trace::Recording &recording, const Pacing &pacing, TimelineView view, QSizeF size);

    const std::vector<Lane> &all() const { return m_lanes; }
    /// The y of the first lane of that kind; of that instance.
    double yOf(Kind kind) const;
    double yOf(int instance) const;
    /// Whether there is such a lane.
    bool has(Kind kind) const;

    double scale() const { return m_scale; }
    double px(double units) const { return units * m_scale; }
    /// Time runs from its left to its right; the lanes lie between top and bottom.
    const QRectF &plot() const { return m_plot; }
    double pitch() const { return m_pitch; }
    double barHeight() const { return m_barHeight; }
    /// The track of the scrubber.
    double trackY() const { return m_trackY; }
    double knobY() const { return m_knobY; }

    const TimelineView &view() const { return m_view; }
    double xAt(double seconds) const;
    double secondsAt(double x) const;

private:
    std::vector<Lane> m_lanes;
    TimelineView m_view;
    QRectF m_plot;
    double m_scale = 1;
    double m_pitch = 0;
    double m_barHeight = 0;
    double m_trackY = 0;
    double m_knobY = 0;
};

/// The line along which an event runs: from where and when it sets out to where and when it takes effect.
struct Trail {
    QPointF from;
    QPointF to;
    /// It goes from one lane to another.
    bool crosses = false;
};

Trail trailOf(const Lanes &lanes, const Pacing &pacing, const engine::Event &event, std::size_t index);

} // namespace stage
