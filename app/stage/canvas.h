// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/curve.h"
#include "stage/look.h"
#include "stage/typeface.h"

#include <QPainter>
#include <QStringList>

#include <array>

namespace stage {

enum class Stroke : quint8 { Solid, Dashed, Dotted };

/// How large text is, in units of the design.
enum class Type : quint8 { Title, Label, Body, Small, Tiny, Mono, MonoBold, MonoSmall };
inline constexpr std::size_t typeCount = 8;

/// A painter that knows the theme, the scale of the picture, and the few shapes that everything is made of.
class Canvas
{
public:
    Canvas(QPainter &painter, const Theme &theme, double scale);

    QPainter &painter() { return m_painter; }
    const Theme &theme() const { return m_theme; }
    /// Units of the design, in pixels.
    double px(double units) const { return units * m_scale; }
    Theme::Tone tone(Look look) const { return toneOf(m_theme, look); }
    Theme::Tone tone(Tint tint) const { return toneOf(m_theme, tint); }
    double widthOf(const QString &text, Type type) const;
    double heightOf(Type type) const;
    /// The first of the texts, from the longest to the shortest, that fits on a line; the last where none does.
    QString fitting(const QStringList &texts, Type type, double width) const;
    /// The first of the types, from the largest to the smallest, in which the text fits; the last where it does in none.
    Type fitting(const QString &text, std::initializer_list<Type> types, double width) const;
    /// As much of it as fits, with an ellipsis in the middle.
    QString elided(const QString &text, Type type, double width) const;

    void text(const QRectF &rect, const QString &text, Type type, const QColor &colour,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter, Qt::TextElideMode elide = Qt::ElideRight);
    /// Centred, on one line or on two: the first of the texts for which there is room.
    void paragraph(const QRectF &rect, const QStringList &texts, Type type, const QColor &colour);
    /// On one line, readable on anything: it covers what is behind it with the colour of the ground.
    void label(const QRectF &rect, const QString &text, Type type, const QColor &colour, Qt::Alignment alignment,
               const QColor &ground);
    /// Whether what is painted to can cut along a path.
    bool canClip() const;
    /// Rectangles and radii in pixels from here on.
    void box(const QRectF &rect, double radius, const QColor &fill, const QColor &line, Stroke stroke = Stroke::Solid,
             double width = 1);
    void hatch(const QRectF &rect, double radius, const QColor &colour);
    void check(QPointF centre, double size, const QColor &colour);
    void cross(QPointF centre, double size, const QColor &colour);
    void dot(QPointF centre, double radius, const QColor &fill, const QColor &line);
    /// "×2" in a disc.
    void badge(QPointF centre, int number);
    void line(QPointF from, QPointF to, const QColor &colour, double width = 1, Stroke stroke = Stroke::Solid);
    void stroke(const QPainterPath &path, const QColor &colour, double width, Stroke stroke = Stroke::Solid);
    void arrowHead(QPointF tip, QPointF direction, double length, const QColor &colour);
    /// An arrow whose tip lies exactly on the end of the curve.
    void arrow(const Curve &curve, const QColor &colour, double width, Stroke stroke = Stroke::Solid);

    /// How long the head of an arrow is, in pixels.
    double headLength() const;

private:
    Typeface &face(Type type) const;
    /// The lines that the text takes where it is not wider than that; none when it takes more than two.
    QStringList broken(const QString &text, Type type, double width) const;
    QPen pen(const QColor &colour, double width, Stroke stroke) const;

    QPainter &m_painter;
    const Theme &m_theme;
    double m_scale;
    std::array<Typeface *, typeCount> m_faces;
};

/// Restores the painter, with its opacity and clip, at the end of a block.
class Saved
{
public:
    explicit Saved(Canvas &canvas)
        : m_painter(canvas.painter())
    {
        m_painter.save();
    }
    Saved(const Saved &) = delete;
    Saved &operator=(const Saved &) = delete;
    ~Saved() { m_painter.restore(); }

private:
    QPainter &m_painter;
};

} // namespace stage
