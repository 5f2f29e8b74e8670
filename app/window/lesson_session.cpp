// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lesson_session.h"

#include "teaching/goal.h"

namespace window {

using namespace Qt::Literals::StringLiterals;

LessonSession::LessonSession(RunController &controller, engine::Database &database, teaching::Progress *progress,
                             QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_database(database)
    , m_progress(progress)
{
    connect(&controller, &RunController::runChanged, this, &LessonSession::showRun);
    connect(&controller, &RunController::held, this, &LessonSession::predictionWanted);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged && m_controller.atEnd())
            arrive();
    });
}

teaching::Attempt LessonSession::attempt() const
{
    if (!m_progress || !m_lesson)
        return {};
    const teaching::LessonProgress lesson = m_progress->of(m_lesson->id);
    const auto it = lesson.attempts.find(m_controller.variant());
    return it == lesson.attempts.end() ? teaching::Attempt() : it->second;
}

// The lesson that is open

void LessonSession::showRun(RunChange change)
{
    if (m_controller.isRetelling())
        return readTextAgain();
    if (change == RunChange::Opened)
        open();
    else if (m_controller.atEnd())
        arrive();
    Q_EMIT changed();
}

void LessonSession::open()
{
    const scenario::Document &document = m_controller.document();
    m_task = std::exchange(m_starting, nullptr);
    m_lesson = document.id.isEmpty() ? nullptr : scenario::findLesson(document.id);
    m_text = scenario::textOf(m_lesson ? *m_lesson : document, scenario::language());
    m_questions.clear();
    if (m_task)
        return enter(Phase::Task);
    if (!m_lesson || !m_progress)
        return enter(Phase::Free);
    m_progress->open(m_lesson->id, m_controller.variant());
    saved();
    // Whoever opens a lesson in a state of his own knows it already; and somebody's recording is there to be looked at.
    const bool asItIs = !m_controller.branch().fromFile && document.scenario == m_lesson->scenario
        && m_controller.recording().header.scenario == scenario::effective(*m_lesson, m_controller.variant());
    if (!asItIs)
        return enter(Phase::Free);
    const teaching::Attempt attempt = this->attempt();
    // Options take some sixty runs: only where somebody is to choose among them.
    if (!attempt.isPredicted() && !attempt.skipped)
        makeQuestions();
    enter(!m_questions.empty() ? Phase::Predicting : attempt.watched ? Phase::Watched : Phase::Watching);
}

void LessonSession::makeQuestions()
{
    try {
        m_questions = teaching::questionsOf(*m_lesson, m_controller.variant(), m_database);
    } catch (const std::exception &problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

void LessonSession::enter(Phase phase)
{
    m_phase = phase;
    m_controller.hold(phase == Phase::Predicting);
    m_controller.conceal(phase == Phase::Predicting || phase == Phase::Watching);
}

void LessonSession::readTextAgain()
{
    m_text = scenario::textOf(m_lesson ? *m_lesson : m_controller.document(), scenario::language());
    Q_EMIT changed();
}

// Predictions

void LessonSession::predict(const QStringList &answers, teaching::Sureness sureness)
{
    if (m_phase != Phase::Predicting || answers.size() != static_cast<qsizetype>(m_questions.size()))
        return;
    std::vector<teaching::Given> given;
    for (std::size_t index = 0; index < m_questions.size(); ++index)
        given.push_back(
            { m_questions[index].prediction.id, answers[static_cast<qsizetype>(index)], m_questions[index].right });
    m_progress->predict(m_lesson->id, m_controller.variant(), std::move(given), sureness);
    saved();
    enter(Phase::Watching);
    Q_EMIT changed();
}

void LessonSession::skip()
{
    if (m_phase != Phase::Predicting)
        return;
    m_progress->skip(m_lesson->id, m_controller.variant());
    saved();
    enter(Phase::Watching);
    Q_EMIT changed();
}

void LessonSession::arrive()
{
    if (m_task) {
        if (missing().isEmpty() && m_progress && !isSolved(*m_task)) {
            m_progress->solve(m_lesson->id, m_task->id);
            saved();
        }
        Q_EMIT changed();
    } else if (m_phase == Phase::Watching) {
        m_progress->watch(m_lesson->id, m_controller.variant());
        saved();
        enter(Phase::Watched);
        Q_EMIT changed();
    }
}

// Tasks

QStringList LessonSession::missing() const
{
    return m_task ? teaching::missing(m_task->goal, m_controller.recording()) : QStringList();
}

bool LessonSession::isSolved(const scenario::Task &task) const
{
    if (!m_progress || !m_lesson)
        return false;
    const teaching::LessonProgress lesson = m_progress->of(m_lesson->id);
    const auto it = lesson.tasks.find(task.id);
    return it != lesson.tasks.end() && it->second.solved;
}

int LessonSession::hintsShown(const scenario::Task &task) const
{
    if (!m_progress || !m_lesson)
        return 0;
    const teaching::LessonProgress lesson = m_progress->of(m_lesson->id);
    const auto it = lesson.tasks.find(task.id);
    return it == lesson.tasks.end() ? 0 : it->second.hints;
}

void LessonSession::startTask(const scenario::Task &task)
{
    if (!m_lesson)
        return;
    scenario::Document document = *m_lesson;
    document.scenario = teaching::startOf(*m_lesson, task);
    try {
        open(document, &task);
    } catch (const std::exception &problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

void LessonSession::open(const scenario::Document &document, const scenario::Task *task)
{
    m_starting = task;
    try {
        m_controller.open(document);
    } catch (...) {
        m_starting = nullptr;
        throw;
    }
}

void LessonSession::openEdited(const QJsonObject &scenario)
{
    scenario::Document document = m_controller.document();
    document.scenario = scenario;
    // They are about the lesson as it is.
    document.variants.clear();
    document.predictions.clear();
    document.tasks.clear();
    document.exercises = {};
    open(document, m_task);
}

void LessonSession::showHint(const scenario::Task &task)
{
    if (!m_progress || !m_lesson)
        return;
    m_progress->showHint(m_lesson->id, task.id, std::min(2, hintsShown(task) + 1));
    saved();
    Q_EMIT changed();
}

void LessonSession::leaveTask()
{
    if (m_task && m_lesson)
        m_controller.open(*m_lesson);
}

// Progress

void LessonSession::resetProgress()
{
    if (!m_progress)
        return;
    m_progress->reset();
    saved();
    if (m_lesson)
        m_controller.open(*m_lesson, m_controller.variant());
}

void LessonSession::saved()
{
    if (!m_progress->failure().isEmpty())
        Q_EMIT refused(m_progress->failure());
}

} // namespace window
