// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/lesson_text.h"
#include "teaching/exam.h"
#include "teaching/progress.h"
#include "window/run_controller.h"

namespace window {

/// Where the learner stands in a lesson. Holds the run until the prediction is given or skipped, compares it with the
/// outcome, and checks tasks.
class LessonSession : public QObject
{
    Q_OBJECT

public:
    enum class Phase : quint8 {
        Free, ///< no lesson, or nothing to predict
        Predicting, ///< the run is held
        Watching,
        Watched, ///< the end has been seen
        Task,
    };

    /// `database` serves the runs from which the options are made; null `progress`: nothing is held and nothing
    /// remembered. All outlive the session.
    LessonSession(RunController &controller, engine::Database &database, teaching::Progress *progress,
                  QObject *parent = nullptr);

    Phase phase() const { return m_phase; }
    /// The lesson that is open; null for anything else.
    const scenario::Document *lesson() const { return m_lesson; }
    /// Its words; what a plain scenario says of itself.
    const scenario::LessonText &text() const { return m_text; }
    /// What is asked; empty once it is answered or skipped at an earlier time.
    const std::vector<teaching::Question> &questions() const { return m_questions; }
    /// What was predicted for the variant that is shown.
    teaching::Attempt attempt() const;
    const teaching::Progress *progress() const { return m_progress; }

    void predict(const QStringList &answers, teaching::Sureness sureness);
    void skip();

    /// The task that is being tried, or null.
    const scenario::Task *task() const { return m_task; }
    /// What the run that is shown lacks, in words. Empty when the task is solved.
    QStringList missing() const;
    bool isSolved(const scenario::Task &task) const;
    int hintsShown(const scenario::Task &task) const;
    void startTask(const scenario::Task &task);
    void showHint(const scenario::Task &task);
    /// Opens what somebody has made of the run that is shown. A task stays under way. Throws what RunController::open()
    /// does.
    void openEdited(const QJsonObject &scenario);
    /// Back to the lesson as it is.
    void leaveTask();

    void resetProgress();

Q_SIGNALS:
    /// Anything that is to be seen of it.
    void changed();
    /// Somebody wants to see the run that is held.
    void predictionWanted();
    /// Progress could not be saved, in one line.
    void refused(const QString &why);

private:
    void showRun(RunChange change);
    void enter(Phase phase);
    void open();
    void open(const scenario::Document &document, const scenario::Task *task);
    void makeQuestions();
    /// In the language that is spoken now.
    void readTextAgain();
    /// The playhead has come to the end of a run.
    void arrive();
    void saved();

    RunController &m_controller;
    engine::Database &m_database;
    teaching::Progress *m_progress;
    const scenario::Document *m_lesson = nullptr;
    scenario::LessonText m_text;
    std::vector<teaching::Question> m_questions;
    const scenario::Task *m_task = nullptr;
    /// The next run that is opened is that of a task.
    const scenario::Task *m_starting = nullptr;
    Phase m_phase = Phase::Free;
};

} // namespace window
