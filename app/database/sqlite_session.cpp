// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_session.h"

#include "database/sqlite_database.h"

#include <QSqlError>
#include <QVariant>

#include <algorithm>
#include <stdexcept>

namespace database {

using namespace Qt::Literals::StringLiterals;
using engine::ErrorKind;
using engine::Reply;
using engine::RowChange;
using engine::Statement;
using engine::StockRow;

namespace {

// Result codes of sqlite3.h; the low byte is the primary one (https://www.sqlite.org/rescode.html).
constexpr int codeBusy = 5;
constexpr int codeBusySnapshot = 517;
constexpr int codeConstraintPrimaryKey = 1555;
constexpr int codeConstraintUnique = 2067;
constexpr int primaryMask = 0xff;

QVariant variantOf(const engine::Bound &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return *number;
    if (const auto *text = std::get_if<QString>(&value))
        return *text;
    return {};
}

std::optional<qint64> numberOrNull(const QVariant &value)
{
    return value.isNull() ? std::nullopt : std::optional(value.toLongLong());
}

QSqlQuery prepare(const QSqlDatabase &connection, const QString &sql)
{
    QSqlQuery query(connection);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        throw std::runtime_error(query.lastError().text().toStdString());
    return query;
}

} // namespace

SqliteSession::SqliteSession(SqliteDatabase &database, engine::SessionId id)
    : m_database(database)
    , m_id(id)
    , m_name(database.uniqueName())
    , m_connection(database.connect(m_name))
{
    const bool perConsumer = database.m_perConsumer.value_or(true);
    for (std::size_t kind = 0; kind < statementKinds; ++kind)
        m_texts[kind] = textOf(static_cast<Statement::Kind>(kind), perConsumer);
    m_texts[Begin] = u"BEGIN"_s;
    m_texts[Commit] = u"COMMIT"_s;
    m_texts[Rollback] = u"ROLLBACK"_s;
}

SqliteSession::~SqliteSession()
{
    endTransaction();
    // Every query and every copy of the connection has to go before the connection may.
    for (auto &query : m_queries)
        query.reset();
    m_connection.close();
    m_connection = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery &SqliteSession::prepared(std::size_t index)
{
    auto &query = m_queries[index];
    if (!query)
        query = prepare(m_connection, m_texts[index]);
    return *query;
}

Reply SqliteSession::control(Control index)
{
    Reply reply;
    reply.sql = m_texts[index];
    QSqlQuery &query = prepared(index);
    if (!query.exec())
        fail(query, reply);
    query.finish();
    return reply;
}

Reply SqliteSession::begin()
{
    Reply reply = control(Begin);
    m_inTransaction = reply.status == Reply::Status::Done;
    return reply;
}

Reply SqliteSession::commit()
{
    Reply reply = control(Commit);
    if (reply.status != Reply::Status::Done)
        return reply;
    reply.changes = std::exchange(m_pending, {});
    for (RowChange &change : reply.changes)
        change.durable = true;
    endTransaction();
    return reply;
}

Reply SqliteSession::rollback()
{
    Reply reply = control(Rollback);
    reply.changes = engine::undoing(m_pending);
    endTransaction();
    return reply;
}

void SqliteSession::endTransaction()
{
    for (const RowChange &change : m_pending) {
        if (const auto *stock = change.before ? std::get_if<StockRow>(&*change.before) : nullptr)
            m_database.m_stock.insert_or_assign(stock->book, *stock);
    }
    m_pending.clear();
    m_inTransaction = false;
    if (m_database.m_writer == m_id)
        m_database.m_writer = engine::noSession;
}

Reply SqliteSession::execute(const Statement &statement)
{
    const auto index = static_cast<std::size_t>(statement.kind);
    QSqlQuery &query = prepared(index);
    Reply reply;
    reply.sql = m_texts[index];
    reply.bound = valuesOf(statement, m_database.m_perConsumer.value_or(true));
    for (std::size_t place = 0; place < reply.bound.size(); ++place)
        query.bindValue(static_cast<int>(place), variantOf(reply.bound[place]));
    if (query.exec())
        readResult(statement, query, reply);
    else
        fail(query, reply);
    // An unfinished statement would hold its lock past the commit.
    query.finish();
    const bool reads = statement.kind == Statement::Kind::ReadInbox;
    if (m_inTransaction && !reads && reply.status != Reply::Status::Waiting)
        m_database.m_writer = m_id;
    keep(reply);
    return reply;
}

void SqliteSession::readResult(const Statement &statement, QSqlQuery &query, Reply &reply)
{
    switch (statement.kind) {
    case Statement::Kind::ReadInbox:
        if (query.next()) {
            reply.rows = 1;
            reply.found = engine::InboxRow{ statement.key, query.value(0).toString(), query.value(1).toLongLong(),
                                            numberOrNull(query.value(2)), query.value(3).toString() };
        }
        break;
    case Statement::Kind::InsertInbox:
    case Statement::Kind::InsertInboxTolerant:
        reply.rows = query.numRowsAffected();
        if (reply.rows > 0)
            reply.changes.push_back(
                { std::nullopt,
                  engine::InboxRow{ statement.key, statement.consumer, statement.now,
                                    statement.completed ? std::optional(statement.now) : std::nullopt,
                                    statement.fingerprint } });
        break;
    case Statement::Kind::CompleteInbox:
        if (query.next()) {
            reply.rows = 1;
            engine::InboxRow row{ statement.key, query.value(0).toString(), query.value(1).toLongLong(), std::nullopt,
                                  query.value(2).toString() };
            RowChange change{ row, std::nullopt };
            row.completedAt = statement.now;
            change.after = std::move(row);
            reply.changes.push_back(std::move(change));
        }
        break;
    case Statement::Kind::AddReserved:
    case Statement::Kind::SetReserved:
    case Statement::Kind::SetReservedIfNewer: readStock(statement, query, reply); break;
    case Statement::Kind::InsertReservation:
        reply.rows = query.numRowsAffected();
        reply.changes.push_back(
            { std::nullopt, engine::ReservationRow{ statement.order, statement.book, statement.quantity } });
        break;
    }
}

void SqliteSession::readStock(const Statement &statement, QSqlQuery &query, Reply &reply)
{
    if (!query.next())
        return;
    reply.rows = 1;
    StockRow after{ statement.book, query.value(0).toLongLong(), query.value(1).toLongLong(),
                    query.value(2).toLongLong() };
    StockRow &known = m_database.m_stock[statement.book];
    reply.changes.push_back({ known, after });
    known = std::move(after);
}

void SqliteSession::fail(const QSqlQuery &query, Reply &reply) const
{
    reply.nativeError = query.lastError().nativeErrorCode();
    const int code = reply.nativeError.toInt();
    if (code == codeBusySnapshot) {
        reply.status = Reply::Status::Failed;
        reply.error = ErrorKind::SerializationFailure;
    } else if ((code & primaryMask) == codeBusy) {
        reply.status = Reply::Status::Waiting;
        reply.holder = m_database.m_writer;
    } else {
        reply.status = Reply::Status::Failed;
        reply.error = code == codeConstraintPrimaryKey || code == codeConstraintUnique ? ErrorKind::DuplicateKey
                                                                                       : ErrorKind::Other;
    }
}

void SqliteSession::keep(Reply &reply)
{
    for (RowChange &change : reply.changes) {
        change.durable = !m_inTransaction;
        if (change.durable)
            continue;
        const auto known = std::find_if(m_pending.begin(), m_pending.end(),
                                        [&](const RowChange &it) { return engine::sameRow(it.row(), change.row()); });
        if (known == m_pending.end())
            m_pending.push_back(change);
        else
            known->after = change.after;
    }
}

} // namespace database
