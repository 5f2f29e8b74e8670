// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// What a long trace costs: writing and reading it, against writing and parsing the same lines with Qt's JSON classes
// alone; and exporting it in every text format, with the memory that takes beyond the recording. `bench_export EVENTS`
// measures a trace of another length than a million.

#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "exporting/format.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using namespace Qt::Literals::StringLiterals;
using Clock = std::chrono::steady_clock;

constexpr std::size_t usualLength = 1'000'000;
constexpr int repeats = 3;
constexpr double megabyte = 1e6;

double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// A real run under a random schedule, whose producer sends the message twice again whenever nothing is left to do.
trace::Recording longRecording(std::size_t length)
{
    trace::Header header;
    header.lesson = u"the-arbiter"_s;
    header.scenario = scenario::effective(*scenario::findLesson(u"the-arbiter"));
    database::SqliteDatabase database;
    trace::Recorder recorder(header, database);
    engine::RandomScheduler scheduler(1, 0);
    // Not step(), which stops where a run is taken to go round in circles.
    while (recorder.recording().events.size() < length) {
        if (const auto action = scheduler.next(recorder.world())) {
            recorder.perform(*action);
            continue;
        }
        for (int copy = 0; copy < 2; ++copy)
            recorder.perform({ .kind = engine::Action::Kind::RetryPublish, .message = 0 });
    }
    recorder.finish();
    return recorder.recording();
}

/// Counts, and forgets.
class Sink : public QIODevice
{
public:
    Sink() { open(WriteOnly); }
    qint64 bytes = 0;

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *, qint64 size) override
    {
        bytes += size;
        return size;
    }
};

double write(const trace::Recording &recording)
{
    Sink sink;
    const auto start = Clock::now();
    trace::write(recording, sink);
    return secondsSince(start);
}

double read(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto start = Clock::now();
    trace::read(buffer, u"bench"_s);
    return secondsSince(start);
}

/// The same lines through Qt's JSON classes, cut beforehand: seconds to parse them, seconds to write them.
std::pair<double, double> withQtAlone(const QByteArray &bytes)
{
    Sink sink;
    double parsing = 0;
    double writing = 0;
    std::vector<QByteArray> lines;
    std::vector<QJsonDocument> documents;
    for (qsizetype from = 0; from < bytes.size();) {
        constexpr std::size_t atOnce = 1000;
        lines.clear();
        documents.clear();
        while (from < bytes.size() && lines.size() < atOnce) {
            const qsizetype end = bytes.indexOf('\n', from);
            lines.push_back(bytes.mid(from, end - from));
            from = end + 1;
        }
        auto start = Clock::now();
        for (const QByteArray &line : lines)
            documents.push_back(QJsonDocument::fromJson(line));
        parsing += secondsSince(start);
        start = Clock::now();
        for (const QJsonDocument &document : documents)
            sink.write(document.toJson(QJsonDocument::Compact) + '\n');
        writing += secondsSince(start);
    }
    return { parsing, writing };
}

void compareWithQt(const trace::Recording &recording)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    trace::write(recording, buffer);
    const double size = static_cast<double>(bytes.size()) / megabyte;
    double parsing = 1e9;
    double writing = 1e9;
    double ourReading = 1e9;
    double ourWriting = 1e9;
    // Alternating, and the best of several: other work on the machine only ever slows a round down.
    for (int repeat = 0; repeat < repeats; ++repeat) {
        ourWriting = std::min(ourWriting, write(recording));
        ourReading = std::min(ourReading, read(bytes));
        const auto [parsed, written] = withQtAlone(bytes);
        parsing = std::min(parsing, parsed);
        writing = std::min(writing, written);
    }
    std::printf("a trace of %zu events, %.0f MB\n", recording.events.size(), size);
    std::printf("write %7.1f MB/s   Qt's JSON alone %7.1f MB/s   ratio %.2f\n", size / ourWriting, size / writing,
                ourWriting / writing);
    std::printf("read  %7.1f MB/s   Qt's JSON alone %7.1f MB/s   ratio %.2f\n", size / ourReading, size / parsing,
                ourReading / parsing);
    std::fflush(stdout);
}

/// "VmHWM:" in megabytes.
double memory(const QByteArray &what)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf(what);
    return at < 0 ? 0 : all.mid(at + what.size()).trimmed().split(' ').constFirst().toDouble() / 1000;
}

/// In a process of its own, so that each starts with the same memory.
void measure(const exporting::Format &format, const trace::Recording &recording)
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child != 0) {
        waitpid(child, nullptr, 0);
        return;
    }
    const double before = memory("VmRSS:");
    Sink sink;
    const auto start = Clock::now();
    format.write(recording, sink);
    const double seconds = secondsSince(start);
    std::printf("%-14s %8.1f MB %7.1f s %8.0f events/s   peak memory + %.1f MB\n", format.extension.data(),
                static_cast<double>(sink.bytes) / megabyte, seconds,
                static_cast<double>(recording.events.size()) / seconds, memory("VmHWM:") - before);
    std::fflush(stdout);
    _exit(0);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const qulonglong asked = QCoreApplication::arguments().value(1).toULongLong();
    const trace::Recording recording = longRecording(asked > 0 ? asked : usualLength);
    compareWithQt(recording);
    std::printf("the recording itself takes about %.0f MB\n", memory("VmRSS:"));
    for (const exporting::Format &format : exporting::formats()) {
        if (!format.isPicture())
            measure(format, recording);
    }
    return 0;
}
