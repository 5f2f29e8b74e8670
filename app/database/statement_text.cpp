// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/statement_text.h"

#include <QStringList>

namespace database {

using namespace Qt::Literals::StringLiterals;
using engine::Bound;
using engine::Statement;

namespace {

QString readInbox(bool perConsumer)
{
    const QString text = u"SELECT consumer, received_at, completed_at, fingerprint FROM inbox WHERE message_id = ?"_s;
    return perConsumer ? text + u" AND consumer = ?"_s : text;
}

QString completeInbox(bool perConsumer)
{
    const QString where = perConsumer ? u"message_id = ? AND consumer = ?"_s : u"message_id = ?"_s;
    return u"UPDATE inbox SET completed_at = ? WHERE "_s + where + u" RETURNING consumer, received_at, fingerprint"_s;
}

Bound textOrNull(const QString &text)
{
    return text.isEmpty() ? Bound() : Bound(text);
}

} // namespace

QString textOf(Statement::Kind kind, bool perConsumer)
{
    switch (kind) {
    case Statement::Kind::ReadInbox: return readInbox(perConsumer);
    case Statement::Kind::InsertInbox:
        return u"INSERT INTO inbox (message_id, consumer, received_at, completed_at, fingerprint) "
               "VALUES (?, ?, ?, ?, ?)"_s;
    case Statement::Kind::InsertInboxTolerant:
        return u"INSERT INTO inbox (message_id, consumer, received_at, completed_at, fingerprint) "
               "VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"_s;
    case Statement::Kind::CompleteInbox: return completeInbox(perConsumer);
    case Statement::Kind::AddReserved:
        return u"UPDATE stock SET reserved = reserved + ? WHERE book = ? RETURNING on_hand, reserved, version"_s;
    case Statement::Kind::SetReserved:
        return u"UPDATE stock SET reserved = ? WHERE book = ? RETURNING on_hand, reserved, version"_s;
    case Statement::Kind::SetReservedIfNewer:
        return u"UPDATE stock SET reserved = ?, version = ? WHERE book = ? AND version < ? "
               "RETURNING on_hand, reserved, version"_s;
    case Statement::Kind::InsertReservation:
        return u"INSERT INTO stock_reservations (order_id, book, quantity) VALUES (?, ?, ?)"_s;
    }
    return {};
}

std::vector<Bound> valuesOf(const Statement &statement, bool perConsumer)
{
    switch (statement.kind) {
    case Statement::Kind::ReadInbox:
        return perConsumer ? std::vector<Bound>{ statement.key, statement.consumer }
                           : std::vector<Bound>{ statement.key };
    case Statement::Kind::InsertInbox:
    case Statement::Kind::InsertInboxTolerant:
        return { statement.key, statement.consumer, statement.now, statement.completed ? Bound(statement.now) : Bound(),
                 textOrNull(statement.fingerprint) };
    case Statement::Kind::CompleteInbox:
        return perConsumer ? std::vector<Bound>{ statement.now, statement.key, statement.consumer }
                           : std::vector<Bound>{ statement.now, statement.key };
    case Statement::Kind::AddReserved:
    case Statement::Kind::SetReserved: return { statement.quantity, statement.book };
    case Statement::Kind::SetReservedIfNewer:
        return { statement.quantity, statement.version, statement.book, statement.version };
    case Statement::Kind::InsertReservation: return { statement.order, statement.book, statement.quantity };
    }
    return {};
}

QStringList tablesOf(bool perConsumer)
{
    const QString key = perConsumer ? u"message_id, consumer"_s : u"message_id"_s;
    return {
        u"CREATE TABLE stock (book TEXT PRIMARY KEY, on_hand INTEGER NOT NULL, reserved INTEGER NOT NULL, "
        "version INTEGER NOT NULL)"_s,
        u"CREATE TABLE inbox (message_id TEXT NOT NULL, consumer TEXT NOT NULL, received_at INTEGER NOT NULL, "
        "completed_at INTEGER, fingerprint TEXT, PRIMARY KEY ("_s
            + key + u"))"_s,
        u"CREATE TABLE stock_reservations (order_id TEXT NOT NULL, book TEXT NOT NULL, quantity INTEGER NOT NULL, "
        "PRIMARY KEY (order_id, book))"_s,
    };
}

} // namespace database
