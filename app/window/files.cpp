// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/files.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <functional>

namespace window {

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
    return { trace::read(file, path), {} };
}

void saveTrace(const trace::Recording &recording, const QString &path)
{
    save(path, [&](QIODevice &file) { trace::write(recording, file); });
}

void saveScenario(const scenario::Document &document, const QString &path)
{
    save(path, [&](QIODevice &file) { file.write(scenario::write(document)); });
}

} // namespace window
