// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "judged_runs.h"

#include "database/sqlite_database.h"
#include "engine/timed_scheduler.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/trace_file.h"
#include "trace/verdict_words.h"

#include <QBuffer>
#include <QJsonArray>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using engine::Verdict;

namespace {

/// The document of a file of tests/judgement.
scenario::Document judged(const QString &name)
{
    return scenario::read(judgedFile(name));
}

trace::Header headerOf(const scenario::Document &document, const QString &strategy = {})
{
    trace::Header header;
    header.lesson = document.id;
    header.scenario = scenario::effective(document, {}, strategy);
    return header;
}

/// "duplicated m-1 1,2": kinds with their messages and deliveries, the worst first, what is as it should be left out.
QString inWords(const trace::Recording &recording)
{
    QStringList words;
    const QJsonObject report = trace::reportOf(recording);
    for (const QJsonValue &finding : report[u"findings"_s].toArray()) {
        const QJsonObject json = finding.toObject();
        if (json[u"kind"_s] == QJsonValue(u"effectively-once"_s))
            continue;
        QStringList deliveries;
        for (const QJsonValue &delivery : json[u"deliveries"_s].toArray())
            deliveries.append(QString::number(delivery.toInt()));
        words.append(
            u"%1 %2 %3"_s.arg(json[u"kind"_s].toString(), json[u"message"_s].toString(u"-"_s), deliveries.join(u','))
                .trimmed());
    }
    return words.isEmpty() ? u"effectively-once"_s : words.join(u"; "_s);
}

} // namespace

class TestJudgement : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

private Q_SLOTS:
    void errorsThatCancel_data();
    void errorsThatCancel();
    void knowsWhoMadeEachEffect();
    void staleWriteIsNeverDuplicatedByAnInbox();
    void aRetryBringsTheBodyThatIsRetried();
    void aRunThatReachesTheLimitIsIncomplete();
    void aRecordingThatBreaksOffIsIncomplete();
};

void TestJudgement::errorsThatCancel_data()
{
    QTest::addColumn<QString>("findings");
    for (const JudgedRun &run : judgedRuns())
        QTest::newRow(qPrintable(run.name)) << run.findings;
}

void TestJudgement::errorsThatCancel()
{
    QFETCH(QString, findings);
    const trace::Recording recording =
        trace::record(headerOf(judged(QString::fromUtf8(QTest::currentDataTag()))), m_database);
    QCOMPARE(inWords(recording), findings);
    const trace::State state = trace::finalStateOf(recording);
    const trace::Judgement judgement = trace::judge(state, recording);
    QCOMPARE(trace::reportOf(recording)[u"verdict"_s], QJsonValue(engine::nameOf(trace::judge(recording).verdict())));
}

void TestJudgement::knowsWhoMadeEachEffect()
{
    const trace::Recording recording = trace::record(headerOf(judged(u"twice-and-dead"_s)), m_database);
    const QJsonObject finding = trace::reportOf(recording)[u"findings"_s].toArray().first().toObject();
    const QJsonArray effects = finding[u"effects"_s].toArray();
    QCOMPARE(effects.size(), 2);
    for (int index = 0; index < 2; ++index) {
        const QJsonObject effect = effects[index].toObject();
        QCOMPARE(effect[u"on"_s], QJsonValue(u"stock"_s));
        QCOMPARE(effect[u"instance"_s], QJsonValue(u"inventory#%1"_s.arg(index + 1)));
        QCOMPARE(effect[u"delivery"_s], QJsonValue(index + 1));
        QCOMPARE(effect[u"tag"_s], QJsonValue(index + 1));
        QCOMPARE(effect[u"transaction"_s], QJsonValue(index + 1));
        QCOMPARE(effect[u"change"_s], QJsonValue(2));
    }
}

/// Each version is applied once: the result is wrong because the operation is, not because anything came twice.
void TestJudgement::staleWriteIsNeverDuplicatedByAnInbox()
{
    const scenario::Document &lesson = *scenario::findLesson(u"stale-write");
    for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson)) {
        const bool remembers = strategy->id != "naive"_L1 && strategy->id != "ack-first"_L1
            && strategy->id != "inbox-swallowed-error"_L1 && !strategy->id.startsWith("natural-"_L1);
        if (!remembers)
            continue;
        const trace::Recording recording = trace::record(headerOf(lesson, strategy->id), m_database);
        const Verdict verdict = trace::judge(recording).verdict();
        QVERIFY2(verdict == Verdict::WrongResult || verdict == Verdict::Stale, strategy->id.data());
    }
}

/// Two messages share an id; the producer tries the second again. The fold knows which body came.
void TestJudgement::aRetryBringsTheBodyThatIsRetried()
{
    trace::Header header = headerOf(judged(u"retry-of-a-reused-id"_s));
    trace::Recorder recorder(header, m_database);
    engine::TimedScheduler scheduler({});
    while (recorder.step(scheduler)) {}
    recorder.perform({ .kind = engine::Action::Kind::RetryPublish, .message = 1, .newId = true });
    while (recorder.step(scheduler)) {}
    recorder.finish();
    const trace::State state = trace::finalStateOf(recorder.recording());
    QCOMPARE(state.messages.size(), std::size_t(3));
    QCOMPARE(state.messages[2].quantity, 3);
    QCOMPARE(state.originOf(2), 1);
    QVERIFY(trace::judge(recorder.recording()).isEffectivelyOnce());
    // It is said in the file, too.
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    trace::write(recorder.recording(), buffer);
    buffer.seek(0);
    const trace::Recording read = trace::read(buffer, u"t.jsonl"_s).recording;
    QCOMPARE(trace::finalStateOf(read).originOf(2), 1);
}

void TestJudgement::aRunThatReachesTheLimitIsIncomplete()
{
    // Every message is raised as a duplicate again and again, and comes again a hundred times.
    scenario::Document document = judged(u"dead-after-success"_s);
    QJsonArray messages;
    for (int number = 1; number <= 64; ++number)
        messages.append(QJsonObject{ { u"id"_s, u"m-%1"_s.arg(number) },
                                     { u"order"_s, u"o-%1"_s.arg(number) },
                                     { u"book"_s, u"Dune"_s },
                                     { u"quantity"_s, 1 } });
    QJsonArray consumers;
    for (int number = 1; number <= 3; ++number)
        consumers.append(QJsonObject{ { u"name"_s, u"c%1"_s.arg(number) },
                                      { u"strategy"_s, u"inbox-duplicate-throws"_s },
                                      { u"key"_s, u"redelivered"_s },
                                      { u"instances"_s, 1 } });
    trace::Header header = headerOf(document);
    header.scenario[u"messages"_s] = messages;
    header.scenario[u"consumers"_s] = consumers;
    header.scenario[u"faults"_s] = QJsonArray();
    header.scenario[u"broker"_s] = QJsonObject{ { u"maxDeliveries"_s, 100 } };
    const trace::Recording recording = trace::record(header, m_database);
    QVERIFY(recording.events.size() >= trace::Recorder::mostEvents);
    QVERIFY(recording.complete);
    QVERIFY(recording.capped);
    const trace::State state = trace::finalStateOf(recording);
    const trace::Judgement judgement = trace::judge(state, recording);
    QCOMPARE(judgement.verdict(), Verdict::Incomplete);
    QCOMPARE(judgement.findings.size(), std::size_t(1));
    QVERIFY(trace::verdictSentence(judgement, state, recording).startsWith(u"The run was cut short after"_s));
    // The trace says so, and says it again when it is read.
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    trace::write(recording, buffer);
    QVERIFY(buffer.data().trimmed().split('\n').last().contains("\"capped\":true"));
    buffer.seek(0);
    const trace::Recording read = trace::read(buffer, u"t.jsonl"_s).recording;
    QCOMPARE(trace::judge(read).verdict(), Verdict::Incomplete);
}

void TestJudgement::aRecordingThatBreaksOffIsIncomplete()
{
    trace::Recording recording = trace::record(headerOf(judged(u"one-twice-one-never"_s)), m_database);
    recording.complete = false;
    recording.events.resize(3);
    QCOMPARE(trace::judge(recording).verdict(), Verdict::Incomplete);
}

QTEST_GUILESS_MAIN(TestJudgement)
#include "tst_judgement.moc"
