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
    m_insertStock.reset();
    for (auto &query : m_read)
        query.reset();
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
    m_insertStock.reset();
    for (auto &query : m_read)
        query.reset();
    for (const auto table : { "stock", "inbox", "stock_reservations" })
        run(u"DROP TABLE IF EXISTS "_s + QLatin1StringView(table));
    for (const QString &sql : tablesOf(perConsumer))
        run(sql);
    m_perConsumer = perConsumer;
}

void SqliteDatabase::reset(const engine::Schema &schema)
{
    run(u"BEGIN IMMEDIATE"_s);
    if (m_perConsumer != schema.inboxPerConsumer) {
        createTables(schema.inboxPerConsumer);
    } else {
        for (const auto table : { "stock", "inbox", "stock_reservations" })
            run(u"DELETE FROM "_s + QLatin1StringView(table));
    }
    m_stock.clear();
    if (!m_insertStock) {
        m_insertStock.emplace(m_observer);
        m_insertStock->prepare(u"INSERT INTO stock (book, on_hand, reserved, version) VALUES (?, ?, ?, ?)"_s);
    }
    for (const engine::StockRow &row : schema.stock) {
        m_insertStock->bindValue(0, row.book);
        m_insertStock->bindValue(1, row.onHand);
        m_insertStock->bindValue(2, row.reserved);
        m_insertStock->bindValue(3, row.version);
        if (!m_insertStock->exec())
            refuse(u"cannot fill the stock"_s, m_insertStock->lastError());
        m_insertStock->finish();
        m_stock.insert_or_assign(row.book, row);
    }
    run(u"COMMIT"_s);
    m_writer = engine::noSession;
}

std::unique_ptr<engine::Session> SqliteDatabase::open(engine::SessionId id)
{
    return std::make_unique<SqliteSession>(*this, id);
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
    const auto read = [&](std::size_t index, const QString &sql, auto &&take) {
        auto &query = m_read[index];
        if (!query) {
            query.emplace(m_observer);
            query->setForwardOnly(true);
            query->prepare(sql);
        }
        if (!query->exec())
            refuse(u"the observer cannot read"_s, query->lastError());
        while (query->next())
            tables.apply({ std::nullopt, take(*query), true });
        query->finish();
    };
    read(0, u"SELECT book, on_hand, reserved, version FROM stock"_s, [](const QSqlQuery &query) {
        return engine::StockRow{ query.value(0).toString(), query.value(1).toLongLong(), query.value(2).toLongLong(),
                                 query.value(3).toLongLong() };
    });
    read(1, u"SELECT message_id, consumer, received_at, completed_at, fingerprint FROM inbox"_s,
         [](const QSqlQuery &query) { return inboxRow(query); });
    read(2, u"SELECT order_id, book, quantity FROM stock_reservations"_s, [](const QSqlQuery &query) {
        return engine::ReservationRow{ query.value(0).toString(), query.value(1).toString(),
                                       query.value(2).toLongLong() };
    });
    return tables;
}

} // namespace database
