// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/state.h"

#include <algorithm>

namespace trace {

using engine::Event;
using engine::Outcome;
using engine::RowChange;
using engine::StockRow;
using namespace Qt::Literals::StringLiterals;

namespace {

using Doing = InstanceState::Doing;
using Where = EntryState::Where;

const StockRow *stockOf(const std::optional<engine::Row> &row)
{
    return row ? std::get_if<StockRow>(&*row) : nullptr;
}

} // namespace

State::State(const engine::Setup &setup)
    : messages(setup.messages)
    , published(setup.messages.size(), false)
{
    for (const StockRow &row : setup.stock)
        committed.stock.insert_or_assign(row.book, row);
    for (const engine::Consumer &consumer : setup.consumers) {
        strategies.push_back(consumer.strategy->id);
        for (int number = 0; number < consumer.instances; ++number)
            instances.emplace_back().strategy = consumer.strategy->id;
    }
}

void State::apply(const Event &event)
{
    using Kind = Event::Kind;
    now = event.at;
    ++events;
    switch (event.kind) {
    case Kind::Published: publish(event); break;
    case Kind::PublishDropped:
    case Kind::Replayed: replay(event); break;
    case Kind::Delivered: deliver(event); break;
    case Kind::Performed:
    case Kind::Waiting:
    case Kind::Committed: perform(event); break;
    case Kind::RolledBack: endTransaction(event); break;
    case Kind::Returned:
        instanceOf(event).doing = event.next == engine::Step::None ? Doing::Idle : Doing::Settling;
        instanceOf(event).outcome = event.outcome;
        standAt(instanceOf(event), event);
        if (DeliveryState *delivery = deliveryOf(event.tag))
            delivery->outcome = event.outcome;
        break;
    case Kind::AckSent:
        instanceOf(event).doing = Doing::AckInFlight;
        instanceOf(event).paused = false;
        break;
    case Kind::Acked:
    case Kind::AckRejected:
    case Kind::AckLost:
    case Kind::Nacked: settle(event); break;
    case Kind::Requeued:
        entryOf(event).where = Where::Ready;
        entryOf(event).readySince = events;
        break;
    case Kind::DeadLettered: entryOf(event).where = Where::Dead; break;
    case Kind::LockExpired: break;
    case Kind::Paused: instanceOf(event).paused = true; break;
    case Kind::Crashed: crash(event); break;
    case Kind::Restarted: instanceOf(event).doing = Doing::Idle; break;
    case Kind::InboxPurged: takeRows(event); break;
    case Kind::CacheFailed: cacheOut = true; break;
    case Kind::CacheRecovered: cacheOut = false; break;
    case Kind::StrategySwitched: strategies[static_cast<std::size_t>(event.consumer)] = event.strategy; break;
    case Kind::ClockAdvanced: break;
    }
}

void State::publish(const Event &event)
{
    const auto index = static_cast<std::size_t>(event.messageIndex);
    if (index == messages.size()) {
        // A producer's second attempt under a new id: all but the id is the original's.
        engine::Message again = *message(event.retryOf);
        again.id = event.message;
        messages.push_back(std::move(again));
        published.push_back(true);
        originals.insert_or_assign(event.message, event.retryOf);
    }
    published[index] = true;
    for (int consumer = 0; consumer < static_cast<int>(strategies.size()); ++consumer)
        entries.push_back(
            { .id = event.entry + consumer, .consumer = consumer, .message = event.message, .readySince = events });
}

void State::replay(const Event &event)
{
    if (event.replayOf > 0)
        entries[static_cast<std::size_t>(event.replayOf - 1)].where = Where::Replayed;
    if (event.kind == Event::Kind::Replayed)
        entries.push_back(
            { .id = event.entry, .consumer = event.consumer, .message = event.message, .readySince = events });
    else if (event.messageIndex >= 0)
        published[static_cast<std::size_t>(event.messageIndex)] = true;
}

void State::deliver(const Event &event)
{
    EntryState &entry = entryOf(event);
    entry.where = Where::InFlight;
    entry.tag = event.tag;
    entry.deliveries = event.delivery;
    entry.redelivered = event.redelivered;
    entry.lockedUntil = event.lockedUntil;
    entry.instance = event.instance;

    InstanceState fresh;
    fresh.strategy = event.strategy;
    fresh.message = event.message;
    fresh.entry = event.entry;
    fresh.tag = event.tag;
    fresh.redelivered = event.redelivered;
    fresh.doing = Doing::Handling;
    instanceOf(event) = std::move(fresh);
    standAt(instanceOf(event), event);
    deliveries.push_back({ event.message, event.instance, event.tag, event.redelivered });
}

void State::standAt(InstanceState &instance, const Event &event)
{
    instance.standsAt = event.next;
    instance.line = event.nextLine;
}

void State::perform(const Event &event)
{
    InstanceState &instance = instanceOf(event);
    if (event.kind == Event::Kind::Waiting) {
        instance.doing = Doing::Waiting;
        instance.waitsFor = event.holder;
        waits.push_back({ event.instance, event.holder, event.step });
        return;
    }
    instance.doing = Doing::Handling;
    instance.waitsFor = -1;
    instance.paused = false;
    instance.done.push_back({ event.step, event.line, event.answer, event.error });
    standAt(instance, event);
    if (event.reason != engine::Reason::None)
        return; // an injected failure: nothing was carried out
    if (event.call == engine::Call::Begin && event.error == engine::ErrorKind::None)
        instance.inTransaction = true;
    else if (event.connection == 0 && instance.inTransaction && event.step != engine::Step::Check)
        instance.holdsLock = true;
    takeRows(event);
    performElsewhere(event);
    if (event.kind == Event::Kind::Committed)
        endTransaction(event);
}

void State::performElsewhere(const Event &event)
{
    if (event.expires != engine::Time::zero())
        cache.insert_or_assign(event.key, event.expires);
    if (event.call != engine::Call::Send)
        return;
    if (event.answer == engine::Answer::True)
        mails.push_back({ event.message, event.key, event.tag });
    else
        ++mailsRefused;
}

void State::takeRows(const Event &event)
{
    for (const RowChange &change : event.rows) {
        if (change.durable) {
            countEffect(change, event);
            committed.apply(change);
            continue;
        }
        std::vector<RowChange> &pending = instanceOf(event).pending;
        const auto known = std::find_if(pending.begin(), pending.end(),
                                        [&](const RowChange &it) { return engine::sameRow(it.row(), change.row()); });
        if (known == pending.end())
            pending.push_back(change);
        else
            known->after = change.after;
    }
}

void State::countEffect(const RowChange &change, const Event &event)
{
    const StockRow *before = stockOf(change.before);
    const StockRow *after = stockOf(change.after);
    const engine::Message *cause = message(event.message);
    if (!before || !after || !cause)
        return;
    const auto original = originals.find(event.message);
    EffectState &effect = effects[original == originals.end() ? event.message : original->second];
    ++effect.applied;
    effect.delta += after->reserved - before->reserved;
    qint64 &newest = newestVersionWritten[after->book];
    olderOverwroteNewer = cause->version < newest && after->reserved == cause->quantity;
    newest = std::max(newest, cause->version);
}

void State::endTransaction(const Event &event)
{
    InstanceState &instance = instanceOf(event);
    instance.pending.clear();
    instance.inTransaction = false;
    instance.holdsLock = false;
    release(event.instance);
}

void State::release(int holder)
{
    for (InstanceState &instance : instances) {
        if (instance.waitsFor == holder) {
            instance.waitsFor = -1;
            instance.doing = Doing::Handling;
        }
    }
}

void State::settle(const Event &event)
{
    InstanceState &instance = instanceOf(event);
    instance.done.push_back({ engine::Step::Ack, 0, engine::Answer::None, engine::ErrorKind::None });
    const bool handlerGoesOn = event.next != engine::Step::None;
    instance.doing = handlerGoesOn ? Doing::Handling : Doing::Idle;
    standAt(instance, event);
    if (event.kind != Event::Kind::Acked)
        return;
    entryOf(event).where = Where::Acked;
    if (DeliveryState *delivery = deliveryOf(event.tag))
        delivery->acked = true;
}

void State::crash(const Event &event)
{
    endTransaction(event);
    InstanceState &instance = instanceOf(event);
    instance.doing = Doing::Crashed;
    instance.waitsFor = -1;
    instance.paused = false;
    instance.standsAt = engine::Step::None;
    instance.line = 0;
    if (event.outcome != Outcome::Crashed)
        return;
    instance.outcome = Outcome::Crashed;
    if (DeliveryState *delivery = deliveryOf(event.tag))
        delivery->outcome = Outcome::Crashed;
}

DeliveryState *State::deliveryOf(int tag)
{
    // Tags count up from 1 and every one of them is a delivery.
    const auto index = static_cast<std::size_t>(tag) - 1;
    return tag > 0 && index < deliveries.size() ? &deliveries[index] : nullptr;
}

int State::deadLetters() const
{
    return static_cast<int>(std::count_if(entries.begin(), entries.end(),
                                          [](const EntryState &entry) { return entry.where == Where::Dead; }));
}

bool State::unsettled() const
{
    return std::any_of(entries.begin(), entries.end(), [](const EntryState &entry) {
        return entry.where == Where::Ready || entry.where == Where::InFlight;
    });
}

const engine::Message *State::message(const QString &id) const
{
    const auto it = std::find_if(messages.begin(), messages.end(),
                                 [&](const engine::Message &message) { return message.id == id; });
    return it == messages.end() ? nullptr : &*it;
}

std::optional<QString> impossible(const State &state, const Event &event)
{
    using Kind = Event::Kind;
    const auto entryCount = static_cast<int>(state.entries.size());
    const auto known = [&](int entry) { return entry >= 1 && entry <= entryCount; };
    const bool hasInstance = event.instance >= 0;
    switch (event.kind) {
    case Kind::Published: {
        const auto index = static_cast<std::size_t>(event.messageIndex);
        const bool isNew = event.messageIndex >= 0 && index == state.messages.size();
        if (event.messageIndex < 0 || index > state.messages.size() || (isNew && !state.message(event.retryOf)))
            return u"it publishes a message that is not known"_s;
        if (event.entry != entryCount + 1)
            return u"its entry is not the next one"_s;
        break;
    }
    case Kind::PublishDropped:
        if (event.messageIndex >= static_cast<int>(state.messages.size()) || (event.replayOf && !known(event.replayOf)))
            return u"it drops a message that is not known"_s;
        break;
    case Kind::Replayed:
        if (!known(event.replayOf) || event.entry != entryCount + 1 || event.consumer < 0)
            return u"its entry is not the next one"_s;
        break;
    case Kind::Delivered:
        if (!hasInstance || !known(event.entry) || event.tag != static_cast<int>(state.deliveries.size()) + 1)
            return u"its entry or tag does not follow upon what came before"_s;
        break;
    case Kind::Waiting:
        if (!hasInstance || event.holder < 0)
            return u"it does not say who waits for whom"_s;
        break;
    case Kind::Acked:
        if (!hasInstance || !known(event.entry))
            return u"it acks an entry that is not known"_s;
        break;
    case Kind::Performed:
    case Kind::Committed:
    case Kind::RolledBack:
    case Kind::Returned:
    case Kind::AckSent:
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Nacked:
    case Kind::Paused:
    case Kind::Crashed:
    case Kind::Restarted:
        if (!hasInstance)
            return u"it names no instance"_s;
        break;
    case Kind::Requeued:
    case Kind::DeadLettered:
    case Kind::LockExpired:
        if (!known(event.entry))
            return u"its entry is not known"_s;
        break;
    case Kind::InboxPurged:
        if (std::any_of(event.rows.begin(), event.rows.end(), [](const RowChange &change) { return !change.durable; }))
            return u"it purges rows that are not committed"_s;
        break;
    case Kind::StrategySwitched:
        if (event.consumer < 0)
            return u"it names no consumer"_s;
        break;
    case Kind::CacheFailed:
    case Kind::CacheRecovered:
    case Kind::ClockAdvanced: break;
    }
    return std::nullopt;
}

namespace {

/// Whether some message moved the stock further than it asked for.
bool appliedTwice(const State &state)
{
    return std::any_of(state.effects.begin(), state.effects.end(), [&](const auto &it) {
        const engine::Message *message = state.message(it.first);
        const qint64 asked = message ? engine::effectOf(*message) : 0;
        return asked > 0 ? it.second.delta > asked : it.second.delta < asked;
    });
}

bool neverApplied(const State &state)
{
    return std::any_of(state.messages.begin(), state.messages.end(), [&](const engine::Message &message) {
        return !state.originals.contains(message.id) && !state.effects.contains(message.id);
    });
}

} // namespace

engine::Verdict verdictOf(const State &state, const engine::Expectation &expect)
{
    using engine::Verdict;
    if (state.unsettled())
        return Verdict::Stuck;
    bool tooMany = static_cast<int>(state.mails.size()) > expect.emails;
    bool wrong = static_cast<int>(state.mails.size()) != expect.emails;
    for (const auto &[book, reserved] : expect.reserved) {
        const auto row = state.committed.stock.find(book);
        const qint64 actual = row == state.committed.stock.end() ? 0 : row->second.reserved;
        wrong = wrong || actual != reserved;
        tooMany = tooMany || (actual != reserved && appliedTwice(state)) || (actual > reserved && !neverApplied(state));
    }
    if (wrong && state.olderOverwroteNewer)
        return Verdict::Stale;
    if (tooMany)
        return Verdict::Duplicated;
    const bool unclear = std::any_of(state.deliveries.begin(), state.deliveries.end(), [](const DeliveryState &it) {
        return it.outcome == Outcome::NeedsReconciliation;
    });
    if (unclear)
        return Verdict::NeedsReconciliation;
    if (state.deadLetters() > 0)
        return Verdict::DeadLettered;
    return wrong ? Verdict::Lost : Verdict::EffectivelyOnce;
}

} // namespace trace
