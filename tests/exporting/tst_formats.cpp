// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "long_recording.h"
#include "runs.h"
#include "stage/theme.h"
#include "trace/report.h"
#include "trace/trace_file.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using exporting::Options;
using runs::bytesOf;
using runs::written;

/// Every format, over all lessons, all their variants, and a scenario whose names try to break out of each format.
class TestFormats : public QObject
{
    Q_OBJECT

private:
    runs::Runs m_runs;

    /// A thread of a Chrome trace: its slices, and those of them that are open.
    struct Thread {
        struct Slice {
            qint64 begin = 0;
            qint64 end = 0;
        };
        std::vector<qint64> open;
        std::vector<Slice> slices;
        qint64 now = 0;
    };

private Q_SLOTS:
    void initTestCase()
    {
        for (const scenario::Document &lesson : scenario::lessons()) {
            m_runs.add(lesson);
            for (const scenario::Variant &variant : lesson.variants)
                m_runs.add(lesson, variant.id);
        }
        m_runs.add(runs::hostile());
        m_runs.add(u"unreadable"_s, runs::unreadable());
    }

    void theLongestExtensionWins()
    {
        for (const exporting::Format &format : exporting::formats()) {
            QCOMPARE(exporting::formatFor(u"/a.b/x"_s + format.extension), &format);
            QCOMPARE(exporting::formatFor(u"X"_s + QString(format.extension).toUpper()), &format);
            QVERIFY(!format.name().isEmpty() && !format.purpose().isEmpty());
        }
        QVERIFY(!exporting::formatFor(u"x.docx"_s));
        QVERIFY(!exporting::formatFor(u"x"_s));
    }

    void sameTraceSameBytes_data() { m_runs.addRows(); }
    void sameTraceSameBytes()
    {
        QFETCH(const trace::Recording *, recording);
        for (const exporting::Format &format : exporting::formats()) {
            if (format.isPicture())
                continue; // tst_pictures
            for (const auto language : { scenario::Language::English, scenario::Language::Turkish }) {
                const Options options{ .language = language };
                const QByteArray first = written(*recording, format.extension, options);
                QVERIFY2(!first.isEmpty(), format.extension.data());
                QVERIFY2(first == written(*recording, format.extension, options), format.extension.data());
                QVERIFY2(QString::fromUtf8(first).toUtf8() == first, format.extension.data());
            }
        }
        QCOMPARE(scenario::language(), scenario::Language::English);
    }

    /// A trace that breaks off anywhere is exported as far as it goes.
    void whatBreaksOffIsExportedToo()
    {
        const trace::Recording &whole = m_runs[u"the-arbiter"];
        for (std::size_t actions = 1; actions < whole.actions.size(); ++actions) {
            trace::Recording cut = whole;
            cut.complete = false;
            cut.actions.resize(actions);
            cut.events.resize(whole.actions[actions].firstEvent);
            for (const exporting::Format &format : exporting::formats())
                QVERIFY2(format.isPicture() || !written(cut, format.extension).isEmpty(), format.extension.data());
        }
    }

    void savingWritesAllOrNothing()
    {
        const QTemporaryDir folder;
        const exporting::Format &format = exporting::formats().front();
        const trace::Recording &recording = m_runs[u"lost-ack"];
        const QString path = folder.filePath(u"a.jsonl"_s);
        exporting::save(recording, format, path);
        QCOMPARE(bytesOf(path), written(recording, u".jsonl"_s));
        QString problem;
        try {
            exporting::save(recording, format, folder.filePath(u"missing/a.jsonl"_s));
        } catch (const scenario::Problem &caught) {
            problem = caught.text();
        }
        QVERIFY2(problem.contains(u"missing/a.jsonl: cannot be written: "_s), qPrintable(problem));
        QVERIFY(!problem.contains(u'\n'));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{ u"a.jsonl"_s });
    }

    void writersTellHowFarTheyHaveComeAndCanBeStopped()
    {
        const trace::Recording recording = support::longRecording(5000);
        const QTemporaryDir folder;
        for (const exporting::Format &format : exporting::formats()) {
            if (format.isPicture())
                continue; // tst_pictures
            const QString path = folder.filePath(u"x"_s + format.extension);
            std::vector<double> told;
            Options options{ .progress = [&](double done) {
                told.push_back(done);
                return true;
            } };
            QVERIFY(exporting::save(recording, format, path, options));
            QVERIFY2(told.size() >= 3 && told.size() < 60, format.extension.data());
            QVERIFY2(std::is_sorted(told.begin(), told.end()) && told.back() < 1, format.extension.data());
            const QByteArray before = bytesOf(path);
            QCOMPARE(before, written(recording, format.extension));

            options.progress = [](double done) { return done < 0.3; };
            QVERIFY2(!exporting::save(recording, format, path, options), format.extension.data());
            QCOMPARE(bytesOf(path), before);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{ u"x"_s + format.extension });
            QFile::remove(path);
        }
    }

    void aTraceComesBack_data() { m_runs.addRows({ u"unreadable"_s }); }
    void aTraceComesBack()
    {
        QFETCH(const trace::Recording *, recording);
        QByteArray bytes = written(*recording, u".jsonl"_s);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const trace::Opened opened = trace::read(buffer, u"t.jsonl"_s);
        QVERIFY2(opened.cut.isEmpty(), qPrintable(opened.cut));
        QCOMPARE(written(opened.recording, u".jsonl"_s), bytes);
    }

    // --- .html

    /// What stands between two marks, the first time.
    static QByteArray between(const QByteArray &text, const QByteArray &from, const QByteArray &to)
    {
        const qsizetype start = text.indexOf(from) + from.size();
        return text.mid(start, text.indexOf(to, start) - start);
    }

    void pageHoldsTheRunAndNothingForeign_data() { m_runs.addRows(); }
    void pageHoldsTheRunAndNothingForeign()
    {
        QFETCH(const trace::Recording *, recording);
        const QByteArray page = written(*recording, u".html"_s);
        const QByteArray data = between(page, "<script type=\"application/json\" id=\"trace\">", "</script>");
        QJsonParseError error;
        const QJsonObject json = QJsonDocument::fromJson(data, &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(std::size_t(json[u"events"_s].toArray().size()), recording->events.size());
        QVERIFY(!json[u"end"_s].toObject()[u"verdict"_s].toString().isEmpty());
        for (const char evil : { '<', '>', '&' })
            QVERIFY(!data.contains(evil));
        QCOMPARE(page.count("<script"), qsizetype(2));
        // The one address is the name of SVG, which nobody fetches.
        QCOMPARE(page.count("://"), page.count("http://www.w3.org/2000/svg"));
        QVERIFY(!page.contains("@TRACE@"));
    }

    void pageRunsOnlyItsOwnScript()
    {
        const QByteArray page = written(m_runs[u"hostile"], u".html"_s);
        const QByteArray policy = between(page, "Content-Security-Policy\" content=\"", "\"");
        const auto hash = [](const QByteArray &part) {
            return "'sha256-" + QCryptographicHash::hash(part, QCryptographicHash::Sha256).toBase64() + "'";
        };
        QVERIFY(policy.startsWith("default-src 'none';"));
        QVERIFY(policy.contains("script-src " + hash(between(page, "<script>", "</script>")) + ";"));
        QVERIFY(policy.contains("style-src " + hash(between(page, "<style>", "</style>")) + ";"));
        QVERIFY(!page.contains("unsafe-") && !page.contains(" style=") && !page.contains(" onclick"));
    }

    void pageHasTheLookThatIsAskedFor()
    {
        const trace::Recording &run = m_runs[u"lost-ack"];
        QVERIFY(written(run, u".html"_s).contains("@media (prefers-color-scheme: dark)"));
        QVERIFY(written(run, u".html"_s, { .appearance = exporting::Appearance::Dark }).contains("@media all {"));
        QVERIFY(written(run, u".html"_s, { .appearance = exporting::Appearance::Light }).contains("@media not all {"));
        const QByteArray turkish = written(run, u".html"_s, { .language = scenario::Language::Turkish });
        QVERIFY(turkish.contains("<html lang=\"tr\">") && turkish.contains("Kaybolan ack"));
        const QByteArray later = written(run, u".html"_s, { .at = engine::Time(50) });
        QVERIFY(later.contains("\"start\":4"));
    }

    /// The page cannot ask the theme for its colours, so it repeats them.
    void pageHasTheColoursOfTheProgram()
    {
        const QByteArray style = between(written(m_runs[u"lost-ack"], u".html"_s), "<style>", "</style>");
        const qsizetype dark = style.indexOf("@media (prefers");
        const auto check = [&](stage::ThemeKind kind, const QByteArray &part) {
            const stage::Theme &theme = stage::Theme::of(kind);
            const auto has = [&](const char *name, const QColor &colour) {
                return part.contains("--" + QByteArray(name) + ": " + colour.name().toLatin1() + ";");
            };
            QVERIFY(has("window", theme.window) && has("panel", theme.panel) && has("raised", theme.raised));
            QVERIFY(has("text", theme.text) && has("muted", theme.muted) && has("border", theme.border));
            QVERIFY(has("accent", theme.accent) && has("on-accent", theme.onAccent) && has("grid", theme.grid));
            const std::pair<QByteArray, stage::Theme::Tone> tones[] = {
                { "pending", theme.pending },     { "committed", theme.committed }, { "rolled-back", theme.rolledBack },
                { "duplicate", theme.duplicate }, { "waiting", theme.waiting },     { "fault", theme.fault },
                { "in-flight", theme.inFlight },
            };
            for (const auto &[name, tone] : tones) {
                QVERIFY2(has(name, tone.line), name);
                QVERIFY2(has(name + "-fill", tone.fill), name);
                QVERIFY2(has(name + "-text", tone.text), name);
            }
        };
        check(stage::ThemeKind::Light, style.left(dark));
        check(stage::ThemeKind::Dark, style.mid(dark));
    }

    // --- .mmd, .puml

    static int eventsOf(const trace::Recording &recording, engine::Event::Kind kind)
    {
        return static_cast<int>(std::count_if(recording.events.begin(), recording.events.end(),
                                              [&](const engine::Event &event) { return event.kind == kind; }));
    }

    /// Reads a diagram line by line: lifelines live from their declaration to their end, activations and bands balance.
    static QString diagramProblem(const QStringList &lines, const QString &band)
    {
        QSet<QString> alive;
        QSet<QString> active;
        int bands = 0;
        for (const QString &line : lines) {
            const QStringList words = line.trimmed().split(u' ');
            const QString &verb = words.first();
            if (verb == u"participant" || verb == u"create")
                alive.insert(band == u"rect" ? words[verb == u"create" ? 2 : 1] : words.last());
            else if (verb == u"activate" && (!alive.contains(words[1]) || active.contains(words[1])))
                return u"activates: "_s + line;
            else if (verb == u"deactivate" && !active.remove(words[1]))
                return u"deactivates: "_s + line;
            else if (verb == u"destroy" && (active.contains(words[1]) || !alive.remove(words[1])))
                return u"destroys: "_s + line;
            if (verb == u"activate")
                active.insert(words[1]);
            bands += verb == band ? 1 : line.trimmed() == u"end" ? -1 : 0;
            if (bands < 0 || bands > 1)
                return u"bands: "_s + line;
        }
        return bands == 0 && active.isEmpty() ? QString() : u"something stays open"_s;
    }

    void diagramsBalance_data() { m_runs.addRows(); }
    void diagramsBalance()
    {
        QFETCH(const trace::Recording *, recording);
        using Kind = engine::Event::Kind;
        for (const QString &extension : { u".mmd"_s, u".puml"_s }) {
            const QStringList lines =
                QString::fromUtf8(written(*recording, extension)).split(u'\n', Qt::SkipEmptyParts);
            const QString problem = diagramProblem(lines, extension == u".mmd" ? u"rect"_s : u"group"_s);
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
            const auto starting = [&](const QString &start) {
                return static_cast<int>(std::count_if(
                    lines.begin(), lines.end(), [&](const QString &line) { return line.trimmed().startsWith(start); }));
            };
            QCOMPARE(starting(u"destroy "_s), eventsOf(*recording, Kind::Crashed));
            QCOMPARE(starting(u"create "_s), eventsOf(*recording, Kind::Restarted));
            QCOMPARE(starting(u"activate "_s), eventsOf(*recording, Kind::Delivered));
            const auto lost = lines.filter(extension == u".mmd" ? u"-xB: ack"_s : u"->x B : ack"_s).size();
            QCOMPARE(static_cast<int>(lost), eventsOf(*recording, Kind::AckLost));
        }
    }

    void diagramsObeyNoName()
    {
        const QString mermaid = QString::fromUtf8(written(m_runs[u"hostile"], u".mmd"_s));
        for (const QString &line : mermaid.split(u'\n')) {
            const QString text = line.mid(line.indexOf(u": "_s));
            QVERIFY2(!text.contains(u'<') && !text.contains(u'"') && !text.contains(u'{'), qPrintable(line));
        }
        QVERIFY(mermaid.contains(u"#60;script#62;"_s));
        const QString plantUml = QString::fromUtf8(written(m_runs[u"hostile"], u".puml"_s));
        QCOMPARE(plantUml.count(u"@enduml"_s), 1);
        QVERIFY(plantUml.contains(u"<U+005f><U+005f>proto"_s));
    }

    // --- .csv

    /// RFC 4180, read character by character.
    static QList<QStringList> recordsOf(const QString &text)
    {
        QList<QStringList> records{ { QString() } };
        bool quoted = false;
        for (qsizetype index = 0; index < text.size(); ++index) {
            const QChar character = text[index];
            QString &field = records.last().last();
            if (quoted && character == u'"' && text.mid(index + 1, 1) == u"\"")
                field += text[++index];
            else if (character == u'"')
                quoted = !quoted;
            else if (!quoted && character == u',')
                records.last().append(QString());
            else if (!quoted && character == u'\r' && text.mid(index + 1, 1) == u"\n" && ++index)
                records.append({ QString() });
            else
                field += character;
        }
        records.removeLast();
        return records;
    }

    void csvComesBack_data() { m_runs.addRows(); }
    void csvComesBack()
    {
        QFETCH(const trace::Recording *, recording);
        const QList<QStringList> records = recordsOf(QString::fromUtf8(written(*recording, u".csv"_s)));
        QCOMPARE(std::size_t(records.size()), recording->events.size() + 1);
        const auto column = [&](const QString &head) { return records.first().indexOf(head); };
        for (qsizetype index = 1; index < records.size(); ++index) {
            const engine::Event &event = recording->events[static_cast<std::size_t>(index - 1)];
            QCOMPARE(records[index].size(), records.first().size());
            QCOMPARE(records[index][column(u"message"_s)], event.message);
            QCOMPARE(records[index][column(u"time_ms"_s)], QString::number(event.at.count()));
            QCOMPARE(records[index][column(u"kind"_s)], QString(engine::nameOf(event.kind)));
            QVERIFY(!records[index][column(u"what"_s)].isEmpty());
        }
    }

    // --- .trace.json

    /// Each slice ends after it began, the innermost first, and time does not go back.
    static QString takeSlice(const QJsonObject &json, Thread &thread)
    {
        const qint64 at = json[u"ts"_s].toInteger();
        const QString phase = json[u"ph"_s].toString();
        if (phase == u"X") {
            thread.slices.push_back({ at, at + json[u"dur"_s].toInteger() });
            return {};
        }
        if (at < thread.now)
            return u"time goes back"_s;
        thread.now = at;
        if (phase == u"B") {
            thread.open.push_back(at);
            return {};
        }
        if (thread.open.empty())
            return u"an end without a beginning"_s;
        thread.slices.push_back({ thread.open.back(), at });
        thread.open.pop_back();
        return {};
    }

    void chromeSlicesNestAndFlowsBind_data() { m_runs.addRows(); }
    void chromeSlicesNestAndFlowsBind()
    {
        QFETCH(const trace::Recording *, recording);
        const QJsonDocument document = QJsonDocument::fromJson(written(*recording, u".trace.json"_s));
        std::map<int, Thread> threads;
        std::map<int, QJsonObject> starts;
        std::vector<std::pair<int, qint64>> tips;
        for (const auto &value : document[u"traceEvents"_s].toArray()) {
            const QJsonObject json = value.toObject();
            const QString phase = json[u"ph"_s].toString();
            const int thread = json[u"tid"_s].toInt();
            if (phase == u"B" || phase == u"E" || phase == u"X") {
                const QString problem = takeSlice(json, threads[thread]);
                QVERIFY2(problem.isEmpty(), qPrintable(problem));
            } else if (phase == u"s" || phase == u"f") {
                tips.push_back({ thread, json[u"ts"_s].toInteger() });
                if (phase == u"s")
                    QVERIFY(starts.emplace(json[u"id"_s].toInt(), json).second);
                else
                    QVERIFY(starts.at(json[u"id"_s].toInt())[u"ts"_s].toInteger() <= json[u"ts"_s].toInteger());
            }
        }
        for (const auto &[id, thread] : threads)
            QVERIFY(thread.open.empty());
        for (const auto &[id, at] : tips) {
            const auto &slices = threads[id].slices;
            QVERIFY2(std::any_of(slices.begin(), slices.end(),
                                 [tip = at](const auto &it) { return it.begin <= tip && tip <= it.end; }),
                     qPrintable(QString::number(at)));
        }
        QCOMPARE(static_cast<int>(starts.size()),
                 eventsOf(*recording, engine::Event::Kind::Published)
                     + eventsOf(*recording, engine::Event::Kind::Delivered)
                     + eventsOf(*recording, engine::Event::Kind::Acked)
                     + eventsOf(*recording, engine::Event::Kind::AckRejected));
    }

    // --- .otlp.json

    /// Every span of an export, by its id.
    static std::map<QString, QJsonObject> spansOf(const QByteArray &bytes)
    {
        std::map<QString, QJsonObject> spans;
        for (const auto &resource : QJsonDocument::fromJson(bytes)[u"resourceSpans"_s].toArray()) {
            for (const auto &scope : resource.toObject()[u"scopeSpans"_s].toArray()) {
                for (const auto &span : scope.toObject()[u"spans"_s].toArray()) {
                    const QJsonObject json = span.toObject();
                    if (!spans.emplace(json[u"spanId"_s].toString(), json).second)
                        return {};
                }
            }
        }
        return spans;
    }

    void otlpSpansHangTogether_data() { m_runs.addRows(); }
    void otlpSpansHangTogether()
    {
        QFETCH(const trace::Recording *, recording);
        const auto spans = spansOf(written(*recording, u".otlp.json"_s));
        const auto timeOf = [](const QJsonObject &span, const QString &key) {
            return span[key].toString().toLongLong();
        };
        int deliveries = 0;
        int repeats = 0;
        for (const auto &[id, span] : spans) {
            QCOMPARE(id.size(), 16);
            QCOMPARE(span[u"traceId"_s].toString().size(), 32);
            QVERIFY(timeOf(span, u"startTimeUnixNano"_s) <= timeOf(span, u"endTimeUnixNano"_s));
            const QString parent = span[u"parentSpanId"_s].toString();
            if (span[u"kind"_s] == QJsonValue(4)) {
                QVERIFY(parent.isEmpty());
                continue;
            }
            QVERIFY2(spans.contains(parent), qPrintable(span[u"name"_s].toString()));
            QCOMPARE(span[u"traceId"_s], spans.at(parent)[u"traceId"_s]);
            QVERIFY(timeOf(spans.at(parent), u"startTimeUnixNano"_s) <= timeOf(span, u"startTimeUnixNano"_s));
            deliveries += span[u"kind"_s] == QJsonValue(5) ? 1 : 0;
            for (const auto &link : span[u"links"_s].toArray()) {
                ++repeats;
                QVERIFY(spans.contains(link.toObject()[u"spanId"_s].toString()));
            }
        }
        QCOMPARE(deliveries, eventsOf(*recording, engine::Event::Kind::Delivered));
        const auto redelivered = std::count_if(recording->events.begin(), recording->events.end(),
                                               [](const auto &event) { return event.redelivered; });
        QVERIFY(repeats >= redelivered);
    }

    // --- .spec, .sql

    /// What is unreadable goes over several lines in a literal, as it should.
    void scriptsHoldWholeStatements_data() { m_runs.addRows({ u"unreadable"_s }); }
    void scriptsHoldWholeStatements()
    {
        QFETCH(const trace::Recording *, recording);
        const QString script = QString::fromUtf8(written(*recording, u".sql"_s));
        for (const QString &line : script.split(u'\n', Qt::SkipEmptyParts)) {
            const bool statement = line.endsWith(u';') && line.count(u'\'') % 2 == 0;
            QVERIFY2(line.startsWith(u"-- ") || statement, qPrintable(line));
        }
        const QString spec = QString::fromUtf8(written(*recording, u".spec"_s));
        QCOMPARE(spec.count(u"\nstep "_s), spec.mid(spec.indexOf(u"\npermutation\n"_s)).count(u"\n  "_s));
        for (const QString &line : spec.split(u'\n')) {
            if (line.startsWith(u"step "))
                QVERIFY2(line.endsWith(u"; }") && line.count(u'}') == 1, qPrintable(line));
        }
    }

    void commentsKeepToTheirLine()
    {
        const trace::Recording &recording = m_runs[u"unreadable"];
        const QStringList lines = QString::fromUtf8(written(recording, u".spec"_s)).split(u'\n');
        for (qsizetype index = 1; index + 1 < lines.size(); ++index) {
            if (lines[index].startsWith(u"# "_s) && lines[index - 1].isEmpty())
                QVERIFY2(lines[index + 1].startsWith(u"session s"_s), qPrintable(lines[index + 1]));
        }
        for (const QString &line : QString::fromUtf8(written(recording, u".sql"_s)).split(u'\n')) {
            // It ends with the number of the instance.
            if (line.startsWith(u"-- terminal "_s))
                QVERIFY2(line.back().isDigit(), qPrintable(line));
        }
    }

    void scriptsWaitWhereTheRunWaited()
    {
        const QByteArray script = written(m_runs[u"the-arbiter"], u".sql"_s);
        QCOMPARE(script.count("-- it waits"), 1);
        QVERIFY(script.contains("-- terminal 2: inventory #2\nBEGIN;\nINSERT INTO inbox"));
        QVERIFY(script.contains("the recorded run ended with Dune: 2 reserved"));
    }

    // --- .cs, .cpp

    /// The brackets of a source that are still open at its end, strings and comments left out.
    static QString openBrackets(const QString &source)
    {
        QString open;
        for (const QString &line : source.split(u'\n')) {
            bool quoted = false;
            for (qsizetype index = 0; index < line.size(); ++index) {
                const QChar character = line[index];
                if (!quoted && line.mid(index, 2) == u"//")
                    break;
                if (quoted && character == u'\\')
                    ++index;
                else if (character == u'"')
                    quoted = !quoted;
                else if (!quoted && u"([{"_s.contains(character))
                    open += character;
                else if (!quoted && u")]}"_s.contains(character) && !open.isEmpty())
                    open.chop(1);
            }
            if (quoted)
                return line;
        }
        return open;
    }

    void testSkeletonsHoldEveryDelivery_data() { m_runs.addRows(); }
    void testSkeletonsHoldEveryDelivery()
    {
        QFETCH(const trace::Recording *, recording);
        const int deliveries = eventsOf(*recording, engine::Event::Kind::Delivered);
        const QString cSharp = QString::fromUtf8(written(*recording, u".cs"_s));
        QCOMPARE(openBrackets(cSharp), QString());
        QCOMPARE(int(cSharp.count(u"        new Delivery { Message = \""_s)), deliveries);
        const QString cpp = QString::fromUtf8(written(*recording, u".cpp"_s));
        QCOMPARE(openBrackets(cpp), QString());
        const qsizetype data = cpp.indexOf(u"to_array"_s);
        QCOMPARE(int(cpp.mid(data, cpp.indexOf(u"});"_s, data) - data).count(u"    { \""_s)), deliveries);
    }

    void testSkeletonsOfLongRunsHaveAnEnd()
    {
        const trace::Recording recording = support::longRecording(20'000);
        const int leftOut = eventsOf(recording, engine::Event::Kind::Delivered) - 1000;
        QVERIFY(leftOut > 0);
        const QString note = u"the run has %1 more deliveries"_s.arg(leftOut);
        for (const QString &extension : { u".cs"_s, u".cpp"_s }) {
            const QString source = QString::fromUtf8(written(recording, extension));
            QVERIFY(source.contains(note));
            QCOMPARE(openBrackets(source), QString());
            QCOMPARE(int(source.count(u"\n//   The broker delivers "_s)), 1000);
        }
        QCOMPARE(int(QString::fromUtf8(written(recording, u".cs"_s)).count(u"        new Delivery {"_s)), 1000);
    }

    void testSkeletonsSayWhatWentWrong()
    {
        QVERIFY(written(m_runs[u"failure-window"], u".cs"_s).contains("public sealed class FailureWindowTest\n"));
        QVERIFY(written(m_runs[u"failure-window"], u".cs"_s).contains("CrashesBefore = \"record\""));
        QVERIFY(written(m_runs[u"lost-ack"], u".cs"_s).contains("AckIsLost = true"));
        QVERIFY(written(m_runs[u"the-arbiter"], u".cs"_s).contains("Redelivered = true, Overlaps = true"));
    }

    // --- .shiviz.log

    void vectorClocksRespectCausality_data() { m_runs.addRows(); }
    void vectorClocksRespectCausality()
    {
        QFETCH(const trace::Recording *, recording);
        const QStringList lines = QString::fromUtf8(written(*recording, u".shiviz.log"_s)).split(u'\n');
        std::map<QString, QJsonObject> latest;
        for (qsizetype index = 0; index + 1 < lines.size(); index += 2) {
            const QString host = lines[index].section(u' ', 0, 0);
            const QJsonObject clock = QJsonDocument::fromJson(lines[index].section(u' ', 1).toUtf8()).object();
            QCOMPARE(clock[host].toInt(), latest[host][host].toInt() + 1);
            for (const QString &other : latest[host].keys())
                QVERIFY(clock[other].toInt() >= latest[host][other].toInt());
            latest[host] = clock;
            for (const QString &other : clock.keys())
                QVERIFY2(clock[other].toInt() <= latest[other][other].toInt(), qPrintable(lines[index]));
            // A consumer has nothing to do before something was published.
            QVERIFY(!host.contains(u'#') || clock[u"producer"_s].toInt() > 0);
        }
    }

    /// The second copy goes on because the first one has committed: its clock says so.
    void aWaitOrdersWhatFollows()
    {
        const QStringList lines = QString::fromUtf8(written(m_runs[u"the-arbiter"], u".shiviz.log"_s)).split(u'\n');
        const auto clockOf = [&](const QString &host, const QString &event) {
            for (qsizetype index = 0; index + 1 < lines.size(); index += 2) {
                if (lines[index].startsWith(host) && lines[index + 1].contains(event))
                    return QJsonDocument::fromJson(lines[index].section(u' ', 1).toUtf8()).object();
            }
            return QJsonObject();
        };
        const QString first = u"inventory#1"_s;
        const int committed = clockOf(first, u"commits"_s)[first].toInt();
        QVERIFY(committed > 0);
        QVERIFY(clockOf(u"inventory#2"_s, u"gets error 1555"_s)[first].toInt() >= committed);
        QVERIFY(clockOf(u"inventory#2"_s, u"tries to claim"_s)[first].toInt() < committed);
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
