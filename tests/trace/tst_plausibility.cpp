// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "scenario/scenario.h"
#include "strategies/registry.h"
#include "trace/plausibility.h"
#include "trace/recorder.h"
#include "trace/state.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QTest>

#include <functional>
#include <limits>
#include <map>

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using engine::InboxRow;
using engine::Outcome;
using engine::Reason;
using engine::StockRow;
using engine::Time;
using Kind = Event::Kind;

/// What cannot have happened is not read: one event of a good run is changed, and the reader has to say what is wrong.
class TestPlausibility : public QObject
{
    Q_OBJECT

    using Change = std::function<void(Event &)>;

    struct Case {
        QString lesson;
        Kind kind = Kind::Published;
        /// The how-manieth of its kind, from 1.
        int number = 1;
        Change change;
        QString why;
    };

    std::map<QString, trace::Recording> m_runs;
    std::map<QString, Case> m_cases;

    const trace::Recording &run(const QString &lesson)
    {
        auto &recording = m_runs[lesson];
        if (recording.events.empty()) {
            database::SqliteDatabase database;
            trace::Header header;
            header.scenario = scenario::effective(*scenario::findLesson(lesson));
            recording = trace::record(header, database);
        }
        return recording;
    }

    static engine::RowChange &firstRow(Event &event) { return event.rows.front(); }
    static StockRow &after(Event &event) { return std::get<StockRow>(*firstRow(event).after); }

    void add(const char *name, const QString &why, Kind kind, Change change, const QString &lesson = u"the-arbiter"_s,
             int number = 1)
    {
        m_cases[QString::fromLatin1(name)] = { lesson, kind, number, std::move(change), why };
        QTest::newRow(name) << QString::fromLatin1(name);
    }

private Q_SLOTS:
    void whatCannotBeIsSaid_data()
    {
        QTest::addColumn<QString>("name");
        using E = Event;
        // Times
        add("back in time", u"it goes back in time"_s, Kind::Delivered, [](E &e) { e.at = e.since = Time(1); });
        add("ends before it begins", u"it ends before it begins"_s, Kind::Delivered,
            [](E &e) { e.since = e.at + Time(1); });
        add("lasts for ever", u"it lasts too long"_s, Kind::Paused,
            [](E &e) { e.lasts = Time(1'000'000'000'000'000); });
        // References
        add("instance", u"its instance is not known"_s, Kind::Performed, [](E &e) { e.instance = 2; });
        add("no instance", u"it names no instance"_s, Kind::Performed, [](E &e) { e.instance = -1; });
        add("instance too many", u"it names an instance that has no part in it"_s, Kind::Requeued,
            [](E &e) { e.instance = 0; });
        add("consumer", u"its consumer is not known"_s, Kind::Performed, [](E &e) { e.consumer = 1; });
        add(
            "consumer of another", u"its instance is of another consumer"_s, Kind::Performed,
            [](E &e) { e.consumer = 1; }, u"two-subscribers"_s);
        add("entry of a step", u"its entry is not known"_s, Kind::Performed, [](E &e) { e.entry = 999; });
        add("entry of another", u"its instance has another delivery in hand"_s, Kind::Performed,
            [](E &e) { e.entry = 0; });
        add("tag of a step", u"its tag is not known"_s, Kind::Performed, [](E &e) { e.tag = 2; });
        add(
            "tag of the past", u"its instance has another delivery in hand"_s, Kind::Returned, [](E &e) { e.tag = 1; },
            u"the-arbiter"_s, 2);
        add("tag below zero", u"its tag is not known"_s, Kind::Performed, [](E &e) { e.tag = -1; });
        add("holder", u"who it waits for is not known"_s, Kind::Waiting, [](E &e) { e.holder = 2; });
        add("no holder", u"it does not say who waits for whom"_s, Kind::Waiting, [](E &e) { e.holder = -1; });
        add("message", u"its message is not known"_s, Kind::Delivered, [](E &e) { e.message = u"m-9"_s; });
        add("message index", u"its message is not known"_s, Kind::Delivered, [](E &e) { e.messageIndex = 9; });
        add("no message index", u"it publishes a message that is not known"_s, Kind::Delivered,
            [](E &e) { e.messageIndex = -1; });
        add("message of another step", u"its instance has another delivery in hand"_s, Kind::Performed,
            [](E &e) { e.message.clear(); });
        add("strategy", u"its strategy is not known"_s, Kind::Delivered, [](E &e) { e.strategy = u"no-such"_s; });
        add("other strategy", u"its consumer runs another strategy"_s, Kind::Delivered,
            [](E &e) { e.strategy = u"naive"_s; });
        add("connection", u"its connection is not known"_s, Kind::Performed, [](E &e) { e.connection = 7; });
        add("line", u"its handler stands elsewhere"_s, Kind::Performed, [](E &e) { e.line = 1'000'000; });
        add("step", u"its handler stands elsewhere"_s, Kind::Performed, [](E &e) { e.step = engine::Step::Complete; });
        add("repeats", u"the message it repeats is not known"_s, Kind::Published, [](E &e) { e.retryOf = u"m-9"_s; });
        // The broker
        add("published entry", u"its entry is not the next one"_s, Kind::Published, [](E &e) { e.entry = 0; });
        add("published index", u"it publishes a message that is not known"_s, Kind::Published, [](E &e) {
            e.messageIndex = 1;
            e.message = u"m-2"_s;
        });
        add("published id", u"its message is not known"_s, Kind::Published, [](E &e) { e.message = u"m-2"_s; });
        add("delivered entry", u"its entry or tag does not follow upon what came before"_s, Kind::Delivered,
            [](E &e) { e.entry = 0; });
        add("delivered tag", u"its entry or tag does not follow upon what came before"_s, Kind::Delivered,
            [](E &e) { e.tag = 0; });
        add(
            "delivered to one at work", u"its instance takes nothing"_s, Kind::Delivered, [](E &e) { e.instance = 0; },
            u"the-arbiter"_s, 2);
        add("delivered too often", u"it is not the next delivery of its entry"_s, Kind::Delivered,
            [](E &e) { e.delivery = 9; });
        add(
            "not marked", u"it is not the next delivery of its entry"_s, Kind::Delivered,
            [](E &e) { e.redelivered = false; }, u"the-arbiter"_s, 2);
        add("requeued tag", u"its entry is not in flight under that tag"_s, Kind::Requeued, [](E &e) { e.tag = 0; });
        add("requeued entry", u"its entry is not known"_s, Kind::Requeued, [](E &e) { e.entry = 0; });
        add("expired for another", u"its instance has another delivery in hand"_s, Kind::LockExpired,
            [](E &e) { e.instance = 1; });
        add(
            "replays nothing", u"its entry is not the next one"_s, Kind::Replayed, [](E &e) { e.replayOf = 0; },
            u"a-week-later"_s);
        // The instance
        add("commits nothing", u"it commits without a transaction"_s, Kind::Committed,
            [](E &e) { e.call = engine::Call::Begin; });
        add("commits others", u"it commits other rows than are pending"_s, Kind::Committed,
            [](E &e) { e.rows.pop_back(); });
        add("takes back others", u"it takes back other rows than are pending"_s, Kind::Committed, [](E &e) {
            e.kind = Kind::Crashed;
            e.outcome = Outcome::Crashed;
        });
        add("returns nothing", u"its handler cannot return so"_s, Kind::Returned,
            [](E &e) { e.outcome = Outcome::None; });
        add("acks nothing", u"its instance has nothing to ack"_s, Kind::AckSent,
            [](E &e) { e.step = engine::Step::Check; });
        add(
            "rejected", u"the broker would have said otherwise"_s, Kind::Acked,
            [](E &e) { e.kind = Kind::AckRejected; }, u"failure-window"_s);
        add("nacked", u"its instance has nothing to nack"_s, Kind::AckSent, [](E &e) {
            e.kind = Kind::Nacked;
            e.outcome = Outcome::Failed;
        });
        add("restarts", u"its instance has not crashed"_s, Kind::AckSent, [](E &e) { e.kind = Kind::Restarted; });
        add("has two ends", u"its handler is not running"_s, Kind::AckSent, [](E &e) {
            e.kind = Kind::Returned;
            e.outcome = Outcome::Processed;
        });
        add("never expires", u"what it does never expires"_s, Kind::Performed, [](E &e) { e.expires = Time(9); });
        // Rows
        add("rows of a delivery", u"it changes rows"_s, Kind::Requeued, [](E &e) {
            e.rows = { { StockRow{ u"Dune"_s, 10, 0 }, StockRow{ u"Dune"_s, 10, 2 }, true } };
        });
        const QString failureWindow = u"failure-window"_s;
        const auto onReserve = [&](const char *name, const QString &why, const Change &change) {
            add(name, why, Kind::Performed, change, failureWindow, 2);
        };
        onReserve("stock without before", u"it changes a row that is not there"_s,
                  [](E &e) { firstRow(e).before.reset(); });
        onReserve("stock of another book", u"it changes a row that is not there"_s, [](E &e) {
            firstRow(e) = { StockRow{ u"Emma"_s, 10, 0 }, StockRow{ u"Emma"_s, 10, 2 }, true };
        });
        onReserve("stock was otherwise", u"its row was another before"_s,
                  [](E &e) { std::get<StockRow>(*firstRow(e).before).reserved = 1; });
        onReserve("stock goes", u"its handler adds or deletes stock"_s, [](E &e) { firstRow(e).after.reset(); });
        onReserve("one row of another", u"it makes one row of another"_s, [](E &e) { after(e).book = u"Emma"_s; });
        onReserve("overflow", u"it moves the stock further than a message can"_s,
                  [](E &e) { after(e).reserved = std::numeric_limits<qint64>::max(); });
        onReserve("no row", u"it has a change of no row"_s, [](E &e) { firstRow(e) = {}; });
        onReserve("pending for nobody", u"it has no transaction that could hold its rows"_s,
                  [](E &e) { firstRow(e).durable = false; });
        onReserve("a row of the inbox goes", u"it changes a row that is not there"_s, [](E &e) {
            firstRow(e) = { InboxRow{ u"m-1"_s, u"inventory"_s, 0, {}, {} }, std::nullopt, true };
        });
        onReserve("purge of what is not there", u"it purges what is no row of the inbox"_s, [](E &e) {
            e = { .kind = Kind::InboxPurged, .at = e.at, .since = e.at };
            e.rows = { { InboxRow{ u"m-1"_s, u"inventory"_s, 0, {}, {} }, std::nullopt, true } };
        });
        onReserve("purge without before", u"it purges what is no row of the inbox"_s, [](E &e) {
            e = { .kind = Kind::InboxPurged, .at = e.at, .since = e.at };
            e.rows = { { std::nullopt, InboxRow{ u"m-1"_s, u"inventory"_s, 0, {}, {} }, true } };
        });
        onReserve("purge of what is pending", u"it purges rows that are not committed"_s, [](E &e) {
            e = { .kind = Kind::InboxPurged, .at = e.at, .since = e.at };
            e.rows = { { InboxRow{ u"m-1"_s, u"inventory"_s, 0, {}, {} }, std::nullopt, false } };
        });
        onReserve("recovers", u"the cache is not out"_s,
                  [](E &e) { e = { .kind = Kind::CacheRecovered, .at = e.at, .since = e.at }; });
        onReserve("switches to nothing", u"it names no strategy"_s,
                  [](E &e) { e = { .kind = Kind::StrategySwitched, .at = e.at, .since = e.at, .consumer = 0 }; });
        onReserve("switches nobody", u"it names no consumer"_s, [](E &e) {
            e = { .kind = Kind::StrategySwitched, .at = e.at, .since = e.at, .strategy = u"naive"_s };
        });
    }

    void whatCannotBeIsSaid()
    {
        QFETCH(QString, name);
        const Case &it = m_cases.at(name);
        trace::Recording recording = run(it.lesson);
        int number = 0;
        trace::State state(recording.setup);
        for (Event &event : recording.events) {
            if (event.kind == it.kind && ++number == it.number) {
                QVERIFY(!trace::impossible(state, event));
                it.change(event);
                QCOMPARE(trace::impossible(state, event).value_or(QString()), it.why);
                return;
            }
            state.apply(event);
        }
        QFAIL("the run has no such event");
    }
};

QTEST_GUILESS_MAIN(TestPlausibility)
#include "tst_plausibility.moc"
