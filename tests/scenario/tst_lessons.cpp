// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// Every lesson and variant, run on SQLite, ends as the curriculum says it does.

#include "database/sqlite_database.h"
#include "scenario/scenario.h"
#include "support.h"

#include <QTest>

using namespace support;

namespace {

constexpr std::size_t lessonCount = 24;

/// What a run came to.
struct Ended {
    qint64 reserved = 0;
    int mails = 0;
    int deadLetters = 0;
    /// By delivery tag: "processed duplicate"; a "*" marks a delivery with the redelivered flag.
    QString outcomes;
    /// "inventory#2 for inventory#1 at claim".
    QString waits;
    int rejectedAcks = 0;
    int droppedPublishes = 0;
    std::size_t unspent = 0;
};

bool isMail(const Event &event)
{
    return event.kind == Event::Kind::Performed && event.step == Step::Send && event.reason == Reason::None
        && event.answer != Answer::False;
}

QString outcomesByTag(const std::vector<Event> &events)
{
    std::map<int, QString> outcomes;
    std::map<int, QString> marks;
    for (const Event &event : events) {
        if (event.kind == Event::Kind::Delivered && event.redelivered)
            marks.insert_or_assign(event.tag, u"*"_s);
        else if (event.outcome != Outcome::None)
            outcomes.insert_or_assign(event.tag, nameOf(event.outcome));
    }
    QStringList words;
    for (const auto &[tag, outcome] : outcomes)
        words.append(outcome + marks[tag]);
    return words.join(u' ');
}

QString waitsOf(const std::vector<Event> &events, const std::vector<InstanceName> &roster)
{
    const auto nameOfInstance = [&](int instance) { return roster[static_cast<std::size_t>(instance)].name; };
    QStringList waits;
    for (const Event &event : ofKind(events, Event::Kind::Waiting))
        waits.append(nameOfInstance(event.instance) + u" for "_s + nameOfInstance(event.holder) + u" at "_s
                     + nameOf(event.step));
    return waits.join(u", "_s);
}

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    Ended end(const scenario::Document &lesson, const QString &variant, const QString &strategy = {})
    {
        const Setup setup = scenario::setupOf(scenario::effective(lesson, variant, strategy), lesson.name);
        World world(setup, m_database);
        TimedScheduler scheduler(setup.faults);
        const auto events = run(world, scheduler);
        const auto count = [&](Event::Kind kind) { return static_cast<int>(ofKind(events, kind).size()); };
        Ended ended;
        ended.reserved = m_database.observe().stock.at(u"Dune"_s).reserved;
        ended.mails = static_cast<int>(std::count_if(events.begin(), events.end(), isMail));
        ended.deadLetters = static_cast<int>(world.broker().deadLetters().size());
        ended.outcomes = outcomesByTag(events);
        ended.waits = waitsOf(events, rosterOf(setup));
        ended.rejectedAcks = count(Event::Kind::AckRejected);
        ended.droppedPublishes = count(Event::Kind::PublishDropped);
        ended.unspent = scheduler.script().unspent().size();
        return ended;
    }

private Q_SLOTS:
    void curriculumIsComplete();
    void ends_data();
    void ends();
    void nothingIsDurableRightAfterTheCrash();
    void sameFaultsUnderOtherStrategies_data();
    void sameFaultsUnderOtherStrategies();
    void everyStrategyComesToAnEnd();
    void undisturbedEveryStrategyIsRight();
};

void TestLessons::curriculumIsComplete()
{
    QCOMPARE(scenario::lessons().size(), lessonCount);
    int number = 0;
    for (const scenario::Document &lesson : scenario::lessons()) {
        QCOMPARE(lesson.number, ++number);
        QVERIFY(!lesson.id.isEmpty());
        QVERIFY(!lesson.title.isEmpty());
        QVERIFY(!lesson.question.isEmpty());
    }
}

void TestLessons::ends_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("variant");
    QTest::addColumn<Ended>("expected");
    const auto row = [](const QString &lesson, const QString &variant, const Ended &expected) {
        QTest::newRow(qPrintable(lesson + u' ' + variant)) << lesson << variant << expected;
    };
    const QString once = u"processed"_s;
    const QString twice = u"processed processed*"_s;
    const QString skipped = u"processed duplicate*"_s;
    const QString waitsAtClaim = u"inventory#2 for inventory#1 at claim"_s;
    const QString waitsAtReserve = u"inventory#2 for inventory#1 at reserve"_s;

    row(u"lost-ack"_s, {}, { .reserved = 4, .outcomes = twice });
    row(u"ack-first"_s, {}, { .reserved = 0, .outcomes = u"crashed"_s });
    row(u"set-not-add"_s, {},
        { .reserved = 2, .outcomes = u"processed processed* processed* processed* processed*"_s });
    row(u"stale-write"_s, {}, { .reserved = 2, .outcomes = u"processed processed processed*"_s });
    row(u"stale-write"_s, u"versioned"_s, { .reserved = 3, .outcomes = u"processed processed duplicate*"_s });
    row(u"failure-window"_s, {}, { .reserved = 4, .outcomes = u"crashed processed*"_s });
    row(u"record-first"_s, {}, { .reserved = 0, .outcomes = u"crashed duplicate*"_s });
    row(u"one-transaction"_s, {}, { .reserved = 2, .outcomes = u"crashed processed*"_s });
    row(u"one-transaction"_s, u"delivered-twice"_s, { .reserved = 2, .outcomes = skipped });
    row(u"same-instant"_s, {}, { .reserved = 4, .outcomes = twice, .rejectedAcks = 1 });
    row(u"the-arbiter"_s, {}, { .reserved = 2, .outcomes = skipped, .waits = waitsAtClaim, .rejectedAcks = 1 });
    row(u"the-arbiter"_s, u"first-fails"_s,
        { .reserved = 2, .outcomes = u"failed processed*"_s, .waits = waitsAtClaim });
    row(u"claim-last"_s, {}, { .reserved = 2, .outcomes = skipped, .waits = waitsAtReserve, .rejectedAcks = 1 });
    row(u"swallowed-error"_s, {}, { .reserved = 4, .outcomes = twice, .waits = waitsAtReserve, .rejectedAcks = 1 });
    row(u"lock-expiry"_s, {}, { .reserved = 2, .outcomes = skipped, .waits = waitsAtClaim, .rejectedAcks = 1 });
    row(u"duplicate-is-success"_s, {},
        { .reserved = 2, .deadLetters = 1, .outcomes = u"processed failed* failed* failed* failed*"_s });
    row(u"what-is-same"_s, {}, { .reserved = 4, .outcomes = u"processed processed"_s });
    row(u"what-is-same"_s, u"correlation-id"_s, { .reserved = 2, .outcomes = u"processed duplicate"_s });
    row(u"what-is-same"_s, u"producer-copy"_s, { .reserved = 2, .outcomes = u"processed duplicate"_s });
    row(u"two-subscribers"_s, {}, { .reserved = 2, .mails = 0, .outcomes = u"processed duplicate"_s });
    row(u"two-subscribers"_s, u"message-and-consumer"_s,
        { .reserved = 2, .mails = 1, .outcomes = u"processed processed"_s });
    row(u"same-id-other-body"_s, {}, { .reserved = 2, .outcomes = u"processed duplicate"_s });
    row(u"same-id-other-body"_s, u"fingerprint"_s,
        { .reserved = 2, .deadLetters = 1, .outcomes = u"processed quarantined"_s });
    row(u"email"_s, {}, { .mails = 1, .deadLetters = 1, .outcomes = u"crashed needs-reconciliation*"_s });
    row(u"email"_s, u"crash-before-send"_s,
        { .mails = 0, .deadLetters = 1, .outcomes = u"crashed needs-reconciliation*"_s });
    row(u"email"_s, u"provider-key"_s, { .mails = 1, .outcomes = u"crashed processed*"_s });
    row(u"fast-cache"_s, {}, { .reserved = 0, .outcomes = u"crashed duplicate*"_s });
    row(u"fast-cache"_s, u"ttl-expires"_s, { .reserved = 4, .outcomes = twice, .rejectedAcks = 1 });
    row(u"fast-cache"_s, u"outage"_s, { .reserved = 0, .outcomes = u"duplicate"_s });
    row(u"a-week-later"_s, {}, { .reserved = 4, .outcomes = u"processed duplicate* processed"_s });
    row(u"a-week-later"_s, u"keep-14-days"_s, { .reserved = 2, .outcomes = u"processed duplicate* duplicate"_s });
    row(u"broker-dedup"_s, {}, { .reserved = 2, .outcomes = once, .droppedPublishes = 1 });
    row(u"broker-dedup"_s, u"lost-ack"_s, { .reserved = 4, .outcomes = twice });
    row(u"broker-dedup"_s, u"after-window"_s, { .reserved = 4, .outcomes = u"processed processed"_s });
    row(u"natural-key"_s, {}, { .reserved = 2, .outcomes = u"processed duplicate"_s });
    row(u"natural-key"_s, u"inbox"_s, { .reserved = 4, .outcomes = u"processed processed"_s });
    row(u"outside-the-transaction"_s, {}, { .reserved = 4, .outcomes = u"crashed processed*"_s });
    row(u"precheck"_s, {}, { .reserved = 2, .outcomes = skipped });
    row(u"precheck"_s, u"two-copies"_s,
        { .reserved = 2, .outcomes = skipped, .waits = waitsAtClaim, .rejectedAcks = 1 });
    row(u"break-it"_s, {}, { .reserved = 2, .outcomes = once });
}

void TestLessons::ends()
{
    QFETCH(const QString, lesson);
    QFETCH(const QString, variant);
    QFETCH(const Ended, expected);
    const scenario::Document *document = scenario::findLesson(lesson);
    QVERIFY(document);
    const Ended ended = end(*document, variant);
    QCOMPARE(ended.outcomes, expected.outcomes);
    QCOMPARE(ended.reserved, expected.reserved);
    QCOMPARE(ended.mails, expected.mails);
    QCOMPARE(ended.deadLetters, expected.deadLetters);
    QCOMPARE(ended.waits, expected.waits);
    QCOMPARE(ended.rejectedAcks, expected.rejectedAcks);
    QCOMPARE(ended.droppedPublishes, expected.droppedPublishes);
    // Every fault of the lesson strikes.
    QCOMPARE(ended.unspent, 0U);
}

void TestLessons::nothingIsDurableRightAfterTheCrash()
{
    const scenario::Document *lesson = scenario::findLesson(u"one-transaction");
    const Setup setup = scenario::setupOf(scenario::effective(*lesson), lesson->name);
    World world(setup, m_database);
    TimedScheduler scheduler(setup.faults);
    bool crashed = false;
    while (const auto action = scheduler.next(world)) {
        world.perform(*action);
        if (action->kind != Action::Kind::Crash)
            continue;
        crashed = true;
        const Tables tables = m_database.observe();
        QCOMPARE(tables.stock.at(u"Dune"_s).reserved, 0);
        QVERIFY(tables.inbox.empty());
    }
    QVERIFY(crashed);
}

void TestLessons::sameFaultsUnderOtherStrategies_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<qint64>("reserved");
    const auto row = [](const QString &lesson, const QString &strategy, qint64 reserved) {
        QTest::newRow(qPrintable(lesson + u' ' + strategy)) << lesson << strategy << reserved;
    };
    for (const auto &lesson : { u"the-arbiter"_s, u"failure-window"_s }) {
        row(lesson, u"naive"_s, 4);
        row(lesson, u"check-then-process"_s, 4);
        row(lesson, u"record-then-process"_s, 2);
        row(lesson, u"inbox-claim-first"_s, 2);
        row(lesson, u"natural-key"_s, 2);
    }
    row(u"record-first"_s, u"naive"_s, 2);
    row(u"record-first"_s, u"check-then-process"_s, 2);
    row(u"record-first"_s, u"record-then-process"_s, 0);
    row(u"record-first"_s, u"inbox-claim-first"_s, 2);
}

void TestLessons::sameFaultsUnderOtherStrategies()
{
    QFETCH(const QString, lesson);
    QFETCH(const QString, strategy);
    QTEST(end(*scenario::findLesson(lesson), {}, strategy).reserved, "reserved");
}

void TestLessons::everyStrategyComesToAnEnd()
{
    for (const scenario::Document &lesson : scenario::lessons()) {
        QStringList variants{ QString() };
        for (const scenario::Variant &variant : lesson.variants)
            variants.append(variant.id);
        for (const QString &variant : variants) {
            for (const Strategy *strategy : scenario::applicableStrategies(lesson)) {
                const Ended ended = end(lesson, variant, strategy->id);
                QVERIFY2(!ended.outcomes.isEmpty(), qPrintable(lesson.id + u' ' + variant + u' ' + strategy->id));
            }
        }
    }
}

void TestLessons::undisturbedEveryStrategyIsRight()
{
    const scenario::Document *lesson = scenario::findLesson(u"break-it");
    for (const Strategy *strategy : scenario::applicableStrategies(*lesson)) {
        const Ended ended = end(*lesson, {}, strategy->id);
        QCOMPARE(ended.outcomes, u"processed"_s);
        QCOMPARE(ended.reserved, 2);
    }
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
