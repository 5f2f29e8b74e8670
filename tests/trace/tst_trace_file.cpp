// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "scenario/scenario.h"
#include "trace/json.h"
#include "trace/recorder.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

class TestTraceFile : public QObject
{
    Q_OBJECT

private:
    QByteArray m_trace;
    QList<QByteArray> m_lines;

    static trace::Opened open(QByteArray bytes)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        return trace::read(buffer, u"t.jsonl"_s);
    }

    static QString problemOf(const QByteArray &bytes)
    {
        try {
            open(bytes);
        } catch (const scenario::Problem &problem) {
            return problem.text();
        }
        return {};
    }

    QByteArray without(qsizetype line) const
    {
        QList<QByteArray> lines = m_lines;
        lines.removeAt(line);
        return lines.join('\n') + '\n';
    }

    QByteArray replaced(qsizetype line, const QByteArray &text) const
    {
        QList<QByteArray> lines = m_lines;
        lines[line] = text;
        return lines.join('\n') + '\n';
    }

    QByteArray edited(qsizetype line, const char *from, const char *to) const
    {
        QByteArray text = m_lines[line];
        const qsizetype before = text.size();
        text.replace(from, to);
        return text.size() == before && qstrcmp(from, to) == 0 ? QByteArray() : replaced(line, text);
    }

private Q_SLOTS:
    void initTestCase()
    {
        database::SqliteDatabase database;
        QBuffer buffer(&m_trace);
        buffer.open(QIODevice::WriteOnly);
        trace::TraceWriter writer(buffer);
        trace::Header header;
        header.lesson = u"the-arbiter"_s;
        header.scenario = scenario::effective(*scenario::findLesson(u"the-arbiter"));
        trace::record(header, database, &writer);
        buffer.close();
        m_lines = m_trace.trimmed().split('\n');
        QVERIFY(m_lines.size() > 20);
    }

    /// Wherever the file breaks off, what is there is shown, and the cut is said.
    void cutAnywhereItStillOpens()
    {
        const qsizetype header = m_lines.first().size() + 1;
        for (qsizetype size = header; size < m_trace.size() - 1; ++size) {
            const trace::Opened opened = open(m_trace.first(size));
            const bool verdictThere = opened.recording.complete;
            QVERIFY2(verdictThere || !opened.cut.isEmpty(), qPrintable(QString::number(size)));
        }
        QVERIFY(open(m_trace).cut.isEmpty());
        QCOMPARE(open(m_trace.first(header)).cut, u"the trace breaks off after line 1"_s);
        QCOMPARE(open(m_trace.first(header + 10)).cut, u"the trace breaks off in the middle of line 2"_s);
    }

    void badTraceGivesOneLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("line");
        QTest::newRow("empty") << QByteArray() << u"t.jsonl:1: the file is empty"_s;
        QTest::newRow("not JSON") << QByteArray("hello\n") << u"t.jsonl:1:1: not JSON: illegal value"_s;
        QTest::newRow("not a trace") << QByteArray("{}\n")
                                     << u"t.jsonl:1: not a trace: its first line has no \"format\": "
                                        "\"redelivery-trace\""_s;
        QTest::newRow("newer") << QByteArray("{\"format\":\"redelivery-trace\",\"version\":2}\n")
                               << u"t.jsonl:1: made by a newer program: trace version 2, this one reads 1"_s;
        QTest::newRow("version of the wrong type")
            << QByteArray("{\"format\":\"redelivery-trace\",\"version\":\"1\"}\n")
            << u"t.jsonl:1: \"version\" is not 1"_s;
        QTest::newRow("no scenario") << QByteArray("{\"format\":\"redelivery-trace\",\"version\":1}\n")
                                     << u"t.jsonl:1: it holds no scenario"_s;
        QTest::newRow("event first") << m_lines[0] + '\n' + m_lines[2] + '\n'
                                     << u"t.jsonl:2: an event before the first action"_s;
        QTest::newRow("line missing") << without(2) << u"t.jsonl:3: the action before it has no event"_s;
        QTest::newRow("publish missing") << m_lines[0] + '\n'
                + m_trace.sliced(m_lines[0].size() + m_lines[1].size() + m_lines[2].size() + 3)
                                         << u"t.jsonl:3: this event cannot follow here: its entry is not known"_s;
        QTest::newRow("garbage in the middle") << replaced(3, "garbage") << u"t.jsonl:4:1: not JSON: illegal value"_s;
        QTest::newRow("array") << replaced(3, "[]") << u"t.jsonl:4: not a JSON object"_s;
        QTest::newRow("neither") << replaced(3, "{}") << u"t.jsonl:4: neither an action nor an event"_s;
        QTest::newRow("unknown event") << replaced(2, "{\"event\":\"explosion\"}")
                                       << u"t.jsonl:3: \"event\" is not a word that is known here"_s;
        QTest::newRow("unknown key") << replaced(2, "{\"event\":\"published\",\"colour\":1}")
                                     << u"t.jsonl:3: it has a key that is not known"_s;
        QTest::newRow("wrong type") << edited(4, "\"at\":40", "\"at\":\"40\"")
                                    << u"t.jsonl:5: \"at\" is not a whole number in range"_s;
        QTest::newRow("negative time") << edited(4, "\"at\":40", "\"at\":-40")
                                       << u"t.jsonl:5: \"at\" is not a whole number in range"_s;
        QTest::newRow("huge number") << edited(4, "\"tag\":1", "\"tag\":1e300")
                                     << u"t.jsonl:5: \"tag\" is not a whole number in range"_s;
        QTest::newRow("unknown instance")
            << edited(4, "inventory#1", "inventory#9") << u"t.jsonl:5: \"instance\" is not a name of this scenario"_s;
        QTest::newRow("after the end") << m_trace + "{}\n"
                                       << u"t.jsonl:%1: something follows upon the last line"_s.arg(m_lines.size() + 1);
        QTest::newRow("nesting") << m_lines[0] + '\n' + QByteArray(100'000, '[') + "\n{}\n"
                                 << u"t.jsonl:2:1025: not JSON: too deeply nested document"_s;
        QTest::newRow("endless line") << m_lines[0] + '\n' + QByteArray(trace::longestLine + 10, 'x')
                                      << u"t.jsonl:2: the line is longer than 67108864 bytes"_s;
    }

    void badTraceGivesOneLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, line);
        QCOMPARE(problemOf(bytes), line);
    }

    /// Sums of pauses must stay far from overflow, and what is longer than any fault is no pause of ours.
    void pausesAreAsShortAsThoseOfAScenario()
    {
        const QByteArray action = "{\"action\":\"pause\",\"at\":40,\"instance\":\"inventory#1\",\"duration\":";
        const QByteArray head = m_lines.mid(0, 5).join('\n') + '\n';
        QCOMPARE(problemOf(head + action + "315360000001}\n"), u"t.jsonl:6: \"duration\" is longer than ten years"_s);
        QCOMPARE(problemOf(head + action + "315360000000}\n"), QString());
    }

    /// Any single byte of a trace may be wrong: it is refused, or it opens; nothing else happens.
    void anyByteMayBeWrong()
    {
        for (qsizetype index = 0; index < m_trace.size(); index += 17) {
            for (const char wrong : { '9', '"', '-', '\0', '\n' }) {
                QByteArray bytes = m_trace;
                bytes[index] = wrong;
                const QString problem = problemOf(bytes);
                QVERIFY2(!problem.contains(u'\n'), qPrintable(problem));
            }
        }
    }

    /// The quick reader leaves to Qt what our writer never writes.
    void linesOfOtherWritersAreRead()
    {
        QByteArray other = m_trace;
        other.replace("\"event\":", "\"\\u0065vent\" : ").replace("\"at\":", "\t\"at\" :  ");
        other.replace("\"inventory#1\"", "\"in\\u0076entory#1\"").replace("\"tag\":1}", "\"tag\":1.0e0}");
        QVERIFY(other.contains("1.0e0") && other.contains("\\u0076"));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        trace::write(open(other).recording, buffer);
        QCOMPARE(bytes, m_trace);
    }

    /// The writer is our own, and quicker; what it writes is what QJsonDocument would.
    void linesAreWrittenAsQtWritesThem()
    {
        for (const scenario::Document &lesson : scenario::lessons()) {
            database::SqliteDatabase database;
            trace::Header header;
            header.scenario = scenario::effective(lesson);
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            trace::write(trace::record(header, database), buffer);
            for (const QByteArray &line : bytes.split('\n'))
                QCOMPARE(line, line.isEmpty() ? line : QJsonDocument::fromJson(line).toJson(QJsonDocument::Compact));
        }
        QString text = u"\"\\/\b\f\n\r\t\x1\x1f\x7f é € \U0001F4DA "_s;
        // Half a pair, which no UTF-8 has; at the end, too.
        text += QString(QChar(0xd83d)) + u'x' + QChar(0xdcda) + QChar(0xd83d);
        engine::Event event;
        event.message = text;
        event.bound = { text, qint64(0), std::monostate(), std::numeric_limits<qint64>::min() };
        const std::vector<engine::InstanceName> roster;
        const std::vector<engine::Consumer> consumers;
        QJsonObject json = QJsonDocument::fromJson(trace::toJson(event, { roster, consumers })).object();
        json[u"message"_s] = text;
        json[u"bound"_s] = QJsonArray{ text, 0, QJsonValue::Null, std::numeric_limits<qint64>::min() };
        QCOMPARE(trace::toJson(event, { roster, consumers }), QJsonDocument(json).toJson(QJsonDocument::Compact));
    }

    void replayNamesTheFirstDifference()
    {
        database::SqliteDatabase database;
        trace::Recording recording = open(m_trace).recording;
        QVERIFY(!trace::replay(recording, database).firstDifference);
        recording.events[7].at += engine::Time(1);
        QCOMPARE(trace::replay(recording, database).firstDifference.value(), 7U);
        recording = open(m_trace).recording;
        recording.actions[5].action.kind = engine::Action::Kind::Restart;
        const std::size_t first = recording.actions[5].firstEvent;
        QCOMPARE(trace::replay(recording, database).firstDifference.value(), first);
    }
};

QTEST_GUILESS_MAIN(TestTraceFile)
#include "tst_trace_file.moc"
