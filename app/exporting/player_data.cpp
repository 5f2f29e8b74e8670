// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/player_data.h"

#include "exporting/player_words.h"
#include "exporting/sql_text.h"
#include "scenario/lesson_text.h"
#include "strategies/registry.h"
#include "trace/verdict_words.h"

#include <QJsonArray>

#include <algorithm>

namespace exporting::player {

using namespace Qt::Literals::StringLiterals;
using engine::Event;

namespace {

/// What a row looks like in the table: text, and numbers where there are numbers.
QJsonArray rowJson(const engine::StockRow &row)
{
    return { row.book, row.onHand, row.reserved, row.version };
}

QJsonArray rowJson(const engine::InboxRow &row)
{
    const QString completed = row.completedAt ? trace::timeText(engine::Time(*row.completedAt)) : u"–"_s;
    return { row.message, row.consumer, trace::timeText(engine::Time(row.receivedAt)), completed, row.fingerprint };
}

QJsonArray rowJson(const engine::ReservationRow &row)
{
    return { row.order, row.book, row.quantity };
}

QJsonValue rowJson(const std::optional<engine::Row> &row)
{
    return row ? std::visit([](const auto &it) { return QJsonValue(rowJson(it)); }, *row) : QJsonValue();
}

/// [table, before, after]
QJsonArray changeJson(const engine::RowChange &change)
{
    static constexpr std::array names{ "stock"_L1, "inbox"_L1, "stock_reservations"_L1 };
    return { names[change.row().index()], rowJson(change.before), rowJson(change.after) };
}

QLatin1StringView toneOf(const trace::InstanceState &instance)
{
    using Doing = trace::InstanceState::Doing;
    switch (instance.doing) {
    case Doing::Idle: return "neutral"_L1;
    case Doing::Crashed: return "fault"_L1;
    case Doing::Waiting: return "waiting"_L1;
    case Doing::Handling:
    case Doing::Settling:
    case Doing::AckInFlight: break;
    }
    if (instance.inTransaction)
        return "pending"_L1;
    return instance.redelivered ? "duplicate"_L1 : "in-flight"_L1;
}

QLatin1StringView doingName(trace::InstanceState::Doing doing)
{
    using Doing = trace::InstanceState::Doing;
    switch (doing) {
    case Doing::Idle: return "idle"_L1;
    case Doing::Crashed: return "crashed"_L1;
    case Doing::Waiting: return "waiting"_L1;
    case Doing::Handling:
    case Doing::Settling:
    case Doing::AckInFlight: break;
    }
    return "busy"_L1;
}

QJsonObject instanceJson(const trace::Recording &recording, const trace::InstanceState &instance)
{
    QJsonArray done;
    for (const trace::StepState &step : instance.done)
        done.append(QJsonArray{ QString(engine::nameOf(step.step)), stepMark(step) });
    QJsonArray pending;
    for (const engine::RowChange &change : instance.pending)
        pending.append(changeJson(change));
    const QString holder =
        instance.waitsFor < 0 ? QString() : titleOf({ Party::Kind::Instance, instance.waitsFor }, recording);
    return {
        { u"doing"_s, doingName(instance.doing) },
        { u"tone"_s, toneOf(instance) },
        { u"text"_s, doingText(instance, holder) },
        { u"strategy"_s, instance.strategy },
        { u"message"_s, instance.message },
        { u"tag"_s, instance.tag },
        { u"at"_s, engine::nameOf(instance.standsAt) },
        { u"line"_s, instance.line },
        { u"transaction"_s, instance.inTransaction },
        { u"done"_s, done },
        { u"pending"_s, pending },
    };
}

QJsonObject entryJson(const trace::EntryState &entry)
{
    using Where = trace::EntryState::Where;
    const bool inFlight = entry.where == Where::InFlight;
    const bool dead = entry.where == Where::Dead;
    const auto tone = dead  ? "fault"_L1
        : !inFlight         ? "neutral"_L1
        : entry.redelivered ? "duplicate"_L1
                            : "in-flight"_L1;
    // First what is out, then the queue in its order, then the dead letters.
    const auto order = static_cast<qint64>(inFlight ? 0 : entry.readySince) + (dead ? (1LL << 40) : 0);
    return {
        { u"consumer"_s, entry.consumer },
        { u"message"_s, entry.message },
        { u"text"_s, entryText(entry) },
        { u"tone"_s, tone },
        { u"dead"_s, dead },
        { u"shown"_s, inFlight || dead || entry.where == Where::Ready },
        { u"order"_s, order },
    };
}

/// The ids of the entries that an event may have changed.
std::set<int> entriesOf(const Event &event, int consumers)
{
    std::set<int> ids{ event.entry, event.replayOf };
    if (event.kind == Event::Kind::Published) {
        for (int offset = 0; offset < consumers; ++offset)
            ids.insert(event.entry + offset);
    }
    ids.erase(0);
    return ids;
}

/// The instances that an event may have changed: its own, and those that waited for it or now wait.
QJsonArray instancesJson(const trace::Recording &recording, const Event &event, const trace::State &after)
{
    QJsonArray changed;
    const bool releases = event.kind == Event::Kind::Committed || event.kind == Event::Kind::RolledBack
        || event.kind == Event::Kind::Crashed;
    for (int index = 0; index < static_cast<int>(after.instances.size()); ++index) {
        if (index == event.instance || releases)
            changed.append(
                QJsonArray{ index, instanceJson(recording, after.instances[static_cast<std::size_t>(index)]) });
    }
    return changed;
}

QJsonObject changesJson(const trace::Recording &recording, const Moment &moment)
{
    const Event &event = moment.event;
    QJsonObject json;
    if (const QJsonArray instances = instancesJson(recording, event, moment.after); !instances.isEmpty())
        json.insert("instances"_L1, instances);
    QJsonArray entries;
    for (const int id : entriesOf(event, static_cast<int>(recording.setup.consumers.size())))
        entries.append(QJsonArray{ id, entryJson(moment.after.entries[static_cast<std::size_t>(id - 1)]) });
    if (!entries.isEmpty())
        json.insert("entries"_L1, entries);
    QJsonArray rows;
    for (const engine::RowChange &change : event.rows) {
        if (change.durable)
            rows.append(changeJson(change));
    }
    if (!rows.isEmpty())
        json.insert("rows"_L1, rows);
    const Party::Kind asked = routeOf(event).to.kind;
    if (asked == Party::Kind::Mail)
        json.insert("mail"_L1, mailText(moment.after.mails.size(), moment.after.mailsRefused));
    if (asked == Party::Kind::Cache)
        json.insert("cache"_L1, cacheText(moment.after));
    return json;
}

QLatin1StringView toneOfStatement(const Event &event)
{
    if (event.error == engine::ErrorKind::DuplicateKey || event.answer == engine::Answer::False)
        return "duplicate"_L1;
    if (event.error != engine::ErrorKind::None || event.reason != engine::Reason::None)
        return "fault"_L1;
    if (event.rows.empty())
        return event.call == engine::Call::Send ? "committed"_L1 : "neutral"_L1;
    return event.rows.front().durable ? "committed"_L1 : "pending"_L1;
}

QLatin1StringView toneOf(const Event &event)
{
    using Kind = Event::Kind;
    switch (event.kind) {
    case Kind::Performed: return toneOfStatement(event);
    case Kind::Published: return event.retryOf.isEmpty() ? "in-flight"_L1 : "duplicate"_L1;
    case Kind::Delivered: return event.redelivered ? "duplicate"_L1 : "in-flight"_L1;
    case Kind::Returned: return event.outcome == engine::Outcome::Duplicate ? "duplicate"_L1 : "neutral"_L1;
    case Kind::Waiting:
    case Kind::Paused: return "waiting"_L1;
    case Kind::Committed:
    case Kind::Acked: return "committed"_L1;
    case Kind::RolledBack: return "rolled-back"_L1;
    case Kind::PublishDropped:
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Nacked:
    case Kind::DeadLettered:
    case Kind::LockExpired:
    case Kind::Crashed:
    case Kind::CacheFailed:
    case Kind::InboxPurged: return "fault"_L1;
    default: return "neutral"_L1;
    }
}

QString laneOf(const Party &party)
{
    static constexpr std::array names{ "p"_L1, "b"_L1, "i"_L1, "d"_L1, "m"_L1, "c"_L1 };
    const QString name = names[static_cast<std::size_t>(party.kind)];
    return party.kind == Party::Kind::Instance ? name + QString::number(party.instance) : name;
}

QJsonObject columnsJson(const Cast &cast)
{
    const auto columns = [](std::initializer_list<const char *> texts, std::initializer_list<const char *> numbers) {
        QJsonArray list;
        for (const char *title : texts)
            list.append(QJsonObject{ { u"title"_s, QString::fromLatin1(title) } });
        for (const char *title : numbers)
            list.append(QJsonObject{ { u"title"_s, QString::fromLatin1(title) }, { u"number"_s, true } });
        return list;
    };
    QJsonObject tables{ { u"stock"_s,
                          cast.versions ? columns({ "book" }, { "on_hand", "reserved", "version" })
                                        : columns({ "book" }, { "on_hand", "reserved" }) } };
    if (cast.inbox && cast.fingerprints)
        tables.insert("inbox"_L1,
                      columns({ "message_id", "consumer", "received_at", "completed_at", "fingerprint" }, {}));
    else if (cast.inbox)
        tables.insert("inbox"_L1, columns({ "message_id", "consumer", "received_at", "completed_at" }, {}));
    if (cast.reservations)
        tables.insert("stock_reservations"_L1, columns({ "order_id", "book" }, { "quantity" }));
    return tables;
}

QJsonObject strategiesJson(const Cast &cast)
{
    QJsonObject json;
    for (const QString &id : cast.strategies) {
        const engine::Strategy *strategy = strategies::find(id);
        if (!strategy)
            continue;
        QJsonArray steps;
        for (const engine::Step step : strategy->steps)
            steps.append(QString(engine::nameOf(step)));
        const strategies::Listing listing = strategies::listingOf(*strategy);
        json.insert(id,
                    QJsonObject{ { u"title"_s, QString(strategy->title) },
                                 { u"steps"_s, steps },
                                 { u"firstLine"_s, listing.firstLine },
                                 { u"code"_s, QJsonArray::fromStringList(listing.lines) } });
    }
    return json;
}

QJsonArray instancesJson(const trace::Recording &recording)
{
    const trace::State beginning(recording.setup);
    QJsonArray list;
    for (int index = 0; index < static_cast<int>(recording.roster.size()); ++index) {
        const trace::InstanceState &idle = beginning.instances[static_cast<std::size_t>(index)];
        list.append(QJsonObject{ { u"name"_s, titleOf({ Party::Kind::Instance, index }, recording) },
                                 { u"first"_s, instanceJson(recording, idle) } });
    }
    return list;
}

/// "Inbox, claim first · SQLite 3.40.1"
QString runText(const trace::Recording &recording)
{
    return recording.setup.consumers.front().strategy->title + u" · "_s + titleOf({ Party::Kind::Database }, recording)
        + u' ' + recording.header.databaseVersion;
}

/// How many events have happened by the moment at which the page opens.
qint64 startOf(const trace::Recording &recording, const Options &options)
{
    return static_cast<qint64>(options.eventsAt(recording).value_or(0));
}

} // namespace

QJsonObject head(const trace::Recording &recording, const Cast &cast, const Options &options)
{
    QJsonArray lanes;
    for (const Party &party : cast.parties)
        lanes.append(QJsonObject{ { u"id"_s, laneOf(party) }, { u"name"_s, titleOf(party, recording) } });
    QJsonArray stock;
    for (const engine::StockRow &row : recording.setup.stock)
        stock.append(rowJson(row));
    QJsonArray consumers;
    for (const engine::Consumer &consumer : recording.setup.consumers)
        consumers.append(consumer.name);
    const scenario::Document *lesson = scenario::findLesson(recording.header.lesson);
    return {
        { u"question"_s, lesson ? scenario::textOf(*lesson, options.language).question : QString() },
        { u"run"_s, runText(recording) },
        { u"start"_s, startOf(recording, options) },
        { u"words"_s, words() },
        { u"lanes"_s, lanes },
        { u"consumers"_s, consumers },
        { u"instances"_s, instancesJson(recording) },
        { u"stock"_s, stock },
        { u"tables"_s, columnsJson(cast) },
        { u"strategies"_s, strategiesJson(cast) },
    };
}

QJsonObject eventJson(const trace::Recording &recording, const Moment &moment)
{
    const Event &event = moment.event;
    const Route route = routeOf(event);
    QJsonObject json{
        { u"at"_s, static_cast<qint64>(event.at.count()) },
        { u"since"_s, static_cast<qint64>(event.since.count()) },
        { u"time"_s, trace::timeText(event.at) },
        { u"what"_s, moment.sentence.what },
        { u"tone"_s, toneOf(event) },
        { u"from"_s, laneOf(route.from) },
        { u"to"_s, laneOf(route.to) },
        { u"change"_s, changesJson(recording, moment) },
    };
    if (!moment.sentence.why.isEmpty())
        json.insert("why"_L1, moment.sentence.why);
    if (!event.sql.isEmpty())
        json.insert("sql"_L1, sqlOf(event));
    if (route.lost)
        json.insert("lost"_L1, true);
    return json;
}

QJsonObject end(const trace::Recording &recording, const trace::State &last)
{
    const trace::Judgement judgement = trace::judge(last, recording);
    const bool good = judgement.isEffectivelyOnce();
    return {
        { u"verdict"_s, (good ? u"✓ "_s : u"✗ "_s) + trace::verdictText(judgement) },
        { u"sentence"_s, trace::verdictSentence(judgement, last, recording) },
        { u"tone"_s, good ? "good"_L1 : "bad"_L1 },
    };
}

} // namespace exporting::player
