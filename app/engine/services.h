// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/handling.h"

/// What a handler can see and do. Each function returns an operation to be awaited, alone on its line.
namespace engine {

using Where = std::source_location;

/// One delivery of a message, as the handler gets it.
struct Delivery {
    QString message;
    MessageType type = MessageType::OrderPlaced;
    QString order;
    QString book;
    /// Copies to reserve; negative for a cancellation.
    qint64 quantity = 0;
    /// Copies that the order asks for in all; 0 for a cancellation.
    qint64 total = 0;
    qint64 version = 0;
    /// What this consumer takes for "the same message" (its key source says which part of the delivery that is).
    QString key;
    /// A hash of the body.
    QString fingerprint;
    int tag = 0;
    bool redelivered = false;
};

/// What an inbox says about a key.
enum class Progress : quint8 { Absent, InProgress, Completed };

/// Statements over one connection. Outside a transaction each of them commits alone.
class Statements
{
public:
    Statements(QString consumer, int connection)
        : m_consumer(std::move(consumer))
        , m_connection(connection)
    {
    }

    /// Whether the inbox has the key. A plain read: it never waits, and sees only what is committed.
    Operation<bool> seen(const QString &key, Where where = Where::current()) const;
    /// As seen(), and whether the work behind the key was finished.
    Operation<Progress> progress(const QString &key, Where where = Where::current()) const;
    /// The fingerprint that the inbox keeps for the key; empty where there is none.
    Operation<QString> fingerprint(const QString &key, Where where = Where::current()) const;
    /// Writes the key as done; false when it is there already.
    Operation<bool> record(const QString &key, Where where = Where::current()) const;
    /// Writes the key as "in progress"; false when it is there already.
    Operation<bool> recordStarted(const QString &key, Where where = Where::current()) const;
    /// Marks the key as completed.
    Operation<void> complete(const QString &key, Where where = Where::current()) const;

    /// Adds to the copies reserved.
    Operation<void> reserve(const QString &book, qint64 quantity, Where where = Where::current()) const;
    /// Sets the copies reserved to an absolute value.
    Operation<void> setReserved(const QString &book, qint64 total, Where where = Where::current()) const;
    /// As setReserved(), but only over an older version; false when the row is as new already.
    Operation<bool> setReservedIfNewer(const QString &book, qint64 total, qint64 version,
                                       Where where = Where::current()) const;

protected:
    QString m_consumer;
    int m_connection;
};

/// An open transaction. Returning or throwing before commit() rolls it back.
class Transaction : public Statements
{
public:
    using Statements::Statements;

    /// Inserts the inbox row; false when another delivery has committed it (a duplicate key).
    Operation<bool> claim(const QString &key, Where where = Where::current()) const;
    /// Inserts the inbox row unless it is there (DO NOTHING, IGNORE); false when nothing was inserted.
    Operation<bool> claimTolerant(const QString &key, Where where = Where::current()) const;
    /// As claimTolerant(), keeping a hash of the body beside the key.
    Operation<bool> claimWithFingerprint(const QString &key, const QString &fingerprint,
                                         Where where = Where::current()) const;
    /// Inserts the reservation itself, keyed by order and book; false when it is there already.
    Operation<bool> claimOrder(const QString &order, const QString &book, qint64 quantity,
                               Where where = Where::current()) const;
    Operation<void> commit(Where where = Where::current()) const;
};

/// A database connection of the instance.
class Connection : public Statements
{
public:
    using Statements::Statements;

    Operation<Transaction> begin(Where where = Where::current()) const;
};

/// A cache with a time to live. It may be out of order, and then answers nothing.
class CacheClient
{
public:
    /// Whether the key is there; nothing in an outage.
    Operation<std::optional<bool>> has(const QString &key, Where where = Where::current()) const;
    Operation<void> set(const QString &key, Where where = Where::current()) const;
    /// Sets the key if it is absent, in one indivisible step: true when it was; nothing in an outage.
    Operation<std::optional<bool>> setIfAbsent(const QString &key, Where where = Where::current()) const;
};

/// An e-mail provider. What it has accepted cannot be taken back.
class MailClient
{
public:
    Operation<void> send(const QString &order, Where where = Where::current()) const;
    /// With an idempotency key: the provider refuses a key that it has seen, and says false.
    Operation<bool> sendOnce(const QString &order, const QString &key, Where where = Where::current()) const;
};

class BrokerClient
{
public:
    /// Acknowledges the delivery before the handler is done.
    Operation<void> ack(Where where = Where::current()) const;
};

class Services
{
public:
    explicit Services(const QString &consumer)
        : db(consumer, 0)
        , otherConnection(consumer, 1)
    {
    }

    Connection db;
    /// A second connection of the same instance: it knows nothing of a transaction on `db`.
    Connection otherConnection;
    CacheClient cache;
    MailClient mail;
    BrokerClient broker;
};

} // namespace engine
