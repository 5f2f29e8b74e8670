// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/database_script.h"

#include "exporting/route.h"

#include <QCoreApplication>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = Event::Kind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Script)
};

} // namespace

ScriptSessions::ScriptSessions(const trace::Recording &recording)
    : m_recording(recording)
{
    for (const Event &event : recording.events) {
        const std::pair key{ event.instance, std::max(0, event.connection) };
        if (event.sql.isEmpty() || m_sessions.contains(key))
            continue;
        m_sessions.emplace(key, count());
        const QString name =
            event.instance < 0 ? Words::tr("operator") : titleOf({ Party::Kind::Instance, event.instance }, recording);
        m_titles.push_back(key.second == 0 ? name : Words::tr("%1, other connection").arg(name));
    }
}

int ScriptSessions::sessionOf(const Event &event) const
{
    return m_sessions.at({ event.instance, std::max(0, event.connection) });
}

/// Whether a wait ends with the crash of who waits: then nothing ever came back.
bool ScriptSessions::crashesWaiting(std::size_t wait) const
{
    const std::vector<Event> &events = m_recording.events;
    for (std::size_t index = wait + 1; index < events.size(); ++index) {
        if (events[index].instance != events[wait].instance)
            continue;
        if (events[index].kind == Kind::Crashed)
            return true;
        if (events[index].kind == Kind::Performed || events[index].kind == Kind::Committed)
            return false;
    }
    return true;
}

void ScriptSessions::eachStep(Literal literal, Progress &progress,
                              const std::function<void(const ScriptStep &)> &visit) const
{
    std::vector<bool> waiting(m_recording.roster.size(), false);
    std::vector<bool> inTransaction(m_recording.roster.size(), false);
    walk(m_recording, progress, [&](const Moment &moment) {
        const Event &event = moment.event;
        const auto instance = static_cast<std::size_t>(std::max(0, event.instance));
        if (event.kind == Kind::Crashed) {
            // A trace may leave out its statements: then there is no session that could roll back.
            const auto session = m_sessions.find({ event.instance, 0 });
            if (inTransaction[instance] && session != m_sessions.end())
                visit({ session->second, u"ROLLBACK"_s, moment.index, false, true });
            waiting[instance] = false;
        } else if (!event.sql.isEmpty()) {
            // A statement that waited was sent when the wait began; now it comes back.
            const bool sent = event.instance >= 0 && waiting[instance];
            const bool waits = event.kind == Kind::Waiting;
            if (!sent && !(waits && crashesWaiting(moment.index)))
                visit({ sessionOf(event), sqlOf(event, literal), moment.index, waits, false });
            if (event.instance >= 0)
                waiting[instance] = waits;
        }
        if (event.instance >= 0)
            inTransaction[instance] = moment.after.instances[instance].inTransaction;
    });
}

QStringList setupSql(const trace::Recording &recording, Literal literal)
{
    const QString key = recording.setup.inbox.perConsumer ? u"message_id, consumer"_s : u"message_id"_s;
    QStringList statements{
        u"CREATE TABLE stock (book TEXT PRIMARY KEY, on_hand BIGINT NOT NULL, reserved BIGINT NOT NULL, "
        "version BIGINT NOT NULL)"_s,
        u"CREATE TABLE inbox (message_id TEXT NOT NULL, consumer TEXT NOT NULL, received_at BIGINT NOT NULL, "
        "completed_at BIGINT, fingerprint TEXT, PRIMARY KEY (%1))"_s.arg(key),
        u"CREATE TABLE stock_reservations (order_id TEXT NOT NULL, book TEXT NOT NULL, quantity BIGINT NOT NULL, "
        "PRIMARY KEY (order_id, book))"_s,
    };
    for (const engine::StockRow &row : recording.setup.stock)
        statements.append(u"INSERT INTO stock VALUES ("_s + literal(row.book)
                          + u", %1, %2, %3)"_s.arg(row.onHand).arg(row.reserved).arg(row.version));
    return statements;
}

QStringList resultSql()
{
    return { u"SELECT book, on_hand, reserved FROM stock ORDER BY book"_s,
             u"SELECT message_id, consumer FROM inbox ORDER BY message_id, consumer"_s,
             u"SELECT order_id, book, quantity FROM stock_reservations ORDER BY order_id, book"_s };
}

} // namespace exporting
