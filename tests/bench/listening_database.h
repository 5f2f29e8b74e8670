// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plain_sqlite.h"

#include "database/sqlite_database.h"

/// A SQLite database that writes down every statement that it is given, in order: also those that find the lock taken,
/// those of a reset, and the rollback of a connection that is given back in the middle of a transaction.
class ListeningDatabase : public engine::Database
{
public:
    /// `heard` must outlive this one.
    explicit ListeningDatabase(std::vector<Issued> &heard)
        : m_heard(heard)
    {
    }

    QString kind() const override { return m_database.kind(); }
    QString version() const override { return m_database.version(); }
    void reset(const engine::Schema &schema) override
    {
        m_database.reset(schema);
        const std::vector<Issued> statements = resetStatements(schema.stock);
        m_heard.insert(m_heard.end(), statements.begin(), statements.end());
    }
    std::unique_ptr<engine::Session> open(engine::SessionId id) override
    {
        if (m_spare.empty())
            m_spare.push_back(++m_connections);
        const int connection = m_spare.back();
        m_spare.pop_back();
        return std::make_unique<Heard>(*this, connection, m_database.open(id));
    }
    void giveBack(std::unique_ptr<engine::Session> session) override
    {
        // Only this class makes sessions for its worlds.
        auto &heard = static_cast<Heard &>(*session);
        if (heard.inTransaction())
            m_heard.push_back({ heard.connection(), "ROLLBACK", {}, -1 });
        m_spare.push_back(heard.connection());
        m_database.giveBack(heard.release());
    }
    engine::Reply purgeInbox(qint64 receivedBefore) override { return m_database.purgeInbox(receivedBefore); }
    engine::Tables observe() override { return m_database.observe(); }

private:
    class Heard : public engine::Session
    {
    public:
        Heard(ListeningDatabase &owner, int connection, std::unique_ptr<engine::Session> session)
            : m_owner(owner)
            , m_connection(connection)
            , m_session(std::move(session))
        {
        }

        int connection() const { return m_connection; }
        std::unique_ptr<engine::Session> release() { return std::move(m_session); }

        engine::Reply begin() override { return hear(m_session->begin()); }
        engine::Reply execute(const engine::Statement &statement) override
        {
            return hear(m_session->execute(statement));
        }
        engine::Reply commit() override { return hear(m_session->commit()); }
        engine::Reply rollback() override { return hear(m_session->rollback()); }
        bool inTransaction() const override { return m_session->inTransaction(); }
        const std::vector<engine::RowChange> &pending() const override { return m_session->pending(); }

    private:
        engine::Reply hear(engine::Reply reply)
        {
            m_owner.m_heard.push_back({ m_connection, reply.sql.toUtf8(), reply.bound, -1 });
            return reply;
        }

        ListeningDatabase &m_owner;
        int m_connection;
        std::unique_ptr<engine::Session> m_session;
    };

    database::SqliteDatabase m_database;
    std::vector<Issued> &m_heard;
    int m_connections = 0;
    /// Connections that were given back.
    std::vector<int> m_spare;
};
