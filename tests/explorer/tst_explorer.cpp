// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "brute_force.h"

#include "database/sqlite_database.h"
#include "explorer/matrix.h"
#include "explorer/report.h"
#include "explorer/reusing_database.h"
#include "explorer/wording.h"
#include "scenario/scenario.h"
#include "strategies/registry.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace explorer;
using engine::Verdict;

namespace {

std::unique_ptr<engine::Database> makeSqlite()
{
    return std::make_unique<database::SqliteDatabase>();
}

trace::Header headerOf(const QString &lesson, const QString &strategy = {}, const QString &variant = {})
{
    trace::Header header;
    header.lesson = lesson;
    header.variant = variant;
    header.scenario = scenario::effective(*scenario::findLesson(lesson), variant, strategy);
    return header;
}

/// The scenario of the lessons on one message, or on one mail, as the strategy needs it.
trace::Header simple(const QString &strategy)
{
    const bool mail = strategies::find(strategy)->subject == engine::Subject::Email;
    return headerOf(mail ? u"email"_s : u"lost-ack"_s, strategy);
}

Result explore(Exploration &exploration, const Budget &budget, int workers = 1)
{
    Limits limits;
    limits.workers = workers;
    Progress progress;
    return exploration.explore(budget, limits, progress);
}

Budget one(FaultType type)
{
    return Budget::of(FaultCounts().plus(type));
}

QByteArray jsonOf(const Result &result, const Exploration &exploration)
{
    return QJsonDocument(reportOf(result, exploration)).toJson();
}

QByteArray bytesOf(const trace::Recording &recording)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    trace::write(recording, buffer);
    return buffer.data();
}

} // namespace

class TestExplorer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksAndHolds_data();
    void breaksAndHolds();
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void equalSituationsHaveEqualFutures_data();
    void equalSituationsHaveEqualFutures();
    void twoWorkersSayWhatOneSays_data();
    void twoWorkersSayWhatOneSays();
    void witnessesEndAsClaimed_data();
    void witnessesEndAsClaimed();
    void eachFaultOfACounterexampleIsNeeded_data();
    void eachFaultOfACounterexampleIsNeeded();
    void growsFromBudgetToBudget();
    void neverSendsTwiceInTwoPhases();
    void handlersDoNotReadBeforeTheyWriteInATransaction();
    void saysThatALimitWasReached();
    void canBeCancelled();
    void passesOnWhatTheDatabaseThrows();
    void fillsTheMatrix();
    void saysHowLittleIsEnough_data();
    void saysHowLittleIsEnough();
};

void TestExplorer::breaksAndHolds_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<Budget>("budget");
    QTest::addColumn<QString>("verdict"); // of the cheapest violation; empty: it holds
    const auto row = [](const char *strategy, const char *what, const Budget &budget, const char *verdict) {
        QTest::addRow("%s, %s", strategy, what)
            << QString::fromLatin1(strategy) << budget << QString::fromLatin1(verdict);
    };
    row("naive", "nothing", Budget(), "");
    row("naive", "one lost ack", one(FaultType::LostAck), "duplicated");
    row("ack-first", "one crash", one(FaultType::Crash), "lost");
    row("check-then-process", "one lost ack", one(FaultType::LostAck), "");
    row("check-then-process", "one crash", one(FaultType::Crash), "duplicated");
    row("check-then-process", "one lock expiry", one(FaultType::LockExpiry), "duplicated");
    row("record-then-process", "one lost ack", one(FaultType::LostAck), "");
    row("record-then-process", "one crash", one(FaultType::Crash), "lost");
    for (const char *strategy : { "inbox-claim-first", "inbox-claim-last", "inbox-tolerant", "inbox-precheck" }) {
        row(strategy, "any two", Budget::any(2), "");
        row(strategy, "a new id", one(FaultType::NewIdRetry), "duplicated");
    }
    row("natural-key", "any two", Budget::any(2), "");
    row("natural-key", "a new id", one(FaultType::NewIdRetry), "");
    row("inbox-other-connection", "one lost ack", one(FaultType::LostAck), "");
    row("inbox-other-connection", "one crash", one(FaultType::Crash), "duplicated");
    row("inbox-duplicate-throws", "one lost ack", one(FaultType::LostAck), "dead-lettered");
    row("inbox-swallowed-error", "one lost ack", one(FaultType::LostAck), "duplicated");
    row("email-naive", "one lost ack", one(FaultType::LostAck), "duplicated");
    row("email-two-phase", "any two", Budget::any(2), "");
    row("email-provider-key", "any two", Budget::any(2), "");
}

void TestExplorer::breaksAndHolds()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    QFETCH(QString, verdict);
    Exploration exploration(simple(strategy), makeSqlite);
    const Result result = explore(exploration, budget);
    QVERIFY(result.complete());
    const Finding *violation = result.answer.violation();
    QCOMPARE(violation ? QString(engine::nameOf(violation->outcome.verdict)) : QString(), verdict);
}

void TestExplorer::findsWhatBruteForceFinds_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<Budget>("budget");
    for (const engine::Strategy &strategy : strategies::all()) {
        for (const NamedBudget &named : standardBudgets()) {
            // Two copies at once have more orders than one wants to run, unless the handlers are short.
            const bool copies = named.budget.most.of(FaultType::LockExpiry) > 0
                || named.budget.most.of(FaultType::ProducerRetry) > 0
                || named.budget.most.of(FaultType::NewIdRetry) > 0;
            if (named.budget.faults <= 1 && (!copies || strategy.steps.size() <= 2))
                QTest::addRow("%s, %s", strategy.id.data(), named.id.data()) << QString(strategy.id) << named.budget;
        }
    }
}

void TestExplorer::findsWhatBruteForceFinds()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    Exploration exploration(simple(strategy), makeSqlite);
    const Result result = explore(exploration, budget);
    const auto database = makeSqlite();
    const auto all = BruteForce(exploration.space().setup(), budget, *database).run();
    for (const Finding &finding : result.answer.outcomes) {
        const auto it = all.find(finding.outcome);
        QVERIFY2(it != all.end(), "an outcome that no run has");
        QVERIFY2(it->second.cost == finding.cost,
                 qPrintable(costText(it->second.cost) + u" and not "_s + costText(finding.cost)));
        // The brute force crashes idle instances, too.
        if (budget.most.of(FaultType::Crash) == 0)
            QCOMPARE(finding.runs.value_or(0), it->second.runs);
    }
    QCOMPARE(result.answer.outcomes.size(), all.size());
}

namespace {

void eachStrategy()
{
    QTest::addColumn<QString>("strategy");
    for (const engine::Strategy &strategy : strategies::all())
        QTest::newRow(strategy.id.data()) << QString(strategy.id);
}

} // namespace

void TestExplorer::equalSituationsHaveEqualFutures_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("strategy");
    for (const char *lesson : { "lost-ack", "email", "stale-write", "two-subscribers", "broker-dedup" }) {
        for (const engine::Strategy *strategy :
             scenario::applicableStrategies(*scenario::findLesson(QString::fromLatin1(lesson))))
            QTest::addRow("%s, %s", lesson, strategy->id.data())
                << QString::fromLatin1(lesson) << QString(strategy->id);
    }
}

/// Random runs, which come to the same situations by different ways: from each of them the same steps must be possible, and
/// lead to the same.
void TestExplorer::equalSituationsHaveEqualFutures()
{
    QFETCH(QString, lesson);
    QFETCH(QString, strategy);
    const Exploration exploration(headerOf(lesson, strategy), makeSqlite);
    const auto inner = makeSqlite();
    ReusingDatabase database(*inner);
    std::mt19937 random(1);
    std::map<std::string, std::map<MoveName, std::string>> futures;
    int met = 0;
    for (int run = 0; run < 150; ++run) {
        Course course(exploration.space().setup(), database);
        Identity identity = identityOf(course);
        for (int step = 0; step < 40; ++step) {
            const std::vector<Move> moves = movesFrom(course, identity);
            std::map<MoveName, std::string> &future = futures[identity.key];
            if (future.empty()) {
                for (const Move &move : moves)
                    future.try_emplace(move.name);
            }
            QCOMPARE(future.size(), moves.size());
            for (const Move &move : moves)
                QVERIFY(future.contains(move.name));
            if (moves.empty())
                break;
            // More often what goes on than what goes wrong.
            const std::size_t choices = random() % 4 == 0 ? moves.size() : std::min<std::size_t>(moves.size(), 3);
            const Move &move = moves[random() % choices];
            course.perform(move.step);
            identity = identityOf(course);
            std::string &next = future[move.name];
            met += next.empty() ? 0 : 1;
            QVERIFY(next.empty() || next == identity.key);
            next = identity.key;
        }
    }
    QVERIFY(met > 100);
}

void TestExplorer::twoWorkersSayWhatOneSays_data()
{
    eachStrategy();
}

void TestExplorer::twoWorkersSayWhatOneSays()
{
    QFETCH(QString, strategy);
    Exploration alone(simple(strategy), makeSqlite);
    Exploration together(simple(strategy), makeSqlite);
    const Result ofOne = explore(alone, Budget::any(2));
    const Result ofTwo = explore(together, Budget::any(2), 2);
    QCOMPARE(jsonOf(ofTwo, together), jsonOf(ofOne, alone));
    if (ofOne.violated())
        QCOMPARE(bytesOf(together.witness(*ofTwo.answer.violation())),
                 bytesOf(alone.witness(*ofOne.answer.violation())));
}

void TestExplorer::witnessesEndAsClaimed_data()
{
    eachStrategy();
}

void TestExplorer::witnessesEndAsClaimed()
{
    QFETCH(QString, strategy);
    Exploration exploration(simple(strategy), makeSqlite);
    const Result result = explore(exploration, Budget::any(2));
    const auto database = makeSqlite();
    for (const Finding &finding : result.answer.outcomes) {
        const trace::Recording recording = exploration.witness(finding);
        QCOMPARE(static_cast<int>(recording.actions.size()), finding.cost.steps);
        const trace::State end = trace::finalStateOf(recording);
        QVERIFY(outcomeOf(end, recording.setup) == finding.outcome);
        QCOMPARE(end.unsettled(), finding.outcome.verdict == Verdict::Stuck);
        QVERIFY(!trace::replay(recording, *database).firstDifference);

        const QByteArray bytes = bytesOf(recording);
        QBuffer buffer;
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        const trace::Opened opened = trace::read(buffer, u"witness.jsonl"_s);
        QVERIFY(opened.cut.isEmpty());
        QCOMPARE(bytesOf(opened.recording), bytes);
    }
}

void TestExplorer::eachFaultOfACounterexampleIsNeeded_data()
{
    eachStrategy();
}

void TestExplorer::eachFaultOfACounterexampleIsNeeded()
{
    QFETCH(QString, strategy);
    Exploration exploration(simple(strategy), makeSqlite);
    Budget budget = Budget::any(2);
    budget.most.set(FaultType::NewIdRetry, 1);
    const Result result = explore(exploration, budget);
    const Finding *violation = result.answer.violation();
    if (!violation)
        return;
    for (const FaultType type : allFaultTypes) {
        FaultCounts fewer = violation->faults;
        if (fewer.of(type) == 0)
            continue;
        fewer.set(type, fewer.of(type) - 1);
        Exploration without(simple(strategy), makeSqlite);
        QVERIFY(!explore(without, Budget::of(fewer)).violated());
    }
}

void TestExplorer::growsFromBudgetToBudget()
{
    Exploration grown(simple(u"check-then-process"_s), makeSqlite);
    explore(grown, Budget());
    explore(grown, one(FaultType::Crash));
    const Result after = explore(grown, Budget::any(2));
    Exploration atOnce(simple(u"check-then-process"_s), makeSqlite);
    const Result before = explore(atOnce, Budget::any(2));
    QCOMPARE(jsonOf(after, grown), jsonOf(before, atOnce));
    // What is known is enough for any smaller budget.
    const std::size_t states = grown.space().nodes().size();
    const Result again = explore(grown, one(FaultType::LockExpiry));
    QCOMPARE(grown.space().nodes().size(), states);
    Exploration fresh(simple(u"check-then-process"_s), makeSqlite);
    QCOMPARE(jsonOf(again, grown), jsonOf(explore(fresh, one(FaultType::LockExpiry)), fresh));
}

void TestExplorer::neverSendsTwiceInTwoPhases()
{
    Exploration exploration(simple(u"email-two-phase"_s), makeSqlite);
    const Result result = explore(exploration, Budget::any(2));
    QVERIFY(result.answer.outcomes.size() > 1);
    bool asks = false;
    for (const Finding &finding : result.answer.outcomes) {
        QVERIFY(finding.outcome.emails <= 1);
        asks = asks || finding.outcome.verdict == Verdict::NeedsReconciliation;
    }
    QVERIFY(asks);
}

/// The identity of a situation says nothing of the age of a snapshot. It need not, as long as no handler takes one in a
/// transaction before it has the lock of the one writer.
void TestExplorer::handlersDoNotReadBeforeTheyWriteInATransaction()
{
    for (const engine::Strategy &strategy : strategies::all()) {
        Exploration exploration(simple(strategy.id), makeSqlite);
        const Result result = explore(exploration, Budget::any(1));
        for (const Finding &finding : result.answer.outcomes) {
            const trace::Recording recording = exploration.witness(finding);
            trace::State state(recording.setup);
            for (const engine::Event &event : recording.events) {
                if (event.kind == engine::Event::Kind::Performed && event.step == engine::Step::Check
                    && event.connection == 0) {
                    const trace::InstanceState &it = state.instances[static_cast<std::size_t>(event.instance)];
                    QVERIFY2(!it.inTransaction || it.holdsLock, strategy.id.data());
                }
                state.apply(event);
            }
        }
    }
}

void TestExplorer::saysThatALimitWasReached()
{
    Limits limits;
    Progress progress;
    limits.states = 100;
    Exploration exploration(simple(u"inbox-claim-first"_s), makeSqlite);
    const Result cut = exploration.explore(Budget::any(2), limits, progress);
    QVERIFY(cut.growth == Growth::StateLimit);
    QVERIFY(!cut.complete());
    QVERIFY(statementOf(cut, exploration).startsWith("Not complete"_L1));
    QVERIFY(cut.triedFaults <= 2);

    limits = Limits();
    limits.memory = 50'000;
    QVERIFY(exploration.explore(Budget::any(2), limits, progress).growth == Growth::MemoryLimit);
    limits = Limits();
    limits.time = std::chrono::milliseconds(0);
    QVERIFY(exploration.explore(Budget::any(2), limits, progress).growth == Growth::TimeLimit);

    // What was cut short can be taken up again.
    limits = Limits();
    const Result whole = exploration.explore(Budget::any(2), limits, progress);
    Exploration atOnce(simple(u"inbox-claim-first"_s), makeSqlite);
    QCOMPARE(jsonOf(whole, exploration), jsonOf(explore(atOnce, Budget::any(2)), atOnce));
}

void TestExplorer::canBeCancelled()
{
    Exploration exploration(simple(u"inbox-claim-first"_s), makeSqlite);
    Progress progress;
    progress.cancelled = true;
    const Result result = exploration.explore(Budget::any(2), Limits(), progress);
    QVERIFY(result.growth == Growth::Cancelled);
    QVERIFY(exploration.space().nodes().size() < 10);
}

void TestExplorer::passesOnWhatTheDatabaseThrows()
{
    Exploration exploration(simple(u"naive"_s), []() -> std::unique_ptr<engine::Database> {
        throw std::runtime_error("no database today");
    });
    Progress progress;
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, exploration.explore(Budget(), Limits(), progress));
}

void TestExplorer::fillsTheMatrix()
{
    Exploration exploration(simple(u"check-then-process"_s), makeSqlite);
    Progress progress;
    const std::vector<Result> row = matrixRow(exploration, Limits(), progress);
    QCOMPARE(row.size(), standardBudgets().size());
    for (std::size_t column = 0; column < row.size(); ++column) {
        Exploration alone(simple(u"check-then-process"_s), makeSqlite);
        const Result direct = explore(alone, standardBudgets()[column].budget);
        QVERIFY(row[column].complete());
        QCOMPARE(row[column].violated(), direct.violated());
        if (direct.violated()) {
            QVERIFY(row[column].answer.violation()->cost == direct.answer.violation()->cost);
            QCOMPARE(bytesOf(exploration.witness(*row[column].answer.violation())),
                     bytesOf(alone.witness(*direct.answer.violation())));
        }
    }
}

void TestExplorer::saysHowLittleIsEnough_data()
{
    QTest::addColumn<trace::Header>("header");
    QTest::addColumn<Budget>("budget");
    QTest::addColumn<QString>("statement");
    QTest::newRow("lost ack") << simple(u"naive"_s) << one(FaultType::LostAck) << u"One lost ack is enough."_s;
    QTest::newRow("several") << simple(u"check-then-process"_s) << Budget::any(2)
                             << u"One crash is enough; so is one lock expiry; so is one retry with the same id."_s;
    QTest::newRow("holds") << simple(u"natural-key"_s) << Budget::any(2)
                           << u"No order of events and no placement of up to 2 faults breaks it."_s;
    QTest::newRow("no fault") << headerOf(u"stale-write"_s, u"natural-set"_s) << Budget()
                              << u"No fault is needed: the order of events alone breaks it."_s;
    QTest::newRow("asks") << simple(u"email-two-phase"_s) << one(FaultType::Crash)
                          << u"No order of events and no placement of a single fault breaks it. "
                             "Sometimes it has to ask a person."_s;
    trace::Header twice = simple(u"inbox-claim-first"_s);
    QJsonObject broker = twice.scenario.value(u"broker"_s).toObject();
    broker.insert(u"maxDeliveries"_s, 2);
    twice.scenario.insert(u"broker"_s, broker);
    QTest::newRow("two of a kind") << twice << Budget::of([] {
        FaultCounts most;
        most.set(FaultType::Crash, 2);
        return most;
    }()) << u"Not with one crash, but with 2 crashes."_s;
    QTest::newRow("both") << twice << Budget::of(FaultCounts().plus(FaultType::Crash).plus(FaultType::LockExpiry))
                          << u"Not with one crash or one lock expiry alone, but with both."_s;
}

void TestExplorer::saysHowLittleIsEnough()
{
    QFETCH(trace::Header, header);
    QFETCH(Budget, budget);
    QFETCH(QString, statement);
    Exploration exploration(header, makeSqlite);
    QCOMPARE(statementOf(explore(exploration, budget), exploration), statement);
}

QTEST_GUILESS_MAIN(TestExplorer)
#include "tst_explorer.moc"
