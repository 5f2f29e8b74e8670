// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "teaching/lesson_check.h"

#include "scenario/lesson_text.h"
#include "teaching/exam.h"
#include "teaching/goal.h"
#include "trace/recorder.h"

#include <QStringList>

#include <algorithm>

namespace teaching {

using namespace Qt::Literals::StringLiterals;

namespace {

QStringList lackOf(const QJsonObject &scenario, const scenario::Task &task, engine::Database &database)
{
    trace::Header header;
    header.scenario = scenario;
    return missing(task.goal, trace::record(header, database));
}

void checkTask(const scenario::Document &lesson, const scenario::Task &task, engine::Database &database)
{
    if (lackOf(startOf(lesson, task), task, database).isEmpty())
        throw scenario::Problem(lesson.name + u": task %1 is done before anything is done"_s.arg(task.id));
    const QStringList lack = lackOf(solutionOf(lesson, task), task, database);
    if (!lack.isEmpty())
        throw scenario::Problem(
            lesson.name + u": task %1: its solution does not reach the goal: %2"_s.arg(task.id, lack.join(u' ')));
}

} // namespace

void checkLesson(const scenario::Document &lesson, engine::Database &database)
{
    for (const auto &language : engine::namesOf<scenario::Language>)
        scenario::readText(lesson, language.value);
    const std::vector<Question> questions = questionsOf(lesson, {}, database);
    for (const scenario::Prediction &prediction : lesson.predictions) {
        const bool asked = std::any_of(questions.begin(), questions.end(), [&](const Question &question) {
            return question.prediction.id == prediction.id;
        });
        if (!asked)
            throw scenario::Problem(
                lesson.name + u": prediction %1: every run gives the same; that is no question"_s.arg(prediction.id));
    }
    for (const scenario::Task &task : lesson.tasks)
        checkTask(lesson, task, database);
}

} // namespace teaching
