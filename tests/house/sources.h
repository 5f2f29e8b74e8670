// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>

#include <optional>
#include <vector>

/// The project's own sources, read as text, for the tests that check the house rules.
namespace house {

using namespace Qt::Literals::StringLiterals;

struct Breach {
    int line = 0;
    QString what;
};

using Breaches = std::vector<Breach>;

/// One breach a line, as a compiler would print it; empty for none.
inline QString describe(const Breaches &breaches, const QString &file)
{
    QString text;
    for (const Breach &breach : breaches)
        text += u"%1:%2: %3\n"_s.arg(file).arg(breach.line).arg(breach.what);
    return text;
}

inline QDir sourceRoot()
{
    return QDir(QStringLiteral(REDELIVERY_SOURCE_DIR));
}

/// Paths, relative to the root, of every .h and .cpp file below a folder, sorted.
inline QStringList sourcesBelow(const QString &folder)
{
    QStringList paths;
    QDirIterator it(sourceRoot().filePath(folder), { u"*.h"_s, u"*.cpp"_s }, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths += sourceRoot().relativeFilePath(it.next());
    paths.sort();
    return paths;
}

/// Nothing when the file cannot be read.
inline std::optional<QString> textOf(const QString &path)
{
    QFile file(sourceRoot().filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return QString::fromUtf8(file.readAll());
}

} // namespace house
