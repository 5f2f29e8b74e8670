// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/lesson_session.h"

#include <QPointer>

class QMenu;

namespace window {

class Appearance;
class LabDialog;
class LessonDialog;

/// What can be done with a whole experiment: build one, change the one that is shown, copy and paste it, make it a lesson.
class Experiments : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of dialogs. All outlive this.
    Experiments(RunController &controller, LessonSession &session, const Appearance &appearance, QWidget &window);

    /// Adds what can be done to the menu, and its keys to the window.
    void addTo(QMenu &menu);

    void createNew();
    void edit();
    void paste();
    void copy() const;
    void askToSaveAsLesson();
    void askForLessons();
    /// Adds the lessons of a folder, and opens the first of them.
    void openLessons(const QString &folder);
    /// The experiment that is shown, with what was injected, as a lesson in that folder. Throws scenario::Problem.
    void saveAsLesson(const QString &title, const QString &folder);

    /// The dialogs while they are open, or null.
    LabDialog *dialog() const;
    LessonDialog *lessonDialog() const;

Q_SIGNALS:
    /// Why something was not done, in one line.
    void refused(const QString &why);
    /// There are more lessons, or other ones.
    void lessonsChanged();

private:
    /// The experiment that is shown, without what a lesson asks about it.
    scenario::Document current() const;
    void open(const QJsonObject &scenario, const std::function<void(const QJsonObject &)> &run);
    void attempt(const std::function<void()> &what);

    RunController &m_controller;
    LessonSession &m_session;
    const Appearance &m_appearance;
    QWidget &m_window;
    QPointer<LabDialog> m_dialog;
    QPointer<LessonDialog> m_lessonDialog;
    QString m_place;
};

} // namespace window
