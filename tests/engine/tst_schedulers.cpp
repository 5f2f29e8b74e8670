// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "engine/manual_scheduler.h"
#include "engine/random_scheduler.h"
#include "engine/replay_scheduler.h"
#include "support.h"

#include <QTest>

using namespace support;

class TestSchedulers : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    static std::vector<Action> actionsOf(World &world, Scheduler &scheduler)
    {
        std::vector<Action> actions;
        while (const auto action = scheduler.next(world)) {
            actions.push_back(*action);
            world.perform(*action);
        }
        return actions;
    }

private Q_SLOTS:
    void timedNeverGoesBackInTime()
    {
        World world(dune(u"inbox-claim-first", twoCopies()), m_database);
        const auto events = run(world);
        for (std::size_t index = 1; index < events.size(); ++index)
            QVERIFY(events[index].at >= events[index - 1].at);
        for (const Event &event : events)
            QVERIFY(event.since <= event.at);
    }

    void competingConsumersTakeTurns()
    {
        Setup setup = dune(u"naive");
        for (int number = 2; number <= 4; ++number) {
            Message message = setup.messages.front();
            message.id = u"m-"_s + QString::number(number);
            message.at = Time(1000 * number);
            setup.messages.push_back(message);
        }
        World world(setup, m_database);
        std::vector<int> instances;
        for (const Event &event : ofKind(run(world), Event::Kind::Delivered))
            instances.push_back(event.instance);
        QCOMPARE(instances, (std::vector<int>{ 0, 1, 0, 1 }));
    }

    void manualDoesWhatIsPickedAndDropsWhatCannotBe()
    {
        World world(dune(u"naive"), m_database);
        ManualScheduler scheduler;
        QVERIFY(!scheduler.next(world));
        scheduler.pick({ .kind = Action::Kind::Advance, .instance = 0 });
        scheduler.pick({ .kind = Action::Kind::Publish, .message = 0 });
        scheduler.pick({ .kind = Action::Kind::Deliver, .instance = 1, .entry = 1 });
        scheduler.pick({ .kind = Action::Kind::Advance, .instance = 1 });
        const std::vector<Action> done = actionsOf(world, scheduler);
        QCOMPARE(done.size(), 3U);
        QCOMPARE(done[0].kind, Action::Kind::Publish);
        QCOMPARE(world.instances()[1].state, Instance::State::Settling);
        QCOMPARE(m_database.observe().stock.at(u"Dune"_s).reserved, 2);
    }

    void randomIsTheSameForTheSameSeed()
    {
        const auto actionsFor = [&](quint64 seed) {
            World world(dune(u"check-then-process"), m_database);
            RandomScheduler scheduler(seed, 3);
            return actionsOf(world, scheduler);
        };
        QVERIFY(actionsFor(1) == actionsFor(1));
        QVERIFY(actionsFor(1) != actionsFor(2));
    }

    void randomKeepsItsBudget()
    {
        for (quint64 seed = 0; seed < 50; ++seed) {
            World world(dune(u"inbox-claim-first"), m_database);
            RandomScheduler scheduler(seed, 0);
            for (const Action &action : actionsOf(world, scheduler))
                QVERIFY(!isFault(action.kind) || action.kind == Action::Kind::LockExpires);
            QCOMPARE(m_database.observe().stock.at(u"Dune"_s).reserved, 2);
        }
    }

    void replayStopsWhereItCannotGoOn()
    {
        World world(dune(u"naive"), m_database);
        ReplayScheduler scheduler(
            { { .kind = Action::Kind::Publish, .message = 0 }, { .kind = Action::Kind::Restart, .instance = 0 } });
        QCOMPARE(actionsOf(world, scheduler).size(), 1U);
        QCOMPARE(scheduler.stuckAt().value(), 1U);
    }

    void faultStrikesOnceAndIsSpent()
    {
        World world(dune(u"naive", { loseAck(1), loseAck(7) }), m_database);
        TimedScheduler scheduler(world.setup().faults);
        const auto events = run(world, scheduler);
        QCOMPARE(ofKind(events, Event::Kind::AckLost).size(), 1U);
        QCOMPARE(scheduler.script().unspent(), std::vector<Fault>{ loseAck(7) });
    }

    void faultOfAnotherConsumerOrMessageDoesNotStrike()
    {
        Fault elsewhere = loseAck(1);
        elsewhere.consumer = u"notification"_s;
        Fault other = loseAck(1);
        other.message = u"m-9"_s;
        World world(dune(u"naive", { elsewhere, other }), m_database);
        QVERIFY(ofKind(run(world), Event::Kind::AckLost).empty());
    }

    void faultAtATimeStrikesWhoeverIsAtWork()
    {
        World world(dune(u"inbox-claim-first", { { .kind = FaultKind::Crash, .at = Time(65) } }), m_database);
        const auto crashed = ofKind(run(world), Event::Kind::Crashed);
        QCOMPARE(crashed.size(), 1U);
        QCOMPARE(crashed[0].at, Time(65));
    }

    void stepThatTheStrategyLacksIsNotApplicable()
    {
        const Fault exact{ .kind = FaultKind::Crash, .place = Place{ Place::Side::Before, Step::Commit } };
        QVERIFY(!FaultScript::isApplicable(exact, dune(u"naive")));
        QVERIFY(FaultScript::isApplicable(exact, dune(u"natural-key")));
        QVERIFY(
            FaultScript::isApplicable(fault(FaultKind::Crash, 1, Place::Side::Before, Role::Durable), dune(u"naive")));
    }

    /// Repeating somebody else's actions leaves the script as if it had chosen them itself.
    void scriptFollowsARecordedRun()
    {
        const std::vector<Fault> faults = twoCopies();
        std::vector<Action> actions;
        {
            World world(dune(u"inbox-claim-first", faults), m_database);
            TimedScheduler scheduler(faults);
            actions = actionsOf(world, scheduler);
        }
        World world(dune(u"inbox-claim-first", faults), m_database);
        TimedScheduler scheduler(faults);
        for (const Action &action : actions) {
            scheduler.script().follow(world, action);
            world.perform(action);
        }
        QVERIFY(scheduler.script().unspent().empty());
        QVERIFY(!scheduler.next(world));
    }
};

QTEST_GUILESS_MAIN(TestSchedulers)
#include "tst_schedulers.moc"
