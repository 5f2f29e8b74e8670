// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "lab.h"

#include "strategies/registry.h"
#include "window/explore_dialog.h"
#include "window/explore_matrix.h"
#include "window/graph_view.h"
#include "window/outcome_list.h"

#include <QPushButton>
#include <QSlider>
#include <QTabBar>

using namespace lab;
using explorer::FaultType;

namespace {

/// The dialog, open over a lesson.
class Explored : public Lab
{
public:
    explicit Explored(const QString &lesson, const QString &strategy = {})
        : Lab(lesson, {}, strategy)
    {
        key(Qt::Key_E);
        dialog = window.exploreDialog();
        if (!dialog || !QTest::qWaitForWindowExposed(dialog))
            QTest::qFail("no dialog", __FILE__, __LINE__);
    }

    template<typename T>
    T *in(const QString &name)
    {
        return dialog->findChild<T *>(name);
    }
    QString statement() { return in<QLabel>(u"exploreStatement"_s)->text(); }
    void press(const QString &name) { QTest::mouseClick(in<QPushButton>(name), Qt::LeftButton); }
    bool done()
    {
        return QTest::qWaitFor([&] { return dialog->explored() && !dialog->exploring().isExploring(); }, 30000);
    }

    window::ExploreDialog *dialog = nullptr;
};

} // namespace

class TestExploring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsAndPlaysTheCheapestBreak();
    void provesWhatHolds();
    void obeysTheSliders();
    void comparesWithThePrediction();
    void fillsTheMatrixAndPlaysItsCells();
    void playsAnyOutcome();
    void walksThroughTheGraph();
    void canBeCancelled();
    void doesNotStallTheWindow();
    void followsTheLesson();
    void showsTheLeastForATask();
};

void TestExploring::findsAndPlaysTheCheapestBreak()
{
    Explored lab(u"failure-window"_s);
    QCOMPARE(lab.dialog->budget(), explorer::Budget::any(2));
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QVERIFY2(lab.statement().contains(u"One crash is enough"_s), qPrintable(lab.statement()));
    const auto explored = lab.dialog->explored();
    QVERIFY(explored->counterexample);
    QCOMPARE(lab.in<QListView>(u"exploreSentences"_s)->model()->rowCount(),
             static_cast<int>(explored->ways[*explored->counterexample].recording.events.size()));

    const std::size_t branches = lab.run().branches().size();
    lab.press(u"explorePlay"_s);
    QCOMPARE(lab.run().branches().size(), branches + 1);
    QCOMPARE(lab.verdict(), Verdict::Duplicated);
    QCOMPARE(lab.count(Kind::Crashed), std::size_t(1));
    QVERIFY(lab.run().playback().isPlaying());
    lab.run().toEnd();
    QVERIFY(lab.run().atEnd());
    // The same again is the same run.
    lab.press(u"explorePlay"_s);
    QCOMPARE(lab.run().branches().size(), branches + 1);
}

void TestExploring::provesWhatHolds()
{
    Explored lab(u"one-transaction"_s);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QCOMPARE(lab.statement(), u"✓ No order of events and no placement of up to 2 faults breaks it."_s);
    QVERIFY(!lab.in<QPushButton>(u"explorePlay"_s)->isVisible());
    QCOMPARE(lab.in<window::OutcomeList>(u"outcomes"_s)->model()->rowCount(), 1);
}

void TestExploring::obeysTheSliders()
{
    Explored lab(u"one-transaction"_s);
    for (const FaultType type : explorer::allFaultTypes)
        lab.in<QSlider>(u"budget-"_s + engine::nameOf(type))->setValue(0);
    auto *newId = lab.in<QSlider>(u"budget-newIdRetries"_s);
    newId->setFocus();
    QTest::keyClick(newId, Qt::Key_Right);
    QCOMPARE(lab.dialog->budget(), explorer::Budget::of(explorer::FaultCounts().plus(FaultType::NewIdRetry)));
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QCOMPARE(lab.statement(), u"✕ One retry with a new id is enough."_s);
}

void TestExploring::comparesWithThePrediction()
{
    Explored lab(u"lost-ack"_s);
    auto *guessed = lab.in<QLabel>(u"exploreGuessed"_s);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QVERIFY(!guessed->isVisible());
    auto *chips = lab.in<window::ChipRow>(u"exploreGuess"_s);
    const auto chip = [&](const QString &text) {
        for (auto *it : chips->findChildren<window::Chip *>()) {
            if (it->text() == text)
                return it;
        }
        return static_cast<window::Chip *>(nullptr);
    };
    QTest::mouseClick(chip(u"It breaks"_s), Qt::LeftButton);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QTRY_VERIFY(guessed->isVisible());
    QVERIFY(guessed->text().startsWith(u"✓"_s));
    QTest::mouseClick(chip(u"It holds"_s), Qt::LeftButton);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QVERIFY(guessed->text().startsWith(u"✕"_s));
}

void TestExploring::fillsTheMatrixAndPlaysItsCells()
{
    Explored lab(u"lost-ack"_s);
    lab.in<QTabBar>(u"exploreTabs"_s)->setCurrentIndex(1);
    auto *matrix = lab.in<window::ExploreMatrix>(u"exploreMatrix"_s);
    QVERIFY(QTest::qWaitFor([&] { return matrix->isFilled(); }, 60000));
    const auto rowOf = [&](const QString &strategy) {
        return static_cast<int>(matrix->titles().indexOf(strategies::find(strategy)->title));
    };
    const auto standing = [&](const QString &strategy, int column) {
        return matrix->cell(rowOf(strategy), column)->standing;
    };
    using window::Standing;
    // No fault, one lost ack, one crash, …, any two.
    QCOMPARE(standing(u"naive"_s, 0), Standing::Good);
    QCOMPARE(standing(u"naive"_s, 1), Standing::Bad);
    QCOMPARE(standing(u"check-then-process"_s, 1), Standing::Good);
    QCOMPARE(standing(u"check-then-process"_s, 2), Standing::Bad);
    QCOMPARE(standing(u"inbox-claim-first"_s, 5), Standing::Bad);
    QCOMPARE(standing(u"inbox-claim-first"_s, 6), Standing::Good);
    QCOMPARE(standing(u"natural-key"_s, 5), Standing::Good);

    const QModelIndex broken = matrix->model()->index(rowOf(u"record-then-process"_s), 2);
    matrix->scrollTo(broken);
    click(matrix->viewport(), matrix->visualRect(broken).center());
    QCOMPARE(lab.verdict(), Verdict::Lost);
    // With the keyboard, too.
    matrix->setFocus();
    matrix->setCurrentIndex(matrix->model()->index(rowOf(u"naive"_s), 1));
    QTest::keyClick(matrix, Qt::Key_Return);
    QCOMPARE(lab.verdict(), Verdict::Duplicated);
    // What is safe plays nothing.
    const std::size_t branches = lab.run().branches().size();
    const QModelIndex safe = matrix->model()->index(rowOf(u"naive"_s), 0);
    matrix->scrollTo(safe);
    click(matrix->viewport(), matrix->visualRect(safe).center());
    QCOMPARE(lab.run().branches().size(), branches);
}

void TestExploring::playsAnyOutcome()
{
    Explored lab(u"failure-window"_s);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    auto *outcomes = lab.in<window::OutcomeList>(u"outcomes"_s);
    const int last = outcomes->model()->rowCount() - 1;
    QCOMPARE(last, 2);
    outcomes->setFocus();
    // The worst first, and of those that which reserves least.
    outcomes->setCurrentIndex(outcomes->model()->index(1, 0));
    QTest::keyClick(outcomes, Qt::Key_Return);
    QCOMPARE(lab.reserved(), qint64(6));
    click(outcomes->viewport(), outcomes->visualRect(outcomes->model()->index(last, 0)).center());
    QCOMPARE(lab.verdict(), Verdict::EffectivelyOnce);
}

void TestExploring::walksThroughTheGraph()
{
    Explored lab(u"failure-window"_s);
    for (const FaultType type : explorer::allFaultTypes)
        lab.in<QSlider>(u"budget-"_s + engine::nameOf(type))->setValue(type == FaultType::Crash ? 1 : 0);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    lab.in<QTabBar>(u"exploreTabs"_s)->setCurrentIndex(2);
    auto *graph = lab.dialog->findChild<window::GraphView *>();
    QVERIFY(QTest::qWaitFor([&] { return graph->graph() != nullptr; }, 20000));
    QVERIFY(graph->graph()->nodes().size() > 20);
    graph->goToViolation();
    QVERIFY(graph->graph()->node(graph->current()).isViolating());
    const std::size_t branches = lab.run().branches().size();
    lab.press(u"graphPlay"_s);
    QTRY_COMPARE(lab.run().branches().size(), branches + 1);
    QCOMPARE(lab.verdict(), Verdict::Duplicated);
    // Midway: the run goes that far, and can go on.
    graph->goBack();
    graph->goBack();
    lab.press(u"graphPlay"_s);
    QTRY_COMPARE(lab.run().branches().size(), branches + 2);
    QVERIFY(!lab.run().recording().complete);
}

void TestExploring::canBeCancelled()
{
    Explored lab(u"two-subscribers"_s);
    for (const FaultType type : explorer::allFaultTypes)
        lab.in<QSlider>(u"budget-"_s + engine::nameOf(type))->setValue(3);
    lab.in<QSlider>(u"budget-inAll"_s)->setValue(4);
    lab.press(u"exploreStart"_s);
    QVERIFY(QTest::qWaitFor([&] { return lab.dialog->exploring().progress().states > 0; }, 10000));
    QVERIFY(lab.in<QPushButton>(u"exploreCancel"_s)->isVisible());
    lab.press(u"exploreCancel"_s);
    QVERIFY(lab.done());
    QVERIFY2(lab.statement().contains(u"Not complete: cancelled"_s), qPrintable(lab.statement()));
}

void TestExploring::doesNotStallTheWindow()
{
    Explored lab(u"two-subscribers"_s);
    lab.in<QSlider>(u"budget-inAll"_s)->setValue(3);
    lab.press(u"exploreStart"_s);
    // Meanwhile the run is stepped through.
    lab.run().toStart();
    for (int step = 0; step < 5; ++step)
        lab.click(u"next"_s);
    QCOMPARE(lab.run().events(), std::size_t(5));
    // Whoever closes the window does not wait for the end.
}

void TestExploring::followsTheLesson()
{
    Explored lab(u"lost-ack"_s);
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QVERIFY(lab.window.openLesson(u"record-first"_s));
    QVERIFY(!lab.dialog->explored());
    lab.press(u"exploreStart"_s);
    QVERIFY(lab.done());
    QVERIFY(lab.statement().contains(u"One crash is enough"_s));
    lab.press(u"explorePlay"_s);
    QCOMPARE(lab.verdict(), Verdict::Lost);
}

void TestExploring::showsTheLeastForATask()
{
    Lab lab(u"break-it"_s);
    const scenario::Document &lesson = *scenario::findLesson(u"break-it"_s);
    for (const auto &[task, word] :
         { std::pair(0, u"One lost ack is enough"_s), std::pair(1, u"One lock expiry is enough"_s),
           std::pair(2, u"No order of events and no placement of a single fault breaks it"_s) }) {
        lab.window.session().startTask(lesson.tasks[static_cast<std::size_t>(task)]);
        lab.click(u"taskLeast"_s);
        window::ExploreDialog *dialog = lab.window.exploreDialog();
        QVERIFY(QTest::qWaitFor([&] { return dialog->explored() && !dialog->exploring().isExploring(); }, 30000));
        QVERIFY2(dialog->explored()->statement.contains(word), qPrintable(dialog->explored()->statement));
    }
    // A task that asks for something else has nothing to break.
    lab.window.openLesson(u"one-transaction"_s);
    lab.window.session().startTask(scenario::findLesson(u"one-transaction"_s)->tasks.front());
    QVERIFY(!lab.widget(u"taskLeast"_s));
}

QTEST_MAIN(TestExploring)
#include "tst_exploring.moc"
