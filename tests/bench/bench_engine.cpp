// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How much the engine costs on top of the database: lessons run again and again on the engine, against the very SQL
// statements that they made, issued straight to the SQLite C interface in a loop.

#include "plain_sqlite.h"

#include "database/sqlite_database.h"
#include "engine/timed_scheduler.h"
#include "scenario/scenario.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int rounds = 400;
constexpr int repeats = 7;

struct Script {
    std::vector<Issued> statements;
    int transitions = 0;
};

int runOnEngine(const engine::Setup &setup, engine::Database &database, Script *script)
{
    engine::World world(setup, database);
    engine::TimedScheduler scheduler(setup.faults);
    int transitions = 0;
    while (const auto action = scheduler.next(world)) {
        for (const engine::Event &event : world.perform(*action)) {
            if (script && !event.sql.isEmpty())
                script->statements.push_back(
                    { 1 + event.instance * 2 + std::max(event.connection, 0), event.sql.toUtf8(), event.bound, -1 });
        }
        ++transitions;
    }
    return transitions;
}

Script scriptOf(const engine::Setup &setup, engine::Database &database)
{
    Script script;
    script.statements = resetStatements(setup.stock);
    script.transitions = runOnEngine(setup, database, &script);
    return script;
}

double secondsOf(auto &&work)
{
    const auto start = Clock::now();
    for (int round = 0; round < rounds; ++round)
        work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void measure(const char *lesson)
{
    const engine::Setup setup =
        scenario::setupOf(scenario::effective(*scenario::findLesson(QString::fromLatin1(lesson))), {});
    database::SqliteDatabase database;
    Script script = scriptOf(setup, database);
    // Beside the engine's own file, so that both lie on the same file system.
    const QTemporaryDir folder(QDir(database.folder()).filePath(QStringLiteral("plain-XXXXXX")));
    PlainSqlite plain(folder.filePath(QStringLiteral("plain.sqlite")));
    plain.prepare(script.statements, setup.inbox.perConsumer);

    double engineBest = 1e9;
    double plainBest = 1e9;
    // Alternating, and the best of several: other work on the machine only ever slows a round down.
    for (int repeat = 0; repeat < repeats; ++repeat) {
        engineBest = std::min(engineBest, secondsOf([&] { runOnEngine(setup, database, nullptr); }));
        plainBest = std::min(plainBest, secondsOf([&] { plain.run(script.statements); }));
    }
    const double statements = rounds * static_cast<double>(script.statements.size());
    std::printf("%-22s %9.0f transitions/s %9.0f statements/s   C interface %9.0f statements/s   ratio %.2f\n", lesson,
                rounds * script.transitions / engineBest, statements / engineBest, statements / plainBest,
                engineBest / plainBest);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    std::printf("Engine on SQLite against the same statements through the C interface, %d runs, best of %d\n", rounds,
                repeats);
    for (const char *lesson : { "lost-ack", "the-arbiter", "set-not-add", "duplicate-is-success" })
        measure(lesson);
    return 0;
}
