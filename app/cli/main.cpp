// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/cli.h"

#include <QGuiApplication>
#include <QLocale>
#include <QLoggingCategory>
#include <QTextStream>

#include <memory>

namespace {

/// Only what draws needs fonts, and nothing needs a display.
std::unique_ptr<QCoreApplication> applicationFor(int &argc, char **argv)
{
    QStringList arguments;
    for (int index = 1; index < argc; ++index)
        arguments.append(QString::fromLocal8Bit(argv[index]));
    if (!cli::draws(arguments))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What Qt thinks of the session that it never opens (no XDG_RUNTIME_DIR, for one) is nobody's concern here.
    QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    const auto application = applicationFor(argc, argv);
    // The sentences are English: so are the numbers in them.
    QLocale::setDefault(QLocale(QLocale::English));
    return cli::run(QCoreApplication::arguments().mid(1), cli::Terminal::standardOutput(),
                    cli::Terminal::standardError());
}
