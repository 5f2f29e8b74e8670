// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/route.h"

#include "scenario/lesson_text.h"

#include <QCoreApplication>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Call;
using engine::Event;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Parties)
};

/// Whom an operation of a handler asks.
Party askedBy(const Event &event)
{
    switch (event.call) {
    case Call::Send: return { Party::Kind::Mail };
    case Call::CacheGet:
    case Call::CacheSet:
    case Call::CacheSetIfAbsent: return { Party::Kind::Cache };
    case Call::Ack: return { Party::Kind::Broker };
    case Call::Begin:
    case Call::Commit:
    case Call::Execute: break;
    }
    return { Party::Kind::Database };
}

/// ", Dune 0 → 2"; nothing where the event moves no stock.
QString stockMoved(const Event &event)
{
    for (const engine::RowChange &change : event.rows) {
        const auto *before = change.before ? std::get_if<engine::StockRow>(&*change.before) : nullptr;
        const auto *after = change.after ? std::get_if<engine::StockRow>(&*change.after) : nullptr;
        if (before && after)
            return u", %1 %2 → %3"_s.arg(after->book, QString::number(before->reserved),
                                         QString::number(after->reserved));
    }
    return {};
}

QString databaseName(const QString &kind)
{
    if (kind == "postgresql"_L1)
        return u"PostgreSQL"_s;
    return kind == "mariadb"_L1 ? u"MariaDB"_s : u"SQLite"_s;
}

} // namespace

Route routeOf(const Event &event)
{
    using Kind = Event::Kind;
    const Party producer{ Party::Kind::Producer };
    const Party broker{ Party::Kind::Broker };
    const Party instance{ Party::Kind::Instance, event.instance };
    const Party database{ Party::Kind::Database };
    const Party cache{ Party::Kind::Cache };
    switch (event.kind) {
    case Kind::Published: return { producer, broker };
    case Kind::PublishDropped: return event.replayOf > 0 ? Route{ broker, broker } : Route{ producer, broker };
    case Kind::Delivered: return { broker, instance };
    case Kind::Performed:
        if (event.reason == engine::Reason::InjectedFailure)
            return { instance, instance };
        return { instance, askedBy(event) };
    case Kind::Waiting:
    case Kind::Committed:
    case Kind::RolledBack: return { instance, database };
    case Kind::Acked:
    case Kind::AckRejected:
    case Kind::Nacked: return { instance, broker };
    case Kind::AckLost: return { instance, broker, true };
    case Kind::Returned:
    case Kind::AckSent:
    case Kind::Paused:
    case Kind::Crashed:
    case Kind::Restarted: return { instance, instance };
    case Kind::InboxPurged: return { database, database };
    case Kind::CacheFailed:
    case Kind::CacheRecovered: return { cache, cache };
    case Kind::Requeued:
    case Kind::DeadLettered:
    case Kind::LockExpired:
    case Kind::Replayed:
    case Kind::StrategySwitched:
    case Kind::ClockAdvanced: break;
    }
    return { broker, broker };
}

Cast::Cast(const trace::Recording &recording)
{
    bool mail = false;
    bool cache = false;
    for (const engine::Consumer &consumer : recording.setup.consumers)
        strategies.insert(consumer.strategy->id);
    for (const Event &event : recording.events) {
        const Route route = routeOf(event);
        mail = mail || route.to.kind == Party::Kind::Mail;
        cache = cache || route.to.kind == Party::Kind::Cache;
        inbox = inbox || event.sql.contains(" inbox"_L1);
        if (!event.strategy.isEmpty())
            strategies.insert(event.strategy);
        for (const engine::RowChange &change : event.rows) {
            const auto *stock = std::get_if<engine::StockRow>(&change.row());
            const auto *claim = std::get_if<engine::InboxRow>(&change.row());
            versions = versions || (stock && stock->version > 0);
            fingerprints = fingerprints || (claim && !claim->fingerprint.isEmpty());
            reservations = reservations || (!stock && !claim);
        }
    }
    parties = { { Party::Kind::Producer }, { Party::Kind::Broker } };
    for (int index = 0; index < static_cast<int>(recording.roster.size()); ++index)
        parties.push_back({ Party::Kind::Instance, index });
    parties.push_back({ Party::Kind::Database });
    if (mail)
        parties.push_back({ Party::Kind::Mail });
    if (cache)
        parties.push_back({ Party::Kind::Cache });
}

QString titleOf(const Party &party, const trace::Recording &recording)
{
    switch (party.kind) {
    case Party::Kind::Producer: return Words::tr("Producer");
    case Party::Kind::Broker: return Words::tr("Broker");
    case Party::Kind::Database: return databaseName(recording.header.database);
    case Party::Kind::Mail: return Words::tr("E-mail");
    case Party::Kind::Cache: return Words::tr("Cache");
    case Party::Kind::Instance: break;
    }
    const engine::InstanceName &name = recording.roster[static_cast<std::size_t>(party.instance)];
    return recording.setup.consumers[static_cast<std::size_t>(name.consumer)].name + u" #"_s
        + QString::number(name.number);
}

QString titleOf(const trace::Recording &recording)
{
    const scenario::Document *lesson = scenario::findLesson(recording.header.lesson);
    return lesson ? scenario::textOf(*lesson, scenario::language()).title : u"Redelivery Lab"_s;
}

QString labelOf(const Event &event)
{
    using Kind = Event::Kind;
    const QString tag = u"tag "_s + QString::number(event.tag);
    switch (event.kind) {
    case Kind::Published:
    case Kind::PublishDropped: return event.message;
    case Kind::Delivered: return event.message + u", "_s + tag + (event.redelivered ? u", redelivered"_s : QString());
    case Kind::Acked:
    case Kind::AckLost:
    case Kind::AckRejected: return u"ack, "_s + tag;
    case Kind::Nacked: return u"nack, "_s + tag;
    case Kind::RolledBack: return u"rollback"_s;
    case Kind::Performed: return engine::nameOf(event.step) + stockMoved(event);
    default: return engine::nameOf(event.step);
    }
}

} // namespace exporting
