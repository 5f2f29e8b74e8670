// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/caption.h"

#include "exporting/format.h"
#include "exporting/route.h"
#include "scenario/lesson_text.h"
#include "strategies/registry.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Verdict;
using stage::Theme;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Caption)
};

QString strategiesOf(const trace::Recording &recording)
{
    const std::vector<engine::Consumer> &consumers = recording.setup.consumers;
    QStringList parts;
    for (const engine::Consumer &consumer : consumers) {
        const QString title = consumer.strategy->title;
        parts.append(consumers.size() > 1 ? consumer.name + u": "_s + title : title);
    }
    return parts.join(u" · "_s);
}

} // namespace

Caption captionOf(const trace::Recording &recording)
{
    Caption caption;
    caption.title = titleOf(recording);
    if (const scenario::Document *lesson = scenario::findLesson(recording.header.lesson)) {
        const scenario::LessonText text = scenario::textOf(*lesson, scenario::language());
        caption.question = text.question;
        if (const auto variant = text.variants.find(recording.header.variant); variant != text.variants.end())
            caption.title += u" — "_s + variant->second.title;
    }
    caption.handling = strategiesOf(recording) + u" · "_s + titleOf(Party{ Party::Kind::Database }, recording) + u' '
        + recording.header.databaseVersion;
    return caption;
}

void describe(Caption &caption, const trace::Recording &recording, const trace::State &state,
              const trace::Sentence &sentence)
{
    const std::size_t all = recording.events.size();
    caption.step = Words::tr("step %1 of %2 · t = %3")
                       .arg(QString::number(state.events), QString::number(all), trace::timeText(state.now));
    caption.sentence = sentence;
    caption.verdict.reset();
    if (state.events == 0)
        caption.sentence = { Words::tr("Nothing has happened yet."), {} };
    if (state.events < all || !recording.complete)
        return;
    const trace::Judgement judgement = trace::judge(state, recording);
    caption.verdict = judgement.verdict();
    caption.verdictText = trace::verdictText(judgement);
    caption.verdictSentence = trace::verdictSentence(judgement, state, recording);
    caption.sentence.why = caption.verdictSentence;
}

const Theme::Tone &toneOf(Verdict verdict, const Theme &theme)
{
    switch (verdict) {
    case Verdict::EffectivelyOnce: return theme.committed;
    case Verdict::DeadLettered:
    case Verdict::NeedsReconciliation:
    case Verdict::Incomplete: return theme.pending;
    case Verdict::Duplicated:
    case Verdict::Lost:
    case Verdict::Stale:
    case Verdict::WrongResult:
    case Verdict::InvariantBroken:
    case Verdict::Stuck: break;
    }
    return theme.rolledBack;
}

QString signOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::EffectivelyOnce: return u"✓"_s;
    case Verdict::DeadLettered:
    case Verdict::NeedsReconciliation:
    case Verdict::Incomplete: return u"!"_s;
    case Verdict::Duplicated:
    case Verdict::Lost:
    case Verdict::Stale:
    case Verdict::WrongResult:
    case Verdict::InvariantBroken:
    case Verdict::Stuck: break;
    }
    return u"✕"_s;
}

const Theme &themeOf(const Options &options)
{
    return Theme::of(options.appearance == Appearance::Dark ? stage::ThemeKind::Dark : stage::ThemeKind::Light);
}

} // namespace exporting
