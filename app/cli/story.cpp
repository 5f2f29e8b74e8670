// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/story.h"

#include "trace/narration.h"
#include "trace/report.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Tone = Terminal::Tone;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cli::Story)
};

constexpr int timeWidth = 10;

Tone toneOf(const Event &event)
{
    using Kind = Event::Kind;
    switch (event.kind) {
    case Kind::Crashed:
    case Kind::AckLost:
    case Kind::LockExpired:
    case Kind::RolledBack:
    case Kind::DeadLettered:
    case Kind::CacheFailed: return Tone::Bad;
    case Kind::Committed:
    case Kind::Acked: return Tone::Good;
    case Kind::Waiting:
    case Kind::Paused: return Tone::Amber;
    case Kind::Delivered: return event.redelivered ? Tone::Violet : Tone::Plain;
    default: return Tone::Plain;
    }
}

QString timeOrNone(std::optional<qint64> time)
{
    return time ? trace::timeText(engine::Time(*time)) : u"–"_s;
}

void tellTables(const trace::State &state, const Terminal &out)
{
    const auto print = [&](const QString &name, const std::vector<QStringList> &rows) {
        if (rows.size() > 1)
            out.print(out.toned(Tone::Strong, name) + u'\n' + tableText(rows, 2) + u'\n');
    };
    std::vector<QStringList> stock{ { Words::tr("book"), Words::tr("on hand"), Words::tr("reserved") } };
    for (const auto &[book, row] : state.committed.stock)
        stock.push_back({ harmless(book), QString::number(row.onHand), QString::number(row.reserved) });
    print(u"stock"_s, stock);

    std::vector<QStringList> inbox{ { Words::tr("message"), Words::tr("consumer"), Words::tr("received"),
                                      Words::tr("completed") } };
    for (const auto &[key, row] : state.committed.inbox)
        inbox.push_back(
            { harmless(row.message), harmless(row.consumer), timeOrNone(row.receivedAt), timeOrNone(row.completedAt) });
    print(u"inbox"_s, inbox);

    std::vector<QStringList> reservations{ { Words::tr("order"), Words::tr("book"), Words::tr("quantity") } };
    for (const auto &[key, row] : state.committed.reservations)
        reservations.push_back({ harmless(row.order), harmless(row.book), QString::number(row.quantity) });
    print(u"stock_reservations"_s, reservations);
}

QString yesOrNo(bool yes)
{
    return yes ? Words::tr("yes") : Words::tr("no");
}

void tellDeliveries(const trace::State &state, const trace::Recording &recording, const Terminal &out)
{
    std::vector<QStringList> rows{ { Words::tr("tag"), Words::tr("message"), Words::tr("instance"),
                                     Words::tr("redelivered"), Words::tr("outcome"), Words::tr("acked") } };
    for (const trace::DeliveryState &it : state.deliveries)
        rows.push_back({ QString::number(it.tag), harmless(it.message),
                         harmless(recording.roster[static_cast<std::size_t>(it.instance)].name),
                         yesOrNo(it.redelivered), trace::outcomeText(it.outcome), yesOrNo(it.acked) });
    out.print(out.toned(Tone::Strong, Words::tr("deliveries")) + u'\n' + tableText(rows, 2) + u'\n');
}

void tellVerdict(const trace::State &state, const trace::Recording &recording, const Terminal &out)
{
    const engine::Expectation &expect = recording.setup.expect;
    const trace::Judgement judgement = trace::judge(state, recording);
    QStringList figures;
    for (const auto &[book, expected] : expect.reserved) {
        const auto row = state.committed.stock.find(book);
        const qint64 actual = row == state.committed.stock.end() ? 0 : row->second.reserved;
        figures.append(Words::tr("%1 reserved %2 of %3 expected").arg(harmless(book)).arg(actual).arg(expected));
    }
    if (expect.emails > 0 || !state.mails.empty())
        figures.append(Words::tr("e-mails %1 of %2 expected").arg(state.mails.size()).arg(expect.emails));
    if (state.deadLetters() > 0)
        figures.append(Words::tr("dead letters %1").arg(state.deadLetters()));
    const bool good = judgement.isEffectivelyOnce();
    out.line(out.toned(good ? Tone::Good : Tone::Bad, (good ? u"✓ "_s : u"✗ "_s) + trace::verdictText(judgement))
             + u" · "_s + figures.join(u" · "_s));
    out.line(harmless(trace::verdictSentence(judgement, state, recording)));
}

} // namespace

QString tableText(const std::vector<QStringList> &rows, int indent)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column)
            widths[static_cast<std::size_t>(column)] =
                std::max(widths[static_cast<std::size_t>(column)], row[column].size());
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line(indent, u' ');
        for (qsizetype column = 0; column < row.size(); ++column)
            line += row[column].leftJustified(widths[static_cast<std::size_t>(column)] + 2);
        text += line.trimmed().prepend(QString(indent, u' ')) + u'\n';
    }
    return text;
}

void tell(const trace::Recording &recording, const Terminal &out)
{
    trace::State state(recording.setup);
    for (std::size_t index = 0; index < recording.events.size(); ++index) {
        const Event &event = recording.events[index];
        const QString time = trace::timeText(event.at).rightJustified(timeWidth);
        const QString what = harmless(trace::narrate(recording, index, state).what);
        out.line(out.toned(Tone::Faint, time) + u"  "_s + out.toned(toneOf(event), what));
        state.apply(event);
    }
    out.line();
    tellTables(state, out);
    tellDeliveries(state, recording, out);
    for (const QString &fault : trace::notApplicable(recording.setup))
        out.line(out.toned(Tone::Amber, Words::tr("not applicable: ")) + harmless(fault));
    tellVerdict(state, recording, out);
}

} // namespace cli
