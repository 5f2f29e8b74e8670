// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/statement_text.h"

#include <sqlite3.h>

#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <map>

/// One statement that the program made, with the connection that made it. Connection 0 is the observer's.
struct Issued {
    int connection = 0;
    QByteArray sql;
    std::vector<engine::Bound> bound;
    int prepared = -1;
};

/// What the engine's database does before each run: the same tables, emptied and filled.
inline std::vector<Issued> resetStatements(const std::vector<engine::StockRow> &stock)
{
    std::vector<Issued> statements{ { 0, "BEGIN IMMEDIATE", {}, -1 },
                                    { 0, "DELETE FROM stock", {}, -1 },
                                    { 0, "DELETE FROM inbox", {}, -1 },
                                    { 0, "DELETE FROM stock_reservations", {}, -1 } };
    for (const engine::StockRow &row : stock)
        statements.push_back({ 0,
                               "INSERT INTO stock (book, on_hand, reserved, version) VALUES (?, ?, ?, ?)",
                               { row.book, row.onHand, row.reserved, row.version },
                               -1 });
    statements.push_back({ 0, "COMMIT", {}, -1 });
    return statements;
}

/// The same statements on plain SQLite connections, prepared once.
class PlainSqlite
{
public:
    explicit PlainSqlite(const QString &file)
        : m_file(file.toUtf8())
    {
    }
    PlainSqlite(const PlainSqlite &) = delete;
    PlainSqlite &operator=(const PlainSqlite &) = delete;
    ~PlainSqlite()
    {
        for (sqlite3_stmt *statement : m_statements)
            sqlite3_finalize(statement);
        for (const auto &[number, connection] : m_connections)
            sqlite3_close(connection);
    }

    void prepare(std::vector<Issued> &script, bool inboxPerConsumer)
    {
        execute("PRAGMA journal_mode = WAL");
        for (const QString &table : database::tablesOf(inboxPerConsumer))
            execute(table.toUtf8());
        std::map<std::pair<int, QByteArray>, int> known;
        for (Issued &issued : script) {
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

    void run(const std::vector<Issued> &script)
    {
        for (const Issued &issued : script) {
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
