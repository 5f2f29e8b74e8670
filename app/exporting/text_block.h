// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace exporting {

/// A text over some lines: it wraps where it must, between words or in them, and ends in an ellipsis where the lines are
/// used up. Nothing of it is ever wider than it may be.
class TextBlock
{
public:
    TextBlock(const QString &text, const QFont &font, double width, int mostLines = 1);

    double height() const;
    /// From the top left on.
    void draw(QPainter &painter, QPointF at, const QColor &colour, Qt::Alignment alignment = Qt::AlignLeft) const;

private:
    QFont m_font;
    double m_width;
    double m_lineHeight;
    QStringList m_lines;
};

} // namespace exporting
