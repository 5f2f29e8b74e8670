// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/cli.h"

#include "cli/command.h"
#include "scenario/scenario.h"

#include <algorithm>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

void printHelp(const Terminal &out)
{
    out.line(u"redelivery: what happens when the same message arrives twice"_s);
    out.line();
    for (const Command &command : commands()) {
        out.line(u"  redelivery %1 %2"_s.arg(command.name, command.usage));
        out.line(u"      %1"_s.arg(command.help));
    }
    out.line();
    out.line(u"Exit status: 0 done; 1 the check failed (diverged, invalid); 2 unusable arguments or input."_s);
}

int runCommand(const Command &command, const QStringList &arguments, Terminal out, Terminal error)
{
    QCommandLineParser options;
    options.addOptions(command.options());
    const QCommandLineOption help({ u"h"_s, u"help"_s }, u"show this"_s);
    options.addOption(help);
    const QString usage = u"usage: redelivery %1 %2"_s.arg(command.name, command.usage);
    // The parser takes its first argument for the name of the program.
    if (!options.parse(QStringList{ u"redelivery"_s } + arguments))
        throw Misuse(options.errorText() + u" ("_s + usage + u')');
    if (options.isSet(help)) {
        out.line(usage);
        out.line(u"    %1"_s.arg(command.help));
        return statusDone;
    }
    const QStringList operands = options.positionalArguments();
    if (operands.size() < command.least || (command.most >= 0 && operands.size() > command.most))
        throw Misuse(usage);
    return command.run({ options, operands, out, error });
}

} // namespace

int run(const QStringList &arguments, Terminal out, Terminal error)
{
    const QString word = arguments.value(0);
    if (word.isEmpty() || word == u"--help"_s || word == u"-h"_s || word == u"help"_s) {
        printHelp(word.isEmpty() ? error : out);
        return word.isEmpty() ? statusUnusable : statusDone;
    }
    if (word == u"--version"_s) {
        out.line(QStringLiteral("redelivery " REDELIVERY_VERSION));
        return statusDone;
    }
    try {
        const auto all = commands();
        const auto command =
            std::find_if(all.begin(), all.end(), [&](const Command &each) { return each.name == word; });
        if (command == all.end())
            throw Misuse(u"redelivery: there is no \"%1\"; see redelivery --help"_s.arg(word));
        return runCommand(*command, arguments.mid(1), out, error);
    } catch (const std::runtime_error &problem) {
        error.line(harmless(QString::fromUtf8(problem.what())));
        return statusUnusable;
    }
}

} // namespace cli
