// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include "scenario/lesson_text.h"
#include "teaching/lesson_check.h"
#include "window/command_line.h"
#include "window/files.h"
#include "window/lab_dialog.h"
#include "window/lesson_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QJsonArray>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace lab;
using window::LabDialog;
using window::Picker;
using window::Section;

namespace {

/// The dialog that builds experiments, and a person in front of it.
class Bench
{
public:
    explicit Bench(window::MainWindow &window)
        : m_window(window)
    {
    }

    LabDialog *dialog() { return m_window.experiments().dialog(); }
    QJsonObject scenario() { return dialog()->scenario(); }
    QJsonValue at(const QString &section, int item, const QString &key) { return scenario().value(section)[item][key]; }
    template<typename T = QWidget>
    T *widget(const QString &name)
    {
        auto *found = dialog()->findChild<T *>(name);
        if (!found)
            QTest::qFail(qPrintable(u"there is no "_s + name), __FILE__, __LINE__);
        return found;
    }
    QString state() { return widget<QLabel>(u"labState"_s)->text(); }
    bool canRun() { return widget<QPushButton>(u"labRun"_s)->isEnabled(); }

    void go(Section section)
    {
        auto *list = widget<QListWidget>(u"labSections"_s);
        const auto *item = list->item(static_cast<int>(section));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        // Where everything is once it is laid out.
        QCoreApplication::processEvents();
    }
    void click(const QString &name) { QTest::mouseClick(widget(name), Qt::LeftButton); }
    void type(const QString &name, const QString &text)
    {
        auto *field = widget(name);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        if (text.isEmpty())
            QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        // As somebody leaves a field: there is another one to go to.
        QTest::keyClick(field, Qt::Key_Tab);
    }
    void pick(const QString &name, const QString &id)
    {
        auto *picker = widget<Picker>(name);
        picker->setFocus();
        QTest::keyClick(picker, Qt::Key_Return);
        QListView *list = picker->popupList();
        QVERIFY(list);
        const auto &items = picker->items();
        const auto item = std::find_if(items.begin(), items.end(), [&](const auto &each) { return each.id == id; });
        QVERIFY2(item != items.end(), qPrintable(id));
        const QModelIndex index = list->model()->index(static_cast<int>(item - items.begin()), 0);
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
    void run()
    {
        click(u"labRun"_s);
        QTRY_VERIFY(!dialog());
    }

private:
    window::MainWindow &m_window;
};

/// The window with progress that nobody keeps, so that tasks count.
struct Class {
    explicit Class(const QString &lesson)
        : window(database, nullptr, &progress)
    {
        window.appearance().setReducedMotion(true);
        window.openLesson(lesson);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            QTest::qFail("the window does not become active", __FILE__, __LINE__);
    }

    database::SqliteDatabase database;
    teaching::Progress progress;
    window::MainWindow window;
};

} // namespace

/// The free lab: everything of a scenario can be built, checked, run, copied and kept as a lesson.
class TestLab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallestExperimentRuns()
    {
        Lab it(u"lost-ack"_s);
        it.key(Qt::Key_N, Qt::ControlModifier);
        Bench bench(it.window);
        QVERIFY(bench.dialog());
        QVERIFY(bench.canRun());
        const QJsonObject built = bench.scenario();
        bench.run();
        QCOMPARE(it.run().recording().header.scenario, built);
        QVERIFY(it.run().document().id.isEmpty());
        QCOMPARE(it.verdict(), Verdict::EffectivelyOnce);
    }

    void whatIsChangedIsWhatRuns()
    {
        Lab it(u"failure-window"_s);
        it.key(Qt::Key_E, Qt::ControlModifier);
        Bench bench(it.window);
        bench.click(u"consumers-0-instances-4"_s);
        bench.pick(u"consumers-0-strategy"_s, u"inbox-claim-first"_s);
        bench.pick(u"consumers-0-key"_s, u"order"_s);
        bench.go(Section::Broker);
        bench.type(u"broker-lockTimeout"_s, u"10s"_s);
        bench.type(u"broker-maxDeliveries"_s, u"3"_s);
        bench.type(u"broker-duplicateDetection"_s, u"10m"_s);
        bench.go(Section::Inbox);
        bench.click(u"inbox-key-message"_s);
        bench.type(u"inbox-retention"_s, u"7d"_s);
        bench.type(u"cache-ttl"_s, u"5m"_s);
        QCOMPARE(bench.at(u"consumers"_s, 0, u"instances"_s).toInt(), 4);
        const QJsonObject built = bench.scenario();
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        bench.run();
        QCOMPARE(it.run().recording().header.scenario, built);
        const engine::Setup &setup = it.run().recording().setup;
        QCOMPARE(setup.consumers[0].instances, 4);
        QCOMPARE(setup.consumers[0].strategy->id, "inbox-claim-first"_L1);
        QCOMPARE(setup.consumers[0].key, engine::KeySource::Order);
        QCOMPARE(setup.broker.lockTimeout, engine::Time(10'000));
        QCOMPARE(setup.broker.maxDeliveries, 3);
        QCOMPARE(setup.broker.duplicateWindow, engine::Time(600'000));
        QVERIFY(!setup.inbox.perConsumer);
        QCOMPARE(setup.inbox.retention, std::chrono::hours(7 * 24));
        QCOMPARE(setup.cache.ttl, engine::Time(300'000));
        QCOMPARE(it.run().document().id, u"failure-window"_s);
    }

    void whatIsTheDefaultAgainIsLeftOut()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        const QJsonObject before = bench.scenario();
        bench.go(Section::Broker);
        bench.type(u"broker-maxDeliveries"_s, u"7"_s);
        QCOMPARE(bench.scenario().value(u"broker"_s)[u"maxDeliveries"_s].toInt(), 7);
        bench.type(u"broker-maxDeliveries"_s, u"5"_s);
        bench.type(u"broker-lockTimeout"_s, u"1s"_s);
        bench.type(u"broker-lockTimeout"_s, {});
        QCOMPARE(bench.scenario(), before);
    }

    void aMessageMoreWithAllThatItSays()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.go(Section::Messages);
        bench.click(u"add-messages"_s);
        bench.type(u"messages-1-order"_s, u"o-1"_s);
        bench.pick(u"messages-1-type"_s, u"OrderCancelled"_s);
        bench.type(u"messages-1-quantity"_s, u"2"_s);
        bench.type(u"messages-1-version"_s, u"2"_s);
        bench.type(u"messages-1-at"_s, u"2s"_s);
        bench.type(u"messages-1-correlation"_s, u"c-1"_s);
        bench.type(u"messages-1-id"_s, u"m-1"_s);
        QVERIFY(!bench.canRun());
        QVERIFY(bench.state().contains(u"Message 2 · Id"_s));
        bench.click(u"messages-1-reusesId"_s);
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        bench.click(u"messages-1-reusesId"_s);
        bench.type(u"messages-1-id"_s, u"m-2"_s);
        bench.go(Section::Expect);
        bench.click(u"expectOnce"_s);
        bench.run();
        const engine::Message &message = it.run().recording().setup.messages.at(1);
        QCOMPARE(message.id, u"m-2"_s);
        QCOMPARE(message.type, engine::MessageType::OrderCancelled);
        QCOMPARE(message.order, u"o-1"_s);
        QCOMPARE(message.quantity, 2);
        QCOMPARE(message.version, 2);
        QCOMPARE(message.at, engine::Time(2000));
        QCOMPARE(message.correlation, u"c-1"_s);
        QCOMPARE(it.run().recording().setup.expect.reserved.at(u"Dune"_s), 0);
        QCOMPARE(it.verdict(), Verdict::EffectivelyOnce);
    }

    void booksAndConsumersMore()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.click(u"add-consumers"_s);
        bench.type(u"consumers-1-name"_s, u"notification"_s);
        bench.pick(u"consumers-1-strategy"_s, u"email-naive"_s);
        bench.click(u"add-consumers"_s);
        QVERIFY(!bench.widget(u"add-consumers"_s)->isEnabled());
        bench.click(u"remove-consumers-2"_s);
        bench.go(Section::Stock);
        bench.click(u"add-stock"_s);
        bench.type(u"stock-1-book"_s, u"Middlemarch"_s);
        bench.type(u"stock-1-onHand"_s, u"4"_s);
        bench.type(u"stock-1-reserved"_s, u"1"_s);
        bench.go(Section::Messages);
        bench.pick(u"messages-0-book"_s, u"Middlemarch"_s);
        bench.go(Section::Expect);
        bench.type(u"expect-reserved-Dune"_s, u"0"_s);
        bench.type(u"expect-reserved-Middlemarch"_s, u"3"_s);
        bench.type(u"expect-emails"_s, u"1"_s);
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        bench.run();
        QCOMPARE(it.run().recording().setup.consumers.size(), 2U);
        QCOMPARE(it.verdict(), Verdict::EffectivelyOnce);
    }

    void aNewNameGoesWhereTheOldOneStood()
    {
        Lab it(u"failure-window"_s);
        it.window.experiments().edit();
        Bench bench(it.window);
        bench.type(u"consumers-0-name"_s, u"warehouse"_s);
        QCOMPARE(bench.at(u"faults"_s, 0, u"consumer"_s).toString(), u"warehouse"_s);
        bench.go(Section::Stock);
        bench.type(u"stock-0-book"_s, u"Dune Messiah"_s);
        QCOMPARE(bench.at(u"messages"_s, 0, u"book"_s).toString(), u"Dune Messiah"_s);
        QVERIFY(bench.scenario().value(u"expect"_s)[u"reserved"_s].toObject().contains(u"Dune Messiah"_s));
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        bench.click(u"add-stock"_s);
        // On the way to its name it is called as the other one.
        bench.type(u"stock-1-book"_s, u"Dune Messiah 2"_s);
        QCOMPARE(bench.at(u"messages"_s, 0, u"book"_s).toString(), u"Dune Messiah"_s);
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
    }

    void everyKindOfFault_data()
    {
        QTest::addColumn<QString>("kind");
        for (const auto &kind : engine::namesOf<engine::FaultKind>)
            QTest::newRow(kind.name.data()) << QString(kind.name);
    }
    void everyKindOfFault()
    {
        QFETCH(QString, kind);
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.go(Section::Faults);
        bench.click(u"add-faults"_s);
        bench.pick(u"faults-0-do"_s, kind);
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        bench.pick(u"faults-0-message"_s, u"m-1"_s);
        bench.type(u"faults-0-delivery"_s, u"2"_s);
        bench.click(u"faults-0-when-at"_s);
        bench.type(u"faults-0-at"_s, u"150ms"_s);
        if (kind != u"lose-ack"_s) {
            bench.click(u"faults-0-when-before"_s);
            bench.pick(u"faults-0-before"_s, u"reserve"_s);
            bench.click(u"faults-0-when-after"_s);
            QCOMPARE(bench.at(u"faults"_s, 0, u"after"_s).toString(), u"reserve"_s);
        }
        if (kind == u"pause"_s || kind == u"cache-outage"_s)
            bench.type(u"faults-0-for"_s, u"2s"_s);
        if (kind == u"retry-publish"_s)
            bench.click(u"faults-0-id-new"_s);
        QVERIFY2(bench.canRun(), qPrintable(bench.state()));
        const QJsonObject built = bench.scenario();
        bench.run();
        QCOMPARE(it.run().recording().header.scenario, built);
        const engine::Fault &fault = it.run().recording().setup.faults.at(0);
        QCOMPARE(QString(engine::nameOf(fault.kind)), kind);
        QCOMPARE(fault.message, u"m-1"_s);
        QCOMPARE(fault.delivery, 2);
        QCOMPARE(fault.place.has_value(), kind != u"lose-ack"_s);
        QCOMPARE(fault.newId, kind == u"retry-publish"_s);
    }

    void fromKindToKindItStaysSound()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.go(Section::Faults);
        bench.click(u"add-faults"_s);
        for (const QString &kind : { u"pause"_s, u"lose-ack"_s, u"retry-publish"_s, u"lose-ack"_s, u"crash"_s }) {
            bench.pick(u"faults-0-do"_s, kind);
            QVERIFY2(bench.canRun(), qPrintable(kind + u": "_s + bench.state()));
        }
        bench.click(u"remove-faults-0"_s);
        QVERIFY(bench.canRun());
    }

    void whatIsWrongIsSaidAndShown()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.go(Section::Broker);
        bench.type(u"broker-lockTimeout"_s, u"soon"_s);
        QVERIFY(!bench.canRun());
        QVERIFY2(bench.state().contains(u"Broker · Lock timeout: 'soon' is no duration"_s), qPrintable(bench.state()));
        QVERIFY(bench.widget(u"broker-lockTimeout"_s)->property("wrong").toBool());
        QTest::keyClick(bench.dialog(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(bench.dialog());
        bench.go(Section::Consumers);
        bench.click(u"labGoToFlaw"_s);
        auto *wrong = bench.widget<QLineEdit>(u"broker-lockTimeout"_s);
        QTRY_VERIFY(wrong->hasFocus());
        bench.type(u"broker-lockTimeout"_s, u"45s"_s);
        QVERIFY(bench.canRun());
        bench.go(Section::Stock);
        bench.type(u"stock-0-book"_s, {});
        QVERIFY2(bench.state().contains(u"Book 1 · Book: must not be empty"_s), qPrintable(bench.state()));
    }

    void everyFieldHasANameAndComesWithTab()
    {
        Lab it(u"the-arbiter"_s);
        it.window.experiments().edit();
        Bench bench(it.window);
        for (const Section section : window::allSections) {
            bench.go(section);
            QWidget *first = bench.widget(u"labSections"_s);
            first->setFocus();
            QStringList visited;
            do {
                QWidget *focused = bench.dialog()->focusWidget();
                QVERIFY2(!focused->accessibleName().isEmpty() || qobject_cast<QPushButton *>(focused),
                         qPrintable(focused->objectName()));
                visited.append(focused->objectName());
                QTest::keyClick(focused, Qt::Key_Tab);
            } while (bench.dialog()->focusWidget() != first && visited.size() < 200);
            QCOMPARE(visited.last(), u"labRun"_s);
            QVERIFY2(visited.size() > 4, qPrintable(visited.join(u' ')));
        }
    }

    void changesAreNotThrownAwayUnasked()
    {
        Lab it(u"lost-ack"_s);
        it.window.experiments().createNew();
        Bench bench(it.window);
        bench.click(u"consumers-0-instances-3"_s);
        QTest::keyClick(bench.dialog(), Qt::Key_Escape);
        QVERIFY(bench.dialog());
        QVERIFY(bench.state().contains(u"would be lost"_s));
        bench.click(u"labCancel"_s);
        QTRY_VERIFY(!bench.dialog());
        QCOMPARE(it.run().document().id, u"lost-ack"_s);
    }

    void anEditedTaskIsSolved()
    {
        Class it(u"the-arbiter"_s);
        const scenario::Document *lesson = scenario::findLesson(u"the-arbiter");
        const scenario::Task &task = lesson->tasks.at(1);
        QCOMPARE(task.id, u"blind-arbiter"_s);
        it.window.session().startTask(task);
        auto *edit = it.window.findChild<QPushButton *>(u"taskEdit"_s);
        QTRY_VERIFY(edit->isVisible());
        QTest::mouseClick(edit, Qt::LeftButton);
        Bench bench(it.window);
        bench.pick(u"consumers-0-key"_s, u"delivery-tag"_s);
        bench.run();
        QCOMPARE(it.window.session().task(), &task);
        QVERIFY(!it.window.session().isSolved(task));
        it.window.controller().toEnd();
        QVERIFY(it.window.session().isSolved(task));
    }

    void whatIsInjectedIsThereToBeEdited()
    {
        Lab it(u"lost-ack"_s);
        it.goToStep(0, engine::Step::Reserve);
        it.key(Qt::Key_C);
        const QJsonObject injected = it.run().scenarioWithInjected();
        it.window.experiments().edit();
        QCOMPARE(it.window.experiments().dialog()->scenario(), injected);
    }

    void aCopyIsPasted()
    {
        Lab it(u"failure-window"_s);
        it.widget<QAction>(u"copyScenario"_s)->trigger();
        const QJsonObject copied = it.run().document().scenario;
        it.window.openLesson(u"lost-ack"_s);
        it.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(it.run().document().id.isEmpty());
        QCOMPARE(it.run().recording().header.scenario, copied);
        QGuiApplication::clipboard()->setText(u"{ \"format\": 1 }"_s);
        it.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(it.run().recording().header.scenario, copied);
        QVERIFY2(it.window.banner().text().contains(u"/format"_s), qPrintable(it.window.banner().text()));
    }

    void anExperimentBecomesALesson()
    {
        QTemporaryDir place;
        Lab it(u"failure-window"_s);
        it.widget<QAction>(u"saveAsLesson"_s)->trigger();
        window::LessonDialog *dialog = it.window.experiments().lessonDialog();
        const auto line = [&](const QString &name) { return dialog->findChild<QLineEdit *>(name); };
        auto *save = dialog->findChild<QPushButton *>(u"lessonSave"_s);
        line(u"lessonPlace"_s)->setText(place.path());
        line(u"lessonTitle"_s)->setText(u"Mine"_s);
        line(u"lessonName"_s)->setText(u"mine"_s);
        QVERIFY(!save->isEnabled());
        line(u"lessonName"_s)->setText(u"40-lost-ack"_s);
        QVERIFY(!save->isEnabled());
        line(u"lessonName"_s)->setText(u"40-mine"_s);
        QVERIFY(save->isEnabled());
        const std::size_t before = scenario::lessons().size();
        QTest::mouseClick(save, Qt::LeftButton);
        QTRY_VERIFY(!it.window.experiments().lessonDialog());
        QCOMPARE(scenario::lessons().size(), before + 1);
        QCOMPARE(it.run().document().id, u"mine"_s);
        QCOMPARE(it.window.topBar().lessonPicker().items().back().id, u"mine"_s);
        const scenario::Document written = scenario::read(place.filePath(u"40-mine"_s));
        teaching::checkLesson(written, it.database);
        QCOMPARE(written.title, u"Mine"_s);
        QCOMPARE(QDir(place.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).size(), 1);
    }

    void aFolderOfLessonsComesWithTheCommandLine()
    {
        const window::CommandLine line =
            window::parseCommandLine({ u"redelivery-lab"_s, u"--lessons"_s, u"own"_s, u"--lesson"_s, u"mine"_s });
        QVERIFY(line.error.isEmpty());
        QCOMPARE(line.request.lessons, u"own"_s);
    }

    void aFolderOfLessonsIsOpened()
    {
        QTemporaryDir place;
        scenario::Document lesson = *scenario::findLesson(u"lost-ack");
        lesson.variants.clear();
        lesson.exercises = {};
        window::saveLesson(lesson, place.filePath(u"01-first-own"_s));
        window::saveLesson(lesson, place.filePath(u"02-second-own"_s));
        Lab it(u"failure-window"_s);
        it.window.experiments().openLessons(place.path());
        QCOMPARE(it.run().document().id, u"first-own"_s);
        QCOMPARE(it.window.topBar().lessonPicker().items().back().id, u"second-own"_s);
        const std::size_t known = scenario::lessons().size();
        it.window.experiments().openLessons(place.path());
        QCOMPARE(scenario::lessons().size(), known);
        it.window.experiments().openLessons(place.filePath(u"nothing"_s));
        QVERIFY(it.window.banner().text().contains(u"no lesson"_s));
    }

    void aLessonThatIsThereIsReplacedOnlyWhenAsked()
    {
        QTemporaryDir place;
        const QString folder = place.filePath(u"41-twice"_s);
        Lab it(u"failure-window"_s);
        it.window.experiments().saveAsLesson(u"First"_s, folder);
        const std::size_t before = scenario::lessons().size();
        it.widget<QAction>(u"saveAsLesson"_s)->trigger();
        window::LessonDialog *dialog = it.window.experiments().lessonDialog();
        auto *save = dialog->findChild<QPushButton *>(u"lessonSave"_s);
        auto *replace = dialog->findChild<QCheckBox *>(u"lessonReplace"_s);
        QVERIFY(!replace->isVisible());
        dialog->findChild<QLineEdit *>(u"lessonTitle"_s)->setText(u"Second"_s);
        dialog->findChild<QLineEdit *>(u"lessonName"_s)->setText(u"41-twice"_s);
        QVERIFY(replace->isVisible());
        QVERIFY(!save->isEnabled());
        replace->click();
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        QCOMPARE(scenario::lessons().size(), before);
        QCOMPARE(it.run().document().title, u"Second"_s);
    }
};

QTEST_MAIN(TestLab)
#include "tst_lab.moc"
