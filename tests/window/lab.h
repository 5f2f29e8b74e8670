// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/sqlite_database.h"
#include "trace/report.h"
#include "window/main_window.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QTimer>

#include <algorithm>

/// What the tests of the window have in common.
namespace lab {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using engine::Verdict;
using Kind = engine::Event::Kind;

/// The real window, shown, with a lesson open. Nothing glides, so that a step is over when its key is let go.
class Lab
{
public:
    explicit Lab(const QString &lesson, const QString &variant = {}, const QString &strategy = {},
                 QSettings *settings = nullptr)
        : window(database, settings)
    {
        window.appearance().setReducedMotion(true);
        window.openLesson(lesson, variant, strategy);
        window.resize(1440, 900);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            QTest::qFail("the window does not become active", __FILE__, __LINE__);
    }

    window::RunController &run() { return window.controller(); }
    const std::vector<Event> &events() { return run().recording().events; }
    Verdict verdict() { return trace::judge(run().recording()).verdict(); }
    qint64 reserved() { return trace::finalStateOf(run().recording()).committed.stock.at(u"Dune"_s).reserved; }

    std::size_t count(Kind kind)
    {
        return static_cast<std::size_t>(
            std::count_if(events().begin(), events().end(), [&](const Event &event) { return event.kind == kind; }));
    }
    /// The first event of that kind, from an event on; the number of events when there is none.
    std::size_t find(Kind kind, std::size_t from = 0)
    {
        std::size_t index = from;
        while (index < events().size() && events()[index].kind != kind)
            ++index;
        return index;
    }
    /// The playhead to just after the first event of that kind.
    void goAfter(Kind kind) { run().goTo(find(kind) + 1); }
    /// The playhead to where the instance stands at a step.
    void goToStep(int instance, engine::Step step)
    {
        for (std::size_t index = 0; index < events().size(); ++index) {
            if (events()[index].instance == instance && events()[index].next == step) {
                run().goTo(index + 1);
                return;
            }
        }
        QFAIL("no instance comes to that step");
    }

    /// To whoever has the focus, as the keyboard does.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focused = window.focusWidget();
        QTest::keyClick(focused ? focused : &window, key, modifiers);
    }
    template<typename T = QWidget>
    T *widget(const QString &name)
    {
        return window.findChild<T *>(name);
    }
    void click(const QString &name) { QTest::mouseClick(widget(name), Qt::LeftButton); }

    database::SqliteDatabase database;
    window::MainWindow window;
};

inline void click(QWidget *widget, QPointF at)
{
    QTest::mouseClick(widget, Qt::LeftButton, {}, at.toPoint());
}

inline void drag(QWidget *widget, QPointF from, QPointF to)
{
    QTest::mousePress(widget, Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(widget, ((from + to) / 2).toPoint());
    QTest::mouseMove(widget, to.toPoint());
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to.toPoint());
}

/// Clicks the entry with that word in the menu that `open` opens, as soon as it is there. A menu blocks who opens it.
template<typename Open>
void choose(const QString &word, Open open)
{
    QString offered;
    bool done = false;
    QTimer::singleShot(50, qApp, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (QAction *action : menu->actions()) {
            offered += action->text() + u'\n';
            if (done || !action->text().contains(word))
                continue;
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            done = true;
        }
        menu->close();
    });
    open();
    QVERIFY2(QTest::qWaitFor([&] { return done; }, 2000), qPrintable(word + u" is not among\n"_s + offered));
}

inline void openContextMenu(QWidget *widget, QPointF at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at.toPoint(), widget->mapToGlobal(at.toPoint()));
    QCoreApplication::sendEvent(widget, &event);
}

/// Where that part stands on the stage; nothing where it does not.
inline QRectF partAt(window::StageView &stage, stage::Item::Kind kind, int index)
{
    for (const stage::Item &item : stage.items()) {
        if (item.kind == kind && item.index == index)
            return item.rect;
    }
    return {};
}

} // namespace lab
