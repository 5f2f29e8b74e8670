// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "exporting/format.h"
#include "trace/recorder.h"

#include <algorithm>
#include <map>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QCommandLineOption themeOption()
{
    return { u"theme"_s, u"the look, where the format has one"_s, u"light|dark"_s };
}

QCommandLineOption atOption()
{
    return { u"at"_s, u"the moment that is shown, where the format shows one: 590ms, event:12"_s, u"TIME|event:N"_s };
}

QCommandLineOption viewOption()
{
    return { u"view"_s, u"what a picture shows"_s, u"stage|timeline|storyboard"_s };
}

QString given(const QCommandLineParser &options, const QCommandLineOption &option)
{
    return options.value(option.names().constFirst());
}

void readMoment(const QString &text, exporting::Options &options)
{
    constexpr auto eventPrefix = "event:"_L1;
    bool fits = true;
    if (text.startsWith(eventPrefix))
        options.events = QStringView(text).mid(eventPrefix.size()).toULongLong(&fits);
    else
        options.at = scenario::durationFrom(text);
    if (!fits || (!options.at && !options.events))
        throw Misuse(u"--at %1: neither a time, such as 590ms or 2s, nor an event, such as event:12"_s.arg(text));
}

exporting::View viewFrom(const QString &name)
{
    using exporting::View;
    static const std::map<QString, View> views{ { u"stage"_s, View::Stage },
                                                { u"timeline"_s, View::Timeline },
                                                { u"storyboard"_s, View::Storyboard } };
    if (const auto view = views.find(name); view != views.end())
        return view->second;
    throw Misuse(u"--view %1: one of stage, timeline, storyboard"_s.arg(name));
}

exporting::Options optionsOf(const QCommandLineParser &parser)
{
    exporting::Options options;
    speak(parser);
    options.language = scenario::language();
    if (const QString theme = given(parser, themeOption()); theme == u"light"_s)
        options.appearance = exporting::Appearance::Light;
    else if (theme == u"dark"_s)
        options.appearance = exporting::Appearance::Dark;
    else if (!theme.isEmpty())
        throw Misuse(u"--theme %1: one of light, dark"_s.arg(theme));
    if (parser.isSet(atOption()))
        readMoment(given(parser, atOption()), options);
    if (parser.isSet(viewOption()))
        options.view = viewFrom(given(parser, viewOption()));
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

bool draws(const QStringList &arguments)
{
    return arguments.value(0) == u"export"_s
        && std::any_of(arguments.begin(), arguments.end(), [](const QString &argument) {
               const exporting::Format *format = exporting::formatFor(argument);
               return format && format->isPicture();
           });
}

QList<QCommandLineOption> exportOptions()
{
    return { variantOption(), strategyOption(), databaseOption(), languageOption(),
             themeOption(),   atOption(),       viewOption() };
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
