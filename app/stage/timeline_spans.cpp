// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_painter.h"
#include "stage/words.h"

#include <algorithm>

namespace stage {

using engine::Event;
using Kind = engine::Event::Kind;

namespace {

constexpr double corner = 4;
constexpr double leastBar = 3;
/// More changes than that are not spelled out.
constexpr std::size_t mostChanges = 4;

} // namespace

/// The bar on which the event's instance was at work, or the whole lane.
TimelinePainter::Bar TimelinePainter::handlingAt(std::size_t index) const
{
    const int instance = event(index).instance;
    const std::vector<Span> &spans = m_chronicle.handlings(instance);
    const auto after =
        std::partition_point(spans.begin(), spans.end(), [index](const Span &span) { return span.first <= index; });
    if (after == spans.begin())
        return { m_lanes.plot().left(), m_lanes.plot().right(), m_lanes.yOf(instance) };
    const Span &span = *std::prev(after);
    return { endX(span.first), endOfHandling(span), m_lanes.yOf(instance) };
}

double TimelinePainter::endOfHandling(const Span &span) const
{
    if (span.last == Span::open)
        return m_lanes.xAt(m_pacing.duration());
    // A nack sets out at once; everything else is over when it has taken effect.
    return event(span.last).kind == Kind::Nacked ? startX(span.last) : endX(span.last);
}

void TimelinePainter::paintHandlings(int instance)
{
    const std::vector<Span> &spans = m_chronicle.handlings(instance);
    const Range range = visible(spans);
    const double y = m_lanes.yOf(instance);
    for (std::size_t i = range.first; i < range.end; ++i) {
        const double left = endX(spans[i].first);
        const double right = std::max(left + px(leastBar), endOfHandling(spans[i]));
        const QRectF rect(left, y - m_lanes.barHeight() / 2, right - left, m_lanes.barHeight());
        const bool crashed = spans[i].last != Span::open && event(spans[i].last).kind == Kind::Crashed;
        const Theme::Tone tone = m_canvas.tone(event(spans[i].first).redelivered ? Look::Duplicate : Look::InFlight);
        m_canvas.box(rect, px(corner), tone.fill, tone.line, Stroke::Solid, 1.2);
        if (crashed) {
            // The end is torn off.
            const QRectF torn(rect.right() - px(3), rect.top() - 1, px(4), rect.height() + 2);
            m_canvas.painter().fillRect(torn, theme().panel);
            m_canvas.line({ torn.left(), rect.top() }, { torn.left(), rect.bottom() }, m_canvas.tone(Look::Fault).line,
                          px(1.5), Stroke::Dashed);
        }
        m_labels.avoid(rect);
    }
}

void TimelinePainter::paintWaits(int instance)
{
    const std::vector<Span> &spans = m_chronicle.waits(instance);
    const Range range = visible(spans);
    const double y = m_lanes.yOf(instance);
    for (std::size_t i = range.first; i < range.end; ++i) {
        const Event &wait = event(spans[i].first);
        const double left = startX(spans[i].first);
        const double right = spans[i].last == Span::open ? m_lanes.xAt(m_pacing.duration()) : endX(spans[i].last);
        const QRectF rect(left, y - m_lanes.barHeight() / 2, std::max(px(leastBar), right - left), m_lanes.barHeight());
        const Theme::Tone tone = m_canvas.tone(Look::Waiting);
        m_canvas.box(rect, px(corner), tone.fill, Qt::transparent);
        m_canvas.hatch(rect, px(corner), blend(tone.fill, tone.line, 0.14));
        m_canvas.box(rect, px(corner), Qt::transparent, tone.line, Stroke::Dashed, 1.2);
        m_labels.block(rect);
        if (wait.holder < 0 || m_lanes.barHeight() < m_canvas.heightOf(Type::Tiny) * 0.7)
            continue;
        const double first = std::max(rect.left(), m_lanes.plot().left());
        const QRectF inner(first + px(7), rect.top(), std::min(rect.right(), m_lanes.plot().right()) - first - px(12),
                           rect.height());
        const QString text = m_canvas.fitting(words::waitsFor(m_recording, wait), Type::Tiny, inner.width());
        if (m_canvas.widthOf(text, Type::Tiny) > inner.width())
            continue;
        m_canvas.text(inner, text, Type::Tiny, tone.text, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
    }
}

void TimelinePainter::paintOutages(int instance)
{
    const std::vector<Span> &spans = m_chronicle.outages(instance);
    const Range range = visible(spans);
    const double y = m_lanes.yOf(instance);
    for (std::size_t i = range.first; i < range.end; ++i) {
        const double left = endX(spans[i].first);
        const double right = spans[i].last == Span::open ? m_lanes.xAt(m_pacing.duration()) : endX(spans[i].last);
        m_canvas.line({ left, y }, { right, y }, m_canvas.tone(Look::Fault).line, px(1.5), Stroke::Dashed);
    }
}

void TimelinePainter::paintCacheOutages()
{
    const std::vector<Span> &spans = m_chronicle.cacheOutages();
    const Range range = visible(spans);
    const double y = m_lanes.yOf(Lanes::Kind::Cache);
    for (std::size_t i = range.first; i < range.end; ++i) {
        const double left = endX(spans[i].first);
        const double right = spans[i].last == Span::open ? m_lanes.xAt(m_pacing.duration()) : endX(spans[i].last);
        const QRectF rect(left, y - m_lanes.barHeight() / 2, std::max(px(leastBar), right - left), m_lanes.barHeight());
        const Theme::Tone tone = m_canvas.tone(Look::Fault);
        m_canvas.box(rect, px(corner), tone.fill, Qt::transparent);
        m_canvas.hatch(rect, px(corner), blend(tone.fill, tone.line, 0.2));
        m_canvas.box(rect, px(corner), Qt::transparent, tone.line, Stroke::Dashed, 1.2);
        labelInBar({ rect.left(), rect.right(), y }, std::max(left, m_lanes.plot().left()), right, words::cacheDown(),
                   Type::Tiny, tone.text);
    }
}

// The database

void TimelinePainter::addTransactions(int instance, std::vector<Work> &works) const
{
    const std::vector<Span> &spans = m_chronicle.transactions(instance);
    const Range range = visible(spans);
    for (std::size_t i = range.first; i < range.end; ++i) {
        const Span &span = spans[i];
        // Before its first write a transaction holds nothing and changes nothing.
        if (span.writes.empty())
            continue;
        const bool over = span.last != Span::open && isPast(span.last);
        const bool future = !isPast(span.writes.front());
        QStringList changes;
        for (const std::size_t write : span.writes) {
            if (changes.size() == static_cast<qsizetype>(mostChanges) || (!future && !over && !isPast(write)))
                break;
            for (const engine::RowChange &change : event(write).rows)
                changes.append(words::change(change));
        }
        Work work;
        const double left = startX(span.writes.front());
        const double right = span.last == Span::open ? m_lanes.xAt(m_pacing.duration()) : endX(span.last);
        work.rect = QRectF(left, 0, std::max(px(leastBar), right - left), 0);
        const bool committed = over && event(span.last).kind == Kind::Committed;
        work.look = !over ? Look::Pending : committed ? Look::Committed : Look::RolledBack;
        work.texts = textsFor(!over           ? words::openTransaction(changes)
                                  : committed ? words::committedTransaction(changes)
                                              : words::rolledBackTransaction(changes),
                              changes);
        works.push_back(std::move(work));
    }
}

/// Statements that committed alone.
void TimelinePainter::addStatements(std::vector<Work> &works) const
{
    const Range range = visible(m_chronicle.commits());
    for (std::size_t i = range.first; i < range.end; ++i) {
        const std::size_t index = m_chronicle.commits()[i];
        if (event(index).kind != Kind::Performed)
            continue;
        QStringList changes;
        for (const engine::RowChange &change : event(index).rows)
            changes.append(words::change(change));
        Work work;
        work.rect = QRectF(startX(index), 0, std::max(px(leastBar), endX(index) - startX(index)), 0);
        work.look = isPast(index) ? Look::Committed : Look::Pending;
        work.texts = textsFor(words::listed(changes), changes);
        works.push_back(std::move(work));
    }
}

QStringList TimelinePainter::textsFor(const QString &whole, const QStringList &changes)
{
    QStringList texts{ whole };
    if (changes.size() > 1)
        texts.append(words::listed(changes));
    if (!changes.isEmpty())
        texts.append(changes.back());
    return texts;
}

void TimelinePainter::paintTransactions()
{
    std::vector<Work> works;
    for (int instance = 0; instance < static_cast<int>(m_recording.roster.size()); ++instance)
        addTransactions(instance, works);
    addStatements(works);
    std::sort(works.begin(), works.end(), [](const Work &a, const Work &b) { return a.rect.left() < b.rect.left(); });
    // Where transactions overlap, the lane is shared.
    std::vector<double> ends;
    std::vector<std::size_t> rows;
    for (const Work &work : works) {
        auto row = std::find_if(ends.begin(), ends.end(), [&](double end) { return end <= work.rect.left() + 0.5; });
        if (row == ends.end())
            row = ends.insert(ends.end(), 0.0);
        *row = work.rect.right();
        rows.push_back(static_cast<std::size_t>(row - ends.begin()));
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, ends.size()));
    const double y = m_lanes.yOf(Lanes::Kind::Database);
    const double room = count > 1 ? m_lanes.pitch() * 0.86 : m_lanes.barHeight();
    const double gap = count > 1 ? px(1) : 0;
    for (std::size_t i = 0; i < works.size(); ++i) {
        const double top = y - room / 2 + room / count * static_cast<double>(rows[i]);
        works[i].rect = QRectF(works[i].rect.left(), top, works[i].rect.width(), room / count - gap);
        paintWorkBox(works[i]);
    }
    // Text beside a box keeps off the other boxes.
    for (const Work &work : works)
        labelWork(work, true);
    for (const Work &work : works)
        m_labels.block(work.rect);
    for (const Work &work : works)
        labelWork(work, false);
}

void TimelinePainter::paintWorkBox(const Work &work)
{
    const Theme::Tone tone = m_canvas.tone(work.look);
    m_canvas.box(work.rect, std::min(px(corner), work.rect.height() / 3), tone.fill, tone.line,
                 work.look == Look::Committed ? Stroke::Solid : Stroke::Dashed, 1.2);
}

void TimelinePainter::labelWork(const Work &work, bool inside)
{
    constexpr double leastText = 70;
    constexpr double mostText = 320;
    constexpr double mostBeside = 170;
    const double left = std::max(work.rect.left(), m_lanes.plot().left()) + px(8);
    const double right = std::min(work.rect.right(), m_lanes.plot().right());
    const double least = std::min(px(leastText), m_canvas.widthOf(work.texts.back(), Type::Tiny));
    const bool fitsInside = right - left - px(6) >= least;
    if (fitsInside != inside || work.rect.height() < m_canvas.heightOf(Type::Tiny) * 0.75)
        return;
    const double room = inside ? std::min(right - left - px(6), px(mostText)) : px(mostBeside);
    const auto fitting = std::find_if(work.texts.begin(), work.texts.end() - 1,
                                      [&](const QString &text) { return m_canvas.widthOf(text, Type::Tiny) <= room; });
    const QString text = m_canvas.elided(*fitting, Type::Tiny, room);
    const double width = m_canvas.widthOf(text, Type::Tiny);
    const double height = std::min(work.rect.height() - 2, m_canvas.heightOf(Type::Tiny));
    const double top = work.rect.center().y() - height / 2;
    std::vector<QRectF> candidates{ { left, top, width, height } };
    if (!inside)
        candidates = { { work.rect.right() + px(6), top, width, height },
                       { work.rect.left() - px(6) - width, top, width, height } };
    const auto place = m_labels.place(candidates);
    if (!place)
        return;
    const Theme::Tone tone = m_canvas.tone(work.look);
    m_canvas.text(*place, text, Type::Tiny, tone.text, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
    if (work.look == Look::RolledBack)
        m_canvas.line({ place->left(), place->center().y() }, { place->right(), place->center().y() }, tone.line,
                      px(1.2));
}

} // namespace stage
