// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/film.h"

#include "exporting/format.h"
#include "scenario/scenario.h"
#include "stage/stage_picture.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Film)
};

} // namespace

Film::Film(const trace::Recording &recording, const Options &options)
    : m_recording(recording)
    , m_theme(themeOf(options))
    , m_pacing(recording)
    , m_speed(std::max(1.0, m_pacing.duration() / longest))
    , m_caption(captionOf(recording))
    , m_state(recording.setup)
{
    if (m_speed > quickest)
        throw scenario::Problem(Words::tr("The run plays for %1 minutes; an animation has room for %2.")
                                    .arg(qRound(m_pacing.duration() / 60))
                                    .arg(qRound(quickest * longest / 60)));
    describe(m_caption, recording, m_state, {});
}

QSizeF Film::size()
{
    return Slide::usualSize;
}

void Film::goTo(std::size_t events)
{
    if (events < m_state.events)
        m_state = trace::State(m_recording.setup);
    if (events == m_state.events)
        return;
    trace::Sentence sentence;
    while (m_state.events < events) {
        sentence = trace::narrate(m_recording, m_state.events, m_state);
        m_state.apply(m_recording.events[m_state.events]);
    }
    describe(m_caption, m_recording, m_state, sentence);
}

void Film::paint(QPainter &painter, double seconds)
{
    const double now = seconds * m_speed;
    goTo(m_pacing.eventsAt(now));
    const Slide slide(m_theme, size());
    slide.paint(painter, m_caption);
    painter.save();
    painter.translate(slide.body().topLeft());
    const stage::StagePicture picture({ m_recording, m_state, m_state.events, m_pacing.progressAt(now) },
                                      slide.body().size(), m_theme);
    picture.paint(painter);
    painter.restore();
}

} // namespace exporting
