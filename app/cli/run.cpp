// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "cli/story.h"
#include "engine/timed_scheduler.h"
#include "scenario/lesson_text.h"
#include "trace/recorder.h"
#include "trace/report.h"

#include <QJsonDocument>
#include <QSaveFile>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QCommandLineOption traceOption()
{
    return { u"trace"_s, u"write the trace to this file"_s, u"FILE"_s };
}

/// Repeats what the trace did, as far as it goes, and then lets the run come to its end.
void repeat(const trace::Recording &past, trace::Recorder &recorder, engine::TimedScheduler &scheduler)
{
    for (const trace::RecordedAction &recorded : past.actions) {
        if (!recorder.world().isEnabled(recorded.action))
            throw scenario::Problem(u"the trace asks for what cannot happen here; see redelivery replay"_s);
        scheduler.script().follow(recorder.world(), recorded.action);
        recorder.perform(recorded.action);
    }
}

trace::Recording record(const Source &source, const QCommandLineParser &options, trace::TraceWriter *writer)
{
    trace::Header header = headerOf(source, options);
    const auto database = databaseOf(options);
    trace::Recorder recorder(std::move(header), *database, writer);
    engine::TimedScheduler scheduler(recorder.recording().setup.faults);
    if (source.trace && options.value(strategyOption().names().constFirst()).isEmpty())
        repeat(source.trace->recording, recorder, scheduler);
    while (recorder.step(scheduler)) {}
    recorder.finish();
    return recorder.recording();
}

void printHead(const Source &source, const trace::Recording &recording, const Terminal &out)
{
    const scenario::Document &document = source.document;
    const engine::Strategy &strategy = *recording.setup.consumers.front().strategy;
    const scenario::LessonText text = scenario::textOf(document, scenario::language());
    const QString title = text.title.isEmpty() ? document.name : text.title;
    out.line(out.toned(Terminal::Tone::Strong, harmless(title)) + u" · "_s + strategy.title + u" · SQLite "_s
             + recording.header.databaseVersion);
    if (!text.question.isEmpty())
        out.line(harmless(text.question));
    out.line();
}

} // namespace

QList<QCommandLineOption> runOptions()
{
    return { variantOption(), strategyOption(), databaseOption(), traceOption(),
             lessonsOption(), languageOption(), jsonOption() };
}

int runOne(const Invocation &invocation)
{
    speak(invocation.options);
    addLessons(invocation.options);
    const Source source = sourceOf(invocation.operands.constFirst());
    std::optional<QSaveFile> file;
    std::optional<trace::TraceWriter> writer;
    if (invocation.options.isSet(traceOption())) {
        file.emplace(invocation.options.value(traceOption()));
        if (!file->open(QIODevice::WriteOnly))
            throw Misuse(u"%1: cannot be written: %2"_s.arg(file->fileName(), file->errorString()));
        writer.emplace(*file);
    }
    const trace::Recording recording = record(source, invocation.options, writer ? &*writer : nullptr);
    if (file && !file->commit())
        throw Misuse(u"%1: cannot be written: %2"_s.arg(file->fileName(), file->errorString()));
    if (invocation.options.isSet(jsonOption())) {
        invocation.out.print(QString::fromUtf8(QJsonDocument(trace::reportOf(recording)).toJson()));
        return statusDone;
    }
    printHead(source, recording, invocation.out);
    if (source.trace && !source.trace->cut.isEmpty())
        invocation.out.line(harmless(source.trace->cut));
    tell(recording, invocation.out);
    return statusDone;
}

} // namespace cli
