// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "engine/replay_scheduler.h"
#include "support.h"

#include <QTest>

using namespace support;

class TestWorld : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    qint64 reserved() { return m_database.observe().stock.at(u"Dune"_s).reserved; }

private Q_SLOTS:
    void undisturbedRunHandlesTheMessageOnce()
    {
        World world(dune(u"inbox-claim-first"), m_database);
        const auto events = run(world);
        QCOMPARE(outcomes(events), u"processed"_s);
        QCOMPARE(reserved(), 2);
        QCOMPARE(world.broker().entry(1).state, Broker::Entry::State::Acked);
    }

    void lostAckIsARedelivery()
    {
        World world(dune(u"naive", { loseAck(1) }), m_database);
        const auto events = run(world);
        const auto delivered = ofKind(events, Event::Kind::Delivered);
        QCOMPARE(delivered.size(), 2U);
        QCOMPARE(delivered[0].tag, 1);
        QVERIFY(!delivered[0].redelivered);
        QCOMPARE(delivered[1].tag, 2);
        QVERIFY(delivered[1].redelivered);
        QCOMPARE(delivered[1].delivery, 2);
        QCOMPARE(delivered[1].instance, 1);
        QCOMPARE(reserved(), 4);
    }

    void secondCopyWaitsForTheWriterAndThenFindsTheKey()
    {
        World world(dune(u"inbox-claim-first", twoCopies()), m_database);
        const auto events = run(world);
        const auto waits = ofKind(events, Event::Kind::Waiting);
        QCOMPARE(waits.size(), 1U);
        QCOMPARE(waits[0].instance, 1);
        QCOMPARE(waits[0].holder, 0);
        QCOMPARE(waits[0].step, Step::Claim);
        QCOMPARE(waits[0].nativeError, u"5"_s);
        const auto refused = std::find_if(events.begin(), events.end(),
                                          [](const Event &event) { return event.error == ErrorKind::DuplicateKey; });
        QVERIFY(refused != events.end());
        QCOMPARE(refused->nativeError, u"1555"_s);
        QCOMPARE(outcomes(events), u"processed duplicate"_s);
        QCOMPARE(reserved(), 2);
    }

    void staleAckIsRejected()
    {
        World world(dune(u"inbox-claim-first",
                         { fault(FaultKind::Pause, 1, Place::Side::Before, Role::Durable, Time(40'000)) }),
                    m_database);
        const auto events = run(world);
        const auto rejected = ofKind(events, Event::Kind::AckRejected);
        QCOMPARE(rejected.size(), 1U);
        QCOMPARE(rejected[0].tag, 1);
        QCOMPARE(outcomes(events), u"processed duplicate"_s);
        QCOMPARE(ofKind(events, Event::Kind::Acked).size(), 1U);
    }

    void crashClosesTheConnectionWithoutACommit()
    {
        World world(dune(u"inbox-claim-first", { fault(FaultKind::Crash, 1, Place::Side::Before, Role::Durable) }),
                    m_database);
        TimedScheduler scheduler(world.setup().faults);
        bool crashed = false;
        while (const auto action = scheduler.next(world)) {
            const auto &events = world.perform(*action);
            if (events.front().kind != Event::Kind::Crashed)
                continue;
            crashed = true;
            QCOMPARE(events.front().rows.size(), 2U);
            const Tables tables = m_database.observe();
            QCOMPARE(tables.stock.at(u"Dune"_s).reserved, 0);
            QVERIFY(tables.inbox.empty());
        }
        QVERIFY(crashed);
        QCOMPARE(reserved(), 2);
    }

    void deliveryLimitLeadsToTheDeadLetters()
    {
        Setup setup = dune(u"inbox-duplicate-throws", { loseAck(1) });
        setup.broker.maxDeliveries = 3;
        World world(setup, m_database);
        const auto events = run(world);
        QCOMPARE(outcomes(events), u"processed failed failed"_s);
        QCOMPARE(world.broker().deadLetters(), std::vector<int>{ 1 });
        QCOMPARE(ofKind(events, Event::Kind::DeadLettered).front().reason, Reason::DeliveryLimit);
        QCOMPARE(reserved(), 2);
    }

    void deadLetterReplayedIsANewEntry()
    {
        Setup setup = dune(u"inbox-duplicate-throws", { loseAck(1) });
        setup.broker.maxDeliveries = 2;
        setup.faults.push_back({ .kind = FaultKind::ReplayDeadLetters, .at = Time(60'000) });
        World world(setup, m_database);
        const auto events = run(world);
        const auto replayed = ofKind(events, Event::Kind::Replayed);
        QCOMPARE(replayed.size(), 1U);
        QCOMPARE(replayed[0].replayOf, 1);
        QCOMPARE(replayed[0].entry, 2);
        QCOMPARE(ofKind(events, Event::Kind::Delivered)[2].delivery, 1);
    }

    void duplicateDetectionHasAWindow()
    {
        Setup setup = dune(u"naive");
        setup.broker.duplicateWindow = Time(600'000);
        setup.faults = { { .kind = FaultKind::RetryPublish, .at = Time(5'000) },
                         { .kind = FaultKind::RetryPublish, .at = Time(660'000) } };
        World world(setup, m_database);
        const auto events = run(world);
        QCOMPARE(ofKind(events, Event::Kind::PublishDropped).size(), 1U);
        QCOMPARE(ofKind(events, Event::Kind::Published).size(), 2U);
        QCOMPARE(reserved(), 4);
    }

    void publishPutsACopyIntoEachSubscription()
    {
        Setup setup = dune(u"inbox-claim-first");
        setup.consumers.push_back({ u"notification"_s, 1, strategies::find(u"email-naive") });
        World world(setup, m_database);
        const auto events = run(world);
        QCOMPARE(ofKind(events, Event::Kind::Published).size(), 1U);
        QCOMPARE(ofKind(events, Event::Kind::Delivered).size(), 2U);
        QCOMPARE(world.broker().entryCount(), 2);
    }

    void newIdHidesTheSameOrder()
    {
        Setup setup =
            dune(u"inbox-claim-first", { { .kind = FaultKind::RetryPublish, .at = Time(5'000), .newId = true } });
        World world(setup, m_database);
        const auto events = run(world);
        QCOMPARE(ofKind(events, Event::Kind::Published)[1].message, u"m-1-r1"_s);
        QCOMPARE(reserved(), 4);
    }

    void strategySwitchCountsFromTheNextDelivery()
    {
        World world(dune(u"naive", { loseAck(1) }), m_database);
        TimedScheduler scheduler(world.setup().faults);
        bool switched = false;
        std::vector<Event> events;
        while (const auto action = scheduler.next(world)) {
            const auto &happened = world.perform(*action);
            events.insert(events.end(), happened.begin(), happened.end());
            if (!switched && happened.front().kind == Event::Kind::Delivered) {
                switched = true;
                const Action change{ .kind = Action::Kind::SwitchStrategy,
                                     .consumer = 0,
                                     .strategy = strategies::find(u"natural-set") };
                QVERIFY(world.isEnabled(change));
                world.perform(change);
            }
        }
        const auto delivered = ofKind(events, Event::Kind::Delivered);
        QCOMPARE(delivered[0].strategy, u"naive"_s);
        QCOMPARE(delivered[1].strategy, u"natural-set"_s);
        QCOMPARE(reserved(), 2);
    }

    void injectedFailureRollsBackAndNacks()
    {
        World world(dune(u"inbox-claim-first", { fault(FaultKind::Fail, 1, Place::Side::Before, Role::Durable) }),
                    m_database);
        const auto events = run(world);
        QCOMPARE(outcomes(events), u"failed processed"_s);
        QCOMPARE(ofKind(events, Event::Kind::RolledBack).front().rows.size(), 2U);
        QCOMPARE(ofKind(events, Event::Kind::Nacked).size(), 1U);
        QCOMPARE(reserved(), 2);
    }

    void everyEnabledActionCanBeDone_data()
    {
        QTest::addColumn<QString>("strategy");
        for (const Strategy &strategy : strategies::all())
            QTest::newRow(strategy.id.data()) << QString(strategy.id);
    }

    /// Random runs: whatever is offered can be done, the durable rows of the events are what the observer reads, and
    /// the same actions give the same events again.
    void everyEnabledActionCanBeDone()
    {
        QFETCH(QString, strategy);
        for (quint64 seed = 0; seed < 40; ++seed) {
            Setup setup = dune(strategy);
            setup.cache.ttl = Time(50);
            std::vector<Action> actions;
            std::size_t eventCount = 0;
            Tables durable;
            for (const StockRow &row : setup.stock)
                durable.stock.insert_or_assign(row.book, row);
            {
                World world(setup, m_database);
                RandomScheduler scheduler(seed, 4);
                while (const auto action = scheduler.next(world)) {
                    QVERIFY(world.isEnabled(*action));
                    actions.push_back(*action);
                    for (const Event &event : world.perform(*action)) {
                        ++eventCount;
                        for (const RowChange &change : event.rows) {
                            if (change.durable)
                                durable.apply(change);
                        }
                    }
                    QVERIFY(durable == m_database.observe());
                    QVERIFY(actions.size() < 1000);
                }
            }
            World again(setup, m_database);
            ReplayScheduler replay(actions);
            QCOMPARE(run(again, replay).size(), eventCount);
            QVERIFY(!replay.stuckAt());
            QVERIFY(durable == m_database.observe());
        }
    }
};

QTEST_GUILESS_MAIN(TestWorld)
#include "tst_world.moc"
