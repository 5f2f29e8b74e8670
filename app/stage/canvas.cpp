// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/canvas.h"

#include <QPaintEngine>

#include <algorithm>
#include <cmath>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double smallestText = 8.5;
/// A text that fits exactly must not lose its last letter to rounding.
constexpr double slack = 0.5;
constexpr double headUnits = 9;
constexpr double headWidth = 8;

struct Size {
    double units;
    int weight;
    bool mono;
};

constexpr Size sizeOf(Type type)
{
    switch (type) {
    case Type::Title: return { 13.5, QFont::DemiBold, false };
    case Type::Label: return { 11.5, QFont::DemiBold, false };
    case Type::Body: return { 11.5, QFont::Normal, false };
    case Type::Small: return { 10.5, QFont::Normal, false };
    case Type::Tiny: return { 9.5, QFont::DemiBold, false };
    case Type::Mono: return { 11.5, QFont::Normal, true };
    case Type::MonoBold: return { 11.5, QFont::Bold, true };
    case Type::MonoSmall: return { 10.5, QFont::Normal, true };
    }
    return { 11.5, QFont::Normal, false };
}

} // namespace

Canvas::Canvas(QPainter &painter, const Theme &theme, double scale)
    : m_painter(painter)
    , m_theme(theme)
    , m_scale(scale)
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (std::size_t type = 0; type < typeCount; ++type) {
        const Size size = sizeOf(static_cast<Type>(type));
        const double pixels = std::max(smallestText, size.units * scale);
        m_faces[type] = &Typeface::of(qRound(pixels), size.weight, size.mono);
    }
}

Typeface &Canvas::face(Type type) const
{
    return *m_faces[static_cast<std::size_t>(type)];
}

double Canvas::widthOf(const QString &text, Type type) const
{
    return face(type).widthOf(text);
}

double Canvas::heightOf(Type type) const
{
    return face(type).height();
}

QString Canvas::fitting(const QStringList &texts, Type type, double width) const
{
    for (const QString &text : texts) {
        if (widthOf(text, type) <= width + slack)
            return text;
    }
    return texts.isEmpty() ? QString() : texts.back();
}

Type Canvas::fitting(const QString &text, std::initializer_list<Type> types, double width) const
{
    const auto fits =
        std::find_if(types.begin(), types.end(), [&](Type type) { return widthOf(text, type) <= width + slack; });
    return fits == types.end() ? *std::prev(types.end()) : *fits;
}

QStringList Canvas::broken(const QString &text, Type type, double width) const
{
    if (widthOf(text, type) <= width + slack)
        return { text };
    for (qsizetype at = text.lastIndexOf(u' '); at > 0; at = text.lastIndexOf(u' ', at - 1)) {
        const QStringList lines{ text.left(at), text.mid(at + 1) };
        if (widthOf(lines[0], type) <= width + slack)
            return widthOf(lines[1], type) <= width + slack ? lines : QStringList();
    }
    return {};
}

void Canvas::paragraph(const QRectF &rect, const QStringList &texts, Type type, const QColor &colour)
{
    const double height = heightOf(type);
    for (const QString &text : texts) {
        const QStringList lines = broken(text, type, rect.width());
        if (lines.isEmpty() || (lines.size() > 1 && rect.height() + slack < 2 * height))
            continue;
        double top = rect.center().y() - static_cast<double>(lines.size()) * height / 2;
        for (const QString &line : lines) {
            this->text(QRectF(rect.left(), top, rect.width(), height), line, type, colour, Qt::AlignCenter);
            top += height;
        }
        return;
    }
    this->text(rect, texts.isEmpty() ? QString() : texts.back(), type, colour, Qt::AlignCenter);
}

QString Canvas::elided(const QString &text, Type type, double width) const
{
    return face(type).elided(text, Qt::ElideMiddle, width + slack);
}

void Canvas::text(const QRectF &rect, const QString &text, Type type, const QColor &colour, Qt::Alignment alignment,
                  Qt::TextElideMode elide)
{
    if (text.isEmpty() || rect.width() <= 0)
        return;
    m_painter.setFont(face(type).font());
    m_painter.setPen(colour);
    face(type).draw(m_painter, rect, face(type).elided(text, elide, rect.width() + slack), alignment);
}

void Canvas::label(const QRectF &rect, const QString &text, Type type, const QColor &colour, Qt::Alignment alignment,
                   const QColor &ground)
{
    const QString fitting = elided(text, type, rect.width());
    const double width = widthOf(fitting, type);
    double x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - width;
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - width / 2;
    const QRectF own(x, rect.top(), width, rect.height());
    constexpr double cover = 0.86;
    QColor veil = ground;
    veil.setAlphaF(static_cast<float>(cover));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(veil);
    m_painter.drawRoundedRect(own.adjusted(-px(2), 0, px(2), 0), px(3), px(3));
    this->text(own, fitting, type, colour, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
}

QPen Canvas::pen(const QColor &colour, double width, Stroke stroke) const
{
    QPen pen(colour, width);
    pen.setCapStyle(stroke == Stroke::Solid ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    // Dash patterns count in pen widths.
    const double unit = px(1) / width;
    if (stroke == Stroke::Dashed)
        pen.setDashPattern({ 4 * unit, 3 * unit });
    else if (stroke == Stroke::Dotted)
        pen.setDashPattern({ 2 * unit, 3 * unit });
    return pen;
}

void Canvas::box(const QRectF &rect, double radius, const QColor &fill, const QColor &line, Stroke stroke, double width)
{
    const double pixels = std::max(1.0, px(width));
    m_painter.setBrush(fill);
    m_painter.setPen(line.alpha() == 0 ? QPen(Qt::NoPen) : pen(line, pixels, stroke));
    const double inset = pixels / 2;
    m_painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
}

bool Canvas::canClip() const
{
    return m_painter.paintEngine()->type() != QPaintEngine::SVG;
}

void Canvas::hatch(const QRectF &rect, double radius, const QColor &colour)
{
    // Cut by hand: not every paint engine can clip.
    const double step = px(7);
    const QRectF room = rect.adjusted(px(1), px(1), -px(1), -px(1));
    m_painter.setPen(pen(colour, std::max(1.0, px(1)), Stroke::Solid));
    // The pattern belongs to the stage, not to the box: neighbours hatch in one grain. Along a line, x - y stays.
    const int first = static_cast<int>(std::ceil((room.left() - room.bottom()) / step));
    const int last = static_cast<int>(std::floor((room.right() - room.top()) / step));
    // A line this near to a corner would leave its round.
    const double round = radius * (2 - std::sqrt(2.0));
    for (int line = first; line <= last; ++line) {
        const double offset = line * step;
        const QPointF from(std::max(room.left(), offset + room.top()), std::max(room.top(), room.left() - offset));
        const QPointF to(std::min(room.right(), offset + room.bottom()),
                         std::min(room.bottom(), room.right() - offset));
        const bool nearCorner = std::abs(offset - (room.left() - room.bottom())) < round
            || std::abs(offset - (room.right() - room.top())) < round;
        if (!nearCorner && to.x() > from.x())
            m_painter.drawLine(from, to);
    }
}

void Canvas::check(QPointF centre, double size, const QColor &colour)
{
    QPainterPath path(centre + QPointF(-size * 0.5, size * 0.02));
    path.lineTo(centre + QPointF(-size * 0.14, size * 0.38));
    path.lineTo(centre + QPointF(size * 0.5, -size * 0.4));
    stroke(path, colour, std::max(1.2, size * 0.22));
}

void Canvas::cross(QPointF centre, double size, const QColor &colour)
{
    const double arm = size * 0.42;
    QPainterPath path(centre + QPointF(-arm, -arm));
    path.lineTo(centre + QPointF(arm, arm));
    path.moveTo(centre + QPointF(-arm, arm));
    path.lineTo(centre + QPointF(arm, -arm));
    stroke(path, colour, std::max(1.3, size * 0.22));
}

void Canvas::dot(QPointF centre, double radius, const QColor &fill, const QColor &line)
{
    m_painter.setBrush(fill);
    m_painter.setPen(pen(line, std::max(1.0, px(1.2)), Stroke::Solid));
    m_painter.drawEllipse(centre, radius, radius);
}

void Canvas::badge(QPointF centre, int number)
{
    const Theme::Tone tone = this->tone(Look::Duplicate);
    const QString text = u'×' + QString::number(number);
    const double height = px(17);
    const double width = std::max(height, widthOf(text, Type::Tiny) + px(8));
    const QRectF rect(centre.x() - width / 2, centre.y() - height / 2, width, height);
    box(rect, height / 2, tone.line, m_theme.panel, Stroke::Solid, 1.5);
    this->text(rect, text, Type::Tiny, tone.fill, Qt::AlignCenter, Qt::ElideNone);
}

void Canvas::line(QPointF from, QPointF to, const QColor &colour, double width, Stroke stroke)
{
    m_painter.setPen(pen(colour, width, stroke));
    m_painter.drawLine(from, to);
}

void Canvas::stroke(const QPainterPath &path, const QColor &colour, double width, Stroke stroke)
{
    m_painter.strokePath(path, pen(colour, width, stroke));
}

double Canvas::headLength() const
{
    return px(headUnits);
}

void Canvas::arrowHead(QPointF tip, QPointF direction, double length, const QColor &colour)
{
    const QPointF along = direction / std::max(1e-6, std::hypot(direction.x(), direction.y())) * length;
    const QPointF side = QPointF(-along.y(), along.x()) * (headWidth / headUnits / 2);
    QPainterPath head(tip);
    head.lineTo(tip - along + side);
    head.lineTo(tip - along - side);
    head.closeSubpath();
    m_painter.fillPath(head, colour);
}

void Canvas::arrow(const Curve &curve, const QColor &colour, double width, Stroke stroke)
{
    const double length = std::min(headLength(), curve.length() * 0.6);
    // The line ends inside the head, so that no gap shows and nothing sticks out at the tip.
    this->stroke(curve.piece(0, curve.placeBeforeEnd(length * 0.7)).path(), colour, width, stroke);
    arrowHead(curve.end(), curve.end() - curve.at(curve.placeBeforeEnd(length)), length, colour);
}

} // namespace stage
