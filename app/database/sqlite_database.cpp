// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"

#include "database/sqlite_session.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QStandardPaths>
#include <QVariant>

#include <atomic>
#include <stdexcept>

namespace database {

using namespace Qt::Literals::StringLiterals;

namespace {

[[noreturn]] void refuse(const QString &what, const QSqlError &error)
{
    throw std::runtime_error((what + u": "_s + error.text()).toStdString());
}

/// Where a small database is fastest: memory that belongs to the session, else shared memory, else the disk.
QString temporaryRoot()
{
    const QString candidates[] = { qEnvironmentVariable("XDG_RUNTIME_DIR"), u"/dev/shm"_s };
    for (const QString &folder : candidates) {
        const QFileInfo info(folder);
        if (!folder.isEmpty() && info.isDir() && info.isWritable())
            return folder;
    }
    return QDir::tempPath();
}

/// The observer's prepared statements.
enum Slot : std::size_t {
    SlotBegin,
    SlotEmptyStock,
    SlotEmptyInbox,
    SlotEmptyReservations,
    SlotFillStock,
    SlotCommit,
    SlotReadStock,
    SlotReadInbox,
    SlotReadReservations,
};

engine::InboxRow inboxRow(const QSqlQuery &query)
{
    const QVariant completed = query.value(3);
    return { query.value(0).toString(), query.value(1).toString(), query.value(2).toLongLong(),
             completed.isNull() ? std::nullopt : std::optional(completed.toLongLong()), query.value(4).toString() };
}

} // namespace

SqliteDatabase::SqliteDatabase()
    : m_folder(temporaryRoot() + u"/redelivery-XXXXXX"_s)
{
    if (!m_folder.isValid())
        throw std::runtime_error((u"no temporary folder for the database: "_s + m_folder.errorString()).toStdString());
    m_observerName = uniqueName();
    m_observer = connect(m_observerName);
    run(u"PRAGMA journal_mode = WAL"_s);
    QSqlQuery query(m_observer);
    if (!query.exec(u"SELECT sqlite_version()"_s) || !query.next())
        refuse(u"SQLite does not answer"_s, query.lastError());
    m_version = query.value(0).toString();
}

SqliteDatabase::~SqliteDatabase()
{
    m_spare.clear();
    m_prepared.clear();
    m_observer.close();
    m_observer = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_observerName);
}

QString SqliteDatabase::kind() const
{
    return u"sqlite"_s;
}

QString SqliteDatabase::uniqueName()
{
    // Qt keeps connection names for the whole process.
    static std::atomic<quint64> last = 0;
    return u"redelivery-"_s + QString::number(++last);
}

QSqlDatabase SqliteDatabase::connect(const QString &name) const
{
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setDatabaseName(m_folder.filePath(u"lab.sqlite"_s));
    // Qt's own default would let a write that finds the lock taken sleep for five seconds.
    connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=0"_s);
    if (!connection.open())
        refuse(u"cannot open the SQLite database"_s, connection.lastError());
    // The file goes with the run: it need not survive a power cut, only the crash of an instance.
    QSqlQuery query(connection);
    if (!query.exec(u"PRAGMA synchronous = OFF"_s))
        refuse(u"cannot set up the SQLite database"_s, query.lastError());
    return connection;
}

void SqliteDatabase::run(const QString &sql)
{
    QSqlQuery query(m_observer);
    if (!query.exec(sql))
        refuse(sql, query.lastError());
}

void SqliteDatabase::createTables(bool perConsumer)
{
    // Their statements are prepared for the tables that go.
    m_spare.clear();
    m_prepared.clear();
    for (const auto table : { "stock", "inbox", "stock_reservations" })
        run(u"DROP TABLE IF EXISTS "_s + QLatin1StringView(table));
    for (const QString &sql : tablesOf(perConsumer))
        run(sql);
    m_perConsumer = perConsumer;
}

QSqlQuery &SqliteDatabase::prepared(std::size_t slot, const QString &sql)
{
    if (slot >= m_prepared.size())
        m_prepared.resize(slot + 1);
    auto &query = m_prepared[slot];
    if (!query) {
        query.emplace(m_observer);
        query->setForwardOnly(true);
        if (!query->prepare(sql))
            refuse(sql, query->lastError());
    }
    return *query;
}

void SqliteDatabase::execute(QSqlQuery &query)
{
    if (!query.exec())
        refuse(query.lastQuery(), query.lastError());
    query.finish();
}

void SqliteDatabase::reset(const engine::Schema &schema)
{
    if (m_perConsumer != schema.inboxPerConsumer)
        createTables(schema.inboxPerConsumer);
    execute(prepared(SlotBegin, u"BEGIN IMMEDIATE"_s));
    execute(prepared(SlotEmptyStock, u"DELETE FROM stock"_s));
    execute(prepared(SlotEmptyInbox, u"DELETE FROM inbox"_s));
    execute(prepared(SlotEmptyReservations, u"DELETE FROM stock_reservations"_s));
    m_stock.clear();
    for (const engine::StockRow &row : schema.stock) {
        QSqlQuery &insert =
            prepared(SlotFillStock, u"INSERT INTO stock (book, on_hand, reserved, version) VALUES (?, ?, ?, ?)"_s);
        insert.bindValue(0, row.book);
        insert.bindValue(1, row.onHand);
        insert.bindValue(2, row.reserved);
        insert.bindValue(3, row.version);
        execute(insert);
        m_stock.insert_or_assign(row.book, row);
    }
    execute(prepared(SlotCommit, u"COMMIT"_s));
    m_writer = engine::noSession;
}

std::unique_ptr<engine::Session> SqliteDatabase::open(engine::SessionId id)
{
    if (m_spare.empty())
        return std::make_unique<SqliteSession>(*this, id);
    std::unique_ptr<SqliteSession> session = std::move(m_spare.back());
    m_spare.pop_back();
    session->setId(id);
    return session;
}

void SqliteDatabase::giveBack(std::unique_ptr<engine::Session> session)
{
    if (session->inTransaction())
        session->rollback();
    // Only this class makes sessions for its worlds.
    m_spare.emplace_back(static_cast<SqliteSession *>(session.release()));
}

engine::Reply SqliteDatabase::purgeInbox(qint64 receivedBefore)
{
    engine::Reply reply;
    reply.sql = u"DELETE FROM inbox WHERE received_at < ? "
                "RETURNING message_id, consumer, received_at, completed_at, fingerprint"_s;
    reply.bound = { receivedBefore };
    QSqlQuery query(m_observer);
    query.setForwardOnly(true);
    query.prepare(reply.sql);
    query.bindValue(0, receivedBefore);
    if (!query.exec())
        refuse(u"cannot purge the inbox"_s, query.lastError());
    while (query.next()) {
        const engine::InboxRow row = inboxRow(query);
        reply.changes.push_back({ row, std::nullopt, true });
    }
    reply.rows = static_cast<qint64>(reply.changes.size());
    return reply;
}

engine::Tables SqliteDatabase::observe()
{
    engine::Tables tables;
    const auto read = [&](Slot slot, const QString &sql, auto &&rowOf) {
        QSqlQuery &query = prepared(slot, sql);
        if (!query.exec())
            refuse(u"the observer cannot read"_s, query.lastError());
        while (query.next())
            tables.apply({ std::nullopt, rowOf(query), true });
        query.finish();
    };
    read(SlotReadStock, u"SELECT book, on_hand, reserved, version FROM stock"_s, [](const QSqlQuery &query) {
        return engine::StockRow{ query.value(0).toString(), query.value(1).toLongLong(), query.value(2).toLongLong(),
                                 query.value(3).toLongLong() };
    });
    read(SlotReadInbox, u"SELECT message_id, consumer, received_at, completed_at, fingerprint FROM inbox"_s, inboxRow);
    read(SlotReadReservations, u"SELECT order_id, book, quantity FROM stock_reservations"_s,
         [](const QSqlQuery &query) {
             return engine::ReservationRow{ query.value(0).toString(), query.value(1).toString(),
                                            query.value(2).toLongLong() };
         });
    return tables;
}

} // namespace database
