// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/curve.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace stage {

namespace {

constexpr int samples = 32;

QPointF lerp(QPointF a, QPointF b, double t)
{
    return a + (b - a) * t;
}

/// The first and the second part of a curve, cut at t.
std::pair<std::array<QPointF, 4>, std::array<QPointF, 4>> cut(const std::array<QPointF, 4> &p, double t)
{
    const QPointF a = lerp(p[0], p[1], t);
    const QPointF b = lerp(p[1], p[2], t);
    const QPointF c = lerp(p[2], p[3], t);
    const QPointF d = lerp(a, b, t);
    const QPointF e = lerp(b, c, t);
    const QPointF f = lerp(d, e, t);
    return { { p[0], a, d, f }, { f, e, c, p[3] } };
}

} // namespace

Curve Curve::sideways(QPointF from, QPointF to)
{
    // Steeper ways need longer arms to stay round.
    const double reach = to.x() - from.x();
    const double arm =
        std::copysign(std::min(std::abs(reach), std::abs(reach) * 0.45 + std::abs(to.y() - from.y()) * 0.12), reach);
    return Curve({ from, from + QPointF(arm, 0), to - QPointF(arm, 0), to });
}

Curve Curve::straight(QPointF from, QPointF to)
{
    return Curve({ from, lerp(from, to, 1.0 / 3), lerp(from, to, 2.0 / 3), to });
}

QPointF Curve::at(double t) const
{
    return cut(m_points, t).second[0];
}

Curve Curve::mapped(double scale, QPointF by) const
{
    std::array<QPointF, 4> points = m_points;
    for (QPointF &point : points)
        point = by + point * scale;
    return Curve(points);
}

Curve Curve::piece(double from, double to) const
{
    const double end = std::clamp(to, 0.0, 1.0);
    const double begin = std::clamp(from, 0.0, end);
    const auto head = cut(m_points, end).first;
    return Curve(end > 0 ? cut(head, begin / end).second : head);
}

QPainterPath Curve::path() const
{
    QPainterPath path(m_points[0]);
    path.cubicTo(m_points[1], m_points[2], m_points[3]);
    return path;
}

double Curve::length() const
{
    double length = 0;
    QPointF last = start();
    for (int i = 1; i <= samples; ++i) {
        const QPointF next = at(static_cast<double>(i) / samples);
        length += QLineF(last, next).length();
        last = next;
    }
    return length;
}

double Curve::placeBeforeEnd(double distance) const
{
    double walked = 0;
    QPointF last = end();
    for (int i = samples - 1; i >= 0; --i) {
        const double t = static_cast<double>(i) / samples;
        const QPointF next = at(t);
        const double stretch = QLineF(last, next).length();
        if (walked + stretch >= distance)
            return t + (1.0 / samples) * (1 - (distance - walked) / std::max(stretch, 1e-9));
        walked += stretch;
        last = next;
    }
    return 0;
}

} // namespace stage
