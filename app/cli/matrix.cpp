// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "cli/story.h"
#include "database/sqlite_database.h"
#include "scenario/lesson_text.h"
#include "trace/narration.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cli::Matrix)
};

std::vector<scenario::Document> documentsOf(const QStringList &operands)
{
    if (operands.isEmpty())
        return { scenario::lessons().begin(), scenario::lessons().end() };
    std::vector<scenario::Document> documents;
    for (const QString &operand : operands)
        documents.push_back(sourceOf(operand).document);
    return documents;
}

std::vector<trace::Recording> recordAll(const scenario::Document &document, engine::Database &database)
{
    std::vector<trace::Recording> recordings;
    for (const engine::Strategy *strategy : scenario::applicableStrategies(document)) {
        trace::Header header;
        header.lesson = document.id;
        header.scenario = scenario::effective(document, {}, strategy->id);
        recordings.push_back(trace::record(header, database));
    }
    return recordings;
}

/// "Dune 4", "2 e-mails": what the verdict is about.
QString figuresOf(const trace::State &state, const engine::Expectation &expect)
{
    QStringList figures;
    for (const auto &[book, expected] : expect.reserved) {
        const auto row = state.committed.stock.find(book);
        figures.append(
            u"%1 %2"_s.arg(harmless(book)).arg(row == state.committed.stock.end() ? 0 : row->second.reserved));
    }
    if (expect.emails > 0)
        figures.append(Words::tr("%1 e-mails").arg(state.mails.size()));
    return figures.join(u", "_s);
}

void printTable(const scenario::Document &document, const std::vector<trace::Recording> &recordings,
                const Terminal &out)
{
    const QString title = scenario::textOf(document, scenario::language()).title;
    out.line(out.toned(Terminal::Tone::Strong, document.id.isEmpty() ? document.name : document.id)
             + (title.isEmpty() ? QString() : u" · "_s + harmless(title)));
    std::vector<QStringList> rows;
    std::vector<bool> good;
    for (const trace::Recording &recording : recordings) {
        const trace::State state = trace::finalStateOf(recording);
        const trace::Judgement judgement = trace::judge(state, recording);
        good.push_back(judgement.isEffectivelyOnce());
        rows.push_back(
            { good.back() ? u"✓"_s : u"✗"_s, trace::strategyOf(recording), figuresOf(state, recording.setup.expect),
              trace::verdictCounts(judgement),
              trace::notApplicable(recording.setup).isEmpty() ? QString() : Words::tr("faults not applicable") });
    }
    const QStringList lines = tableText(rows, 2).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype index = 0; index < lines.size(); ++index)
        out.line(out.toned(good[static_cast<std::size_t>(index)] ? Terminal::Tone::Good : Terminal::Tone::Bad,
                           lines[index]));
    out.line();
}

} // namespace

QList<QCommandLineOption> matrixOptions()
{
    return { lessonsOption(), languageOption(), jsonOption() };
}

int matrix(const Invocation &invocation)
{
    speak(invocation.options);
    addLessons(invocation.options);
    const std::vector<scenario::Document> documents = documentsOf(invocation.operands);
    const bool json = invocation.options.isSet(jsonOption());
    database::SqliteDatabase database;
    QJsonArray reports;
    for (const scenario::Document &document : documents) {
        const std::vector<trace::Recording> recordings = recordAll(document, database);
        for (const trace::Recording &recording : recordings)
            reports.append(trace::reportOf(recording));
        if (!json)
            printTable(document, recordings, invocation.out);
    }
    if (json)
        invocation.out.print(QString::fromUtf8(QJsonDocument(reports).toJson()));
    return statusDone;
}

} // namespace cli
