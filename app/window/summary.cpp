// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/summary.h"

#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::Summary)
};

qint64 reservedOf(const trace::State &state, const QString &book)
{
    const auto row = state.committed.stock.find(book);
    return row == state.committed.stock.end() ? 0 : row->second.reserved;
}

/// "Reserved 0 of 2", with the book where there are several.
QString figures(const trace::Recording &recording, const trace::State &state)
{
    const engine::Expectation &expect = recording.setup.expect;
    QStringList parts;
    const bool mailsOnly = expect.emails > 0;
    for (const auto &[book, wanted] : expect.reserved) {
        if (mailsOnly && wanted == 0 && reservedOf(state, book) == 0)
            continue;
        const QString figure = Words::tr("%1 of %2").arg(reservedOf(state, book)).arg(wanted);
        parts.append(expect.reserved.size() > 1 ? book + u' ' + figure : figure);
    }
    QString text = parts.isEmpty() ? QString() : Words::tr("Reserved %1").arg(parts.join(u", "_s));
    if (expect.emails > 0 || !state.mails.empty()) {
        const QString mails = Words::tr("e-mails %1 of %2").arg(state.mails.size()).arg(expect.emails);
        text = text.isEmpty() ? Words::tr("E-mails %1 of %2").arg(state.mails.size()).arg(expect.emails)
                              : text + u" · "_s + mails;
    }
    return text;
}

bool nothingDurable(const trace::Recording &recording, const trace::State &state)
{
    return state.mails.empty()
        && std::all_of(recording.setup.stock.begin(), recording.setup.stock.end(),
                       [&](const engine::StockRow &row) { return reservedOf(state, row.book) == row.reserved; });
}

} // namespace

Summary summaryOf(const trace::Recording &recording, const trace::State &state, bool atEnd)
{
    const QString start = figures(recording, state);
    const auto with = [&](const QString &rest) {
        return start.isEmpty() ? rest : Words::tr("%1 — %2").arg(start, rest);
    };
    if (atEnd && recording.complete) {
        constexpr std::size_t mostTold = 12; // as many as a tooltip has room for
        const trace::Judgement judgement = trace::judge(state, recording);
        return { standingOf(judgement.verdict()), with(trace::verdictCounts(judgement)),
                 trace::verdictSentence(judgement, state, recording, mostTold) };
    }
    if (state.duplicated)
        return { Standing::Bad, with(Words::tr("applied more than once")) };
    if (nothingDurable(recording, state))
        return { Standing::Open, with(Words::tr("nothing durable yet")) };
    return { Standing::Open, with(state.unsettled() ? Words::tr("durable, not settled") : Words::tr("durable")) };
}

qint64 figureOf(const engine::Setup &setup, const trace::State &state)
{
    if (setup.consumers.front().strategy->subject == engine::Subject::Email)
        return static_cast<qint64>(state.mails.size());
    qint64 sum = 0;
    for (const engine::StockRow &row : setup.stock)
        sum += reservedOf(state, row.book);
    return sum;
}

Standing standingOf(engine::Verdict verdict)
{
    using engine::Verdict;
    switch (verdict) {
    case Verdict::EffectivelyOnce: return Standing::Good;
    case Verdict::DeadLettered:
    case Verdict::NeedsReconciliation:
    case Verdict::Incomplete: return Standing::Unclear;
    case Verdict::Duplicated:
    case Verdict::Lost:
    case Verdict::Stale:
    case Verdict::WrongResult:
    case Verdict::InvariantBroken:
    case Verdict::Stuck: return Standing::Bad;
    }
    return Standing::Bad;
}

const Theme::Tone &toneOf(Standing standing, const Theme &theme)
{
    switch (standing) {
    case Standing::Open:
    case Standing::Good: return theme.committed;
    case Standing::Unclear: return theme.pending;
    case Standing::Bad: return theme.rolledBack;
    }
    return theme.neutral;
}

QString signOf(Standing standing)
{
    switch (standing) {
    case Standing::Open: return {};
    case Standing::Good: return u"✓"_s;
    case Standing::Unclear: return u"!"_s;
    case Standing::Bad: return u"✕"_s;
    }
    return {};
}

const Theme::Tone &toneOf(const trace::InstanceState &instance, const Theme &theme)
{
    using Doing = trace::InstanceState::Doing;
    switch (instance.doing) {
    case Doing::Idle: return theme.neutral;
    case Doing::Crashed: return theme.fault;
    case Doing::Waiting: return theme.waiting;
    case Doing::Handling:
    case Doing::Settling:
    case Doing::AckInFlight: break;
    }
    if (instance.inTransaction)
        return theme.pending;
    return instance.redelivered ? theme.duplicate : theme.inFlight;
}

} // namespace window
