// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTabBar>

using namespace lab;

/// The window itself: how it looks, and what it says to those who do not see it.
class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void themesFollowTheSystemUntilOneIsChosen()
    {
        Lab it(u"lost-ack"_s);
        const QPalette before = QApplication::palette();
        QPalette dark = before;
        dark.setColor(QPalette::Window, QColor(20, 20, 20));
        dark.setColor(QPalette::WindowText, QColor(240, 240, 240));
        QApplication::setPalette(dark);
        QTRY_COMPARE(it.window.appearance().theme().kind, stage::ThemeKind::Dark);
        QPalette light = before;
        light.setColor(QPalette::Window, QColor(240, 240, 240));
        light.setColor(QPalette::WindowText, QColor(20, 20, 20));
        QApplication::setPalette(light);
        QTRY_COMPARE(it.window.appearance().theme().kind, stage::ThemeKind::Light);
        it.widget<QAction>(u"theme-high-contrast"_s)->trigger();
        QCOMPARE(it.window.appearance().theme().kind, stage::ThemeKind::HighContrast);
        QApplication::setPalette(dark);
        QCoreApplication::processEvents();
        QCOMPARE(it.window.appearance().theme().kind, stage::ThemeKind::HighContrast);
        QApplication::setPalette(before);
    }

    void highContrastFollowsTheSystem()
    {
        Lab it(u"lost-ack"_s);
        const QPalette before = QApplication::palette();
        QPalette contrast = before;
        contrast.setColor(QPalette::Window, Qt::black);
        contrast.setColor(QPalette::WindowText, Qt::white);
        QApplication::setPalette(contrast);
        QTRY_COMPARE(it.window.appearance().theme().kind, stage::ThemeKind::HighContrast);
        QApplication::setPalette(before);
    }

    void nothingJumpsFromEventToEvent_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("lesson");
        for (const QSize size : { QSize(1024, 700), QSize(1280, 800), QSize(1440, 900) }) {
            for (const QString &lesson : { u"the-arbiter"_s, u"two-subscribers"_s, u"ack-first"_s })
                QTest::addRow("%dx%d %s", size.width(), size.height(), qPrintable(lesson)) << size << lesson;
        }
    }
    void nothingJumpsFromEventToEvent()
    {
        QFETCH(QSize, size);
        QFETCH(QString, lesson);
        Lab it(lesson);
        it.window.resize(size);
        // The panels find their sizes, each from those of the others.
        QTest::qWait(50);
        it.run().goTo(0);
        QCoreApplication::processEvents();
        const QSize stage = it.window.stagePanel().stage().size();
        const QWidget &faults = it.window.lessonPanel().faults();
        const auto buttons = it.window.lessonPanel().faults().findChildren<window::FaultButton *>();
        QCOMPARE(buttons.size(), 4);
        const int height = faults.height();
        for (std::size_t event = 0; event <= it.events().size(); ++event) {
            it.run().goTo(event);
            QCoreApplication::processEvents();
            QCOMPARE(it.window.stagePanel().stage().size(), stage);
            QCOMPARE(faults.height(), height);
            // All that they say has room.
            for (const auto *button : buttons)
                QVERIFY(button->height() >= button->heightForWidth(button->width()));
        }
    }

    void questionMarkShowsTheKeysAndAnyKeyHidesThem()
    {
        Lab it(u"lost-ack"_s);
        QWidget *overlay = it.widget(u"keysOverlay"_s);
        it.key(Qt::Key_Question);
        QVERIFY(overlay->isVisible());
        QTest::keyClick(overlay, Qt::Key_C);
        QVERIFY(!overlay->isVisible());
        QCOMPARE(it.run().branches().size(), 1U);
        it.click(u"keys"_s);
        QVERIFY(overlay->isVisible());
    }

    void whateverCanBePressedHasAName()
    {
        Lab it(u"the-arbiter"_s);
        it.goAfter(Kind::Delivered);
        it.key(Qt::Key_D);
        int count = 0;
        const auto check = [&](QWidget *widget) {
            if (!widget->isVisibleTo(&it.window) || widget->objectName().startsWith(u"qt_"_s))
                return;
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken);
            const QString name = spoken->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
            ++count;
        };
        for (auto *button : it.window.findChildren<QAbstractButton *>()) {
            // The buttons at the ends of a tab bar are its own.
            if (!qobject_cast<QTabBar *>(button->parentWidget()))
                check(button);
        }
        for (auto *view : it.window.findChildren<QAbstractItemView *>())
            check(view);
        for (auto *slider : it.window.findChildren<QSlider *>())
            check(slider);
        for (auto *edit : it.window.findChildren<QLineEdit *>())
            check(edit);
        QVERIFY(count > 15);
    }

    void theStageIsThereInWords()
    {
        Lab it(u"the-arbiter"_s);
        it.goToStep(0, engine::Step::Commit);
        window::StageView &stage = it.window.stagePanel().stage();
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&stage);
        QVERIFY(spoken);
        QCOMPARE(spoken->childCount(), static_cast<int>(stage.items().size()));
        for (int index = 0; index < spoken->childCount(); ++index) {
            QAccessibleInterface *part = spoken->child(index);
            QVERIFY(part);
            QVERIFY(!part->text(QAccessible::Name).isEmpty());
            QCOMPARE(part->parent()->object(), spoken->object());
            QVERIFY(part->rect().isValid());
        }
    }

    void tabReachesEveryButtonOnce()
    {
        Lab it(u"lost-ack"_s);
        it.goAfter(Kind::Delivered);
        QSet<QWidget *> seen;
        for (int press = 0; press < 80; ++press) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &it.window, Qt::Key_Tab);
            if (QApplication::focusWidget())
                seen.insert(QApplication::focusWidget());
        }
        for (const QString &name : { u"play"_s, u"loseAck"_s, u"crash"_s, u"strategyPicker"_s, u"code"_s, u"export"_s })
            QVERIFY2(seen.contains(it.widget(name)), qPrintable(name));
    }

    void itFitsASmallScreen_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : { QSize(1024, 700), QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080) })
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void itFitsASmallScreen()
    {
        QFETCH(QSize, size);
        Lab it(u"the-arbiter"_s);
        it.window.resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(it.window.size(), size);
        // Nothing hangs out of the window, and nothing lies over its neighbour.
        const QList<QWidget *> panels{ &it.window.lessonPanel(), &it.window.stagePanel(), &it.window.sidePanel(),
                                       &it.window.timelinePanel() };
        const auto rectOf = [&](QWidget *widget) { return QRect(widget->mapTo(&it.window, QPoint()), widget->size()); };
        for (QWidget *panel : panels) {
            QVERIFY(it.window.rect().contains(rectOf(panel)));
            for (QWidget *other : panels)
                QVERIFY(panel == other || !rectOf(panel).intersects(rectOf(other)));
        }
        for (auto *button : it.window.topBar().findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                QVERIFY2(it.window.rect().contains(rectOf(button)), qPrintable(button->objectName()));
        }
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
