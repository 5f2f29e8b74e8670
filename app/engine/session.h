// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/rows.h"
#include "engine/vocabulary.h"

#include <memory>

/// The database port: what the engine asks of a real database, without a word of SQL.
namespace engine {

/// A value bound to a statement, for the SQL log. monostate is NULL.
using Bound = std::variant<std::monostate, qint64, QString>;

/// One statement of a handler. Only the fields that its kind names are read.
struct Statement {
    enum class Kind : quint8 {
        ReadInbox, ///< key, consumer: the inbox row, if there
        InsertInbox, ///< key, consumer, now, completed, fingerprint: fails on a duplicate key
        InsertInboxTolerant, ///< as InsertInbox, but a duplicate key changes 0 rows instead
        CompleteInbox, ///< key, consumer, now
        AddReserved, ///< book, quantity
        SetReserved, ///< book, quantity
        SetReservedIfNewer, ///< book, quantity, version
        InsertReservation, ///< order, book, quantity: fails on a duplicate key
    };

    Kind kind = Kind::ReadInbox;
    QString key;
    QString consumer;
    QString order;
    QString book;
    QString fingerprint;
    qint64 quantity = 0;
    qint64 version = 0;
    qint64 now = 0;
    bool completed = true;
};

/// What an error means to a handler, whatever the database calls it.
enum class ErrorKind : quint8 {
    None,
    DuplicateKey,
    SerializationFailure,
    Deadlock,
    AbortedTransaction,
    ConnectionLost,
    Other,
};

template<>
inline constexpr std::array namesOf<ErrorKind>{
    Named{ ErrorKind::DuplicateKey, "duplicate-key"_L1 },
    Named{ ErrorKind::SerializationFailure, "serialization-failure"_L1 },
    Named{ ErrorKind::Deadlock, "deadlock"_L1 },
    Named{ ErrorKind::AbortedTransaction, "aborted-transaction"_L1 },
    Named{ ErrorKind::ConnectionLost, "connection-lost"_L1 },
    Named{ ErrorKind::Other, "other"_L1 },
};

/// Names a connection within one run.
using SessionId = int;
inline constexpr SessionId noSession = -1;

/// How one operation on a session ended, or what it waits for.
struct Reply {
    enum class Status : quint8 { Done, Waiting, Failed };

    Status status = Status::Done;
    /// Waiting: the session whose transaction is in the way.
    SessionId holder = noSession;
    /// Failed: what it means, and the database's own code ("1555", "23505").
    ErrorKind error = ErrorKind::None;
    QString nativeError;
    /// Done: rows inserted, updated or read.
    qint64 rows = 0;
    std::optional<InboxRow> found;
    /// Pending while the session's transaction is open, durable otherwise.
    std::vector<RowChange> changes;
    /// The statement as the database was given it. Waiting too: the attempt that found the lock taken.
    QString sql;
    std::vector<Bound> bound;
};

/// One connection. Destroying it closes the connection without a commit, as a crash does.
class Session
{
public:
    Session() = default;
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    virtual ~Session() = default;

    virtual Reply begin() = 0;
    /// Commits alone when no transaction is open.
    virtual Reply execute(const Statement &statement) = 0;
    virtual Reply commit() = 0;
    /// Changes: each pending row, from what was pending back to what is committed.
    virtual Reply rollback() = 0;

    virtual bool inTransaction() const = 0;
    /// What the open transaction has changed so far, one entry a row.
    virtual const std::vector<RowChange> &pending() const = 0;
};

/// How the tables are to be made for a run.
struct Schema {
    std::vector<StockRow> stock;
    /// False: the inbox key is the message alone, so that consumers share it.
    bool inboxPerConsumer = true;
};

/// A database that a run may use. Outlives its sessions.
class Database
{
public:
    Database() = default;
    Database(const Database &) = delete;
    Database &operator=(const Database &) = delete;
    virtual ~Database() = default;

    /// "sqlite", "postgresql", "mariadb".
    virtual QString kind() const = 0;
    /// As the server or library says it: "3.40.1".
    virtual QString version() const = 0;

    /// Empties and fills the tables. No session may be open. Throws std::runtime_error with a message for people.
    virtual void reset(const Schema &schema) = 0;
    /// Throws std::runtime_error when no further connection can be made.
    virtual std::unique_ptr<Session> open(SessionId id) = 0;
    /// Takes back a session that nobody needs any more; its connection may serve a later open(). What is left of a
    /// transaction is rolled back. (A crash destroys the session instead.)
    virtual void giveBack(std::unique_ptr<Session> session) = 0;
    /// Deletes inbox rows received before that virtual time, in a transaction of its own. May wait as any write.
    virtual Reply purgeInbox(qint64 receivedBefore) = 0;
    /// What is committed now, read over the observer's own connection. Takes no lock.
    virtual Tables observe() = 0;
};

} // namespace engine
