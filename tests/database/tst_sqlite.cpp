// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"

#include <QDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace engine;

/// What the program teaches about SQLite, seen on SQLite.
class TestSqlite : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;
    std::unique_ptr<Session> m_a;
    std::unique_ptr<Session> m_b;

    static Statement claim(const QString &key)
    {
        Statement statement;
        statement.kind = Statement::Kind::InsertInbox;
        statement.key = key;
        statement.consumer = u"inventory"_s;
        return statement;
    }

    static Statement read(const QString &key)
    {
        Statement statement = claim(key);
        statement.kind = Statement::Kind::ReadInbox;
        return statement;
    }

    static Statement reserve(qint64 quantity)
    {
        Statement statement;
        statement.kind = Statement::Kind::AddReserved;
        statement.book = u"Dune"_s;
        statement.quantity = quantity;
        return statement;
    }

    qint64 reserved() { return m_database.observe().stock.at(u"Dune"_s).reserved; }

private Q_SLOTS:
    void init()
    {
        m_database.reset({ { { u"Dune"_s, 10, 0, 0 } }, true });
        m_a = m_database.open(0);
        m_b = m_database.open(2);
    }
    void cleanup()
    {
        m_a.reset();
        m_b.reset();
    }

    void sameKeyWaitsAndThenIsADuplicate()
    {
        m_a->begin();
        QCOMPARE(m_a->execute(claim(u"m-1"_s)).rows, 1);
        m_b->begin();
        const Reply waiting = m_b->execute(claim(u"m-1"_s));
        QCOMPARE(waiting.status, Reply::Status::Waiting);
        QCOMPARE(waiting.nativeError, u"5"_s);
        QCOMPARE(waiting.holder, 0);
        QVERIFY(waiting.changes.empty());
        QCOMPARE(m_a->commit().changes.size(), 1U);
        const Reply duplicate = m_b->execute(claim(u"m-1"_s));
        QCOMPARE(duplicate.error, ErrorKind::DuplicateKey);
        QCOMPARE(duplicate.nativeError, u"1555"_s);
        // The statement is undone, the transaction usable.
        QCOMPARE(m_b->execute(reserve(2)).rows, 1);
        QCOMPARE(m_b->commit().status, Reply::Status::Done);
        QCOMPARE(reserved(), 2);
    }

    void anotherKeyWaitsToo()
    {
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        QCOMPARE(m_b->execute(claim(u"m-2"_s)).status, Reply::Status::Waiting);
        m_a->rollback();
        QCOMPARE(m_b->execute(claim(u"m-2"_s)).rows, 1);
    }

    void afterARollbackTheKeyIsFree()
    {
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        const Reply undone = m_a->rollback();
        QCOMPARE(undone.changes.size(), 1U);
        QVERIFY(undone.changes[0].before && !undone.changes[0].after);
        m_b->begin();
        QCOMPARE(m_b->execute(claim(u"m-1"_s)).rows, 1);
    }

    void plainReadNeverWaitsAndSeesWhatIsCommitted()
    {
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        QVERIFY(!m_b->execute(read(u"m-1"_s)).found);
        QVERIFY(m_a->execute(read(u"m-1"_s)).found.has_value());
        QVERIFY(m_database.observe().inbox.empty());
        m_a->commit();
        QVERIFY(m_b->execute(read(u"m-1"_s)).found.has_value());
    }

    void checkThenInsertInOneTransactionHasAStaleSnapshot()
    {
        m_b->begin();
        QVERIFY(!m_b->execute(read(u"m-1"_s)).found);
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        QCOMPARE(m_b->execute(claim(u"m-1"_s)).nativeError, u"5"_s);
        m_a->commit();
        const Reply stale = m_b->execute(claim(u"m-1"_s));
        QCOMPARE(stale.status, Reply::Status::Failed);
        QCOMPARE(stale.error, ErrorKind::SerializationFailure);
        QCOMPARE(stale.nativeError, u"517"_s);
    }

    void beginIsDeferred()
    {
        m_a->begin();
        m_b->begin();
        QCOMPARE(m_b->execute(reserve(1)).rows, 1);
        QCOMPARE(m_a->execute(reserve(1)).holder, 2);
    }

    void tolerantInsertChangesNoRow()
    {
        m_a->execute(claim(u"m-1"_s));
        Statement tolerant = claim(u"m-1"_s);
        tolerant.kind = Statement::Kind::InsertInboxTolerant;
        const Reply reply = m_b->execute(tolerant);
        QCOMPARE(reply.status, Reply::Status::Done);
        QCOMPARE(reply.rows, 0);
        QVERIFY(reply.changes.empty());
    }

    void changesCarryBeforeAndAfterAndWhetherTheyAreDurable()
    {
        Reply alone = m_a->execute(reserve(2));
        QVERIFY(alone.changes[0].durable);
        m_a->begin();
        const Reply first = m_a->execute(reserve(2));
        const Reply second = m_a->execute(reserve(3));
        QVERIFY(!first.changes[0].durable && !second.changes[0].durable);
        QCOMPARE(std::get<StockRow>(*second.changes[0].before).reserved, 4);
        QCOMPARE(std::get<StockRow>(*second.changes[0].after).reserved, 7);
        // One entry a row: from what was committed to what is now.
        const Reply committed = m_a->commit();
        QCOMPARE(committed.changes.size(), 1U);
        QVERIFY(committed.changes[0].durable);
        QCOMPARE(std::get<StockRow>(*committed.changes[0].before).reserved, 2);
        QCOMPARE(std::get<StockRow>(*committed.changes[0].after).reserved, 7);
    }

    void closingIsNotCommitting()
    {
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        m_a->execute(reserve(2));
        m_a.reset();
        QCOMPARE(reserved(), 0);
        QVERIFY(m_database.observe().inbox.empty());
        QCOMPARE(m_b->execute(claim(u"m-1"_s)).rows, 1);
    }

    void sharedInboxHasTheMessageAloneAsKey()
    {
        cleanup();
        m_database.reset({ { { u"Dune"_s, 10, 0, 0 } }, false });
        m_a = m_database.open(0);
        m_a->execute(claim(u"m-1"_s));
        Statement other = claim(u"m-1"_s);
        other.consumer = u"notification"_s;
        QCOMPARE(m_a->execute(other).error, ErrorKind::DuplicateKey);
        other.kind = Statement::Kind::ReadInbox;
        QCOMPARE(m_a->execute(other).found->consumer, u"inventory"_s);
    }

    void purgeTellsWhatItDeleted()
    {
        Statement old = claim(u"m-1"_s);
        old.now = 1000;
        m_a->execute(old);
        Statement recent = claim(u"m-2"_s);
        recent.now = 5000;
        m_a->execute(recent);
        const Reply purged = m_database.purgeInbox(2000);
        QCOMPARE(purged.changes.size(), 1U);
        QCOMPARE(std::get<InboxRow>(*purged.changes[0].before).message, u"m-1"_s);
        QVERIFY(!purged.changes[0].after);
        QCOMPARE(m_database.observe().inbox.size(), 1U);
    }

    void theFolderIsPrivateAndGoesWithTheDatabase()
    {
        QString folder;
        {
            const database::SqliteDatabase database;
            folder = database.folder();
            QVERIFY(QFile::exists(folder + u"/lab.sqlite"_s));
            const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
            QVERIFY(!(QFile::permissions(folder) & others));
        }
        QVERIFY(!QDir(folder).exists());
    }

    void spareConnectionStartsAnew()
    {
        m_a->begin();
        m_a->execute(claim(u"m-1"_s));
        m_database.giveBack(std::move(m_a));
        m_a = m_database.open(4);
        QVERIFY(!m_a->inTransaction());
        QVERIFY(m_a->pending().empty());
        QCOMPARE(m_b->execute(claim(u"m-1"_s)).rows, 1);
        m_a->begin();
        m_a->execute(reserve(1));
        QCOMPARE(m_b->execute(reserve(1)).holder, 4);
    }
};

QTEST_GUILESS_MAIN(TestSqlite)
#include "tst_sqlite.moc"
