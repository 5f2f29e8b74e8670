// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>

#include <array>

namespace stage {

/// A cubic Bézier curve, the way of everything that travels on the stage.
class Curve
{
public:
    /// Leaves and arrives horizontally.
    static Curve sideways(QPointF from, QPointF to);
    static Curve straight(QPointF from, QPointF to);
    /// With the points that it bends to.
    static Curve through(QPointF from, QPointF first, QPointF second, QPointF to)
    {
        return Curve({ from, first, second, to });
    }

    QPointF start() const { return m_points[0]; }
    QPointF end() const { return m_points[3]; }
    QPointF at(double t) const;
    Curve reversed() const { return Curve({ m_points[3], m_points[2], m_points[1], m_points[0] }); }
    /// Larger by a factor, and moved.
    Curve mapped(double scale, QPointF by) const;
    /// The piece between two places; the whole is 0 to 1.
    Curve piece(double from, double to) const;
    QPainterPath path() const;
    double length() const;
    /// The place on the curve that lies `distance` before its end, measured along it.
    double placeBeforeEnd(double distance) const;

private:
    explicit Curve(const std::array<QPointF, 4> &points)
        : m_points(points)
    {
    }

    std::array<QPointF, 4> m_points;
};

} // namespace stage
