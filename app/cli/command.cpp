// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "scenario/language.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

std::span<const Command> commands()
{
    static const Command all[] = {
        { "list"_L1, "[--lessons DIR] [--language en|tr] [--json]"_L1, "the lessons and the strategies"_L1, 0, 0,
          listOptions, list },
        { "run"_L1,
          "LESSON|SCENARIO.json|TRACE.jsonl [--variant ID] [--strategy ID] [--database sqlite] [--trace FILE] "
          "[--lessons DIR] [--language en|tr] [--json]"_L1,
          "run it, and tell what happens"_L1, 1, 1, runOptions, runOne },
        { "matrix"_L1, "[LESSON…] [--lessons DIR] [--language en|tr] [--json]"_L1,
          "every strategy under the same faults"_L1, 0, -1, matrixOptions, matrix },
        { "explore"_L1,
          "LESSON|SCENARIO.json [--variant ID] [--strategy ID] [--crashes N] [--lost-acks N] [--lock-expiries N] "
          "[--producer-retries N] [--new-id-retries N] [--faults N] [--counterexample FILE] [--states N] [--memory MB] "
          "[--seconds N] "
          "[--workers N] [--lessons DIR] [--language en|tr] [--json]"_L1,
          "try every order of events and every placement of faults, any two where none are named"_L1, 1, 1,
          exploreOptions, explore },
        { "replay"_L1, "TRACE.jsonl"_L1, "run a trace again, and name the first event that differs"_L1, 1, 1, noOptions,
          replay },
        { "export"_L1,
          "TRACE|LESSON|SCENARIO.json FILE [--variant ID] [--strategy ID] [--language en|tr] [--theme light|dark] "
          "[--at TIME|event:N] [--view stage|timeline|storyboard]"_L1,
          "write it in another format, which the end of FILE's name chooses; a picture shows the stage at that moment, else "
          "at the end, a .pdf else the storyboard"_L1,
          2, 2, exportOptions, exportTo },
        { "validate"_L1, "[PATH…] [--lessons DIR]"_L1, "check scenarios, lessons and traces"_L1, 0, -1, validateOptions,
          validate },
    };
    return all;
}

QCommandLineOption jsonOption()
{
    return { u"json"_s, u"print JSON"_s };
}

QCommandLineOption strategyOption()
{
    return { u"strategy"_s, u"use this strategy instead of the scenario's own"_s, u"ID"_s };
}

QCommandLineOption variantOption()
{
    return { u"variant"_s, u"use this variant of the lesson"_s, u"ID"_s };
}

QCommandLineOption databaseOption()
{
    return { u"database"_s, u"the database to run on: sqlite"_s, u"NAME"_s, u"sqlite"_s };
}

QCommandLineOption lessonsOption()
{
    return { u"lessons"_s, u"add the lessons of this folder"_s, u"DIR"_s };
}

QCommandLineOption languageOption()
{
    return { u"language"_s, u"the language of the sentences: en or tr"_s, u"en|tr"_s, u"en"_s };
}

void speak(const QCommandLineParser &options)
{
    const QString asked = options.value(languageOption().names().constFirst());
    const auto language = engine::fromName<scenario::Language>(asked);
    if (!language)
        throw Misuse(u"--language %1: one of en, tr"_s.arg(asked));
    scenario::setLanguage(*language);
}

QList<QCommandLineOption> noOptions()
{
    return {};
}

} // namespace cli
