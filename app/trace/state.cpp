// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/state.h"

#include "strategies/registry.h"

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
    : published(setup.messages.size(), false)
    , ready(setup.consumers.size())
{
    for (const engine::Message &message : setup.messages)
        addMessage(message);
    for (const StockRow &row : setup.stock)
        committed.stock.insert_or_assign(row.book, row);
    for (const engine::Consumer &consumer : setup.consumers) {
        for (int number = 0; number < consumer.instances; ++number) {
            InstanceState &instance = instances.emplace_back();
            instance.consumer = static_cast<int>(strategies.size());
            instance.strategy = consumer.strategy->id;
        }
        strategies.push_back(consumer.strategy->id);
    }
    if (!setup.invariants.empty()) {
        m_watch = std::make_shared<InvariantWatch>(setup);
        m_watch->check(committed, events, now);
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
    case Kind::Requeued: put(entryOf(event), Where::Ready); break;
    case Kind::DeadLettered:
        put(entryOf(event), Where::Dead);
        entryOf(event).deadReason = event.reason;
        break;
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
    if (m_watch && m_watch->hasNews())
        owned(m_watch).check(committed, events, now);
}

const std::vector<InvariantBreak> &State::brokenInvariants() const
{
    static const std::vector<InvariantBreak> none;
    return m_watch ? m_watch->broken() : none;
}

void State::addMessage(const engine::Message &message)
{
    if (!m_indexOf.find(message.id))
        m_indexOf[message.id] = messages.size();
    messages.push_back(message);
}

void State::addEntry(const Event &event, int id, int consumer)
{
    EntryState entry{ .id = id, .consumer = consumer, .message = event.message, .messageIndex = event.messageIndex };
    if (event.replayOf > 0)
        entry.messageIndex = entries[static_cast<std::size_t>(event.replayOf - 1)].messageIndex;
    entry.ordinal = ++m_entriesOf[{ consumer, originOf(event.message) }];
    put(entry, Where::Ready);
    entries.push_back(std::move(entry));
}

void State::put(EntryState &entry, Where where)
{
    const int letters = (where == Where::Dead ? 1 : 0) - (entry.where == Where::Dead ? 1 : 0);
    if (m_watch && letters != 0)
        owned(m_watch).deadLetters(scriptedOf(entry.messageIndex), entry.consumer, letters);
    SharedMap<std::size_t, int> &queue = ready[static_cast<std::size_t>(entry.consumer)];
    switch (entry.where) {
    case Where::Ready: queue.erase(entry.readySince); break;
    case Where::InFlight: std::erase(inFlight, entry.id); break;
    case Where::Dead: dead.erase(entry.id); break;
    case Where::Acked:
    case Where::Replayed: break;
    }
    entry.where = where;
    switch (where) {
    case Where::Ready:
        entry.readySince = events;
        queue[events] = entry.id;
        break;
    case Where::InFlight:
        inFlight.insert(std::upper_bound(inFlight.begin(), inFlight.end(), entry.id), entry.id);
        break;
    case Where::Dead: dead[entry.id] = {}; break;
    case Where::Acked:
    case Where::Replayed: break;
    }
}

void State::addRetry(const Event &event)
{
    // A producer's second attempt under a new id: all but the id is the original's.
    const int original =
        event.retryOfIndex >= 0 ? event.retryOfIndex : static_cast<int>(*m_indexOf.find(event.retryOf));
    engine::Message again = messages[static_cast<std::size_t>(original)];
    again.id = event.message;
    m_origins[event.messageIndex] = original;
    // An id that is taken keeps the meaning that it had.
    if (!m_indexOf.find(again.id))
        m_originals[event.message] = event.retryOf;
    addMessage(again);
}

void State::publish(const Event &event)
{
    const auto index = static_cast<std::size_t>(event.messageIndex);
    if (index == messages.size())
        addRetry(event);
    if (index < published.size())
        published[index] = true;
    for (int consumer = 0; consumer < static_cast<int>(strategies.size()); ++consumer)
        addEntry(event, event.entry + consumer, consumer);
}

void State::replay(const Event &event)
{
    if (event.replayOf > 0)
        put(entries.change(static_cast<std::size_t>(event.replayOf - 1)), Where::Replayed);
    const auto index = static_cast<std::size_t>(event.messageIndex);
    if (event.kind == Event::Kind::Replayed)
        addEntry(event, event.entry, event.consumer);
    else if (event.replayOf == 0 && index == messages.size())
        addRetry(event);
    else if (event.messageIndex >= 0 && index < published.size())
        published[index] = true;
}

void State::deliver(const Event &event)
{
    EntryState &entry = entryOf(event);
    put(entry, Where::InFlight);
    entry.tag = event.tag;
    entry.deliveries = event.delivery;
    entry.redelivered = event.redelivered;
    entry.lockedUntil = event.lockedUntil;
    entry.instance = event.instance;

    InstanceState fresh;
    fresh.consumer = instanceOf(event).consumer;
    fresh.strategy = event.strategy;
    fresh.message = event.message;
    fresh.entry = event.entry;
    fresh.tag = event.tag;
    fresh.redelivered = event.redelivered;
    fresh.copy = ++m_copiesOf[{ fresh.consumer, originOf(event.message) }];
    fresh.attempt = ++m_deliveriesOf[{ fresh.consumer, event.message }];
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
    noteEffects(event);
    if (event.kind == Event::Kind::Committed)
        endTransaction(event);
}

void State::performElsewhere(const Event &event)
{
    if (event.expires != engine::Time::zero())
        cache.insert_or_assign(event.key, event.expires);
    if (event.call != engine::Call::Send)
        return;
    if (event.answer != engine::Answer::True) {
        ++mailsRefused;
        return;
    }
    mails.push_back({ event.message, event.key, event.tag });
    if (m_watch)
        owned(m_watch).mailSent(scriptedOf(effectOf(event).message), event.consumer);
}

void State::takeRows(const Event &event)
{
    for (const RowChange &change : event.rows) {
        if (change.durable) {
            if (m_watch)
                owned(m_watch).rowChanges(committed, change);
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

void State::noteEffects(const Event &event)
{
    const bool mailed = event.call == engine::Call::Send && event.answer == engine::Answer::True;
    std::vector<EffectState> made;
    if (mailed) {
        made.push_back(effectOf(event));
        made.back().kind = EffectState::Kind::Mail;
    }
    for (const RowChange &change : event.rows) {
        const auto *reservation = change.after ? std::get_if<engine::ReservationRow>(&*change.after) : nullptr;
        const StockRow *before = stockOf(change.before);
        const StockRow *after = stockOf(change.after);
        if (!change.durable || (!reservation && !(before && after)))
            continue;
        EffectState &effect = made.emplace_back(effectOf(event));
        if (reservation) {
            effect.kind = EffectState::Kind::Ledger;
            effect.book = reservation->book;
            effect.change = reservation->quantity;
            continue;
        }
        const engine::Strategy *strategy = strategies::find(instanceOf(event).strategy);
        effect.kind = strategy && strategy->setsTotal ? EffectState::Kind::Set : EffectState::Kind::Added;
        effect.book = after->book;
        effect.change = after->reserved - before->reserved;
    }
    if (made.empty() || made.front().message < 0)
        return;
    ++m_transactions;
    const std::pair<int, int> applied{ made.front().consumer, originOf(made.front().message) };
    duplicated |= made.front().kind != EffectState::Kind::Set && m_applied.find(applied);
    m_applied[applied] = {};
    for (EffectState &effect : made) {
        effect.transaction = m_transactions;
        effects.push_back(std::move(effect));
    }
}

EffectState State::effectOf(const Event &event) const
{
    const InstanceState &instance = instances[static_cast<std::size_t>(event.instance)];
    EffectState effect;
    if (instance.entry > 0)
        effect.message = entries[static_cast<std::size_t>(instance.entry) - 1].messageIndex;
    effect.consumer = instance.consumer;
    effect.instance = event.instance;
    effect.tag = instance.tag;
    effect.delivery = instance.copy;
    effect.at = event.at;
    return effect;
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
    put(entryOf(event), Where::Acked);
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
    return tag > 0 && index < deliveries.size() ? &deliveries.change(index) : nullptr;
}

bool State::unsettled() const
{
    return !inFlight.empty()
        || std::any_of(ready.begin(), ready.end(), [](const auto &queue) { return !queue.empty(); });
}

const engine::Message *State::message(const QString &id) const
{
    const std::size_t *index = m_indexOf.find(id);
    return index ? &messages[*index] : nullptr;
}

const QString &State::originOf(const QString &message) const
{
    const QString *original = m_originals.find(message);
    return original ? *original : message;
}

int State::originOf(int message) const
{
    const int *original = m_origins.find(message);
    return original ? *original : message;
}

int State::scriptedOf(int message) const
{
    // An attempt repeats a message that was there before it.
    int original = originOf(message);
    while (original != message) {
        message = original;
        original = originOf(message);
    }
    return message;
}

int State::deliveriesOf(int consumer, const QString &message) const
{
    const int *count = m_deliveriesOf.find({ consumer, message });
    return count ? *count : 0;
}

} // namespace trace
