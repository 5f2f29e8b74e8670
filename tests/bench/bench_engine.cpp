// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How much the engine costs on top of the database: lessons run again and again on the engine, against the very SQL
// statements that they made, issued straight to the SQLite C interface in a loop.

#include "database/sqlite_database.h"
#include "database/statement_text.h"
#include "engine/timed_scheduler.h"
#include "scenario/scenario.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int rounds = 400;
constexpr int repeats = 7;

/// One statement of a recorded run, with the connection that made it.
struct Issued {
    int connection = 0;
    QByteArray sql;
    std::vector<engine::Bound> bound;
    int prepared = -1;
};

struct Script {
    std::vector<Issued> statements;
    int transitions = 0;
};

/// What the engine's database does before each run: the same tables, emptied and filled.
std::vector<Issued> resetStatements(const engine::Setup &setup)
{
    std::vector<Issued> statements{ { 0, "BEGIN IMMEDIATE", {}, -1 },
                                    { 0, "DELETE FROM stock", {}, -1 },
                                    { 0, "DELETE FROM inbox", {}, -1 },
                                    { 0, "DELETE FROM stock_reservations", {}, -1 } };
    for (const engine::StockRow &row : setup.stock)
        statements.push_back({ 0,
                               "INSERT INTO stock (book, on_hand, reserved, version) VALUES (?, ?, ?, ?)",
                               { row.book, row.onHand, row.reserved, row.version },
                               -1 });
    statements.push_back({ 0, "COMMIT", {}, -1 });
    return statements;
}

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
    script.statements = resetStatements(setup);
    script.transitions = runOnEngine(setup, database, &script);
    return script;
}

/// The statements of a script on plain SQLite connections, prepared once.
class PlainSqlite
{
public:
    explicit PlainSqlite(const QString &file)
        : m_file(file.toUtf8())
    {
    }
    ~PlainSqlite()
    {
        for (sqlite3_stmt *statement : m_statements)
            sqlite3_finalize(statement);
        for (const auto &[number, connection] : m_connections)
            sqlite3_close(connection);
    }

    void prepare(Script &script)
    {
        connection(0);
        execute("PRAGMA journal_mode = WAL");
        for (const QString &table : database::tablesOf(true))
            execute(table.toUtf8());
        std::map<std::pair<int, QByteArray>, int> known;
        for (Issued &issued : script.statements) {
            const auto [it, isNew] =
                known.try_emplace({ issued.connection, issued.sql }, static_cast<int>(m_statements.size()));
            if (isNew) {
                sqlite3_stmt *statement = nullptr;
                check(sqlite3_prepare_v2(connection(issued.connection), issued.sql.constData(), -1, &statement, nullptr)
                      == SQLITE_OK);
                m_statements.push_back(statement);
            }
            issued.prepared = it->second;
        }
    }

    void run(const Script &script)
    {
        for (const Issued &issued : script.statements) {
            sqlite3_stmt *statement = m_statements[static_cast<std::size_t>(issued.prepared)];
            bind(statement, issued.bound);
            while (sqlite3_step(statement) == SQLITE_ROW)
                m_sum += sqlite3_column_int64(statement, 0);
            sqlite3_reset(statement);
        }
        // A run that ends inside a transaction (a crash) closes its connection; here a rollback has to do.
        for (const auto &[number, connection] : m_connections) {
            if (sqlite3_get_autocommit(connection) == 0)
                sqlite3_exec(connection, "ROLLBACK", nullptr, nullptr, nullptr);
        }
    }

private:
    static void check(bool good)
    {
        if (!good) {
            std::fputs("SQLite refused a statement\n", stderr);
            std::exit(1);
        }
    }

    sqlite3 *connection(int number)
    {
        sqlite3 *&connection = m_connections[number];
        if (!connection) {
            check(sqlite3_open(m_file.constData(), &connection) == SQLITE_OK);
            sqlite3_exec(connection, "PRAGMA synchronous = OFF", nullptr, nullptr, nullptr);
        }
        return connection;
    }

    void execute(const QByteArray &sql)
    {
        check(sqlite3_exec(connection(0), sql.constData(), nullptr, nullptr, nullptr) == SQLITE_OK);
    }

    void bind(sqlite3_stmt *statement, const std::vector<engine::Bound> &values)
    {
        int place = 0;
        for (const engine::Bound &value : values) {
            ++place;
            if (const auto *number = std::get_if<qint64>(&value))
                sqlite3_bind_int64(statement, place, *number);
            else if (const auto *text = std::get_if<QString>(&value))
                sqlite3_bind_text16(statement, place, text->utf16(), static_cast<int>(text->size() * 2),
                                    SQLITE_TRANSIENT);
            else
                sqlite3_bind_null(statement, place);
        }
    }

    QByteArray m_file;
    std::map<int, sqlite3 *> m_connections;
    std::vector<sqlite3_stmt *> m_statements;
    qint64 m_sum = 0;
};

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
    plain.prepare(script);

    double engineBest = 1e9;
    double plainBest = 1e9;
    // Alternating, and the best of several: other work on the machine only ever slows a round down.
    for (int repeat = 0; repeat < repeats; ++repeat) {
        engineBest = std::min(engineBest, secondsOf([&] { runOnEngine(setup, database, nullptr); }));
        plainBest = std::min(plainBest, secondsOf([&] { plain.run(script); }));
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
