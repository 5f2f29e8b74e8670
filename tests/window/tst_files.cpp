// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include "window/command_line.h"

#include <QDockWidget>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>

using namespace lab;
using engine::Step;

/// Traces and scenarios: saved, opened, refused.
class TestFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

private Q_SLOTS:
    void aTraceIsSavedAndOpensAgain()
    {
        Lab it(u"the-arbiter"_s);
        it.goToStep(0, Step::Commit);
        it.key(Qt::Key_C);
        const std::size_t events = it.events().size();
        const QString file = path(u"a.jsonl"_s);
        QVERIFY(it.window.saveTrace(file));

        Lab other(u"lost-ack"_s);
        QVERIFY(other.window.openFile(file));
        QCOMPARE(other.events().size(), events);
        QCOMPARE(other.run().document().id, u"the-arbiter"_s);
        for (std::size_t event = 0; event < events; ++event)
            QCOMPARE(trace::eventLine(other.run().recording(), event), trace::eventLine(it.run().recording(), event));
        QCOMPARE(other.window.banner().notice().kind, window::Notice::Kind::Remark);
        // It can be interfered with like any other run.
        other.goAfter(Kind::Delivered);
        other.key(Qt::Key_D);
        QCOMPARE(other.run().branches().size(), 2U);
    }

    void aTraceThatBreaksOffOpensAndSaysSo()
    {
        Lab it(u"lost-ack"_s);
        QVERIFY(it.window.saveTrace(path(u"whole.jsonl"_s)));
        QByteArray bytes = contentOf(path(u"whole.jsonl"_s));
        bytes.truncate(bytes.size() * 2 / 3);
        put(u"cut.jsonl"_s, bytes);
        QVERIFY(it.window.openFile(path(u"cut.jsonl"_s)));
        QVERIFY(!it.events().empty());
        QVERIFY(it.window.banner().isVisible());
        QVERIFY(!it.run().recording().complete);
    }

    void whatCannotBeReadChangesNothing()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        it.key(Qt::Key_D);
        const std::size_t events = it.events().size();
        put(u"broken.json"_s, "{ \"format\": 3 }");
        QVERIFY(!it.window.openFile(path(u"broken.json"_s)));
        QVERIFY(it.window.banner().isVisible());
        QVERIFY(it.window.banner().text().contains(u"broken.json"_s));
        QCOMPARE(it.events().size(), events);
        QCOMPARE(it.run().branches().size(), 2U);
        QVERIFY(!it.window.openFile(path(u"missing.jsonl"_s)));
        it.click(u"closeBanner"_s);
        QVERIFY(!it.window.banner().isVisible());
    }

    void aScenarioIsSavedWithWhatWasInjected()
    {
        Lab it(u"lost-ack"_s, {}, u"check-then-process"_s);
        it.goToStep(0, Step::Record);
        it.key(Qt::Key_C);
        QCOMPARE(it.verdict(), Verdict::Duplicated);
        const QString file = path(u"mine.json"_s);
        QVERIFY(it.window.saveScenario(file));
        Lab other(u"ack-first"_s);
        QVERIFY2(other.window.openFile(file), qPrintable(other.window.banner().text()));
        QCOMPARE(other.count(Kind::Crashed), 1U);
        QCOMPARE(other.verdict(), Verdict::Duplicated);
        QCOMPARE(other.reserved(), it.reserved());
    }

    void whateverCanBeInjectedCanBeSaved()
    {
        Lab it(u"fast-cache"_s);
        it.goAfter(Kind::Delivered);
        const auto inject = [&](const window::Offer &offer) {
            it.run().interfere(offer);
            QVERIFY(it.window.saveScenario(path(u"any.json"_s)));
            Lab other(u"ack-first"_s);
            QVERIFY2(other.window.openFile(path(u"any.json"_s)), qPrintable(other.window.banner().text()));
        };
        inject(it.run().situation().failCache());
        inject(it.run().situation().purgeInbox());
        inject(it.run().situation().publishAgain(0, true));
        inject(it.run().situation().pause(0));
        inject(it.run().situation().freeze(0));
        inject(it.run().situation().expireLock());
        inject(it.run().situation().loseAck());
        inject(it.run().situation().fail(0));
    }

    void aFileIsDroppedOnTheWindow()
    {
        Lab it(u"the-arbiter"_s);
        QVERIFY(it.window.saveTrace(path(u"drop.jsonl"_s)));
        it.window.openLesson(u"lost-ack"_s);
        QMimeData data;
        data.setUrls({ QUrl::fromLocalFile(path(u"drop.jsonl"_s)) });
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&it.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&it.window, &drop);
        QCOMPARE(it.run().document().id, u"the-arbiter"_s);
    }

    void theWindowRemembers()
    {
        QSettings settings(path(u"settings.ini"_s), QSettings::IniFormat);
        {
            Lab it(u"precheck"_s, {}, {}, &settings);
            it.window.appearance().setChoice(window::ThemeChoice::HighContrast);
            it.run().playback().setSpeed(2);
            QVERIFY(it.window.saveTrace(path(u"remembered.jsonl"_s)));
            it.window.close();
        }
        database::SqliteDatabase database;
        window::MainWindow again(database, &settings);
        QCOMPARE(again.appearance().choice(), window::ThemeChoice::HighContrast);
        QVERIFY(again.appearance().reducedMotion());
        QCOMPARE(again.controller().playback().speed(), 2.0);
        QVERIFY(settings.value(u"recentFiles"_s).toStringList().first().endsWith(u"remembered.jsonl"_s));
        QCOMPARE(settings.value(u"lesson"_s).toString(), u"precheck"_s);
    }

    void panelsStayWhereTheyWere()
    {
        QSettings settings(path(u"panels.ini"_s), QSettings::IniFormat);
        QSize code;
        {
            Lab it(u"precheck"_s, {}, {}, &settings);
            it.window.resize(1500, 860);
            it.widget<QDockWidget>(u"lessonDock"_s)->toggleViewAction()->trigger();
            QMainWindow *shell = it.widget<QMainWindow>(u"shell"_s);
            shell->resizeDocks({ it.widget<QDockWidget>(u"sideDock"_s) }, { 420 }, Qt::Horizontal);
            shell->resizeDocks({ it.widget<QDockWidget>(u"timelineDock"_s) }, { 240 }, Qt::Vertical);
            QCoreApplication::processEvents();
            code = it.window.sidePanel().size();
            QCOMPARE(code.width(), 420);
            it.window.close();
        }
        database::SqliteDatabase database;
        window::MainWindow again(database, &settings);
        again.openLesson(u"precheck"_s);
        again.show();
        QVERIFY(QTest::qWaitForWindowExposed(&again));
        QCOMPARE(again.size(), QSize(1500, 860));
        QVERIFY(!again.lessonPanel().isVisible());
        QVERIFY(again.timelinePanel().isVisible());
        QTRY_COMPARE(again.sidePanel().size(), code);
    }

    void whatWasOpenIsOfferedAgain()
    {
        Lab it(u"the-arbiter"_s);
        QVERIFY(it.window.saveTrace(path(u"again.jsonl"_s)));
        it.window.openLesson(u"lost-ack"_s);
        QMenu &menu = it.window.topBar().exportMenu();
        menu.popup(QPoint(100, 100));
        QMenu *recent = it.widget<QMenu>(u"recent"_s);
        QVERIFY(recent->menuAction()->isVisible());
        QCOMPARE(recent->actions().size(), 1);
        QCOMPARE(recent->actions().first()->text(), u"again.jsonl"_s);
        recent->actions().first()->trigger();
        menu.close();
        QCOMPARE(it.run().document().id, u"the-arbiter"_s);
    }

    void theKeysOpenAndSave()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        Lab it(u"the-arbiter"_s);
        const auto answer = [&](const QString &name) {
            it.window.activateWindow();
            QTRY_VERIFY(it.window.isActiveWindow());
            QTimer::singleShot(100, qApp, [this, name] {
                auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                auto *edit = dialog->findChild<QLineEdit *>();
                edit->setText(path(name));
                QTest::keyClick(edit, Qt::Key_Return);
                if (dialog->isVisible())
                    dialog->reject();
            });
        };
        answer(u"keys.jsonl"_s);
        it.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(QFile::exists(path(u"keys.jsonl"_s)));
        answer(u"keys.json"_s);
        it.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QFile::exists(path(u"keys.json"_s)));
        QCOMPARE(it.run().branches().size(), 1U);
        it.window.openLesson(u"lost-ack"_s);
        answer(u"keys.jsonl"_s);
        it.key(Qt::Key_O, Qt::ControlModifier);
        QCOMPARE(it.run().document().id, u"the-arbiter"_s);
    }

    void theCommandLineIsUnderstood()
    {
        const auto parse = [](const QStringList &arguments) {
            return window::parseCommandLine(QStringList{ u"redelivery-lab"_s } + arguments);
        };
        const auto line = parse({ u"--lesson"_s, u"9"_s, u"--at"_s, u"event:14"_s, u"--theme"_s, u"dark"_s, u"--size"_s,
                                  u"1280x800"_s, u"--screenshot"_s, u"a.png"_s });
        QVERIFY2(line.error.isEmpty(), qPrintable(line.error));
        QCOMPARE(line.request.lesson, u"9"_s);
        QCOMPARE(line.request.at->events, std::optional<std::size_t>(14));
        QCOMPARE(line.request.size, QSize(1280, 800));
        QCOMPARE(line.request.theme, std::optional(window::ThemeChoice::Dark));
        QCOMPARE(parse({ u"--at"_s, u"1.4"_s }).request.at->time, std::optional(engine::Time(1400)));
        QCOMPARE(parse({ u"--at"_s, u"8d"_s }).request.at->time, std::optional(engine::Time(691'200'000)));
        for (const QStringList &bad : { QStringList{ u"--at"_s, u"soon"_s }, QStringList{ u"--at"_s, u"-1"_s },
                                        QStringList{ u"--theme"_s, u"pink"_s }, QStringList{ u"--size"_s, u"big"_s },
                                        QStringList{ u"--size"_s, u"0x900"_s }, QStringList{ u"--nonsense"_s },
                                        QStringList{ u"a.json"_s, u"b.json"_s } })
            QVERIFY2(!parse(bad).error.isEmpty(), qPrintable(bad.join(u' ')));
    }

    void aScreenshotIsTheWindow()
    {
        Lab it(u"the-arbiter"_s);
        window::Request request;
        request.lesson = u"the-arbiter"_s;
        request.at = window::Request::Moment{ {}, 9 };
        request.size = QSize(1280, 800);
        QVERIFY(window::apply(request, it.window));
        QCOMPARE(it.run().events(), 9U);
        QVERIFY(window::saveScreenshot(it.window, path(u"shot.png"_s)));
        QCOMPARE(QImage(path(u"shot.png"_s)).size(), QSize(1280, 800) * it.window.devicePixelRatio());
    }
};

QTEST_MAIN(TestFiles)
#include "tst_files.moc"
