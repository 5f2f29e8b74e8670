// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/command_line.h"

#include "window/explore_dialog.h"
#include "window/main_window.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <chrono>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::CommandLine)
};

constexpr auto eventPrefix = "event:"_L1;

/// "1.4" (seconds), "1400ms", "8d", "event:14".
std::optional<Request::Moment> momentFrom(const QString &text)
{
    bool fits = false;
    if (text.startsWith(eventPrefix)) {
        const auto events = static_cast<std::size_t>(QStringView(text).mid(eventPrefix.size()).toULongLong(&fits));
        return fits ? std::optional(Request::Moment{ {}, events }) : std::nullopt;
    }
    if (const auto time = scenario::durationFrom(text))
        return Request::Moment{ time, {} };
    constexpr double longest = 1e9;
    const double seconds = text.toDouble(&fits);
    if (!fits || !(seconds >= 0 && seconds <= longest))
        return std::nullopt;
    return Request::Moment{ engine::Time(std::llround(seconds * 1000)), {} };
}

std::optional<QSize> sizeFrom(const QString &text)
{
    constexpr int largest = 10'000;
    const QStringList parts = text.split(u'x');
    bool wideFits = false;
    bool highFits = false;
    const QSize size(parts.value(0).toInt(&wideFits), parts.value(1).toInt(&highFits));
    const bool sound = parts.size() == 2 && wideFits && highFits && size.width() > 0 && size.height() > 0
        && size.width() <= largest && size.height() <= largest;
    return sound ? std::optional(size) : std::nullopt;
}

QString problemWith(const QString &option, const QString &value, const QString &expected)
{
    return Words::tr("--%1 %2: expected %3").arg(option, value, expected);
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(Words::tr("Shows what happens when the same message arrives twice."));
    parser.addPositionalArgument(u"FILE"_s, Words::tr("A trace or a scenario to open."), u"[FILE]"_s);
    parser.addOptions({
        { u"lesson"_s, Words::tr("Open the lesson of that id or number."), u"ID"_s },
        { u"variant"_s, Words::tr("Its variant."), u"ID"_s },
        { u"strategy"_s, Words::tr("Another strategy than the lesson's."), u"ID"_s },
        { u"lessons"_s, Words::tr("Add the lessons of a folder."), u"DIR"_s },
        { u"at"_s, Words::tr("Go to a virtual time (1.4, 30s, 8d) or to an event (event:14)."), u"TIME"_s },
        { u"theme"_s, Words::tr("system, light, dark or high-contrast."), u"THEME"_s },
        { u"language"_s, Words::tr("en or tr."), u"LANGUAGE"_s },
        { u"size"_s, Words::tr("Size of the window, as 1440x900."), u"WxH"_s },
        { u"tab"_s, Words::tr("Page of the side panel: %1.").arg(SidePanel::pages().join(u", "_s)), u"PAGE"_s },
        { u"progress"_s, Words::tr("Keep what the learner has done in this file."), u"FILE.json"_s },
        { u"reduced-motion"_s, Words::tr("Nothing moves; the scene changes in steps.") },
        { u"explore"_s, Words::tr("Explore every order of events.") },
        { u"screenshot"_s, Words::tr("Render the window to a picture and leave."), u"FILE.png"_s },
    });
}

QString readOptions(const QCommandLineParser &parser, Request &request)
{
    if (parser.isSet(u"at"_s)) {
        request.at = momentFrom(parser.value(u"at"_s));
        if (!request.at)
            return problemWith(u"at"_s, parser.value(u"at"_s), Words::tr("a time such as 1.4 or 8d, or event:14"));
    }
    if (parser.isSet(u"theme"_s)) {
        request.theme = Appearance::fromName(parser.value(u"theme"_s));
        if (!request.theme)
            return problemWith(u"theme"_s, parser.value(u"theme"_s), u"system, light, dark, high-contrast"_s);
    }
    if (parser.isSet(u"language"_s)) {
        request.language = engine::fromName<scenario::Language>(parser.value(u"language"_s));
        if (!request.language)
            return problemWith(u"language"_s, parser.value(u"language"_s), u"en, tr"_s);
    }
    if (parser.isSet(u"size"_s)) {
        const auto size = sizeFrom(parser.value(u"size"_s));
        if (!size)
            return problemWith(u"size"_s, parser.value(u"size"_s), u"1440x900"_s);
        request.size = *size;
    }
    request.tab = parser.value(u"tab"_s);
    if (!request.tab.isEmpty() && !SidePanel::pages().contains(request.tab))
        return problemWith(u"tab"_s, request.tab, SidePanel::pages().join(u", "_s));
    if (parser.positionalArguments().size() > 1)
        return Words::tr("one file at a time");
    request.lesson = parser.value(u"lesson"_s);
    request.lessons = parser.value(u"lessons"_s);
    request.variant = parser.value(u"variant"_s);
    request.strategy = parser.value(u"strategy"_s);
    request.screenshot = parser.value(u"screenshot"_s);
    request.progress = parser.value(u"progress"_s);
    request.reducedMotion = parser.isSet(u"reduced-motion"_s);
    request.explore = parser.isSet(u"explore"_s);
    request.file = parser.positionalArguments().value(0);
    return {};
}

} // namespace

CommandLine parseCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    CommandLine line;
    if (!parser.parse(arguments))
        line.error = parser.errorText();
    else if (parser.isSet(help))
        line.answer = parser.helpText();
    else if (parser.isSet(version))
        line.answer = QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
    else
        line.error = readOptions(parser, line.request);
    return line;
}

bool apply(const Request &request, MainWindow &window)
{
    if (request.theme)
        window.appearance().setChoice(*request.theme);
    if (request.reducedMotion)
        window.appearance().setReducedMotion(true);
    if (request.size.isValid() && !request.size.isEmpty())
        window.resize(request.size);
    const bool opened = request.file.isEmpty() ? window.openLesson(request.lesson, request.variant, request.strategy)
                                               : window.openFile(request.file);
    if (!opened)
        return false;
    window.sidePanel().showPage(request.tab);
    RunController &controller = window.controller();
    if (request.at && request.at->events)
        controller.goTo(*request.at->events);
    else if (request.at)
        controller.seek(controller.pacing().secondsAt(*request.at->time));
    if (request.explore) {
        ExploreDialog &dialog = window.showExploration();
        dialog.explore(dialog.budget());
    }
    return true;
}

bool saveScreenshot(MainWindow &window, const QString &path)
{
    window.show();
    const auto waitFor = [](auto *sender, auto signal) {
        QEventLoop loop;
        QObject::connect(sender, signal, &loop, &QEventLoop::quit);
        QTimer::singleShot(std::chrono::seconds(20), &loop, &QEventLoop::quit);
        loop.exec();
    };
    if (!window.comparison().isDone())
        waitFor(&window.comparison(), &Comparison::finished);
    ExploreDialog *dialog = window.exploreDialog();
    if (dialog && dialog->exploring().isExploring())
        waitFor(&dialog->exploring(), &Exploring::explored);
    // The first pass lays out and paints, the second what that has changed.
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    return (dialog ? dialog->grab() : window.grab()).save(path);
}

} // namespace window
