// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"

#include "database/sqlite_database.h"

#include <QFile>
#include <QFileInfo>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Long enough for the start of any header: what makes a trace is at its very beginning.
constexpr qint64 firstBytes = 65'536;

bool isTrace(const QString &path)
{
    if (path.endsWith(".jsonl"_L1))
        return true;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && trace::looksLikeTrace(file.readLine(firstBytes));
}

Source fromTrace(const QString &path)
{
    Source source;
    source.trace = readTrace(path);
    const trace::Header &header = source.trace->recording.header;
    source.document.id = header.lesson;
    source.document.scenario = header.scenario;
    source.document.name = path;
    return source;
}

} // namespace

trace::Opened readTrace(const QString &path)
{
    QFile file(path);
    if (QFileInfo(path).isDir())
        throw scenario::Problem(u"%1: a folder, not a trace"_s.arg(path));
    if (!file.open(QIODevice::ReadOnly))
        throw scenario::Problem(u"%1: cannot be read: %2"_s.arg(path, file.errorString()));
    return trace::read(file, path);
}

Source sourceOf(const QString &operand)
{
    if (!QFileInfo::exists(operand)) {
        if (const scenario::Document *lesson = scenario::findLesson(operand))
            return { *lesson, std::nullopt };
        if (!operand.contains(u'/') && !operand.contains(u'.'))
            throw scenario::Problem(u"%1: neither a lesson nor a file; see redelivery list"_s.arg(operand));
    }
    if (QFileInfo(operand).isFile() && isTrace(operand))
        return fromTrace(operand);
    return { scenario::read(operand), std::nullopt };
}

void addLessons(const QCommandLineParser &options)
{
    const QString folder = options.value(lessonsOption().names().constFirst());
    if (!folder.isEmpty())
        scenario::addLessons(folder);
}

trace::Header headerOf(const Source &source, const QCommandLineParser &options)
{
    const QString variant = options.value(variantOption().names().constFirst());
    const QString strategy = options.value(strategyOption().names().constFirst());
    trace::Header header;
    header.lesson = source.document.id;
    header.variant = source.trace ? source.trace->recording.header.variant : variant;
    header.scenario = scenario::effective(source.document, variant, strategy);
    return header;
}

std::unique_ptr<engine::Database> makeSqlite()
{
    return std::make_unique<database::SqliteDatabase>();
}

std::unique_ptr<engine::Database> databaseOf(const QCommandLineParser &options)
{
    const QString name = options.value(databaseOption().names().constFirst());
    if (name != u"sqlite"_s)
        throw Misuse(u"--database %1: only sqlite can be used so far"_s.arg(name));
    return makeSqlite();
}

} // namespace cli
