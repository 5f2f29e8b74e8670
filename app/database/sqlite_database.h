// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

namespace database {

class SqliteSession;

/// SQLite on a WAL file in a private temporary folder, which goes when this object goes. Lives on one thread.
class SqliteDatabase : public engine::Database
{
public:
    /// Creates the file. Throws std::runtime_error, with the folder in its message, where that is not possible.
    SqliteDatabase();
    ~SqliteDatabase() override;

    QString kind() const override;
    QString version() const override { return m_version; }
    /// The private folder with the database file.
    QString folder() const { return m_folder.path(); }
    void reset(const engine::Schema &schema) override;
    std::unique_ptr<engine::Session> open(engine::SessionId id) override;
    void giveBack(std::unique_ptr<engine::Session> session) override;
    engine::Reply purgeInbox(qint64 receivedBefore) override;
    engine::Tables observe() override;

private:
    friend class SqliteSession;

    /// A further connection to the file, under a name of its own. Throws std::runtime_error.
    QSqlDatabase connect(const QString &name) const;
    QString uniqueName();
    void run(const QString &sql);
    /// A statement of the observer, prepared at its first use. `sql` is always the same for the same slot.
    QSqlQuery &prepared(std::size_t slot, const QString &sql);
    void execute(QSqlQuery &query);
    void createTables(bool perConsumer);

    QTemporaryDir m_folder;
    QString m_observerName;
    QSqlDatabase m_observer;
    QString m_version;
    std::optional<bool> m_perConsumer;
    /// The session that holds the lock of the one writer.
    engine::SessionId m_writer = engine::noSession;
    /// The stock as its last writer left it, pending or not: only one writer can be at work.
    std::map<QString, engine::StockRow> m_stock;
    std::vector<std::optional<QSqlQuery>> m_prepared;
    /// Connections that were given back.
    std::vector<std::unique_ptr<SqliteSession>> m_spare;
};

} // namespace database
