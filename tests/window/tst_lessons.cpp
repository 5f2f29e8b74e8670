// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The lessons as a learner goes through them: predict, watch, read, try. In both languages.

#include "lab.h"
#include "scenario/merge_patch.h"
#include "teaching/goal.h"
#include "window/contents_dialog.h"
#include "window/summary_dialog.h"

#include <QPdfWriter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>

using namespace lab;
using scenario::Language;
using window::LessonSession;

namespace {

using Phase = LessonSession::Phase;

/// A window that asks for predictions, as a learner has it.
struct Classroom {
    explicit Classroom(const QString &lesson, Language language = Language::English)
    {
        scenario::setLanguage(language);
        window = std::make_unique<window::MainWindow>(database, nullptr, &progress);
        window->resize(1440, 900);
        window->openLesson(lesson);
        window->show();
        QCoreApplication::processEvents();
    }
    ~Classroom() { scenario::setLanguage(Language::English); }

    LessonSession &session() { return window->session(); }
    window::RunController &run() { return window->controller(); }
    template<typename T = QWidget>
    T *widget(const QString &name)
    {
        return window->findChild<T *>(name);
    }
    void click(const QString &name)
    {
        QWidget *target = widget(name);
        QVERIFY2(target, qPrintable(name));
        QTest::mouseClick(target, Qt::LeftButton);
        // What is new in a panel appears with the next events.
        QCoreApplication::processEvents();
    }
    void key(Qt::Key key)
    {
        QTest::keyClick(window.get(), key);
        QCoreApplication::processEvents();
    }

    /// Clicks the answers, rightly or with a wrong one in the first place.
    void answer(bool right, const QString &sureness)
    {
        for (const teaching::Question &question : session().questions()) {
            QString option = question.right;
            if (!right && &question == &session().questions().front())
                option =
                    question.options.front() == question.right ? question.options.back() : question.options.front();
            click(u"option-%1-%2"_s.arg(question.prediction.id, option));
        }
        click(u"sure-"_s + sureness);
    }

    /// Whether the panel shows what the lesson says to who was wrong.
    bool explains()
    {
        // Its first words, without quotation marks and code marks.
        QString first = session().text().sure.section(u' ', 0, 4).remove(u'"').remove(u'`');
        return !first.isEmpty() && words().remove(u'"').contains(first);
    }

    /// Everything that the panel says now.
    QString words()
    {
        QString text;
        for (const QLabel *label : window->lessonPanel().findChildren<QLabel *>()) {
            if (label->isVisibleTo(window.get()))
                text += label->text() + u'\n';
        }
        return text;
    }

    database::SqliteDatabase database;
    teaching::Progress progress;
    std::unique_ptr<window::MainWindow> window;
};

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private:
    /// One window for what many rows do, each to another lesson.
    Classroom &room(Language language)
    {
        std::unique_ptr<Classroom> &room = m_rooms[static_cast<std::size_t>(language)];
        if (!room)
            room = std::make_unique<Classroom>(u"1"_s, language);
        scenario::setLanguage(language);
        // Keys go to the window that is active.
        for (const auto &other : m_rooms) {
            if (other && other != room)
                other->window->hide();
        }
        room->window->show();
        if (!QTest::qWaitForWindowActive(room->window.get()))
            QTest::qFail("the window does not become active", __FILE__, __LINE__);
        return *room;
    }

    std::array<std::unique_ptr<Classroom>, 2> m_rooms;

private Q_SLOTS:
    void cleanupTestCase() { m_rooms = {}; }
    void nothingIsToBeSeenBeforeThePrediction();
    void aRecordingIsThereToBeLookedAt();
    void watchNeedsEveryAnswer();
    void rightAnswer();
    void confidentErrorGetsTheLongerExplanation();
    void everyErrorIsExplained();
    void skippingIsRemembered();
    void everyLesson_data();
    void everyLesson();
    void everyTask_data();
    void everyTask();
    void hintsComeInTwoSteps();
    void variantAsksAgain();
    void languageSwitchesAtOnce();
    void contentsLeadOn();
    void summaryFitsOnOnePage();
    void glossaryOpens();
};

void TestLessons::nothingIsToBeSeenBeforeThePrediction()
{
    Classroom it(u"lost-ack"_s);
    QCOMPARE(it.session().phase(), Phase::Predicting);
    const QSignalSpy wanted(&it.session(), &LessonSession::predictionWanted);
    int count = 0;
    for (const Qt::Key key : { Qt::Key_Space, Qt::Key_Right, Qt::Key_End, Qt::Key_A, Qt::Key_S, Qt::Key_1 }) {
        it.key(key);
        QCOMPARE(it.run().events(), 0u);
        QVERIFY2(wanted.size() >= ++count, qPrintable(QKeySequence(key).toString()));
    }
    QVERIFY(!it.run().playback().isPlaying());
    QCOMPARE(it.run().branches().size(), 1u);
    QVERIFY(!it.window->sidePanel().comparisonList().isVisible());
    QVERIFY(it.window->banner().text().startsWith(u"Predict first"_s));
}

void TestLessons::aRecordingIsThereToBeLookedAt()
{
    Classroom it(u"lost-ack"_s);
    const QTemporaryDir folder;
    const QString whole = folder.filePath(u"whole.jsonl"_s);
    QVERIFY(it.window->saveTrace(whole));
    QFile file(whole);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    it.window->openFile(whole);
    QCOMPARE(it.session().phase(), Phase::Free);
    QVERIFY(!it.run().recording().complete);
    it.key(Qt::Key_End);
    QCOMPARE(it.run().events(), it.run().recording().events.size());
    // It goes on from where it breaks off.
    const std::size_t before = it.run().events();
    it.key(Qt::Key_D);
    it.key(Qt::Key_End);
    QVERIFY(it.run().events() > before);
    QVERIFY(it.run().recording().complete);
}

void TestLessons::watchNeedsEveryAnswer()
{
    Classroom it(u"the-arbiter"_s);
    auto *watch = it.widget<QPushButton>(u"watch"_s);
    QVERIFY(!watch->isEnabled());
    it.answer(true, u"guess"_s);
    QVERIFY(watch->isEnabled());
    it.click(u"watch"_s);
    QCOMPARE(it.session().phase(), Phase::Watching);
    QVERIFY(it.run().playback().isPlaying());
    QVERIFY(it.run().isConcealed());
}

void TestLessons::rightAnswer()
{
    Classroom it(u"lost-ack"_s);
    it.answer(true, u"fairly-sure"_s);
    it.click(u"watch"_s);
    it.key(Qt::Key_End);
    QCOMPARE(it.session().phase(), Phase::Watched);
    QVERIFY(it.words().contains(u"It happened as you said (fairly sure)."_s));
    QVERIFY(it.progress.of(u"lost-ack"_s).attempts.at({}).isRight());
    QVERIFY(it.window->sidePanel().comparisonList().isVisible());
    // Whoever comes back is not asked again.
    it.window->openLesson(u"stale-write"_s);
    it.window->openLesson(u"lost-ack"_s);
    QCOMPARE(it.session().phase(), Phase::Watched);
}

void TestLessons::confidentErrorGetsTheLongerExplanation()
{
    Classroom it(u"lost-ack"_s);
    it.answer(false, u"certain"_s);
    it.click(u"watch"_s);
    it.key(Qt::Key_End);
    QVERIFY(it.progress.of(u"lost-ack"_s).attempts.at({}).isConfidentError());
    QVERIFY(it.words().contains(u"You were certain, and it went another way."_s));
    QVERIFY(!it.session().text().sure.isEmpty());
    QVERIFY(it.explains());
}

void TestLessons::everyErrorIsExplained()
{
    for (const QString &sureness : { u"guess"_s, u"fairly-sure"_s, u"certain"_s }) {
        Classroom it(u"lost-ack"_s);
        it.answer(false, sureness);
        it.click(u"watch"_s);
        QVERIFY(!it.explains());
        it.key(Qt::Key_End);
        QVERIFY2(it.explains(), qPrintable(sureness));
    }
    Classroom right(u"lost-ack"_s);
    right.answer(true, u"certain"_s);
    right.click(u"watch"_s);
    right.key(Qt::Key_End);
    QVERIFY(!right.explains());
}

void TestLessons::skippingIsRemembered()
{
    Classroom it(u"lost-ack"_s);
    it.click(u"skipPrediction"_s);
    QCOMPARE(it.session().phase(), Phase::Watching);
    QVERIFY(it.progress.of(u"lost-ack"_s).attempts.at({}).skipped);
    it.key(Qt::Key_End);
    QCOMPARE(it.session().phase(), Phase::Watched);
    QVERIFY(!it.progress.of(u"lost-ack"_s).attempts.at({}).isPredicted());
}

void TestLessons::everyLesson_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("language");
    for (const auto &language : engine::namesOf<Language>) {
        for (const scenario::Document &lesson : scenario::lessons())
            QTest::addRow("%s %s", qPrintable(lesson.id), language.name.data())
                << lesson.id << static_cast<int>(language.value);
    }
}

void TestLessons::everyLesson()
{
    QFETCH(QString, id);
    QFETCH(int, language);
    Classroom &it = room(static_cast<Language>(language));
    it.window->openLesson(id);
    QCoreApplication::processEvents();
    const scenario::LessonText text = scenario::textOf(*scenario::findLesson(id), static_cast<Language>(language));
    QVERIFY(it.words().contains(text.title));
    QVERIFY(it.words().contains(text.question));
    if (it.session().phase() == Phase::Predicting) {
        for (const teaching::Question &question : it.session().questions())
            QVERIFY(it.words().contains(text.predictions.at(question.prediction.id)));
        QVERIFY(!it.widget(u"nextLesson"_s)->isVisibleTo(it.window.get()));
        it.answer(true, u"certain"_s);
        it.click(u"watch"_s);
    }
    it.key(Qt::Key_End);
    QCOMPARE(it.session().phase(), Phase::Watched);
    QVERIFY(it.widget(u"nextLesson"_s)->isVisibleTo(it.window.get()));
    QVERIFY(it.progress.of(id).isDone());
    for (const scenario::Task &task : it.session().lesson()->tasks)
        QVERIFY(it.widget(u"task-"_s + task.id)->isVisibleTo(it.window.get()));
}

void TestLessons::everyTask_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("taskId");
    for (const scenario::Document &lesson : scenario::lessons()) {
        for (const scenario::Task &task : lesson.tasks)
            QTest::addRow("%s %s", qPrintable(lesson.id), qPrintable(task.id)) << lesson.id << task.id;
    }
}

void TestLessons::everyTask()
{
    QFETCH(QString, id);
    QFETCH(QString, taskId);
    Classroom &it = room(Language::English);
    it.window->openLesson(id);
    QCoreApplication::processEvents();
    it.click(u"task-"_s + taskId);
    QVERIFY(it.session().task() && it.session().task()->id == taskId);
    auto *card = it.widget(u"taskCard"_s);
    QVERIFY(card->isVisible());
    // Nothing comes of doing nothing.
    it.key(Qt::Key_End);
    QVERIFY(!it.session().isSolved(*it.session().task()));
    QVERIFY(it.widget<QLabel>(u"taskState"_s)->text().startsWith(u"Not yet: "_s));
    // The recorded solution, as if the learner had edited the experiment.
    it.session().openEdited(teaching::solutionOf(*it.session().lesson(), *it.session().task()));
    QVERIFY(card->isVisible());
    QVERIFY(!it.session().isSolved(*it.session().task()));
    it.key(Qt::Key_End);
    QVERIFY2(it.session().isSolved(*it.session().task()), qPrintable(it.session().missing().join(u' ')));
    QVERIFY(it.widget<QLabel>(u"taskState"_s)->text().contains(u"Solved"_s));
    it.click(u"taskLeave"_s);
    QVERIFY(!it.session().task());
    QVERIFY(!card->isVisible());
}

void TestLessons::hintsComeInTwoSteps()
{
    Classroom it(u"lost-ack"_s);
    const scenario::Task &task = it.session().lesson()->tasks.front();
    it.click(u"task-"_s + task.id);
    QCOMPARE(it.session().hintsShown(task), 0);
    QVERIFY(!it.words().contains(u"Hint 1:"_s));
    it.click(u"taskHint"_s);
    QVERIFY(it.words().contains(u"Hint 1:"_s) && !it.words().contains(u"Hint 2:"_s));
    it.click(u"taskHint"_s);
    QVERIFY(it.words().contains(u"Hint 2:"_s));
    QVERIFY(!it.widget(u"taskHint"_s));
    QCOMPARE(it.progress.of(u"lost-ack"_s).tasks.at(task.id).hints, 2);
}

void TestLessons::variantAsksAgain()
{
    Classroom it(u"the-arbiter"_s);
    it.click(u"skipPrediction"_s);
    it.click(u"variant-first-fails"_s);
    QCOMPARE(it.run().variant(), u"first-fails"_s);
    QCOMPARE(it.session().phase(), Phase::Predicting);
    QVERIFY(it.words().contains(it.session().text().variants.at(u"first-fails"_s).change));
}

void TestLessons::languageSwitchesAtOnce()
{
    Classroom it(u"the-arbiter"_s);
    it.click(u"skipPrediction"_s);
    it.run().goTo(9);
    const QString english = it.run().sentence().what;
    it.window->speak(Language::Turkish);
    QCoreApplication::processEvents();
    QCOMPARE(it.run().events(), 9u);
    QCOMPARE(it.session().phase(), Phase::Watching);
    QVERIFY(it.run().sentence().what != english);
    QVERIFY(it.words().contains(u"Hakem"_s));
    QVERIFY(it.window->windowTitle().startsWith(u"Hakem"_s));
    it.key(Qt::Key_Right);
    QTRY_COMPARE(it.run().events(), 10u);
    it.window->speak(Language::English);
    QCoreApplication::processEvents();
    QVERIFY(it.words().contains(u"The arbiter"_s));
}

void TestLessons::contentsLeadOn()
{
    m_rooms = {};
    Classroom it(u"lost-ack"_s);
    it.click(u"skipPrediction"_s);
    it.key(Qt::Key_End);
    it.click(u"contents"_s);
    auto *contents = it.widget<window::ContentsDialog>(u"contentsDialog"_s);
    QVERIFY(contents && contents->isVisible());
    QCOMPARE(contents->findChildren<window::LessonRow *>().size(), static_cast<qsizetype>(scenario::lessons().size()));
    QVERIFY(contents->findChild<QWidget *>(u"lesson-lost-ack"_s)->accessibleDescription().contains(u"watched"_s));
    QTest::mouseClick(contents->findChild<QPushButton *>(u"resume"_s), Qt::LeftButton);
    QCOMPARE(it.run().document().id, u"ack-first"_s);
    it.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(it.window.get()));
    it.key(Qt::Key_T);
    QTRY_VERIFY(it.widget<window::ContentsDialog>(u"contentsDialog"_s));
    contents = it.widget<window::ContentsDialog>(u"contentsDialog"_s);
    QTest::mouseClick(contents->findChild<QWidget *>(u"lesson-email"_s), Qt::LeftButton);
    QCOMPARE(it.run().document().id, u"email"_s);
}

void TestLessons::summaryFitsOnOnePage()
{
    for (const auto &language : engine::namesOf<Language>) {
        Classroom it(u"lost-ack"_s, language.value);
        it.answer(false, u"certain"_s);
        it.click(u"watch"_s);
        it.key(Qt::Key_End);
        const QString html = window::summaryHtml(it.progress);
        for (const scenario::Document &lesson : scenario::lessons())
            QVERIFY(html.contains(scenario::textOf(lesson, language.value).title.toHtmlEscaped()));
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"summary.pdf"_s);
        {
            QPdfWriter writer(path);
            QVERIFY(window::printSummary(it.progress, writer));
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("/Type /Page\n"), 1);
    }
}

void TestLessons::glossaryOpens()
{
    Classroom it(u"the-arbiter"_s);
    window::showTerm(u"inbox"_s, it.window->appearance(), it.window.get(), QPoint(300, 300));
    auto *popup = it.widget(u"glossary"_s);
    QVERIFY(popup && popup->isVisible());
    QVERIFY(popup->accessibleName().contains(u"inbox"_s, Qt::CaseInsensitive));
    QTest::keyClick(popup, Qt::Key_Escape);
}

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
