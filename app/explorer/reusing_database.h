// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"

namespace explorer {

/// A database whose connections survive the crash of an instance: what the crash leaves of a transaction is rolled back,
/// as it is when a connection closes, and the connection serves the next session. Opening one takes longer than a whole run.
class ReusingDatabase : public engine::Database
{
public:
    /// `database` must outlive this one.
    explicit ReusingDatabase(engine::Database &database)
        : m_database(database)
    {
    }

    QString kind() const override { return m_database.kind(); }
    QString version() const override { return m_database.version(); }
    void reset(const engine::Schema &schema) override { m_database.reset(schema); }
    std::unique_ptr<engine::Session> open(engine::SessionId id) override
    {
        return std::make_unique<Lent>(m_database, m_database.open(id));
    }
    void giveBack(std::unique_ptr<engine::Session> session) override { session.reset(); }
    engine::Reply purgeInbox(qint64 receivedBefore) override { return m_database.purgeInbox(receivedBefore); }
    engine::Tables observe() override { return m_database.observe(); }

private:
    class Lent : public engine::Session
    {
    public:
        Lent(engine::Database &owner, std::unique_ptr<engine::Session> session)
            : m_owner(owner)
            , m_session(std::move(session))
        {
        }
        ~Lent() override { m_owner.giveBack(std::move(m_session)); }

        engine::Reply begin() override { return m_session->begin(); }
        engine::Reply execute(const engine::Statement &statement) override { return m_session->execute(statement); }
        engine::Reply commit() override { return m_session->commit(); }
        engine::Reply rollback() override { return m_session->rollback(); }
        bool inTransaction() const override { return m_session->inTransaction(); }
        const std::vector<engine::RowChange> &pending() const override { return m_session->pending(); }

    private:
        engine::Database &m_owner;
        std::unique_ptr<engine::Session> m_session;
    };

    engine::Database &m_database;
};

} // namespace explorer
