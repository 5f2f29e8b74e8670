// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/files.h"

#include "scenario/lesson_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>

#include <functional>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::Files)
};

void save(const QString &path, const std::function<void(QIODevice &)> &write)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        write(file);
        if (file.commit())
            return;
    }
    throw scenario::Problem(Words::tr("%1 cannot be written: %2").arg(path, file.errorString()));
}

/// Writes the files of a lesson into an empty folder and reads them as any lesson is read.
void writeLesson(const scenario::Document &lesson, const QDir &folder)
{
    saveScenario(lesson, folder.filePath(u"scenario.json"_s));
    const scenario::Document written = scenario::read(folder.path());
    for (const auto &language : engine::namesOf<scenario::Language>) {
        save(folder.filePath(u"lesson.%1.md"_s.arg(language.name)),
             [&](QIODevice &file) { file.write(scenario::textTemplate(written, language.value)); });
        scenario::readText(written, language.value);
    }
}

/// Puts the files of one folder in the place of those in another.
void replaceFiles(const QDir &from, const QDir &to)
{
    for (const QString &name : from.entryList(QDir::Files)) {
        QFile file(from.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            throw scenario::Problem(Words::tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
        save(to.filePath(name), [&](QIODevice &replaced) { replaced.write(file.readAll()); });
    }
}

} // namespace

FileContent readFile(const QString &path)
{
    // A folder is a lesson's, and scenario::read knows which file in it is meant.
    if (QFileInfo(path).isDir())
        return { {}, scenario::read(path) };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw scenario::Problem(Words::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    const bool isTrace = trace::looksLikeTrace(file.readLine(trace::longestLine));
    if (!isTrace)
        return { {}, scenario::read(path) };
    file.seek(0);
    return { trace::read(file, path, trace::BadLines::Keep), {} };
}

void saveTrace(const trace::Recording &recording, const QString &path)
{
    save(path, [&](QIODevice &file) { trace::write(recording, file); });
}

void saveScenario(const scenario::Document &document, const QString &path)
{
    save(path, [&](QIODevice &file) { file.write(scenario::write(document)); });
}

void saveLesson(const scenario::Document &lesson, const QString &folder)
{
    const QFileInfo target(folder);
    // Beside its place, so that one move brings it there.
    QTemporaryDir beside(target.absolutePath() + u"/.redelivery-XXXXXX"_s);
    const QDir made(beside.filePath(target.fileName()));
    if (!beside.isValid() || !made.mkpath(u"."_s))
        throw scenario::Problem(Words::tr("%1 cannot be written: %2").arg(folder, beside.errorString()));
    writeLesson(lesson, made);
    if (target.exists())
        replaceFiles(made, QDir(folder));
    else if (!QDir().rename(made.path(), folder))
        throw scenario::Problem(Words::tr("%1 cannot be written.").arg(folder));
}

} // namespace window
