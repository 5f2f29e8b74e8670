// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/slide.h"

#include "exporting/text_block.h"

#include <QFontMetricsF>
#include <QPainter>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr double margin = 28;
constexpr double headHeight = 92;
constexpr double footHeight = 112;
constexpr double gap = 12;
constexpr double rounding = 8;

} // namespace

Slide::Slide(const Theme &theme, QSizeF size)
    : m_theme(theme)
    , m_size(size)
    , m_body(margin, headHeight, size.width() - 2 * margin, size.height() - headHeight - footHeight - margin)
{
}

void Slide::paint(QPainter &painter, const Caption &caption) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF({ 0, 0 }, m_size), m_theme.panel);
    paintHead(painter, caption);
    paintFoot(painter, caption);
    painter.restore();
}

void Slide::paintHead(QPainter &painter, const Caption &caption) const
{
    const double right = m_size.width() - margin;
    double room = m_size.width() - 2 * margin;
    if (caption.verdict)
        room -= paintVerdict(painter, { right, 22 }, Qt::AlignRight, caption, m_theme) + gap;
    TextBlock(caption.title, Theme::ui(24, QFont::DemiBold), room).draw(painter, { margin, 20 }, m_theme.text);
    const QFont stepFont = Theme::mono(13);
    const double stepWidth = QFontMetricsF(stepFont).horizontalAdvance(caption.step);
    const QFont handlingFont = Theme::ui(14);
    TextBlock(caption.handling, handlingFont, m_size.width() - 2 * margin - stepWidth - 2 * gap)
        .draw(painter, { margin, 56 }, m_theme.muted);
    TextBlock(caption.step, stepFont, stepWidth + 1)
        .draw(painter, { right - stepWidth - 1, 57 }, m_theme.muted, Qt::AlignRight);
}

void Slide::paintFoot(QPainter &painter, const Caption &caption) const
{
    const QRectF rect(margin, m_size.height() - margin - footHeight + gap, m_size.width() - 2 * margin,
                      footHeight - gap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.raised);
    painter.drawRoundedRect(rect, rounding, rounding);
    painter.setBrush(caption.verdict ? toneOf(*caption.verdict, m_theme).line : m_theme.accent);
    painter.drawEllipse(QPointF(rect.left() + 22, rect.center().y()), 5, 5);
    const double left = rect.left() + 44;
    const double width = rect.right() - left - 20;
    const TextBlock why(caption.sentence.why, Theme::ui(15), width, 2);
    const TextBlock what(caption.sentence.what, Theme::ui(17, QFont::DemiBold), width,
                         caption.sentence.why.isEmpty() ? 3 : 2);
    constexpr double between = 3;
    const double height = what.height() + (why.height() > 0 ? between + why.height() : 0);
    const double top = rect.center().y() - height / 2;
    what.draw(painter, { left, top }, m_theme.text);
    why.draw(painter, { left, top + what.height() + between }, m_theme.muted);
}

double paintVerdict(QPainter &painter, QPointF at, Qt::Alignment alignment, const Caption &caption, const Theme &theme)
{
    const Theme::Tone &tone = toneOf(*caption.verdict, theme);
    const QFont font = Theme::ui(15, QFont::DemiBold);
    const QString text = signOf(*caption.verdict) + u"  "_s + caption.verdictText;
    const double width = QFontMetricsF(font).horizontalAdvance(text) + 2 * gap;
    const QRectF rect(alignment & Qt::AlignRight ? at.x() - width : at.x(), at.y(), width, verdictHeight);
    painter.setPen(QPen(tone.line, 1.2));
    painter.setBrush(tone.fill);
    painter.drawRoundedRect(rect, rounding, rounding);
    painter.setFont(font);
    painter.setPen(tone.text);
    painter.drawText(rect, int(Qt::AlignCenter) | int(Qt::TextSingleLine), text);
    return width;
}

} // namespace exporting
