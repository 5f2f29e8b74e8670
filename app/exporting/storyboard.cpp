// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/storyboard.h"

#include "exporting/slide.h"
#include "exporting/text_block.h"
#include "stage/stage_picture.h"

#include <QPainter>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr double margin = 32;
constexpr double gap = 20;
constexpr int columns = 2;
constexpr double cellHeight = 372;
constexpr double wordsHeight = 62;
constexpr double footHeight = 60;
constexpr double rounding = 8;
constexpr double width = Storyboard::pageSize.width() - 2 * margin;

/// Where the next thing goes: returns the height that the text takes.
double put(QPainter &painter, const TextBlock &text, double top, const QColor &colour)
{
    text.draw(painter, { margin, top }, colour);
    return text.height();
}

TextBlock titleBlock(const Caption &caption)
{
    return { caption.title, Theme::ui(24, QFont::DemiBold), width };
}

TextBlock questionBlock(const Caption &caption)
{
    return { caption.question, Theme::ui(16), width, 2 };
}

TextBlock handlingBlock(const Caption &caption)
{
    return { caption.handling, Theme::ui(13), width };
}

} // namespace

Storyboard::Storyboard(const trace::Recording &recording, const Theme &theme, Progress &progress)
    : m_recording(recording)
    , m_theme(theme)
    , m_caption(captionOf(recording))
    , m_moments(keyMomentsOf(recording, mostMoments, progress))
{
    if (!m_moments.empty())
        describe(m_caption, recording, m_moments.back().state, m_moments.back().sentence);
}

int Storyboard::pages() const
{
    return std::max(1, (static_cast<int>(m_moments.size()) + momentsPerPage - 1) / momentsPerPage);
}

void Storyboard::paintPage(QPainter &painter, int page) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(QRectF({ 0, 0 }, pageSize), m_theme.panel);
    const double top = page == 0 ? paintHead(painter) : margin;
    const int first = page * momentsPerPage;
    const int count = std::min(momentsPerPage, static_cast<int>(m_moments.size()) - first);
    const QRectF room(margin, top, width, pageSize.height() - top - footHeight);
    const double bottom = paintMoments(painter, first, count, room);
    if (page + 1 == pages())
        paintResult(painter, bottom);
    else
        TextBlock(u"%1 / %2"_s.arg(page + 1).arg(pages()), Theme::mono(13), width)
            .draw(painter, { margin, pageSize.height() - footHeight }, m_theme.muted, Qt::AlignRight);
    painter.restore();
}

QSizeF Storyboard::sheetSize() const
{
    const int rows = (static_cast<int>(m_moments.size()) + columns - 1) / columns;
    return { pageSize.width(), headHeight() + rows * (cellHeight + gap) + footHeight };
}

void Storyboard::paintSheet(QPainter &painter) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF size = sheetSize();
    painter.fillRect(QRectF({ 0, 0 }, size), m_theme.panel);
    const double top = paintHead(painter);
    const QRectF room(margin, top, width, size.height() - top - footHeight);
    paintResult(painter, paintMoments(painter, 0, static_cast<int>(m_moments.size()), room));
    painter.restore();
}

double Storyboard::headHeight() const
{
    return margin + titleBlock(m_caption).height() + questionBlock(m_caption).height()
        + handlingBlock(m_caption).height() + gap;
}

double Storyboard::paintHead(QPainter &painter) const
{
    double top = margin - 6;
    top += put(painter, titleBlock(m_caption), top, m_theme.text);
    top += put(painter, questionBlock(m_caption), top + 2, m_theme.text);
    put(painter, handlingBlock(m_caption), top + 6, m_theme.muted);
    return headHeight();
}

/// In two columns. The rows share the room; a page has two of them.
double Storyboard::paintMoments(QPainter &painter, int first, int count, const QRectF &room) const
{
    const int rows = std::max((count + columns - 1) / columns, momentsPerPage / columns);
    const double wide = (room.width() - gap) / columns;
    const double high = std::min(cellHeight, room.height() / rows - gap);
    for (int index = 0; index < count; ++index) {
        const QPointF corner(room.left() + index % columns * (wide + gap),
                             room.top() + static_cast<double>(index / columns) * (high + gap));
        paintMoment(painter, m_moments[static_cast<std::size_t>(first + index)], { corner, QSizeF(wide, high) });
    }
    return room.top() + static_cast<double>((count + columns - 1) / columns) * (high + gap);
}

void Storyboard::paintMoment(QPainter &painter, const KeyMoment &moment, const QRectF &rect) const
{
    painter.setPen(QPen(m_theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, rounding, rounding);
    const double inset = 10;
    const QSizeF size(rect.width() - 2 * inset, rect.height() - wordsHeight - inset);
    painter.save();
    painter.translate(rect.topLeft() + QPointF(inset, inset));
    const stage::StagePicture picture({ m_recording, moment.state, moment.state.events, moment.progress }, size,
                                      m_theme, {});
    picture.paint(painter);
    painter.restore();

    const QRectF words(rect.left() + inset, rect.bottom() - wordsHeight, rect.width() - 2 * inset, wordsHeight);
    const QFont numberFont = Theme::mono(14, QFont::Bold);
    const TextBlock number(QString::number(moment.number), numberFont, 40);
    const TextBlock sentence(moment.sentence.what, Theme::ui(14), words.width() - 48, 3);
    const double top = words.center().y() - sentence.height() / 2;
    number.draw(painter, { words.left() + 4, top }, m_theme.accent);
    sentence.draw(painter, { words.left() + 48, top }, m_theme.text);
}

void Storyboard::paintResult(QPainter &painter, double top) const
{
    if (!m_caption.verdict)
        return;
    const double left = margin + gap + paintVerdict(painter, { margin, top }, Qt::AlignLeft, m_caption, m_theme);
    const TextBlock sentence(m_caption.verdictSentence, Theme::ui(16), margin + width - left);
    sentence.draw(painter, { left, top + (verdictHeight - sentence.height()) / 2 }, m_theme.text);
}

} // namespace exporting
