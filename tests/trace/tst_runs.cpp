// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "engine/timed_scheduler.h"
#include "scenario/language.h"
#include "scenario/scenario.h"
#include "trace/live_run.h"
#include "trace/narration.h"
#include "trace/plausibility.h"
#include "trace/report.h"
#include "trace/timeline.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QJsonArray>
#include <QTest>
#include <QThread>

using namespace Qt::Literals::StringLiterals;

/// Every lesson, in every variant, under every strategy that fits it.
class TestRuns : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    static void addRuns()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("strategy");
        for (const scenario::Document &lesson : scenario::lessons()) {
            QStringList variants{ QString() };
            for (const scenario::Variant &variant : lesson.variants)
                variants.append(variant.id);
            for (const QString &variant : variants) {
                for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson))
                    QTest::addRow("%s:%s:%s", qPrintable(lesson.id), qPrintable(variant), strategy->id.data())
                        << lesson.id << variant << QString(strategy->id);
            }
        }
    }

    static trace::Header headerOf(const QString &lesson, const QString &variant, const QString &strategy)
    {
        trace::Header header;
        header.lesson = lesson;
        header.variant = variant;
        header.scenario = scenario::effective(*scenario::findLesson(lesson), variant, strategy);
        return header;
    }

    trace::Header fetched() const
    {
        QFETCH(QString, lesson);
        QFETCH(QString, variant);
        QFETCH(QString, strategy);
        return headerOf(lesson, variant, strategy);
    }

    static QByteArray bytesOf(const trace::Recording &recording)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        trace::write(recording, buffer);
        return buffer.data();
    }

private Q_SLOTS:
    void sameBytesTwice_data() { addRuns(); }
    void sameBytesTwice()
    {
        const trace::Header header = fetched();
        QBuffer streamed;
        streamed.open(QIODevice::WriteOnly);
        trace::TraceWriter writer(streamed);
        const trace::Recording first = trace::record(header, m_database, &writer);
        // The second run has a database of its own: nothing may depend on what the first left behind.
        database::SqliteDatabase other;
        const trace::Recording second = trace::record(header, other);
        QVERIFY(!first.events.empty());
        QCOMPARE(bytesOf(first), bytesOf(second));
        QCOMPARE(streamed.data(), bytesOf(first));
    }

    void foldIsWhatTheObserverReads_data() { addRuns(); }
    void foldIsWhatTheObserverReads()
    {
        trace::Recorder recorder(fetched(), m_database);
        engine::TimedScheduler scheduler(recorder.recording().setup.faults);
        trace::State state(recorder.recording().setup);
        QVERIFY(state.committed == m_database.observe());
        while (recorder.step(scheduler)) {
            const engine::Tables observed = m_database.observe();
            const auto &events = recorder.recording().events;
            while (state.events < events.size()) {
                QVERIFY(!trace::impossible(state, events[state.events]));
                state.apply(events[state.events]);
                QVERIFY(state.committed == observed);
            }
        }
        for (const trace::InstanceState &instance : state.instances)
            QVERIFY(instance.pending.empty());
    }

    /// Whatever the engine does, the reader of traces takes it; in any order, with any faults.
    void whatTheEngineDoesIsPossible_data() { addRuns(); }
    void whatTheEngineDoesIsPossible()
    {
        const trace::Header header = fetched();
        for (quint64 seed = 1; seed <= 4; ++seed) {
            trace::Recorder recorder(header, m_database);
            engine::RandomScheduler scheduler(seed, 12);
            trace::State state(recorder.recording().setup);
            while (state.events < 400 && recorder.step(scheduler)) {
                const auto &events = recorder.recording().events;
                QVERIFY(state.events < events.size());
                for (; state.events < events.size(); state.apply(events[state.events])) {
                    const auto why = trace::impossible(state, events[state.events]);
                    QVERIFY2(!why,
                             qPrintable(QString::fromUtf8(trace::eventLine(recorder.recording(), state.events))
                                        + why.value_or(QString())));
                }
            }
        }
    }

    void replaysAsIdentical_data() { addRuns(); }
    void replaysAsIdentical()
    {
        const trace::Recording recording = trace::record(fetched(), m_database);
        QVERIFY(!trace::replay(recording, m_database).firstDifference);
        QByteArray bytes = bytesOf(recording);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const trace::Opened opened = trace::read(buffer, u"t.jsonl"_s);
        QVERIFY(opened.cut.isEmpty());
        QVERIFY(opened.recording.complete);
        QCOMPARE(bytesOf(opened.recording), bytes);
        QCOMPARE(trace::reportOf(opened.recording), trace::reportOf(recording));
    }

    void everyEventHasItsSentence_data() { addRuns(); }
    void everyEventHasItsSentence()
    {
        const trace::Recording recording = trace::record(fetched(), m_database);
        trace::State state(recording.setup);
        for (std::size_t index = 0; index < recording.events.size(); ++index) {
            const trace::Sentence sentence = trace::narrate(recording, index, state);
            QVERIFY(sentence.what.endsWith(u'.'));
            QVERIFY2(!sentence.what.contains(u'%') && !sentence.why.contains(u'%'), qPrintable(sentence.what));
            QVERIFY2(!sentence.what.contains(u"  "_s), qPrintable(sentence.what));
            state.apply(recording.events[index]);
        }
    }

    /// A producer makes up a new id, another message has it already, and the broker drops the one for the other.
    void aNewIdMayBeTaken()
    {
        QJsonObject scenario = scenario::effective(*scenario::findLesson(u"broker-dedup"));
        QJsonArray messages = scenario[u"messages"_s].toArray();
        QJsonObject other = messages.first().toObject();
        other[u"id"_s] = messages.first().toObject()[u"id"_s].toString() + u"-r1"_s;
        messages = { messages.first(), other };
        scenario[u"messages"_s] = messages;
        scenario[u"faults"_s] = QJsonArray();
        trace::Header header;
        header.scenario = scenario;
        trace::LiveRun run(header, m_database);
        while (run.recording().events.size() < 2)
            run.step();
        const engine::Action retry{ .kind = engine::Action::Kind::RetryPublish, .message = 0, .newId = true };
        run.perform(retry);
        QCOMPARE(run.recording().events.back().kind, engine::Event::Kind::PublishDropped);
        run.perform(retry);
        QCOMPARE(run.recording().events.back().kind, engine::Event::Kind::Published);
        run.runToEnd();
        QByteArray bytes = bytesOf(run.recording());
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        QCOMPARE(bytesOf(trace::read(buffer, u"t.jsonl"_s).recording), bytes);
    }

    void jumpsLandWhereTheFoldLeads()
    {
        const trace::Recording recording =
            trace::record(headerOf(u"duplicate-is-success"_s, {}, u"inbox-duplicate-throws"_s), m_database);
        trace::Timeline timeline(recording);
        for (std::size_t step = 0; step < 200; ++step) {
            const std::size_t target = step * 37 % (recording.events.size() + 1);
            trace::State straight(recording.setup);
            for (std::size_t index = 0; index < target; ++index)
                straight.apply(recording.events[index]);
            const trace::State &jumped = timeline.at(target);
            QCOMPARE(jumped.events, target);
            QCOMPARE(jumped.now, straight.now);
            QVERIFY(jumped.committed == straight.committed);
            QCOMPARE(jumped.deliveries.size(), straight.deliveries.size());
        }
    }

    void forkRepeatsThePastAndChangesTheFuture()
    {
        trace::LiveRun run(headerOf(u"lost-ack"_s, {}, u"naive"_s), m_database);
        run.runToEnd();
        const trace::Recording past = run.recording();
        for (std::size_t events = 0; events <= past.events.size(); ++events) {
            database::SqliteDatabase other;
            trace::LiveRun fork(past, events, other);
            const std::size_t repeated = fork.recording().events.size();
            QVERIFY(repeated >= events);
            fork.runToEnd();
            QCOMPARE(bytesOf(fork.recording()), bytesOf(past));
        }
        // Published, delivered: the handler stands at its first operation.
        trace::LiveRun fork(past, 2, m_database);
        const engine::Action crash{ .kind = engine::Action::Kind::Crash, .instance = 0 };
        QVERIFY(fork.world().isEnabled(crash));
        fork.perform(crash);
        fork.runToEnd();
        QCOMPARE(fork.recording().events[2].kind, engine::Event::Kind::Crashed);
        for (std::size_t index = 0; index < 2; ++index)
            QCOMPARE(trace::eventLine(fork.recording(), index), trace::eventLine(past, index));
    }

    /// A name is a name, whatever it looks like: no place for another word, and nothing that turns the sentence around.
    void namesStayWhatTheyAreInSentences()
    {
        trace::Recording recording = trace::record(headerOf(u"lost-ack"_s, {}, u"check-then-process"_s), m_database);
        const auto sentenceWith = [&](const QString &message) {
            const std::size_t event = 1;
            recording.events[event].message = message;
            return trace::narrate(recording, event, trace::State(recording.setup)).what;
        };
        QCOMPARE(recording.events[1].kind, engine::Event::Kind::Delivered);
        QCOMPARE(sentenceWith(u"m-%1-%2-%3"_s), u"The broker delivers m-%1-%2-%3 to inventory#1 under tag 1."_s);
        QCOMPARE(sentenceWith(u"m\u202e-1\u2069"_s),
                 u"The broker delivers \u2068m\u202e-1\u2069 to inventory#1 under tag 1."_s);
        QVERIFY(sentenceWith(u"رسالة"_s).contains(u"\u2068رسالة\u2069"_s));
    }

    /// A thread may speak another language than the program, numbers included.
    void aThreadSpeaksItsOwnLanguage()
    {
        const trace::Recording recording =
            trace::record(headerOf(u"lost-ack"_s, {}, u"check-then-process"_s), m_database);
        const auto told = [&] { return trace::narrate(recording, 0, trace::State(recording.setup)).what; };
        const QString english = told();
        QString turkish;
        QString number;
        std::unique_ptr<QThread> thread(QThread::create([&] {
            const scenario::Speaking speaking(scenario::Language::Turkish);
            turkish = told();
            number = trace::timeText(engine::Time(1500));
        }));
        thread->start();
        QVERIFY(thread->wait());
        QVERIFY(turkish != english);
        QCOMPARE(number, u"1,5\u00a0s"_s);
        QCOMPARE(told(), english);
        QCOMPARE(trace::timeText(engine::Time(1500)), u"1.5\u00a0s"_s);
    }
};

QTEST_GUILESS_MAIN(TestRuns)
#include "tst_runs.moc"
