// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "teaching/progress.h"

#include "scenario/scenario.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>

namespace teaching {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto format = "redelivery-progress"_L1;
constexpr int version = 1;
/// Bytes; a learner who has done everything has twenty thousand.
constexpr qint64 largest = 4 << 20;

QJsonObject toJson(const Attempt &attempt)
{
    QJsonArray given;
    for (const Given &each : attempt.given)
        given.append(QJsonObject{
            { u"prediction"_s, each.prediction }, { u"answer"_s, each.answer }, { u"right"_s, each.right } });
    return { { u"given"_s, given },
             { u"sureness"_s, engine::nameOf(attempt.sureness) },
             { u"skipped"_s, attempt.skipped },
             { u"watched"_s, attempt.watched } };
}

QJsonObject toJson(const LessonProgress &lesson)
{
    QJsonObject attempts;
    for (const auto &[variant, attempt] : lesson.attempts)
        attempts.insert(variant, toJson(attempt));
    QJsonObject tasks;
    for (const auto &[id, task] : lesson.tasks)
        tasks.insert(id, QJsonObject{ { u"hints"_s, task.hints }, { u"solved"_s, task.solved } });
    return { { u"attempts"_s, attempts }, { u"tasks"_s, tasks } };
}

/// Whatever is not as it should be is left out: it is not worth losing the rest for.
Attempt attemptOf(const QJsonObject &json)
{
    Attempt attempt;
    const QJsonArray given = json[u"given"_s].toArray();
    for (const auto &each : given)
        attempt.given.push_back(
            { each[u"prediction"_s].toString(), each[u"answer"_s].toString(), each[u"right"_s].toString() });
    attempt.sureness = engine::fromName<Sureness>(json[u"sureness"_s].toString()).value_or(Sureness::Fairly);
    attempt.skipped = json[u"skipped"_s].toBool();
    attempt.watched = json[u"watched"_s].toBool();
    return attempt;
}

LessonProgress lessonOf(const QJsonObject &json)
{
    LessonProgress lesson;
    const QJsonObject attempts = json[u"attempts"_s].toObject();
    for (auto it = attempts.begin(); it != attempts.end(); ++it)
        lesson.attempts.emplace(it.key(), attemptOf(it->toObject()));
    const QJsonObject tasks = json[u"tasks"_s].toObject();
    for (auto it = tasks.begin(); it != tasks.end(); ++it)
        lesson.tasks.emplace(
            it.key(),
            LessonProgress::TaskProgress{ std::clamp((*it)[u"hints"_s].toInt(), 0, 2), (*it)[u"solved"_s].toBool() });
    return lesson;
}

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        throw scenario::Problem(path + u": cannot be written: "_s + file.errorString());
}

} // namespace

bool Attempt::isRight() const
{
    return isPredicted() && std::all_of(given.begin(), given.end(), [](const Given &each) { return each.isRight(); });
}

bool LessonProgress::isDone() const
{
    const auto it = attempts.find(QString());
    return it != attempts.end() && it->second.watched;
}

int LessonProgress::solvedTasks() const
{
    return static_cast<int>(
        std::count_if(tasks.begin(), tasks.end(), [](const auto &task) { return task.second.solved; }));
}

Progress::Progress(const QString &path)
    : m_path(path)
{
    QFile file(path);
    if (!file.exists())
        return;
    if (!file.open(QIODevice::ReadOnly))
        throw scenario::Problem(path + u": cannot be read: "_s + file.errorString());
    const QByteArray bytes = file.read(largest + 1);
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(bytes, &error).object();
    if (bytes.size() > largest)
        throw scenario::Problem(path + u": is larger than %1 bytes, the limit"_s.arg(largest));
    if (error.error != QJsonParseError::NoError) {
        const auto line = bytes.first(std::min<qsizetype>(error.offset, bytes.size())).count('\n') + 1;
        throw scenario::Problem(u"%1:%2: no JSON: %3"_s.arg(path).arg(line).arg(error.errorString()));
    }
    if (root[u"format"_s].toString() != format || root[u"version"_s].toInt() != version)
        throw scenario::Problem(path + u":1: not %1, version %2"_s.arg(format).arg(version));
    const QJsonObject lessons = root[u"lessons"_s].toObject();
    for (auto it = lessons.begin(); it != lessons.end(); ++it)
        m_lessons.emplace(it.key(), lessonOf(it->toObject()));
    m_lastLesson = root[u"last"_s][u"lesson"_s].toString();
    m_lastVariant = root[u"last"_s][u"variant"_s].toString();
}

LessonProgress Progress::of(const QString &lesson) const
{
    const auto it = m_lessons.find(lesson);
    return it == m_lessons.end() ? LessonProgress() : it->second;
}

void Progress::open(const QString &lesson, const QString &variant)
{
    m_lastLesson = lesson;
    m_lastVariant = variant;
    save();
}

void Progress::predict(const QString &lesson, const QString &variant, std::vector<Given> given, Sureness sureness)
{
    Attempt &attempt = m_lessons[lesson].attempts[variant];
    attempt.given = std::move(given);
    attempt.sureness = sureness;
    attempt.skipped = false;
    save();
}

void Progress::skip(const QString &lesson, const QString &variant)
{
    m_lessons[lesson].attempts[variant].skipped = true;
    save();
}

void Progress::watch(const QString &lesson, const QString &variant)
{
    bool &watched = m_lessons[lesson].attempts[variant].watched;
    if (!std::exchange(watched, true))
        save();
}

void Progress::showHint(const QString &lesson, const QString &task, int hints)
{
    int &shown = m_lessons[lesson].tasks[task].hints;
    shown = std::max(shown, hints);
    save();
}

void Progress::solve(const QString &lesson, const QString &task)
{
    bool &solved = m_lessons[lesson].tasks[task].solved;
    if (!std::exchange(solved, true))
        save();
}

void Progress::reset()
{
    m_lessons.clear();
    m_lastLesson.clear();
    m_lastVariant.clear();
    save();
}

QByteArray Progress::toJson() const
{
    QJsonObject lessons;
    for (const auto &[id, lesson] : m_lessons)
        lessons.insert(id, teaching::toJson(lesson));
    return QJsonDocument(QJsonObject{ { u"format"_s, format },
                                      { u"version"_s, version },
                                      { u"last"_s,
                                        QJsonObject{ { u"lesson"_s, m_lastLesson }, { u"variant"_s, m_lastVariant } } },
                                      { u"lessons"_s, lessons } })
        .toJson();
}

void Progress::exportTo(const QString &path) const
{
    write(path, toJson());
}

void Progress::save()
{
    m_failure.clear();
    if (m_path.isEmpty())
        return;
    try {
        write(m_path, toJson());
    } catch (const scenario::Problem &problem) {
        m_failure = problem.text();
    }
}

} // namespace teaching
