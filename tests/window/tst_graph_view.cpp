// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "database/sqlite_database.h"
#include "explorer/exploration.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"
#include "window/graph_view.h"

#include <QAccessible>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace window;

namespace {

std::unique_ptr<engine::Database> makeSqlite()
{
    return std::make_unique<database::SqliteDatabase>();
}

/// What a strategy makes of one message, explored.
struct Explored {
    Explored(const QString &strategy, const explorer::Budget &budget, const explorer::GraphLimits &limits = {})
        : exploration(headerOf(strategy), makeSqlite)
    {
        explorer::Progress progress;
        exploration.explore(budget, {}, progress);
        const std::atomic<bool> cancelled = false;
        graph = exploration.graph(budget, cancelled, limits);
    }

    static trace::Header headerOf(const QString &strategy)
    {
        trace::Header header;
        header.lesson = u"lost-ack"_s;
        header.scenario = scenario::effective(*scenario::findLesson(u"lost-ack"_s), {}, strategy);
        return header;
    }

    explorer::Exploration exploration;
    std::shared_ptr<const explorer::Graph> graph;
};

explorer::Budget oneLostAck()
{
    return explorer::Budget::of(explorer::FaultCounts().plus(explorer::FaultType::LostAck));
}

/// The view, shown, with a graph.
struct Shown {
    explicit Shown(const Explored &explored)
        : view(appearance)
    {
        appearance.setChoice(ThemeChoice::Light);
        view.resize(1000, 600);
        view.show();
        view.setGraph(explored.graph);
        view.canvas().setFocus();
        if (!QTest::qWaitForWindowActive(&view))
            QTest::qFail("the window does not become active", __FILE__, __LINE__);
    }

    void key(Qt::Key key) { QTest::keyClick(&view.canvas(), key); }
    QPoint centreOf(int node)
    {
        return view.canvas().sight().toWidget(view.canvas().picture()->cardOf(node)).center().toPoint();
    }
    template<typename T = QWidget>
    T *widget(const QString &name)
    {
        return view.findChild<T *>(name);
    }

    Appearance appearance;
    GraphView view;
};

void turnWheel(QWidget &widget, int by, Qt::KeyboardModifiers modifiers = {})
{
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent event(at, widget.mapToGlobal(at), {}, { 0, by }, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Whether nothing of the room is empty that the graph could fill.
bool isHeld(GraphCanvas &canvas)
{
    const QRectF all = canvas.sight().toWidget(canvas.picture()->bounds());
    const auto held = [](double from, double to, double room) {
        constexpr double slack = 0.01;
        return to - from <= room ? from >= -slack && to <= room + slack : from <= slack && to >= room - slack;
    };
    return held(all.left(), all.right(), canvas.width()) && held(all.top(), all.bottom(), canvas.height());
}

} // namespace

class TestGraphView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysWalk();
    void goesToTheCheapestViolation();
    void clickSelects();
    void listFollows();
    void listWalks();
    void zoomsAndPansWithinBounds();
    void marksTheRunAndTheViolation();
    void playsToHere();
    void speaks();
    void saysWhatItLeavesOut();
    void showsNothingWithoutAGraph();
    void edgesEndAtCards();
    void paintsEveryTheme_data();
    void paintsEveryTheme();
};

void TestGraphView::keysWalk()
{
    const Explored explored(u"naive"_s, explorer::Budget::any(1));
    Shown shown(explored);
    QCOMPARE(shown.view.current(), 0);
    shown.key(Qt::Key_Right);
    shown.key(Qt::Key_Right);
    const int here = shown.view.current();
    QCOMPARE(shown.view.way().size(), std::size_t(2));
    const std::vector<int> out = explored.graph->node(here).out;
    QVERIFY(out.size() > 2);
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_Down);
    shown.key(Qt::Key_Up);
    QCOMPARE(shown.view.canvas().marks().chosen, out[1]);
    shown.key(Qt::Key_Return);
    QCOMPARE(shown.view.current(), explored.graph->edge(out[1]).to);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.view.current(), here);
    shown.key(Qt::Key_Home);
    QCOMPARE(shown.view.current(), 0);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.view.current(), 0);
    // Wherever one walks, one sees it.
    for (int step = 0; step < 30; ++step) {
        shown.key(Qt::Key_Down);
        shown.key(Qt::Key_Right);
        QVERIFY(shown.view.canvas().rect().contains(shown.centreOf(shown.view.current())));
    }
    QVERIFY(explored.graph->node(shown.view.current()).isOver());
}

void TestGraphView::goesToTheCheapestViolation()
{
    const Explored explored(u"naive"_s, oneLostAck());
    Shown shown(explored);
    shown.key(Qt::Key_End);
    QCOMPARE(shown.view.current(), explored.graph->cheapest().nodes.back());
    QVERIFY(shown.view.canvas().marks().choices.empty());
    QCOMPARE(shown.view.choices().model()->rowCount(), 0);
}

void TestGraphView::clickSelects()
{
    const Explored explored(u"naive"_s, oneLostAck());
    Shown shown(explored);
    shown.view.canvas().fit();
    QSignalSpy changed(&shown.view, &GraphView::currentChanged);
    const int end = explored.graph->cheapest().nodes.back();
    QTest::mouseClick(&shown.view.canvas(), Qt::LeftButton, {}, shown.centreOf(end));
    QCOMPARE(shown.view.current(), end);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().front().toInt(), end);
    QCOMPARE(shown.view.way().size(), explored.graph->cheapest().edges.size());
    // Beside the cards there is nothing to click.
    QTest::mouseClick(&shown.view.canvas(), Qt::LeftButton, {}, QPoint(3, 3));
    QCOMPARE(shown.view.current(), end);
}

void TestGraphView::listFollows()
{
    const Explored explored(u"inbox-claim-first"_s, explorer::Budget::any(1));
    Shown shown(explored);
    for (int step = 0; step < 5; ++step) {
        shown.key(Qt::Key_Right);
        const std::vector<int> &out = explored.graph->node(shown.view.current()).out;
        QAbstractItemModel &model = *shown.view.choices().model();
        QCOMPARE(model.rowCount(), static_cast<int>(out.size()));
        for (int row = 0; row < model.rowCount(); ++row) {
            const explorer::Graph::Edge &edge = explored.graph->edge(out[static_cast<std::size_t>(row)]);
            QCOMPARE(model.index(row, 0).data().toString(), explorer::nameOf(edge.step, explored.graph->setup()));
        }
    }
}

void TestGraphView::listWalks()
{
    const Explored explored(u"naive"_s, explorer::Budget::any(1));
    Shown shown(explored);
    QListView &list = shown.view.choices();
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(shown.view.way().size(), std::size_t(2));
    QVERIFY(list.hasFocus());
    QTest::keyClick(&list, Qt::Key_Down);
    const int chosen = shown.view.canvas().marks().chosen;
    QCOMPARE(chosen, explored.graph->node(shown.view.current()).out[1]);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.currentIndex()).center());
    QCOMPARE(shown.view.current(), explored.graph->edge(chosen).to);
    QTest::keyClick(&list, Qt::Key_Left);
    QCOMPARE(shown.view.way().size(), std::size_t(2));
}

void TestGraphView::zoomsAndPansWithinBounds()
{
    const Explored explored(u"check-then-process"_s, explorer::Budget::any(1));
    Shown shown(explored);
    GraphCanvas &canvas = shown.view.canvas();
    QVERIFY(isHeld(canvas));
    const double before = canvas.sight().scale;
    turnWheel(canvas, 120);
    QVERIFY(canvas.sight().scale > before);
    for (int i = 0; i < 40; ++i)
        turnWheel(canvas, 240);
    QVERIFY(canvas.sight().scale <= 2);
    QVERIFY(isHeld(canvas));
    QTest::mousePress(&canvas, Qt::LeftButton, {}, QPoint(10, 300));
    QTest::mouseMove(&canvas, QPoint(300, 320));
    QTest::mouseMove(&canvas, QPoint(5000, 6000));
    QVERIFY(isHeld(canvas));
    QTest::mouseMove(&canvas, QPoint(-9000, -9000));
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, QPoint(-9000, -9000));
    QVERIFY(isHeld(canvas));
    QCOMPARE(shown.view.current(), 0);
    turnWheel(canvas, -240, Qt::ShiftModifier);
    QVERIFY(isHeld(canvas));
    for (int i = 0; i < 40; ++i)
        turnWheel(canvas, -240);
    QVERIFY(canvas.sight().toWidget(canvas.picture()->bounds()).width() <= canvas.width() + 1);
    QVERIFY(isHeld(canvas));
    shown.key(Qt::Key_Plus);
    shown.key(Qt::Key_0);
    QVERIFY(QRectF(canvas.rect()).adjusted(-1, -1, 1, 1).contains(canvas.sight().toWidget(canvas.picture()->bounds())));
    shown.view.resize(700, 420);
    QVERIFY(isHeld(canvas));
}

void TestGraphView::marksTheRunAndTheViolation()
{
    const Explored explored(u"naive"_s, oneLostAck());
    Shown shown(explored);
    QVERIFY(!shown.widget(u"graphRun"_s)->isVisible());
    QVERIFY(shown.view.canvas().marks().violation == explored.graph->cheapest());
    const explorer::GraphPath path =
        explored.graph->pathOf(trace::record(Explored::headerOf(u"naive"_s), *makeSqlite()));
    shown.view.setRun(path);
    QVERIFY(shown.view.canvas().marks().run == path);
    QVERIFY(shown.view.canvas().marks().violation.nodes.empty());
    shown.widget<Chip>(u"graphViolation"_s)->click();
    shown.widget<Chip>(u"graphRun"_s)->click();
    QVERIFY(shown.view.canvas().marks().run.nodes.empty());
    QVERIFY(shown.view.canvas().marks().violation == explored.graph->cheapest());
    const Explored holds(u"inbox-claim-first"_s, oneLostAck());
    shown.view.setGraph(holds.graph);
    QVERIFY(!shown.widget(u"graphViolation"_s)->isVisible());
}

void TestGraphView::playsToHere()
{
    const Explored explored(u"check-then-process"_s, explorer::Budget::any(1));
    Shown shown(explored);
    for (int step = 0; step < 4; ++step)
        shown.key(Qt::Key_Right);
    std::vector<explorer::MoveName> wanted;
    connect(&shown.view, &GraphView::runWanted, this,
            [&](const std::vector<explorer::MoveName> &way) { wanted = way; });
    shown.widget<QPushButton>(u"graphPlay"_s)->click();
    QCOMPARE(wanted.size(), std::size_t(4));
    const trace::Recording run = explored.exploration.recordingOf(wanted);
    QCOMPARE(explored.graph->pathOf(run).nodes.back(), shown.view.current());
}

void TestGraphView::speaks()
{
    const Explored explored(u"naive"_s, oneLostAck());
    Shown shown(explored);
    const auto said = [&] {
        return QAccessible::queryAccessibleInterface(&shown.view.canvas())->text(QAccessible::Description);
    };
    QCOMPARE(QAccessible::queryAccessibleInterface(&shown.view.canvas())->text(QAccessible::Name),
             u"Graph of what can happen"_s);
    QCOMPARE(said(), u"The start. Idle; Dune 0; 1 to come. From here: publish."_s);
    shown.key(Qt::Key_End);
    QCOMPARE(said(), u"Idle; Dune 4. The end, and a violation: duplicated. After one fault."_s);
    shown.key(Qt::Key_Left);
    QCOMPARE(shown.view.choices().model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"ack arrives. Then: Idle; Dune 4. The end, and a violation: duplicated. After one fault."_s);
}

void TestGraphView::saysWhatItLeavesOut()
{
    const Explored part(u"check-then-process"_s, explorer::Budget::any(1), { 30, 40'000 });
    Shown shown(part);
    QCOMPARE(shown.widget<QLabel>(u"graphExtent"_s)->text(), explorer::extentOf(*part.graph));
    QVERIFY(shown.widget(u"graphExtent"_s)->isVisible());
}

void TestGraphView::showsNothingWithoutAGraph()
{
    const Explored explored(u"naive"_s, oneLostAck());
    Shown shown(explored);
    shown.view.setGraph(nullptr);
    QCOMPARE(shown.view.current(), -1);
    for (const Qt::Key key : { Qt::Key_Right, Qt::Key_Left, Qt::Key_Home, Qt::Key_End, Qt::Key_0, Qt::Key_Plus })
        shown.key(key);
    turnWheel(shown.view.canvas(), 120);
    QTest::mouseClick(&shown.view.canvas(), Qt::LeftButton, {}, QPoint(100, 100));
    QVERIFY(!shown.widget(u"graphPlay"_s)->isEnabled());
    QVERIFY(!shown.view.grab().isNull());
}

void TestGraphView::edgesEndAtCards()
{
    const Explored explored(u"check-then-process"_s, explorer::Budget::any(1));
    const GraphPicture picture(explored.graph);
    const auto onSideOf = [&](QPointF at, int node) {
        const QRectF card = picture.cardOf(node);
        return (at.x() == card.left() || at.x() == card.right()) && at.y() > card.top() && at.y() < card.bottom();
    };
    for (std::size_t index = 0; index < explored.graph->edges().size(); ++index) {
        const explorer::Graph::Edge &edge = explored.graph->edges()[index];
        QVERIFY(onSideOf(picture.curveOf(static_cast<int>(index)).start(), edge.from));
        QVERIFY(onSideOf(picture.curveOf(static_cast<int>(index)).end(), edge.to));
    }
    for (std::size_t node = 0; node < explored.graph->nodes().size(); ++node) {
        QVERIFY(picture.bounds().contains(picture.cardOf(static_cast<int>(node))));
        QCOMPARE(picture.nodeAt(picture.cardOf(static_cast<int>(node)).center()), static_cast<int>(node));
    }
}

void TestGraphView::paintsEveryTheme_data()
{
    QTest::addColumn<ThemeChoice>("choice");
    QTest::newRow("light") << ThemeChoice::Light;
    QTest::newRow("dark") << ThemeChoice::Dark;
    QTest::newRow("high contrast") << ThemeChoice::HighContrast;
}

void TestGraphView::paintsEveryTheme()
{
    QFETCH(ThemeChoice, choice);
    const Explored explored(u"naive"_s, explorer::Budget::any(1));
    Shown shown(explored);
    shown.appearance.setChoice(choice);
    const stage::Theme &theme = shown.appearance.theme();
    for (const double factor : { 1.0, 0.6, 0.4, 9.0 }) {
        shown.view.canvas().zoom(factor, { 10, 10 });
        const QImage image = shown.view.canvas().grab().toImage();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY(colours.contains(theme.panel.rgb()));
        QVERIFY(colours.contains(theme.accentFill.rgb()));
    }
}

QTEST_MAIN(TestGraphView)
#include "tst_graph_view.moc"
