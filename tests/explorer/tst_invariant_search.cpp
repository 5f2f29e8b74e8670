// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The explorer looks for broken invariants as it does for every other violation.

#include "brute_force.h"

#include "database/sqlite_database.h"
#include "explorer/picture.h"
#include "explorer/report.h"
#include "explorer/reusing_database.h"
#include "explorer/wording.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"
#include "trace/report.h"

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

QJsonObject oversold()
{
    return scenario::effective(scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/judgement/oversold.json")));
}

trace::Header headerOf(const QJsonObject &scenario)
{
    trace::Header header;
    header.scenario = scenario;
    return header;
}

Result explore(Exploration &exploration, const Budget &budget, int workers = 1)
{
    Limits limits;
    limits.workers = workers;
    Progress progress;
    return exploration.explore(budget, limits, progress);
}

Budget lostAcks(int count)
{
    FaultCounts most;
    most.set(FaultType::LostAck, count);
    return Budget::of(most);
}

/// Four of ten are reserved; one message gives them back and another takes eight. In the wrong order that is two too many.
QJsonObject swapped(const QString &strategy)
{
    return QJsonDocument::fromJson(R"({ "format": "redelivery-scenario", "version": 1,
        "stock": [{ "book": "Dune", "onHand": 10, "reserved": 4 }],
        "consumers": [{ "name": "inventory", "instances": 1, "strategy": ")"
                                   + strategy.toUtf8() + R"(" }],
        "messages": [{ "id": "m-1", "type": "OrderCancelled", "order": "o-1", "book": "Dune", "quantity": 4 },
                     { "id": "m-2", "order": "o-2", "book": "Dune", "quantity": 8 }],
        "expect": { "reserved": { "Dune": 8 } },
        "invariants": [{ "id": "never-oversold", "each": "book",
                         "never": { "<": [{ "-": ["onHand", "reserved"] }, 0] } },
                       { "id": "done", "eventually": { "=": ["inboxInProgress", 0] } }] })")
        .object();
}

/// Two mails to an order are borne, three are not.
QJsonObject mails()
{
    return QJsonDocument::fromJson(R"({ "format": "redelivery-scenario", "version": 1,
        "stock": [{ "book": "Dune", "onHand": 10 }],
        "consumers": [{ "name": "mail", "instances": 1, "strategy": "email-naive" }],
        "messages": [{ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 1 },
                     { "id": "m-2", "order": "o-2", "book": "Dune", "quantity": 1 }],
        "expect": { "emails": 2 },
        "invariants": [{ "id": "two-mails", "each": "order", "always": { "<=": ["emails", 2] } }] })")
        .object();
}

} // namespace

class TestInvariantSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatBreaksInTheMiddleOfARunThatEndsWell()
    {
        Exploration exploration(headerOf(oversold()), makeSqlite);
        const Result result = explore(exploration, Budget());
        QVERIFY(result.complete() && result.violated());
        const Finding *violation = result.answer.violation();
        QVERIFY(violation->outcome.verdict == Verdict::InvariantBroken);
        QCOMPARE(violation->outcome.reserved.at(u"Dune"_s), 8);
        QVERIFY(violation->outcome.broken == std::vector<QString>{ u"never-oversold"_s });
        QVERIFY(figuresOf(violation->outcome, exploration.space().setup().expect).contains(u"never-oversold broken"_s));
        // The same end can be reached without.
        QVERIFY(std::any_of(result.answer.outcomes.begin(), result.answer.outcomes.end(), [](const Finding &it) {
            return it.outcome.verdict == Verdict::EffectivelyOnce && it.outcome.reserved.at(u"Dune"_s) == 8;
        }));
        QCOMPARE(statementOf(result, exploration), u"No fault is needed: the order of events alone breaks it."_s);

        const trace::Recording witness = exploration.witness(*violation);
        const trace::State state = trace::finalStateOf(witness);
        const trace::Judgement judgement = trace::judge(state, witness);
        QVERIFY(judgement.verdict() == Verdict::InvariantBroken);
        QCOMPARE(judgement.findings.front().invariant, u"never-oversold"_s);
        QVERIFY(judgement.findings.front().broken.events < witness.events.size());
        const auto database = makeSqlite();
        QVERIFY(!trace::replay(witness, *database).firstDifference);

        const QJsonObject report = reportOf(result, exploration);
        QCOMPARE(report[u"counterexample"_s][u"verdict"_s], QJsonValue(u"invariant-broken"_s));
        const QJsonArray outcomes = report[u"outcomes"_s].toArray();
        QVERIFY(std::any_of(outcomes.begin(), outcomes.end(), [](const QJsonValue &it) {
            return it[u"broken"_s].toArray() == QJsonArray{ u"never-oversold"_s };
        }));
    }

    void provesWhereItCannotBreak()
    {
        // Enough for both orders at once; one lost ack changes nothing, as the inbox knows the copy.
        QJsonObject scenario = oversold();
        scenario.insert(u"stock"_s, QJsonArray{ QJsonObject{ { u"book"_s, u"Dune"_s }, { u"onHand"_s, 16 } } });
        scenario.insert(u"consumers"_s,
                        QJsonArray{ QJsonObject{ { u"name"_s, u"inventory"_s },
                                                 { u"instances"_s, 1 },
                                                 { u"strategy"_s, u"inbox-claim-first"_s } } });
        Exploration holds(headerOf(scenario), makeSqlite);
        const Result proof = explore(holds, lostAcks(1));
        QVERIFY(proof.complete() && !proof.violated());
        // Under another strategy the copy is one order too many: applied twice, and oversold meanwhile or in the end.
        QJsonArray naive = scenario[u"consumers"_s].toArray();
        QJsonObject consumer = naive[0].toObject();
        consumer.insert(u"strategy"_s, u"naive"_s);
        scenario.insert(u"consumers"_s, QJsonArray{ consumer });
        Exploration breaks(headerOf(scenario), makeSqlite);
        const Result broken = explore(breaks, lostAcks(1));
        QVERIFY(std::any_of(broken.answer.outcomes.begin(), broken.answer.outcomes.end(), [](const Finding &it) {
            return it.outcome.verdict == Verdict::Duplicated && it.outcome.broken.size() == 1;
        }));
    }

    void findsWhatBruteForceFinds_data()
    {
        QTest::addColumn<QJsonObject>("scenario");
        QTest::addColumn<Budget>("budget");
        QTest::addColumn<bool>("breaks");
        QTest::newRow("swapped") << swapped(u"naive"_s) << Budget() << true;
        QTest::newRow("swapped, a lost ack") << swapped(u"naive"_s) << lostAcks(1) << true;
        QTest::newRow("swapped, in an inbox") << swapped(u"inbox-claim-first"_s) << Budget() << true;
        QTest::newRow("mails, one lost ack") << mails() << lostAcks(1) << false;
        QTest::newRow("mails, three lost acks") << mails() << lostAcks(3) << true;
    }

    void findsWhatBruteForceFinds()
    {
        QFETCH(QJsonObject, scenario);
        QFETCH(Budget, budget);
        QFETCH(bool, breaks);
        Exploration exploration(headerOf(scenario), makeSqlite);
        const Result result = explore(exploration, budget);
        QVERIFY(result.complete());
        const auto database = makeSqlite();
        const auto all = BruteForce(exploration.space().setup(), budget, *database).run();
        QCOMPARE(result.answer.outcomes.size(), all.size());
        bool isBroken = false;
        for (const Finding &finding : result.answer.outcomes) {
            isBroken = isBroken || !finding.outcome.broken.empty();
            const auto found = all.find(finding.outcome);
            QVERIFY(found != all.end());
            QVERIFY(finding.cost == found->second.cost);
            QCOMPARE(finding.runs.value_or(0), found->second.runs);
        }
        QCOMPARE(isBroken, breaks);
        Exploration together(headerOf(scenario), makeSqlite);
        QCOMPARE(QJsonDocument(reportOf(explore(together, budget, 2), together)).toJson(),
                 QJsonDocument(reportOf(result, exploration)).toJson());
    }

    /// Whoever comes to a situation in another way can go on in the same ways, and what breaks then is the same.
    void equalSituationsHaveEqualFutures_data()
    {
        QTest::addColumn<QJsonObject>("scenario");
        QTest::newRow("oversold") << oversold();
        QTest::newRow("mails") << mails();
    }

    void equalSituationsHaveEqualFutures()
    {
        QFETCH(QJsonObject, scenario);
        Exploration exploration(headerOf(scenario), makeSqlite);
        const auto inner = makeSqlite();
        ReusingDatabase database(*inner);
        std::mt19937 random(1);
        std::map<std::string, std::map<MoveName, std::string>> futures;
        std::map<std::string, std::vector<QString>> broken;
        int met = 0;
        for (int run = 0; run < 120; ++run) {
            Course course(exploration.space().setup(), database);
            Identity identity = identityOf(course);
            for (int step = 0; step < 40; ++step) {
                const std::vector<QString> now = pictureOf(course.state(), exploration.space().setup()).broken;
                QVERIFY(broken.try_emplace(identity.key, now).first->second == now);
                const std::vector<Move> moves = movesFrom(course, identity);
                if (moves.empty())
                    break;
                const std::size_t choices = random() % 4 == 0 ? moves.size() : std::min<std::size_t>(moves.size(), 3);
                const Move &move = moves[random() % choices];
                std::string &next = futures[identity.key][move.name];
                course.perform(move.step);
                identity = identityOf(course);
                met += next.empty() ? 0 : 1;
                QVERIFY(next.empty() || next == identity.key);
                next = identity.key;
            }
        }
        QVERIFY(met > 100);
    }

    /// The graph tells a situation in which one is broken from one in which none is.
    void graphShowsWhereItBreaks()
    {
        Exploration exploration(headerOf(swapped(u"naive"_s)), makeSqlite);
        QVERIFY(explore(exploration, Budget()).complete());
        const std::atomic<bool> cancelled = false;
        const auto graph = exploration.graph(Budget(), cancelled);
        const auto isBroken = [&](int node) { return !graph->node(node).picture.broken.empty(); };
        QVERIFY(!graph->cheapest().nodes.empty());
        QVERIFY(!isBroken(graph->cheapest().nodes.front()) && isBroken(graph->cheapest().nodes.back()));
        QVERIFY(graph->node(graph->cheapest().nodes.back()).isViolating());
    }
};

QTEST_GUILESS_MAIN(TestInvariantSearch)
#include "tst_invariant_search.moc"
