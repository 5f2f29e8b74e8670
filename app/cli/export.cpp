// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "exporting/format.h"
#include "trace/recorder.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QCommandLineOption languageOption()
{
    return { u"language"_s, u"the language of the sentences: en or tr"_s, u"en|tr"_s, u"en"_s };
}

QCommandLineOption themeOption()
{
    return { u"theme"_s, u"the look, where the format has one"_s, u"light|dark"_s };
}

QCommandLineOption atOption()
{
    return { u"at"_s, u"the moment to open at, where the format shows one: 590ms"_s, u"TIME"_s };
}

QString given(const QCommandLineParser &options, const QCommandLineOption &option)
{
    return options.value(option.names().constFirst());
}

exporting::Options optionsOf(const QCommandLineParser &parser)
{
    exporting::Options options;
    const auto language = engine::fromName<scenario::Language>(given(parser, languageOption()));
    if (!language)
        throw Misuse(u"--language %1: one of en, tr"_s.arg(given(parser, languageOption())));
    options.language = *language;
    if (const QString theme = given(parser, themeOption()); theme == u"light"_s)
        options.appearance = exporting::Appearance::Light;
    else if (theme == u"dark"_s)
        options.appearance = exporting::Appearance::Dark;
    else if (!theme.isEmpty())
        throw Misuse(u"--theme %1: one of light, dark"_s.arg(theme));
    if (parser.isSet(atOption())) {
        options.at = scenario::durationFrom(given(parser, atOption()));
        if (!options.at)
            throw Misuse(u"--at %1: not a time, such as 590ms or 2s"_s.arg(given(parser, atOption())));
    }
    return options;
}

/// A trace as it is; what is no trace yet is run first.
trace::Recording recordingOf(Source source, const QCommandLineParser &options)
{
    const QString variant = given(options, variantOption());
    const QString strategy = given(options, strategyOption());
    if (source.trace) {
        if (!variant.isEmpty() || !strategy.isEmpty())
            throw Misuse(u"a trace is exported as it is; use redelivery run to run it otherwise"_s);
        return std::move(source.trace->recording);
    }
    trace::Header header;
    header.lesson = source.document.id;
    header.variant = variant;
    header.scenario = scenario::effective(source.document, variant, strategy);
    const auto database = databaseOf(options);
    return trace::record(header, *database);
}

} // namespace

QList<QCommandLineOption> exportOptions()
{
    return { variantOption(), strategyOption(), databaseOption(), languageOption(), themeOption(), atOption() };
}

int exportTo(const Invocation &invocation)
{
    const QString path = invocation.operands.at(1);
    const exporting::Format *format = exporting::formatFor(path);
    if (!format)
        throw Misuse(u"%1: no format has this extension; known are %2"_s.arg(path, exporting::knownExtensions()));
    const exporting::Options options = optionsOf(invocation.options);
    Source source = sourceOf(invocation.operands.constFirst());
    if (source.trace && !source.trace->cut.isEmpty())
        invocation.error.line(harmless(source.trace->cut));
    exporting::save(recordingOf(std::move(source), invocation.options), *format, path, options);
    return statusDone;
}

} // namespace cli
