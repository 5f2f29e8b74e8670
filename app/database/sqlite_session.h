// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/statement_text.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <array>

namespace database {

class SqliteDatabase;

/// A connection to the WAL file. Its transactions are SQLite's own: BEGIN is deferred, the first write takes the lock
/// of the one writer, and a write that finds it taken gets BUSY at once.
class SqliteSession : public engine::Session
{
public:
    /// Opens the connection. Throws std::runtime_error. `database` outlives the session.
    SqliteSession(SqliteDatabase &database, engine::SessionId id);
    ~SqliteSession() override;

    /// Names it anew, for another run.
    void setId(engine::SessionId id) { m_id = id; }

    engine::Reply begin() override;
    engine::Reply execute(const engine::Statement &statement) override;
    engine::Reply commit() override;
    engine::Reply rollback() override;
    bool inTransaction() const override { return m_inTransaction; }
    const std::vector<engine::RowChange> &pending() const override { return m_pending; }

private:
    /// Statements have the index of their kind; those that control transactions follow.
    enum Control : std::size_t { Begin = statementKinds, Commit, Rollback, PreparedCount };

    QSqlQuery &prepared(std::size_t index);
    engine::Reply control(Control index);
    void readResult(const engine::Statement &statement, QSqlQuery &query, engine::Reply &reply);
    void readStock(const engine::Statement &statement, QSqlQuery &query, engine::Reply &reply);
    void fail(const QSqlQuery &query, engine::Reply &reply) const;
    /// Marks the changes as durable, or remembers them until the transaction ends.
    void keep(engine::Reply &reply);
    void endTransaction();

    SqliteDatabase &m_database;
    engine::SessionId m_id;
    QString m_name;
    QSqlDatabase m_connection;
    std::array<std::optional<QSqlQuery>, PreparedCount> m_queries;
    std::array<QString, PreparedCount> m_texts;
    bool m_inTransaction = false;
    std::vector<engine::RowChange> m_pending;
};

} // namespace database
