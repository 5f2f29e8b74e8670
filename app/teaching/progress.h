// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

#include <QJsonObject>
#include <QString>

#include <map>
#include <vector>

namespace teaching {

/// How sure the learner was of a prediction.
enum class Sureness : quint8 { Guess, Fairly, Certain };

/// One question, answered before the run. Words as answerOf() gives them.
struct Given {
    QString prediction;
    QString answer;
    QString right;

    bool isRight() const { return answer == right; }
    bool operator==(const Given &) const = default;
};

/// What became of one variant of a lesson.
struct Attempt {
    /// Empty where the prediction was skipped, or not given yet.
    std::vector<Given> given;
    Sureness sureness = Sureness::Fairly;
    bool skipped = false;
    /// The run was watched to its end.
    bool watched = false;

    bool isPredicted() const { return !given.empty(); }
    bool isRight() const;
    /// Certain, and wrong.
    bool isConfidentError() const { return isPredicted() && !isRight() && sureness == Sureness::Certain; }
    bool operator==(const Attempt &) const = default;
};

struct LessonProgress {
    /// By variant id; the lesson as it is under the empty id.
    std::map<QString, Attempt> attempts;
    /// By task id: how many hints were shown, and whether it is solved.
    struct TaskProgress {
        int hints = 0;
        bool solved = false;

        bool operator==(const TaskProgress &) const = default;
    };
    std::map<QString, TaskProgress> tasks;

    /// Whether the lesson as it is has been watched, predicted or not.
    bool isDone() const;
    int solvedTasks() const;
    bool operator==(const LessonProgress &) const = default;
};

/// What the learner has done, kept in a plain JSON file.
class Progress
{
public:
    /// Keeps it in memory only.
    Progress() = default;
    /// Reads the file, if it is there; save() writes it. Throws scenario::Problem for a file that is not of this
    /// format: it stays as it is.
    explicit Progress(const QString &path);
    /// From now on the file stays as it is.
    void keepInMemory() { m_path.clear(); }

    /// By lesson id.
    const std::map<QString, LessonProgress> &lessons() const { return m_lessons; }
    LessonProgress of(const QString &lesson) const;
    /// The lesson and variant that were open last.
    const QString &lastLesson() const { return m_lastLesson; }
    const QString &lastVariant() const { return m_lastVariant; }

    // Each of these saves.
    void open(const QString &lesson, const QString &variant);
    void predict(const QString &lesson, const QString &variant, std::vector<Given> given, Sureness sureness);
    void skip(const QString &lesson, const QString &variant);
    void watch(const QString &lesson, const QString &variant);
    void showHint(const QString &lesson, const QString &task, int hints);
    void solve(const QString &lesson, const QString &task);
    void reset();

    /// Why it could not be saved the last time, in one line; empty where it could.
    const QString &failure() const { return m_failure; }

    /// The content of the file: the same for the same progress.
    QByteArray toJson() const;
    /// Writes a copy for somebody else. Throws scenario::Problem.
    void exportTo(const QString &path) const;

private:
    void save();

    QString m_path;
    std::map<QString, LessonProgress> m_lessons;
    QString m_lastLesson;
    QString m_lastVariant;
    QString m_failure;
};

} // namespace teaching

template<>
inline constexpr std::array engine::namesOf<teaching::Sureness>{
    engine::Named{ teaching::Sureness::Guess, QLatin1StringView("guess") },
    engine::Named{ teaching::Sureness::Fairly, QLatin1StringView("fairly-sure") },
    engine::Named{ teaching::Sureness::Certain, QLatin1StringView("certain") },
};
