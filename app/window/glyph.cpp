// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/glyph.h"

#include "stage/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace window {

namespace {

// Coordinates of the glyphs: 16 × 16 around the origin.

QPainterPath triangle(double x, double width, double height, bool right)
{
    QPainterPath path;
    const double tip = right ? x + width : x;
    const double foot = right ? x : x + width;
    path.moveTo(foot, -height / 2);
    path.lineTo(tip, 0);
    path.lineTo(foot, height / 2);
    path.closeSubpath();
    return path;
}

QPainterPath bar(double x)
{
    QPainterPath path;
    path.addRect(x, -7, 2.4, 14);
    return path;
}

QPainterPath filledPath(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::First: return bar(-7) + triangle(-3.4, 10.5, 14, false);
    case Glyph::Back: return triangle(-6, 11, 14, false);
    case Glyph::Play: return triangle(-4.6, 11.5, 14, true);
    case Glyph::Next: return triangle(-7, 10.5, 14, true) + bar(4.6);
    case Glyph::Last: return triangle(-11, 9.5, 14, true) + triangle(-2.2, 9.5, 14, true) + bar(8.4);
    case Glyph::Pause:
        path.addRoundedRect(QRectF(-5.5, -7, 4, 14), 1, 1);
        path.addRoundedRect(QRectF(1.5, -7, 4, 14), 1, 1);
        return path;
    case Glyph::Chevron:
        path.moveTo(-4.2, -2.4);
        path.lineTo(4.2, -2.4);
        path.lineTo(0, 3.2);
        path.closeSubpath();
        return path;
    case Glyph::Theme:
        path.moveTo(0, -6.5);
        path.arcTo(QRectF(-6.5, -6.5, 13, 13), 90, 180);
        path.closeSubpath();
        return path;
    case Glyph::None:
    case Glyph::Keys:
    case Glyph::Close:
    case Glyph::Replay:
    case Glyph::Picture: break;
    }
    return path;
}

QPainterPath strokedPath(Glyph glyph)
{
    QPainterPath path;
    switch (glyph) {
    case Glyph::Theme: path.addEllipse(QRectF(-6.5, -6.5, 13, 13)); break;
    case Glyph::Keys:
        path.addRoundedRect(QRectF(-8, -5.5, 16, 11), 2, 2);
        for (const double x : { -4.6, -1.5, 1.6, 4.7 }) {
            path.moveTo(x - 0.2, -2);
            path.lineTo(x + 0.2, -2);
        }
        path.moveTo(-3.2, 2.2);
        path.lineTo(3.2, 2.2);
        break;
    case Glyph::Close:
        path.moveTo(-4, -4);
        path.lineTo(4, 4);
        path.moveTo(4, -4);
        path.lineTo(-4, 4);
        break;
    case Glyph::Replay:
        path.arcMoveTo(QRectF(-5, -5, 10, 10), 60);
        path.arcTo(QRectF(-5, -5, 10, 10), 60, 290);
        path.moveTo(-0.2, -7.4);
        path.lineTo(2.7, -4.4);
        path.lineTo(-1.2, -2.8);
        break;
    case Glyph::Picture:
        path.addRoundedRect(QRectF(-7, -5.5, 14, 11), 2, 2);
        path.addEllipse(QPointF(-3, -1.8), 1.2, 1.2);
        path.moveTo(-6.6, 4.2);
        path.lineTo(-2.2, 0.9);
        path.lineTo(0.2, 2.9);
        path.lineTo(3.4, -0.8);
        path.lineTo(6.8, 2.8);
        break;
    default: break;
    }
    return path;
}

} // namespace

void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour, double scale)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(scale, scale);
    painter.fillPath(filledPath(glyph), colour);
    painter.strokePath(strokedPath(glyph), QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
}

double paintKeyCap(QPainter &painter, const QString &key, const QRectF &rect, const QColor &text, const QColor &ground,
                   const QColor &border)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(stage::Theme::mono(11));
    const double width = std::max(20.0, QFontMetricsF(painter.font()).horizontalAdvance(key) + 11);
    const QRectF cap(rect.right() - width, rect.center().y() - 9.5, width, 19);
    painter.setPen(QPen(border, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(text);
    painter.drawText(cap, Qt::AlignCenter, key);
    painter.restore();
    return width;
}

} // namespace window
