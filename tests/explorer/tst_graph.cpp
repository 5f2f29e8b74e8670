// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "database/sqlite_database.h"
#include "explorer/exploration.h"
#include "explorer/graph_words.h"
#include "explorer/walk.h"
#include "explorer/witness.h"
#include "scenario/scenario.h"
#include "strategies/registry.h"
#include "trace/recorder.h"
#include "trace/report.h"

#include <QTest>

#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace explorer;

namespace {

std::unique_ptr<engine::Database> makeSqlite()
{
    return std::make_unique<database::SqliteDatabase>();
}

trace::Header headerOf(const QString &lesson, const QString &strategy = {})
{
    trace::Header header;
    header.lesson = lesson;
    header.scenario = scenario::effective(*scenario::findLesson(lesson), {}, strategy);
    return header;
}

/// The scenario of the lessons on one message, or on one mail, as the strategy needs it.
trace::Header simple(const QString &strategy)
{
    const bool mail = strategies::find(strategy)->subject == engine::Subject::Email;
    return headerOf(mail ? u"email"_s : u"lost-ack"_s, strategy);
}

Budget oneOf(FaultType type)
{
    return Budget::of(FaultCounts().plus(type));
}

/// An exploration, its answer and its graph.
struct Explored {
    Explored(const trace::Header &header, const Budget &budget, int workers = 1, const GraphLimits &limits = {})
        : exploration(header, makeSqlite)
    {
        Limits most;
        most.workers = workers;
        Progress progress;
        result = exploration.explore(budget, most, progress);
        const std::atomic<bool> cancelled = false;
        graph = exploration.graph(budget, cancelled, limits);
    }

    Exploration exploration;
    Result result;
    std::shared_ptr<const Graph> graph;
};

QString described(const Graph &graph)
{
    QString text;
    for (std::size_t node = 0; node < graph.nodes().size(); ++node) {
        const Graph::Node &it = graph.nodes()[node];
        text += u"%1 %2 %3 %4\n"_s.arg(sentenceOf(graph, static_cast<int>(node)), QString::number(it.layer),
                                       QString::number(it.row), QString::number(it.faults));
        for (const int edge : it.out)
            text += u"  %1 -> %2\n"_s.arg(nameOf(graph.edge(edge).step, graph.setup()),
                                          QString::number(graph.edge(edge).to));
    }
    return text;
}

} // namespace

class TestGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isConnected_data();
    void isConnected();
    void losesNoOutcome_data();
    void losesNoOutcome();
    void isTheSameForTwoWorkers_data();
    void isTheSameForTwoWorkers();
    void everyNodeCanBeWalkedToAndRun_data();
    void everyNodeCanBeWalkedToAndRun();
    void foldsWhatLooksTheSame();
    void followsTheRunOfALesson_data();
    void followsTheRunOfALesson();
    void knowsTheCheapestViolation();
    void walksAndGoesBack();
    void offersNoFaultBeyondTheBudget();
    void showsWhatIsNearWhereThereIsTooMuch();
    void placesCardsApart_data();
    void placesCardsApart();
    void canBeCancelled();
    void tellsNodesInWords();
};

namespace {

void strategiesAndBudgets()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<Budget>("budget");
    for (const char *strategy : { "naive", "check-then-process", "inbox-claim-first", "inbox-duplicate-throws",
                                  "ack-first", "natural-key", "email-two-phase", "cache-set-if-absent" }) {
        const QString id = QString::fromLatin1(strategy);
        QTest::addRow("%s, nothing", strategy) << id << Budget();
        QTest::addRow("%s, one lost ack", strategy) << id << oneOf(FaultType::LostAck);
        QTest::addRow("%s, any one", strategy) << id << Budget::any(1);
    }
    QTest::newRow("naive, any two") << u"naive"_s << Budget::any(2);
}

} // namespace

void TestGraph::isConnected_data()
{
    strategiesAndBudgets();
}

void TestGraph::isConnected()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    const Explored explored(simple(strategy), budget);
    const Graph &graph = *explored.graph;
    QVERIFY(graph.isWhole());
    QVERIFY(extentOf(graph).isEmpty());
    std::vector<bool> reached(graph.nodes().size());
    std::vector<int> open{ 0 };
    reached[0] = true;
    while (!open.empty()) {
        const int from = open.back();
        open.pop_back();
        for (const int index : graph.node(from).out) {
            const Graph::Edge &edge = graph.edge(index);
            QCOMPARE(edge.from, from);
            QCOMPARE(graph.node(edge.to).faults, graph.node(from).faults + (edge.fault ? 1 : 0));
            QVERIFY(graph.node(edge.to).layer <= graph.node(from).layer + 1);
            QVERIFY(!nameOf(edge.step, graph.setup()).isEmpty());
            const std::vector<int> &in = graph.node(edge.to).in;
            QVERIFY(std::find(in.begin(), in.end(), index) != in.end());
            if (!reached[static_cast<std::size_t>(edge.to)])
                open.push_back(edge.to);
            reached[static_cast<std::size_t>(edge.to)] = true;
        }
    }
    QVERIFY(std::all_of(reached.begin(), reached.end(), [](bool it) { return it; }));
    QVERIFY(graph.node(0).in.empty());
    QCOMPARE(graph.node(0).layer, 0);
    // Whoever is over has nothing left but faults; whoever is not goes on.
    for (const Graph::Node &node : graph.nodes()) {
        const bool goesOn = std::any_of(node.out.begin(), node.out.end(), [&](int edge) {
            return !graph.edge(edge).fault && graph.edge(edge).step.kind != engine::Action::Kind::AdvanceClock;
        });
        QCOMPARE(goesOn, !node.isOver());
        QCOMPARE(node.hidden, 0);
    }
}

void TestGraph::losesNoOutcome_data()
{
    strategiesAndBudgets();
}

void TestGraph::losesNoOutcome()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    const Explored explored(simple(strategy), budget);
    std::set<Outcome> shown;
    for (const Graph::Node &node : explored.graph->nodes()) {
        if (node.outcome)
            shown.insert(*node.outcome);
        QCOMPARE(node.isViolating(), node.outcome && isViolation(node.outcome->verdict));
    }
    std::set<Outcome> found;
    for (const Finding &finding : explored.result.answer.outcomes)
        found.insert(finding.outcome);
    QVERIFY(shown == found);
}

void TestGraph::isTheSameForTwoWorkers_data()
{
    strategiesAndBudgets();
}

void TestGraph::isTheSameForTwoWorkers()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    const Explored one(simple(strategy), budget, 1);
    const Explored two(simple(strategy), budget, 2);
    QCOMPARE(described(*two.graph), described(*one.graph));
    QVERIFY(two.graph->cheapest() == one.graph->cheapest());
}

void TestGraph::everyNodeCanBeWalkedToAndRun_data()
{
    strategiesAndBudgets();
}

void TestGraph::everyNodeCanBeWalkedToAndRun()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    const Explored explored(simple(strategy), budget);
    const Graph &graph = *explored.graph;
    Walk walk(explored.graph);
    const auto database = makeSqlite();
    for (int node = 0; node < static_cast<int>(graph.nodes().size()); ++node) {
        walk.goTo(node);
        QCOMPARE(walk.node(), node);
        // The end of the ways is where they lead, for somebody who only sees the run.
        const trace::Recording run = recordWay(explored.exploration.header(), graph.setup(), walk.way(), *database);
        QCOMPARE(run.actions.size(), walk.way().size());
        QCOMPARE(run.complete, graph.node(node).isOver());
        const GraphPath seen = graph.pathOf(run);
        QVERIFY(seen.nodes == walk.path().nodes);
        QVERIFY(!trace::replay(run, *database).firstDifference);
    }
}

void TestGraph::foldsWhatLooksTheSame()
{
    const Explored explored(simple(u"naive"_s), Budget::any(1));
    std::set<std::tuple<QString, int, std::optional<Outcome>>> seen;
    for (const Graph::Node &node : explored.graph->nodes())
        seen.emplace(node.picture.key(), node.faults, node.outcome);
    QCOMPARE(seen.size(), explored.graph->nodes().size());
    QVERIFY(explored.graph->nodes().size() < explored.graph->situations().size());
}

void TestGraph::followsTheRunOfALesson_data()
{
    QTest::addColumn<QString>("lesson");
    for (const char *lesson : { "lost-ack", "failure-window", "email" })
        QTest::newRow(lesson) << QString::fromLatin1(lesson);
}

void TestGraph::followsTheRunOfALesson()
{
    QFETCH(QString, lesson);
    const trace::Header header = headerOf(lesson);
    const auto database = makeSqlite();
    const trace::Recording run = trace::record(header, *database);
    const Explored explored(header, Budget::any(1));
    const GraphPath path = explored.graph->pathOf(run);
    QVERIFY(path.nodes.size() > 4);
    QCOMPARE(path.edges.size(), path.nodes.size() - 1);
    QVERIFY(std::find(path.edges.begin(), path.edges.end(), -1) == path.edges.end());
    const Graph::Node &end = explored.graph->node(path.nodes.back());
    QVERIFY(end.isOver());
    QVERIFY(*end.outcome == outcomeOf(trace::finalStateOf(run), run.setup));
}

void TestGraph::knowsTheCheapestViolation()
{
    const Explored explored(simple(u"naive"_s), Budget::any(1));
    const Graph &graph = *explored.graph;
    const Finding &violation = *explored.result.answer.violation();
    QCOMPARE(graph.cheapest().edges.size(), violation.way.size());
    QVERIFY(graph.node(graph.cheapest().nodes.back()).isViolating());
    QVERIFY(graph.pathOf(explored.exploration.witness(violation)) == graph.cheapest());
    Walk walk(explored.graph);
    QVERIFY(walk.follow(graph.cheapest()));
    QVERIFY(walk.path() == graph.cheapest());
    QVERIFY(Explored(simple(u"inbox-claim-first"_s), Budget::any(1)).graph->cheapest().nodes.empty());
}

void TestGraph::walksAndGoesBack()
{
    const Explored explored(simple(u"naive"_s), oneOf(FaultType::LostAck));
    Walk walk(explored.graph);
    QVERIFY(!walk.goBack());
    while (!walk.choices().empty())
        QVERIFY(walk.take(walk.choices().back()));
    QVERIFY(explored.graph->node(walk.node()).isViolating());
    QVERIFY(!walk.take(0));
    const std::size_t steps = walk.way().size();
    QVERIFY(walk.goBack());
    QCOMPARE(walk.way().size(), steps - 1);
    QCOMPARE(walk.choices().size(), std::size_t(1));
    walk.goTo(0);
    QVERIFY(walk.way().empty());
}

void TestGraph::offersNoFaultBeyondTheBudget()
{
    // One lost ack and one crash, but not two of either.
    const Budget budget = Budget::of(FaultCounts().plus(FaultType::LostAck).plus(FaultType::Crash));
    const Explored explored(simple(u"check-then-process"_s), budget);
    for (const Graph::Situation &situation : explored.graph->situations()) {
        FaultCounts faults;
        for (const Graph::Situation *at = &situation; at->from >= 0; at = &explored.graph->situation(at->from)) {
            Step step;
            step.kind = at->by.kind;
            step.newId = at->by.newId;
            if (const auto fault = faultOf(step))
                faults = faults.plus(*fault);
        }
        QVERIFY(budget.allows(faults));
        QCOMPARE(explored.graph->node(situation.node).faults, faults.total());
    }
}

void TestGraph::showsWhatIsNearWhereThereIsTooMuch()
{
    const Explored whole(simple(u"check-then-process"_s), Budget::any(2));
    const Explored part(simple(u"check-then-process"_s), Budget::any(2), 1, { 60, 40'000 });
    QVERIFY(!part.graph->isWhole());
    QVERIFY(part.graph->nodes().size() <= 60);
    QVERIFY(part.graph->nodes().size() > 20);
    QVERIFY(part.graph->nodesInAll() > 400);
    QVERIFY(!extentOf(*part.graph).isEmpty());
    QVERIFY(extentOf(*part.graph).contains(QString::number(part.graph->nodesInAll())));
    // What it is about is there from start to end, and what is cut off is said.
    QVERIFY(part.graph->node(part.graph->cheapest().nodes.back()).isViolating());
    QVERIFY(std::any_of(part.graph->nodes().begin(), part.graph->nodes().end(),
                        [](const Graph::Node &node) { return node.hidden > 0; }));
    const Explored few(simple(u"naive"_s), Budget::any(1), 1, { 400, 20 });
    QVERIFY(!few.graph->isWhole());
    QCOMPARE(few.graph->situations().size(), std::size_t(20));
}

void TestGraph::placesCardsApart_data()
{
    strategiesAndBudgets();
}

void TestGraph::placesCardsApart()
{
    QFETCH(QString, strategy);
    QFETCH(Budget, budget);
    const Explored explored(simple(strategy), budget);
    const Graph &graph = *explored.graph;
    for (const Graph::Node &node : graph.nodes()) {
        QVERIFY(node.row >= -1e-6);
        QVERIFY(node.row + 1 <= graph.rows() + 1e-6);
        QVERIFY(node.layer < graph.layers());
        QVERIFY(node.row > graph.bands()[static_cast<std::size_t>(node.faults)] - 1e-6);
        for (const Graph::Node &other : graph.nodes()) {
            if (&other != &node && other.layer == node.layer)
                QVERIFY(std::abs(other.row - node.row) > 1 - 1e-6);
        }
    }
}

void TestGraph::canBeCancelled()
{
    Exploration exploration(simple(u"naive"_s), makeSqlite);
    Progress progress;
    exploration.explore(Budget::any(1), {}, progress);
    const std::atomic<bool> cancelled = true;
    const auto graph = exploration.graph(Budget::any(1), cancelled);
    QCOMPARE(graph->nodes().size(), std::size_t(1));
    QVERIFY(!graph->isWhole());
}

void TestGraph::tellsNodesInWords()
{
    const Explored explored(simple(u"inbox-claim-first"_s), Budget::any(1));
    const Graph &graph = *explored.graph;
    QCOMPARE(sentenceOf(graph, 0), u"The start. Idle; Dune 0; 1 to come."_s);
    const trace::Recording run = trace::record(explored.exploration.header(), *makeSqlite());
    const GraphPath path = graph.pathOf(run);
    QCOMPARE(sentenceOf(graph, path.nodes[5]), u"At commit; Dune 0; pending Dune 2 · m-1; 1 in flight."_s);
    QStringList names;
    for (const int edge : graph.node(path.nodes[5]).out)
        names.append(nameOf(graph.edge(edge).step, graph.setup()));
    QCOMPARE(
        names,
        QStringList({ u"commit"_s, u"lock expires before commit"_s, u"crash before commit"_s, u"retry, same id"_s }));
}

QTEST_GUILESS_MAIN(TestGraph)
#include "tst_graph.moc"
