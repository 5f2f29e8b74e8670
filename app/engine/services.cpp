// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/services.h"

namespace engine {

// Answers become what the handler gets.

template<>
void Operation<void>::result() const
{
}

template<>
bool Operation<bool>::result() const
{
    return answer == Answer::True || answer == Answer::InProgress || answer == Answer::Completed;
}

template<>
std::optional<bool> Operation<std::optional<bool>>::result() const
{
    if (answer == Answer::Unknown)
        return std::nullopt;
    return answer == Answer::True;
}

template<>
QString Operation<QString>::result() const
{
    return text;
}

template<>
Progress Operation<Progress>::result() const
{
    switch (answer) {
    case Answer::InProgress: return Progress::InProgress;
    case Answer::Completed: return Progress::Completed;
    default: return Progress::Absent;
    }
}

template<>
Transaction Operation<Transaction>::result() const
{
    return Transaction(statement().consumer, connection());
}

namespace {

Statement inboxStatement(Statement::Kind kind, const QString &consumer, const QString &key)
{
    Statement statement;
    statement.kind = kind;
    statement.consumer = consumer;
    statement.key = key;
    return statement;
}

Statement insertStarted(const QString &consumer, const QString &key)
{
    Statement statement = inboxStatement(Statement::Kind::InsertInbox, consumer, key);
    statement.completed = false;
    return statement;
}

Statement insertWithFingerprint(const QString &consumer, const QString &key, const QString &fingerprint)
{
    Statement statement = inboxStatement(Statement::Kind::InsertInboxTolerant, consumer, key);
    statement.fingerprint = fingerprint;
    return statement;
}

Statement stockStatement(Statement::Kind kind, const QString &book, qint64 quantity, qint64 version = 0)
{
    Statement statement;
    statement.kind = kind;
    statement.book = book;
    statement.quantity = quantity;
    statement.version = version;
    return statement;
}

Statement insertReservation(const QString &order, const QString &book, qint64 quantity)
{
    Statement statement = stockStatement(Statement::Kind::InsertReservation, book, quantity);
    statement.order = order;
    return statement;
}

/// What cache and mail need: a key, an order.
Statement keyed(const QString &key, const QString &order = {})
{
    Statement statement;
    statement.key = key;
    statement.order = order;
    return statement;
}

Statement from(const QString &consumer)
{
    Statement statement;
    statement.consumer = consumer;
    return statement;
}

} // namespace

Operation<bool> Statements::seen(const QString &key, Where where) const
{
    return Operation<bool>(Step::Check, Call::Execute, where,
                           inboxStatement(Statement::Kind::ReadInbox, m_consumer, key), m_connection);
}

Operation<Progress> Statements::progress(const QString &key, Where where) const
{
    return Operation<Progress>(Step::Check, Call::Execute, where,
                               inboxStatement(Statement::Kind::ReadInbox, m_consumer, key), m_connection);
}

Operation<QString> Statements::fingerprint(const QString &key, Where where) const
{
    return Operation<QString>(Step::Check, Call::Execute, where,
                              inboxStatement(Statement::Kind::ReadInbox, m_consumer, key), m_connection);
}

Operation<bool> Statements::record(const QString &key, Where where) const
{
    return Operation<bool>(Step::Record, Call::Execute, where,
                           inboxStatement(Statement::Kind::InsertInbox, m_consumer, key), m_connection);
}

Operation<bool> Statements::recordStarted(const QString &key, Where where) const
{
    return Operation<bool>(Step::Record, Call::Execute, where, insertStarted(m_consumer, key), m_connection);
}

Operation<void> Statements::complete(const QString &key, Where where) const
{
    return Operation<void>(Step::Complete, Call::Execute, where,
                           inboxStatement(Statement::Kind::CompleteInbox, m_consumer, key), m_connection);
}

Operation<void> Statements::reserve(const QString &book, qint64 quantity, Where where) const
{
    return Operation<void>(Step::Reserve, Call::Execute, where,
                           stockStatement(Statement::Kind::AddReserved, book, quantity), m_connection);
}

Operation<void> Statements::setReserved(const QString &book, qint64 total, Where where) const
{
    return Operation<void>(Step::Reserve, Call::Execute, where,
                           stockStatement(Statement::Kind::SetReserved, book, total), m_connection);
}

Operation<bool> Statements::setReservedIfNewer(const QString &book, qint64 total, qint64 version, Where where) const
{
    return Operation<bool>(Step::Reserve, Call::Execute, where,
                           stockStatement(Statement::Kind::SetReservedIfNewer, book, total, version), m_connection);
}

Operation<bool> Transaction::claim(const QString &key, Where where) const
{
    return Operation<bool>(Step::Claim, Call::Execute, where,
                           inboxStatement(Statement::Kind::InsertInbox, m_consumer, key), m_connection);
}

Operation<bool> Transaction::claimTolerant(const QString &key, Where where) const
{
    return Operation<bool>(Step::Claim, Call::Execute, where,
                           inboxStatement(Statement::Kind::InsertInboxTolerant, m_consumer, key), m_connection);
}

Operation<bool> Transaction::claimWithFingerprint(const QString &key, const QString &fingerprint, Where where) const
{
    return Operation<bool>(Step::Claim, Call::Execute, where, insertWithFingerprint(m_consumer, key, fingerprint),
                           m_connection);
}

Operation<bool> Transaction::claimOrder(const QString &order, const QString &book, qint64 quantity, Where where) const
{
    return Operation<bool>(Step::Claim, Call::Execute, where, insertReservation(order, book, quantity), m_connection);
}

Operation<void> Transaction::commit(Where where) const
{
    return Operation<void>(Step::Commit, Call::Commit, where, {}, m_connection);
}

Operation<Transaction> Connection::begin(Where where) const
{
    return Operation<Transaction>(Step::Begin, Call::Begin, where, from(m_consumer), m_connection);
}

Operation<std::optional<bool>> CacheClient::has(const QString &key, Where where) const
{
    return Operation<std::optional<bool>>(Step::Check, Call::CacheGet, where, keyed(key));
}

Operation<void> CacheClient::set(const QString &key, Where where) const
{
    return Operation<void>(Step::Record, Call::CacheSet, where, keyed(key));
}

Operation<std::optional<bool>> CacheClient::setIfAbsent(const QString &key, Where where) const
{
    return Operation<std::optional<bool>>(Step::Claim, Call::CacheSetIfAbsent, where, keyed(key));
}

Operation<void> MailClient::send(const QString &order, Where where) const
{
    return Operation<void>(Step::Send, Call::Send, where, keyed({}, order));
}

Operation<bool> MailClient::sendOnce(const QString &order, const QString &key, Where where) const
{
    return Operation<bool>(Step::Send, Call::Send, where, keyed(key, order));
}

Operation<void> BrokerClient::ack(Where where) const
{
    return Operation<void>(Step::Ack, Call::Ack, where);
}

} // namespace engine
