// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/picture.h"

#include "exporting/route.h"
#include "exporting/slide.h"
#include "stage/stage_picture.h"
#include "stage/timeline_picture.h"

#include <QPainter>

namespace exporting {

using stage::Theme;

namespace {

View viewOf(const Options &options, View otherwise)
{
    if (options.view)
        return *options.view;
    return options.at || options.events ? View::Stage : otherwise;
}

/// Of a timeline only what its lanes need: they do not grow with the room that they are given.
QSizeF slideSize(const trace::Recording &recording, View view)
{
    if (view != View::Timeline)
        return Slide::usualSize;
    constexpr double perLane = 54;
    constexpr double track = 80;
    const double lanes = static_cast<double>(Cast(recording).parties.size());
    const QSizeF usual = Slide::usualSize;
    return { usual.width(), usual.height() - Slide(Theme::of({}), usual).body().height() + lanes * perLane + track };
}

} // namespace

Picture::Picture(const trace::Recording &recording, const Options &options, View otherwise)
    : m_recording(recording)
    , m_theme(themeOf(options))
    , m_view(viewOf(options, otherwise))
    , m_caption(captionOf(recording))
    , m_size(slideSize(recording, m_view))
{
    Progress progress(options);
    if (m_view == View::Storyboard) {
        m_storyboard.emplace(recording, m_theme, progress);
        return;
    }
    const std::size_t events = options.eventsAt(recording).value_or(recording.events.size());
    m_state.emplace(recording.setup);
    trace::Sentence sentence;
    while (m_state->events < events) {
        progress.at(m_state->events, events);
        if (m_state->events + 1 == events)
            sentence = trace::narrate(recording, m_state->events, *m_state);
        m_state->apply(recording.events[m_state->events]);
    }
    describe(m_caption, recording, *m_state, sentence);
}

QSizeF Picture::size() const
{
    return m_storyboard ? m_storyboard->sheetSize() : m_size;
}

void Picture::paint(QPainter &painter) const
{
    if (m_storyboard)
        m_storyboard->paintSheet(painter);
    else
        paintOn(painter, m_size);
}

int Picture::pages() const
{
    return m_storyboard ? m_storyboard->pages() : 1;
}

void Picture::paintPage(QPainter &painter, int page) const
{
    if (m_storyboard)
        m_storyboard->paintPage(painter, page);
    else
        paintOn(painter, Storyboard::pageSize);
}

void Picture::paintOn(QPainter &painter, QSizeF size) const
{
    const Slide slide(m_theme, size);
    slide.paint(painter, m_caption);
    painter.save();
    painter.translate(slide.body().topLeft());
    if (m_view == View::Timeline) {
        const stage::Pacing pacing(m_recording);
        const std::size_t events = m_state->events;
        const double playhead = events == m_recording.events.size() ? pacing.duration()
            : events == 0                                           ? 0
                                                                    : pacing.endOf(events - 1);
        const stage::TimelinePicture picture(m_recording, pacing, playhead, {}, slide.body().size(), m_theme);
        picture.paint(painter);
    } else {
        const stage::StagePicture picture({ m_recording, *m_state, m_state->events, 0 }, slide.body().size(), m_theme);
        picture.paint(painter);
    }
    painter.restore();
}

} // namespace exporting
