// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "window/command_line.h"
#include "window/main_window.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <optional>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int unusable = 2;

int fail(const QString &why)
{
    std::fprintf(stderr, "redelivery-lab: %s\n", why.toUtf8().constData());
    return unusable;
}

/// Without anything asked for: the lesson that was open last, or the first one.
void chooseLesson(window::Request &request, const QSettings &settings)
{
    if (!request.lesson.isEmpty() || !request.file.isEmpty())
        return;
    const QString last = settings.value(u"lesson"_s).toString();
    const bool takeLast = request.screenshot.isEmpty() && scenario::findLesson(last);
    request.lesson = takeLast ? last : u"1"_s;
}

scenario::Language languageOf(const QSettings &settings)
{
    const auto chosen = engine::fromName<scenario::Language>(settings.value(u"language"_s).toString());
    return chosen.value_or(scenario::systemLanguage());
}

/// What the learner has done so far. A moment that somebody asked for is shown at once, without questions; a picture
/// changes nothing.
std::optional<teaching::Progress> progressFor(const window::Request &request, QString &problem)
{
    const bool picture = !request.screenshot.isEmpty();
    if (request.progress.isEmpty() && request.at)
        return std::nullopt;
    if (request.progress.isEmpty() && picture)
        return teaching::Progress();
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/progress.json"_s;
    try {
        teaching::Progress progress(request.progress.isEmpty() ? own : request.progress);
        if (picture)
            progress.keepInMemory();
        return progress;
    } catch (const scenario::Problem &unreadable) {
        problem = unreadable.text();
        return teaching::Progress();
    }
}

int run(window::Request request)
{
    std::optional<database::SqliteDatabase> database;
    try {
        database.emplace();
    } catch (const std::exception &problem) {
        return fail(QString::fromUtf8(problem.what()));
    }
    try {
        if (!request.lessons.isEmpty())
            scenario::addLessons(request.lessons);
    } catch (const scenario::Problem &problem) {
        return fail(problem.text());
    }
    QSettings settings;
    chooseLesson(request, settings);
    const bool picture = !request.screenshot.isEmpty();
    scenario::setLanguage(request.language.value_or(picture ? scenario::Language::English : languageOf(settings)));
    QString problem;
    std::optional<teaching::Progress> progress = progressFor(request, problem);
    // Who named a file means that one; the learner's own is kept as it is, and the window says what is wrong with it.
    if (!problem.isEmpty() && !request.progress.isEmpty())
        return fail(problem);
    // A picture looks the same for everybody.
    window::MainWindow window(*database, picture ? nullptr : &settings, progress ? &*progress : nullptr);
    const bool opened = window::apply(request, window);
    if (picture) {
        if (!opened)
            return fail(window.banner().text());
        return window::saveScreenshot(window, request.screenshot) ? 0
                                                                  : fail(request.screenshot + u": cannot be written"_s);
    }
    if (!opened && !window.controller().hasRun()) {
        // Something to look at, beside what went wrong.
        problem = window.banner().text();
        window.openLesson(u"1"_s);
    }
    if (!problem.isEmpty())
        window.banner().say(problem, window::Banner::Kind::Problem);
    window.show();
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"Redelivery Lab"_s);
    QApplication::setApplicationName(u"redelivery-lab"_s);
    QApplication::setApplicationDisplayName(u"Redelivery Lab"_s);
    QApplication::setApplicationVersion(QStringLiteral(REDELIVERY_VERSION));
    const window::CommandLine line = window::parseCommandLine(QApplication::arguments());
    if (!line.error.isEmpty())
        return fail(line.error);
    if (!line.answer.isEmpty()) {
        std::fputs(line.answer.toUtf8().constData(), stdout);
        return 0;
    }
    return run(line.request);
}
