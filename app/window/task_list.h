// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/budget.h"
#include "window/lesson_session.h"
#include "window/widgets.h"

class QVBoxLayout;

namespace window {

/// The tasks of a lesson, each with a button to try it.
class TaskList : public QWidget
{
    Q_OBJECT

public:
    TaskList(LessonSession &session, const Appearance &appearance, QWidget *parent = nullptr);

private:
    void show();
    void addTask(const scenario::Task &task);

    LessonSession &m_session;
    const Appearance &m_appearance;
    QWidget *m_content = nullptr;
};

/// The task that is being tried: its goal, what is still missing, hints. Stays in sight.
class TaskCard : public QFrame
{
    Q_OBJECT

public:
    TaskCard(LessonSession &session, const RunController &controller, const Appearance &appearance,
             QWidget *parent = nullptr);

Q_SIGNALS:
    /// The experiment is to be changed.
    void editWanted();
    /// The program is to show what it takes to break it.
    void exploreWanted(const explorer::Budget &budget);

private:
    void show();
    void showState(QVBoxLayout &rows);
    void showHints(QVBoxLayout &rows);
    void addButtons(QVBoxLayout &rows);

    LessonSession &m_session;
    const RunController &m_controller;
    const Appearance &m_appearance;
    QWidget *m_content = nullptr;
};

/// The faults that a task allows, where it asks to break a strategy with no more than so many; nothing for any other task.
std::optional<explorer::Budget> budgetOf(const scenario::Goal &goal);

/// "★★☆", and in words for whoever does not see it.
QString starsText(int stars);

} // namespace window
