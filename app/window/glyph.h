// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace window {

/// The few signs on our buttons, drawn rather than loaded: sharp at every scale, in any colour.
enum class Glyph : quint8 { None, First, Back, Play, Pause, Next, Last, Chevron, Theme, Keys, Close, Replay, Picture };

/// Paints the glyph in the middle of the rectangle, 16 units large at a `scale` of 1.
void paintGlyph(QPainter &painter, Glyph glyph, const QRectF &rect, const QColor &colour, double scale = 1);

/// A key as it looks on the keyboard, right-aligned in the rectangle. Returns its width.
double paintKeyCap(QPainter &painter, const QString &key, const QRectF &rect, const QColor &text, const QColor &ground,
                   const QColor &border);

} // namespace window
