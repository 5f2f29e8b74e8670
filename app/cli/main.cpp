// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/cli.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTextStream>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    // The sentences are English: so are the numbers in them.
    QLocale::setDefault(QLocale(QLocale::English));
    return cli::run(QCoreApplication::arguments().mid(1), cli::Terminal::standardOutput(),
                    cli::Terminal::standardError());
}
