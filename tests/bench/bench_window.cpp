// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How soon the window is there, against an empty one; what its frames cost over a lesson; what a jump into a long
// trace costs, all of the window included; and what interfering costs, the longer the run is. `bench_window PART` measures
// one part only: startup, lesson, long or acting.

#include "database/sqlite_database.h"
#include "long_recording.h"
#include "window/main_window.h"

#include <QApplication>
#include <QDockWidget>
#include <QProcess>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace {

using Clock = std::chrono::steady_clock;
using namespace Qt::Literals::StringLiterals;

constexpr QSize size(1440, 900);
constexpr std::size_t longTraceLength = 100'000;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double quantile(std::vector<double> values, double part)
{
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

void print(const char *what, const std::vector<double> &values)
{
    std::printf("%-34s median %7.2f ms   99 %% %7.2f ms   worst %7.2f ms\n", what, quantile(values, 0.5),
                quantile(values, 0.99), quantile(values, 1));
}

/// Until the first frame is painted.
void show(QWidget &window)
{
    window.resize(size);
    window.show();
    while (!window.windowHandle() || !window.windowHandle()->isExposed())
        QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

/// Tells the process that waits for the first frame.
void showAndSay(QWidget &window)
{
    show(window);
    std::puts("shown");
    std::fflush(stdout);
}

void showEmptyWindow()
{
    QMainWindow window;
    window.setCentralWidget(new QWidget);
    for (const auto area : { Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea }) {
        auto *dock = new QDockWidget(u"dock"_s);
        dock->setWidget(new QWidget);
        window.addDockWidget(area, dock);
    }
    showAndSay(window);
}

void showOurWindow()
{
    database::SqliteDatabase database;
    window::MainWindow window(database, nullptr);
    window.openLesson(u"the-arbiter"_s);
    showAndSay(window);
}

/// In a process of its own, from its start until its first frame.
double firstFrame(const QString &which)
{
    QProcess process;
    const auto start = Clock::now();
    process.start(QCoreApplication::applicationFilePath(), { which });
    process.waitForReadyRead();
    const double passed = millisecondsSince(start);
    process.waitForFinished();
    return passed;
}

void startup()
{
    std::vector<double> empty;
    std::vector<double> ours;
    for (int round = 0; round < 15; ++round) {
        empty.push_back(firstFrame(u"empty"_s));
        ours.push_back(firstFrame(u"ours"_s));
    }
    print("first frame, empty window", empty);
    print("first frame, this window", ours);
    std::printf("%-34s %.2f\n", "ratio of the medians", quantile(ours, 0.5) / quantile(empty, 0.5));
}

struct Costs {
    std::vector<double> all;
    /// The same in time of the processor: what it would be if nobody else used the machine.
    std::vector<double> alone;
    /// Without the painting: models, words, offers.
    std::vector<double> following;
};

/// Moves the playhead and paints what that changes.
void frame(window::MainWindow &window, double seconds, Costs &costs)
{
    const auto start = Clock::now();
    const std::clock_t busy = std::clock();
    window.controller().seek(seconds);
    costs.following.push_back(millisecondsSince(start));
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    costs.all.push_back(millisecondsSince(start));
    costs.alone.push_back(1000.0 * static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC);
}

void print(const char *what, const Costs &costs)
{
    print(what, costs.all);
    print("  in time of the processor", costs.alone);
    print("  of which following", costs.following);
}

/// What one widget alone costs of a frame.
double paintOf(QWidget &widget)
{
    const auto start = Clock::now();
    widget.repaint();
    return millisecondsSince(start);
}

void lesson()
{
    database::SqliteDatabase database;
    window::MainWindow window(database, nullptr);
    window.openLesson(u"the-arbiter"_s);
    show(window);
    while (!window.comparison().isDone())
        QCoreApplication::processEvents();
    Costs frames;
    for (double at = 0; at < window.controller().pacing().duration(); at += 1.0 / 60)
        frame(window, at, frames);
    print("frame, over a lesson", frames);
    std::vector<double> stage;
    std::vector<double> timeline;
    for (double at = 0; at < window.controller().pacing().duration(); at += 1.0 / 60) {
        window.controller().seek(at);
        stage.push_back(paintOf(window.stagePanel().stage()));
        timeline.push_back(paintOf(window.timelinePanel().strip()));
        QCoreApplication::processEvents();
    }
    print("  of which the stage", stage);
    print("  of which the timeline", timeline);
}

void longTrace()
{
    database::SqliteDatabase database;
    const trace::Recording recording = support::longRecording(longTraceLength);
    window::MainWindow window(database, nullptr);
    window.controller().openTrace(recording, u"long"_s);
    show(window);
    const double duration = window.controller().pacing().duration();
    Costs seeks;
    std::size_t random = 1;
    for (int jump = 0; jump < 300; ++jump) {
        random = (random * 48271 + 11) % 2147483647;
        frame(window, duration * static_cast<double>(random) / 2147483647.0, seeks);
    }
    std::printf("%zu events:\n", recording.events.size());
    print("seek and paint", seeks);
    Costs frames;
    for (int step = 0; step < 300; ++step)
        frame(window, duration * 0.9 + step / 60.0, frames);
    print("frame, playing near its end", frames);
}

/// A lesson that somebody keeps alive: each second copy at its end makes the run longer.
void acting()
{
    database::SqliteDatabase database;
    window::MainWindow window(database, nullptr);
    window.openLesson(u"lost-ack"_s);
    show(window);
    window::RunController &run = window.controller();
    std::vector<double> costs;
    for (std::size_t length = 500; length <= 8000; length *= 2) {
        while (run.recording().events.size() < length) {
            run.toEnd();
            run.interfere(run.situation().secondCopy());
        }
        costs.clear();
        for (int act = 0; act < 10; ++act) {
            run.toEnd();
            const auto start = Clock::now();
            run.interfere(run.situation().secondCopy());
            QCoreApplication::processEvents();
            costs.push_back(millisecondsSince(start));
        }
        print(qPrintable(u"acting after %1 events"_s.arg(run.recording().events.size())), costs);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const QString part = QApplication::arguments().value(1);
    if (part == u"empty"_s)
        showEmptyWindow();
    else if (part == u"ours"_s)
        showOurWindow();
    const std::pair<QString, void (*)()> parts[] = {
        { u"startup"_s, startup }, { u"lesson"_s, lesson }, { u"long"_s, longTrace }, { u"acting"_s, acting }
    };
    for (const auto &[name, measure] : parts) {
        if (part.isEmpty() || part == name)
            measure();
    }
    return 0;
}
