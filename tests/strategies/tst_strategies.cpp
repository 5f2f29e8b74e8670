// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "support.h"

#include <QTest>

using namespace support;

/// The table of strategies in domain.md, row by row, on real SQLite.
class TestStrategies : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    struct Ended {
        QString outcomes;
        qint64 reserved = 0;
        int mails = 0;
        int deadLetters = 0;
        std::vector<Event> events;
    };

    Ended runWith(const QString &strategy, std::vector<Fault> faults)
    {
        Setup setup = dune(strategy, std::move(faults));
        setup.messages.front().version = 1;
        World world(setup, m_database);
        Ended ended;
        ended.events = run(world);
        ended.outcomes = outcomes(ended.events);
        ended.reserved = m_database.observe().stock.at(u"Dune"_s).reserved;
        for (const Event &event : ended.events) {
            if (event.call == Call::Send && event.answer == Answer::True)
                ++ended.mails;
        }
        ended.deadLetters = static_cast<int>(world.broker().deadLetters().size());
        return ended;
    }

    /// What the strategy does: the copies reserved, or the mails sent.
    static qint64 effectOf(const QString &strategy, const Ended &ended)
    {
        return strategies::find(strategy)->subject == Subject::Email ? ended.mails : ended.reserved;
    }

    static void addStrategies()
    {
        QTest::addColumn<QString>("strategy");
        for (const Strategy &strategy : strategies::all())
            QTest::newRow(strategy.id.data()) << QString(strategy.id);
    }

private Q_SLOTS:
    void thereAreTwenty() { QCOMPARE(strategies::all().size(), 20U); }

    void undisturbed_data() { addStrategies(); }
    void undisturbed()
    {
        QFETCH(QString, strategy);
        const Strategy &declared = *strategies::find(strategy);
        const Ended ended = runWith(strategy, {});
        QCOMPARE(ended.outcomes, u"processed"_s);
        QCOMPARE(effectOf(strategy, ended), declared.subject == Subject::Email ? 1 : 2);
        std::vector<Step> done;
        for (const Event &event : ended.events) {
            if (event.kind == Event::Kind::Performed || event.kind == Event::Kind::Committed
                || event.kind == Event::Kind::AckSent)
                done.push_back(event.step);
        }
        QCOMPARE(done, declared.steps);
        QVERIFY(declared.hasStep(declared.work));
        QVERIFY(declared.hasStep(declared.durable));
    }

    void theLinesAreThoseOfTheListing_data() { addStrategies(); }
    void theLinesAreThoseOfTheListing()
    {
        QFETCH(QString, strategy);
        const strategies::Listing listing = strategies::listingOf(*strategies::find(strategy));
        QVERIFY(listing.lines.first().startsWith(u"Handling "_s));
        QCOMPARE(listing.lines.last(), u"}"_s);
        for (const Event &event : runWith(strategy, { loseAck(1) }).events) {
            if (event.line == 0)
                continue;
            const QString line = listing.lines.value(event.line - listing.firstLine);
            QVERIFY2(line.contains(u"co_await"_s), qPrintable(line));
        }
    }

    void faults_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("faults");
        QTest::addColumn<QString>("outcomes");
        QTest::addColumn<qint64>("effect");
        QTest::addColumn<int>("deadLetters");
        const auto row = [](const char *strategy, const char *faults, const char *outcomes, qint64 effect,
                            int deadLetters = 0) {
            QTest::addRow("%s, %s", strategy, faults) << QString::fromLatin1(strategy) << QString::fromLatin1(faults)
                                                      << QString::fromLatin1(outcomes) << effect << deadLetters;
        };
        // One lost ack.
        row("naive", "lost ack", "processed processed", 4);
        row("ack-first", "lost ack", "processed processed", 4);
        row("natural-set", "lost ack", "processed processed", 2);
        row("natural-versioned", "lost ack", "processed duplicate", 2);
        row("natural-key", "lost ack", "processed duplicate", 2);
        row("check-then-process", "lost ack", "processed duplicate", 2);
        row("record-then-process", "lost ack", "processed duplicate", 2);
        row("inbox-claim-first", "lost ack", "processed duplicate", 2);
        row("inbox-claim-last", "lost ack", "processed duplicate", 2);
        row("inbox-swallowed-error", "lost ack", "processed processed", 4);
        row("inbox-tolerant", "lost ack", "processed duplicate", 2);
        row("inbox-precheck", "lost ack", "processed duplicate", 2);
        row("inbox-duplicate-throws", "lost ack", "processed failed failed failed failed", 2, 1);
        row("inbox-other-connection", "lost ack", "processed duplicate", 2);
        row("inbox-fingerprint", "lost ack", "processed duplicate", 2);
        row("cache-check-then-set", "lost ack", "processed duplicate", 2);
        row("cache-set-if-absent", "lost ack", "processed duplicate", 2);
        row("email-naive", "lost ack", "processed processed", 2);
        row("email-two-phase", "lost ack", "processed duplicate", 1);
        row("email-provider-key", "lost ack", "processed duplicate", 1);
        // Two copies at once.
        row("naive", "two copies", "processed processed", 4);
        row("ack-first", "two copies", "processed", 2);
        row("natural-set", "two copies", "processed processed", 2);
        row("natural-versioned", "two copies", "processed duplicate", 2);
        row("natural-key", "two copies", "processed duplicate", 2);
        row("check-then-process", "two copies", "processed processed", 4);
        row("record-then-process", "two copies", "processed duplicate", 2);
        row("inbox-claim-first", "two copies", "processed duplicate", 2);
        row("inbox-claim-last", "two copies", "processed duplicate", 2);
        row("inbox-swallowed-error", "two copies", "processed processed", 4);
        row("inbox-tolerant", "two copies", "processed duplicate", 2);
        row("inbox-precheck", "two copies", "processed duplicate", 2);
        row("inbox-duplicate-throws", "two copies", "processed failed failed failed failed", 2, 1);
        row("inbox-fingerprint", "two copies", "processed duplicate", 2);
        row("cache-check-then-set", "two copies", "processed processed", 4);
        row("cache-set-if-absent", "two copies", "processed duplicate", 2);
        row("email-naive", "two copies", "processed processed", 2);
        row("email-two-phase", "two copies", "processed needs-reconciliation", 1, 1);
        // The window: one crash.
        row("ack-first", "crash before work", "crashed", 0);
        row("check-then-process", "crash after durable", "crashed processed", 4);
        row("record-then-process", "crash before work", "crashed duplicate", 0);
        row("natural-key", "crash before durable", "crashed processed", 2);
        row("inbox-claim-first", "crash before durable", "crashed processed", 2);
        row("inbox-claim-first", "crash after durable", "crashed duplicate", 2);
        row("inbox-claim-last", "crash before durable", "crashed processed", 2);
        row("inbox-tolerant", "crash before durable", "crashed processed", 2);
        row("inbox-precheck", "crash before durable", "crashed processed", 2);
        row("inbox-other-connection", "crash after durable", "crashed processed", 4);
        row("inbox-fingerprint", "crash before durable", "crashed processed", 2);
        row("cache-check-then-set", "crash after durable", "crashed processed", 4);
        row("cache-set-if-absent", "crash before work", "crashed duplicate", 0);
        row("email-two-phase", "crash before work", "crashed needs-reconciliation", 0, 1);
        row("email-two-phase", "crash after durable", "crashed needs-reconciliation", 1, 1);
        row("email-provider-key", "crash before work", "crashed processed", 1);
        row("email-provider-key", "crash after durable", "crashed processed", 1);
    }

    void faults()
    {
        QFETCH(QString, strategy);
        QFETCH(QString, faults);
        std::vector<Fault> list;
        if (faults == u"lost ack"_s)
            list = { loseAck(1) };
        else if (faults == u"two copies"_s)
            list = twoCopies();
        else if (faults == u"crash before work"_s)
            list = { fault(FaultKind::Crash, 1, Place::Side::Before, Role::Work) };
        else if (faults == u"crash before durable"_s)
            list = { fault(FaultKind::Crash, 1, Place::Side::Before, Role::Durable) };
        else
            list = { fault(FaultKind::Crash, 1, Place::Side::After, Role::Durable) };
        const Ended ended = runWith(strategy, list);
        QTEST(ended.outcomes, "outcomes");
        QTEST(effectOf(strategy, ended), "effect");
        QTEST(ended.deadLetters, "deadLetters");
    }

    void whatIsTheSameMessage_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<qint64>("afterRedelivery");
        QTest::addColumn<qint64>("afterNewId");
        QTest::newRow("message-id") << u"message-id"_s << qint64(2) << qint64(4);
        QTest::newRow("correlation-id") << u"correlation-id"_s << qint64(2) << qint64(2);
        QTest::newRow("order") << u"order"_s << qint64(2) << qint64(2);
        QTest::newRow("delivery-tag") << u"delivery-tag"_s << qint64(4) << qint64(4);
        // The flag is true on a redelivery and false on a producer's copy: wrong both times.
        QTest::newRow("redelivered") << u"redelivered"_s << qint64(4) << qint64(2);
    }

    void whatIsTheSameMessage()
    {
        QFETCH(QString, key);
        const auto reservedWith = [&](const Fault &fault) {
            Setup setup = dune(u"inbox-claim-first", { fault });
            setup.consumers.front().key = *fromName<KeySource>(key);
            World world(setup, m_database);
            run(world);
            return m_database.observe().stock.at(u"Dune"_s).reserved;
        };
        QTEST(reservedWith(loseAck(1)), "afterRedelivery");
        QTEST(reservedWith({ .kind = FaultKind::RetryPublish, .at = Time(5'000), .newId = true }), "afterNewId");
    }
};

QTEST_GUILESS_MAIN(TestStrategies)
#include "tst_strategies.moc"
