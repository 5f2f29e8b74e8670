// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "database/sqlite_database.h"
#include "teaching/lesson_check.h"

#include <QDir>
#include <QFileInfo>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The path itself, or the lessons in the folder.
QStringList filesOf(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        throw Misuse(u"%1: there is no such file or folder"_s.arg(path));
    if (!info.isDir() || QFileInfo::exists(path + u"/scenario.json"_s))
        return { path };
    QStringList files;
    for (const QString &folder : QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString lesson = path + u'/' + folder;
        if (QFileInfo::exists(lesson + u"/scenario.json"_s))
            files.append(lesson);
    }
    if (files.isEmpty())
        throw Misuse(u"%1: no lesson in this folder"_s.arg(path));
    return files;
}

} // namespace

QList<QCommandLineOption> validateOptions()
{
    return { lessonsOption() };
}

int validate(const Invocation &invocation)
{
    // A folder of lessons is checked, not added: then one that is invalid is one of them, not the end of it.
    const QStringList paths = invocation.operands + invocation.options.values(lessonsOption().names().constFirst());
    if (paths.isEmpty())
        throw Misuse(u"usage: redelivery validate [PATH…] [--lessons DIR]"_s);
    database::SqliteDatabase database;
    int valid = 0;
    int invalid = 0;
    for (const QString &path : paths) {
        for (const QString &file : filesOf(path)) {
            try {
                const Source source = sourceOf(file);
                if (!source.document.folder.isEmpty() && !source.trace)
                    teaching::checkLesson(source.document, database);
                if (source.trace && !source.trace->cut.isEmpty())
                    throw scenario::Problem(u"%1: %2"_s.arg(file, source.trace->cut));
                ++valid;
            } catch (const scenario::Problem &problem) {
                invocation.error.line(harmless(problem.text()));
                ++invalid;
            }
        }
    }
    invocation.out.line(u"%1 valid, %2 invalid"_s.arg(valid).arg(invalid));
    return invalid == 0 ? statusDone : statusFailed;
}

} // namespace cli
