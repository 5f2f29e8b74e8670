// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "explorer/report.h"
#include "explorer/wording.h"
#include "scenario/scenario.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace explorer;

namespace {

/// Fails at a statement, once; what follows works again. Shared by the databases of all workers.
struct Accident {
    explicit Accident(int statement)
        : left(statement)
    {
    }

    void pass()
    {
        if (--left == 0)
            throw std::runtime_error("disk I/O error");
    }

    std::atomic<int> left;
};

/// A session whose statements may meet an accident.
class FailingSession : public engine::Session
{
public:
    FailingSession(std::unique_ptr<engine::Session> session, Accident &accident)
        : m_session(std::move(session))
        , m_accident(accident)
    {
    }

    std::unique_ptr<engine::Session> release() { return std::move(m_session); }

    engine::Reply begin() override { return m_session->begin(); }
    engine::Reply execute(const engine::Statement &statement) override
    {
        m_accident.pass();
        return m_session->execute(statement);
    }
    engine::Reply commit() override { return m_session->commit(); }
    engine::Reply rollback() override { return m_session->rollback(); }
    bool inTransaction() const override { return m_session->inTransaction(); }
    const std::vector<engine::RowChange> &pending() const override { return m_session->pending(); }

private:
    std::unique_ptr<engine::Session> m_session;
    Accident &m_accident;
};

class FailingDatabase : public engine::Database
{
public:
    explicit FailingDatabase(Accident &accident)
        : m_accident(accident)
    {
    }

    QString kind() const override { return m_database.kind(); }
    QString version() const override { return m_database.version(); }
    void reset(const engine::Schema &schema) override { m_database.reset(schema); }
    std::unique_ptr<engine::Session> open(engine::SessionId id) override
    {
        return std::make_unique<FailingSession>(m_database.open(id), m_accident);
    }
    void giveBack(std::unique_ptr<engine::Session> session) override
    {
        m_database.giveBack(static_cast<FailingSession &>(*session).release());
    }
    engine::Reply purgeInbox(qint64 receivedBefore) override { return m_database.purgeInbox(receivedBefore); }
    engine::Tables observe() override { return m_database.observe(); }

private:
    database::SqliteDatabase m_database;
    Accident &m_accident;
};

trace::Header header()
{
    trace::Header header;
    header.lesson = u"failure-window"_s;
    header.scenario = scenario::effective(*scenario::findLesson(header.lesson), {}, u"inbox-claim-first"_s);
    return header;
}

Result explore(Exploration &exploration, int workers)
{
    Limits limits;
    limits.workers = workers;
    Progress progress;
    return exploration.explore(Budget::any(2), limits, progress);
}

QByteArray jsonOf(const Result &result, const Exploration &exploration)
{
    return QJsonDocument(reportOf(result, exploration)).toJson();
}

} // namespace

class TestFailingSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNotComplete_data();
    void isNotComplete();
};

void TestFailingSearch::isNotComplete_data()
{
    QTest::addColumn<int>("statement");
    QTest::addColumn<int>("workers");
    for (const int statement : { 1, 2, 7, 40, 200 }) {
        for (const int workers : { 1, 2 })
            QTest::addRow("statement %d, %d workers", statement, workers) << statement << workers;
    }
}

/// The search ends, says so and why, and what it has found is whole: a further search, in which nothing fails, comes to
/// what one comes to that never failed.
void TestFailingSearch::isNotComplete()
{
    QFETCH(int, statement);
    QFETCH(int, workers);
    Accident accident(statement);
    Exploration exploration(header(), [&] { return std::make_unique<FailingDatabase>(accident); });
    const Result failed = explore(exploration, workers);
    QVERIFY(!failed.complete());
    QVERIFY(failed.growth == Growth::Failed);
    QCOMPARE(failed.failure, u"disk I/O error"_s);
    QVERIFY(statementOf(failed, exploration).startsWith(u"Not complete: "_s));
    QVERIFY(statementOf(failed, exploration).contains(u"disk I/O error"_s));
    for (const StateSpace::Node &node : exploration.space().nodes()) {
        for (const StateSpace::Edge &edge : node.edges)
            QVERIFY(edge.target >= -1 && edge.target < static_cast<qint32>(exploration.space().nodes().size()));
    }

    const Result again = explore(exploration, workers);
    Exploration fresh(header(), [] { return std::make_unique<database::SqliteDatabase>(); });
    QCOMPARE(jsonOf(again, exploration), jsonOf(explore(fresh, workers), fresh));
    QVERIFY(again.complete());
}

QTEST_GUILESS_MAIN(TestFailingSearch)
#include "tst_failing_search.moc"
