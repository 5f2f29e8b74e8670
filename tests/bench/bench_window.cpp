// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How soon the window is there, against an empty one; what its frames cost over a lesson; and what a jump into a long
// trace costs, all of the window included.

#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "trace/recorder.h"
#include "window/main_window.h"

#include <QApplication>
#include <QDockWidget>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;
using namespace Qt::Literals::StringLiterals;

constexpr QSize size(1440, 900);
constexpr std::size_t length = 100'000;

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

double emptyWindow()
{
    const auto start = Clock::now();
    QMainWindow window;
    window.setCentralWidget(new QWidget);
    for (const auto area : { Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea }) {
        auto *dock = new QDockWidget(u"dock"_s);
        dock->setWidget(new QWidget);
        window.addDockWidget(area, dock);
    }
    show(window);
    return millisecondsSince(start);
}

double ourWindow(engine::Database &database)
{
    const auto start = Clock::now();
    window::MainWindow window(database, nullptr);
    window.openLesson(u"the-arbiter"_s);
    show(window);
    return millisecondsSince(start);
}

void startup()
{
    database::SqliteDatabase database;
    std::vector<double> empty;
    std::vector<double> ours;
    // The first of each loads fonts and styles for both.
    emptyWindow();
    ourWindow(database);
    for (int round = 0; round < 10; ++round) {
        empty.push_back(emptyWindow());
        ours.push_back(ourWindow(database));
    }
    print("first frame, empty window", empty);
    print("first frame, this window", ours);
    std::printf("%-34s %.2f\n", "ratio of the medians", quantile(ours, 0.5) / quantile(empty, 0.5));
}

/// Moves the playhead and paints what that changes.
double frame(window::MainWindow &window, double seconds)
{
    const auto start = Clock::now();
    window.controller().seek(seconds);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
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
    std::vector<double> frames;
    for (double at = 0; at < window.controller().pacing().duration(); at += 1.0 / 60)
        frames.push_back(frame(window, at));
    print("frame, over a lesson", frames);
}

/// A real run under a random schedule with as many faults as it takes.
trace::Recording longRecording(engine::Database &database)
{
    trace::Header header;
    header.scenario = scenario::effective(*scenario::findLesson(u"the-arbiter"));
    trace::Recorder recorder(header, database);
    engine::RandomScheduler scheduler(1, static_cast<int>(length));
    while (recorder.recording().events.size() < length && recorder.step(scheduler)) {}
    return recorder.recording();
}

void longTrace()
{
    database::SqliteDatabase database;
    const trace::Recording recording = longRecording(database);
    window::MainWindow window(database, nullptr);
    window.controller().openTrace(recording, u"long"_s);
    show(window);
    const double duration = window.controller().pacing().duration();
    std::vector<double> seeks;
    std::size_t random = 1;
    for (int jump = 0; jump < 300; ++jump) {
        random = (random * 48271 + 11) % 2147483647;
        seeks.push_back(frame(window, duration * static_cast<double>(random) / 2147483647.0));
    }
    std::printf("%zu events:\n", recording.events.size());
    print("seek and paint", seeks);
    std::vector<double> frames;
    for (int step = 0; step < 300; ++step)
        frames.push_back(frame(window, duration * 0.9 + step / 60.0));
    print("frame, playing near its end", frames);
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    startup();
    lesson();
    longTrace();
    return 0;
}
