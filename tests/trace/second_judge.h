// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/sqlite_database.h"
#include "engine/world.h"

#include <map>
#include <set>
#include <tuple>

/// A judge that shares nothing with trace/: it goes by what the database was told and has kept, by what the e-mail provider
/// took, and by where the broker left each entry.
namespace second {

using namespace Qt::Literals::StringLiterals;
using engine::Verdict;

/// A write that became durable, or a mail that went out.
struct Done {
    int message = -1; ///< an index into the messages of the world
    int consumer = -1;
    bool isMail = false;
    bool setsTotal = false;
};

/// A SQLite database that keeps a log of the stock writes that became durable.
class LoggedDatabase : public engine::Database
{
public:
    /// Whose instances it asks which message they have in hand. Null between runs.
    const engine::World *world = nullptr;
    std::vector<Done> log;

    QString kind() const override { return m_database.kind(); }
    QString version() const override { return m_database.version(); }
    void reset(const engine::Schema &schema) override { m_database.reset(schema); }
    std::unique_ptr<engine::Session> open(engine::SessionId id) override
    {
        return std::make_unique<Logged>(*this, id, m_database.open(id));
    }
    void giveBack(std::unique_ptr<engine::Session> session) override
    {
        m_database.giveBack(static_cast<Logged &>(*session).release());
    }
    engine::Reply purgeInbox(qint64 receivedBefore) override { return m_database.purgeInbox(receivedBefore); }
    engine::Tables observe() override { return m_database.observe(); }

private:
    class Logged : public engine::Session
    {
    public:
        Logged(LoggedDatabase &owner, engine::SessionId id, std::unique_ptr<engine::Session> session)
            : m_owner(owner)
            , m_instance(static_cast<std::size_t>(id / 2))
            , m_session(std::move(session))
        {
        }

        std::unique_ptr<engine::Session> release() { return std::move(m_session); }

        engine::Reply begin() override { return m_session->begin(); }
        engine::Reply execute(const engine::Statement &statement) override
        {
            using Kind = engine::Statement::Kind;
            engine::Reply reply = m_session->execute(statement);
            const bool sets = statement.kind == Kind::SetReserved || statement.kind == Kind::SetReservedIfNewer;
            if (reply.status != engine::Reply::Status::Done || reply.rows == 0
                || !(sets || statement.kind == Kind::AddReserved))
                return reply;
            const engine::Instance &instance = m_owner.world->instances()[m_instance];
            m_written.push_back({ instance.message, instance.consumer, false, sets });
            if (!m_session->inTransaction())
                keep();
            return reply;
        }
        engine::Reply commit() override
        {
            engine::Reply reply = m_session->commit();
            if (reply.status == engine::Reply::Status::Done)
                keep();
            return reply;
        }
        engine::Reply rollback() override
        {
            m_written.clear();
            return m_session->rollback();
        }
        bool inTransaction() const override { return m_session->inTransaction(); }
        const std::vector<engine::RowChange> &pending() const override { return m_session->pending(); }

    private:
        void keep()
        {
            m_owner.log.insert(m_owner.log.end(), m_written.begin(), m_written.end());
            m_written.clear();
        }

        LoggedDatabase &m_owner;
        std::size_t m_instance;
        std::unique_ptr<engine::Session> m_session;
        std::vector<Done> m_written;
    };

    database::SqliteDatabase m_database;
};

/// What is known of a run that is over.
struct Facts {
    std::vector<engine::Message> messages;
    /// Which message of the scenario each of them is counted for.
    std::vector<int> countsFor;
    std::vector<Done> log;
    /// Entries by message of the scenario and consumer.
    std::set<std::pair<int, int>> unsettled, dead, unclear;
    engine::Tables tables;
};

/// Kind, message, consumer; and the book where the result is wrong. The order is that of the verdicts.
using Found = std::set<std::tuple<Verdict, int, int, QString>>;

inline Found judge(const Facts &facts, const engine::Setup &setup)
{
    Found found;
    std::set<QString> explainedBooks;
    bool mailsExplained = false;
    const auto say = [&](Verdict kind, int message, int consumer, bool changesResult) {
        found.emplace(kind, message, consumer, QString());
        const bool mails = setup.consumers[std::size_t(consumer)].strategy->subject == engine::Subject::Email;
        if (changesResult && mails)
            mailsExplained = true;
        else if (changesResult)
            explainedBooks.insert(facts.messages[std::size_t(message)].book);
    };
    const auto messageOf = [&](const Done &done) -> const engine::Message & {
        return facts.messages[std::size_t(done.message)];
    };
    for (int message = 0; message < int(setup.messages.size()); ++message) {
        if (facts.countsFor[std::size_t(message)] != message)
            continue; // it repeats another, for which it is counted
        const engine::Message &it = facts.messages[std::size_t(message)];
        for (int consumer = 0; consumer < int(setup.consumers.size()); ++consumer) {
            int times = 0;
            bool newerSet = false;
            for (const Done &done : facts.log) {
                if (done.consumer != consumer)
                    continue;
                if (facts.countsFor[std::size_t(done.message)] == message)
                    times = done.setsTotal ? std::max(times, 1) : times + 1;
                const engine::Message &other = messageOf(done);
                newerSet = newerSet
                    || (done.setsTotal && other.order == it.order && other.book == it.book
                        && other.version > it.version);
            }
            const std::pair place{ message, consumer };
            if (times > 1)
                say(Verdict::Duplicated, message, consumer, true);
            if (facts.unsettled.contains(place))
                say(Verdict::Stuck, message, consumer, true);
            if (facts.dead.contains(place))
                say(Verdict::DeadLettered, message, consumer, times == 0);
            if (facts.unclear.contains(place))
                say(Verdict::NeedsReconciliation, message, consumer, times == 0);
            const bool excused = facts.unsettled.contains(place) || facts.dead.contains(place)
                || facts.unclear.contains(place) || newerSet;
            if (times == 0 && !excused)
                say(Verdict::Lost, message, consumer, true);
        }
    }
    // An older version stands where a newer one was before: by the last total that was set for each order.
    std::map<std::pair<QString, QString>, std::vector<Done>> orders;
    for (const Done &done : facts.log) {
        if (!done.isMail)
            orders[{ messageOf(done).order, messageOf(done).book }].push_back(done);
    }
    for (const auto &[order, writes] : orders) {
        int newest = writes.front().message;
        std::optional<Done> standing;
        for (const Done &done : writes) {
            const engine::Message &newer = facts.messages[std::size_t(newest)];
            const bool isNewest = messageOf(done).version >= newer.version;
            if (done.setsTotal && (isNewest || engine::totalOf(messageOf(done)) != engine::totalOf(newer)))
                standing = isNewest ? std::nullopt : std::optional(done);
            if (isNewest)
                newest = done.message;
        }
        if (standing)
            say(Verdict::Stale, facts.countsFor[std::size_t(standing->message)], standing->consumer, true);
    }
    for (const auto &[book, expected] : setup.expect.reserved) {
        if (facts.tables.stock.at(book).reserved != expected && !explainedBooks.contains(book))
            found.emplace(Verdict::WrongResult, -1, -1, book);
    }
    const auto mails = std::count_if(facts.log.begin(), facts.log.end(), [](const Done &it) { return it.isMail; });
    if (mails != setup.expect.emails && !mailsExplained)
        found.emplace(Verdict::WrongResult, -1, -1, QString());
    return found;
}

} // namespace second
