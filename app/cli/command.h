// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/cli.h"

#include <QCommandLineParser>

#include <span>
#include <stdexcept>

namespace cli {

/// Arguments that make no sense: one line for people.
class Misuse : public std::runtime_error
{
public:
    explicit Misuse(const QString &text)
        : std::runtime_error(text.toStdString())
    {
    }
};

/// What a word of the command line is given.
struct Invocation {
    const QCommandLineParser &options;
    QStringList operands;
    Terminal out;
    Terminal error;
};

/// A word of the command line.
struct Command {
    QLatin1StringView name;
    /// What comes after the name: "LESSON|SCENARIO.json [--json]".
    QLatin1StringView usage;
    QLatin1StringView help;
    /// How many operands it takes; -1: any number.
    int least = 0;
    int most = 0;
    QList<QCommandLineOption> (*options)();
    /// Returns the exit status. May throw Misuse, scenario::Problem, std::runtime_error.
    int (*run)(const Invocation &invocation);
};

std::span<const Command> commands();

QCommandLineOption jsonOption();
QCommandLineOption strategyOption();
QCommandLineOption variantOption();
QCommandLineOption databaseOption();
QCommandLineOption lessonsOption();
QCommandLineOption languageOption();

/// From now on sentences are in the language that was asked for. Throws Misuse for one that is unknown.
void speak(const QCommandLineParser &options);

QList<QCommandLineOption> listOptions();
QList<QCommandLineOption> runOptions();
QList<QCommandLineOption> matrixOptions();
QList<QCommandLineOption> exploreOptions();
QList<QCommandLineOption> exportOptions();
QList<QCommandLineOption> validateOptions();
QList<QCommandLineOption> noOptions();

int list(const Invocation &invocation);
int runOne(const Invocation &invocation);
int matrix(const Invocation &invocation);
int explore(const Invocation &invocation);
int replay(const Invocation &invocation);
int exportTo(const Invocation &invocation);
int validate(const Invocation &invocation);

} // namespace cli
