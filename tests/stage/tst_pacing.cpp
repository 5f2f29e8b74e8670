// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "stage/pacing.h"

#include "recordings.h"

#include <QTest>

using namespace recordings;
using stage::Pacing;

class TestPacing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesOneEventAfterTheOther();
    void countsEventsAsTheyTakeEffect();
    void progressRunsFromNothingToAll();
    void followsTheClock();
    void findsTheWayBack();
    void weeksPassInSeconds();
    void aRunThatGoesOnDoesNotShiftItsPast();
    void aRunWithoutEventsLastsNoTime();
};

void TestPacing::movesOneEventAfterTheOther()
{
    constexpr double least = 0.44;
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        QCOMPARE(pacing.eventCount(), it.recording.events.size());
        double before = 0;
        for (std::size_t event = 0; event < pacing.eventCount(); ++event) {
            QVERIFY2(pacing.startOf(event) >= before, qPrintable(it.name));
            QVERIFY2(pacing.endOf(event) - pacing.startOf(event) >= least, qPrintable(it.name));
            before = pacing.endOf(event);
        }
        QVERIFY(pacing.duration() > before);
    }
}

void TestPacing::countsEventsAsTheyTakeEffect()
{
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        QCOMPARE(pacing.eventsAt(0), std::size_t(0));
        for (std::size_t event = 0; event < pacing.eventCount(); ++event) {
            QCOMPARE(pacing.eventsAt(pacing.endOf(event) - 1e-6), event);
            QCOMPARE(pacing.eventsAt(pacing.endOf(event)), event + 1);
        }
        QCOMPARE(pacing.eventsAt(pacing.duration() + 100), pacing.eventCount());
    }
}

void TestPacing::progressRunsFromNothingToAll()
{
    const trace::Recording recording = lesson(u"the-arbiter");
    const Pacing pacing(recording);
    QCOMPARE(pacing.progressAt(0), 0.0);
    for (std::size_t event = 0; event < pacing.eventCount(); ++event) {
        const double start = pacing.startOf(event);
        const double end = pacing.endOf(event);
        QVERIFY(pacing.progressAt(start) < 1e-9);
        QVERIFY(qAbs(pacing.progressAt((start + end) / 2) - 0.5) < 1e-6);
        QVERIFY(pacing.progressAt(end - 1e-6) > 0.999);
    }
    QCOMPARE(pacing.progressAt(pacing.duration()), 0.0);
}

void TestPacing::followsTheClock()
{
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        engine::Time before{ 0 };
        for (std::size_t event = 0; event < pacing.eventCount(); ++event) {
            QCOMPARE(pacing.virtualTimeAt(pacing.endOf(event)), it.recording.events[event].at);
            const engine::Time between = pacing.virtualTimeAt((pacing.startOf(event) + pacing.endOf(event)) / 2);
            QVERIFY(before <= between && between <= it.recording.events[event].at);
            before = it.recording.events[event].at;
        }
    }
}

void TestPacing::findsTheWayBack()
{
    for (const Named &it : lessons()) {
        const Pacing pacing(it.recording);
        for (std::size_t event = 0; event < pacing.eventCount(); ++event) {
            const engine::Time at = it.recording.events[event].at;
            QCOMPARE(pacing.virtualTimeAt(pacing.secondsAt(at)), at);
            // Of several events at one time, all have taken effect.
            QVERIFY(pacing.eventsAt(pacing.secondsAt(at)) > event);
        }
    }
}

void TestPacing::weeksPassInSeconds()
{
    const trace::Recording recording = lesson(u"a-week-later");
    QVERIFY(recording.events.back().at > std::chrono::hours(24 * 7));
    const Pacing pacing(recording);
    QVERIFY(pacing.duration() < static_cast<double>(recording.events.size()) * 1.2 + 5);
}

void TestPacing::aRunThatGoesOnDoesNotShiftItsPast()
{
    const trace::Recording whole = lesson(u"swallowed-error");
    const Pacing all(whole);
    trace::Recording part = whole;
    part.events.resize(whole.events.size() / 2);
    const Pacing some(part);
    for (std::size_t event = 0; event < some.eventCount(); ++event) {
        QCOMPARE(some.startOf(event), all.startOf(event));
        QCOMPARE(some.endOf(event), all.endOf(event));
    }
}

void TestPacing::aRunWithoutEventsLastsNoTime()
{
    trace::Recording recording = lesson(u"lost-ack");
    recording.events.clear();
    const Pacing pacing(recording);
    QCOMPARE(pacing.duration(), 0.0);
    QCOMPARE(pacing.eventsAt(1), std::size_t(0));
    QCOMPARE(pacing.progressAt(1), 0.0);
    QCOMPARE(pacing.virtualTimeAt(1), engine::Time(0));
    QCOMPARE(pacing.secondsAt(engine::Time(1000)), 0.0);
}

QTEST_GUILESS_MAIN(TestPacing)
#include "tst_pacing.moc"
