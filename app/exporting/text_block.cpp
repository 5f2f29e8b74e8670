// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/text_block.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>
#include <QTextLayout>

#include <cmath>

namespace exporting {

TextBlock::TextBlock(const QString &text, const QFont &font, double width, int mostLines)
    : m_font(font)
    , m_width(width)
    , m_lineHeight(std::ceil(QFontMetricsF(font).height()))
{
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(font);
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool last = m_lines.size() + 1 == mostLines;
        const QString words = last ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        m_lines.append(metrics.elidedText(words.trimmed(), Qt::ElideRight, width));
        if (last)
            break;
    }
    layout.endLayout();
}

double TextBlock::height() const
{
    return m_lineHeight * static_cast<double>(m_lines.size());
}

void TextBlock::draw(QPainter &painter, QPointF at, const QColor &colour, Qt::Alignment alignment) const
{
    painter.setFont(m_font);
    painter.setPen(colour);
    for (const QString &line : m_lines) {
        painter.drawText(QRectF(at, QSizeF(m_width, m_lineHeight)),
                         int(alignment | Qt::AlignVCenter) | int(Qt::TextSingleLine), line);
        at.ry() += m_lineHeight;
    }
}

} // namespace exporting
