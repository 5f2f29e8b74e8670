// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/situation.h"

#include "strategies/registry.h"
#include "trace/narration.h"

#include <algorithm>

namespace window {

using engine::Action;
using engine::Fault;
using engine::FaultKind;
using engine::Step;
using trace::EntryState;
using trace::InstanceState;
using Doing = trace::InstanceState::Doing;

namespace {

/// The role that a step plays, so that the fault fits other strategies too; the step itself where it plays none.
std::variant<engine::Role, Step> roleOf(Step step, const QString &strategyId)
{
    const engine::Strategy *strategy = strategies::find(strategyId);
    if (strategy) {
        for (const auto &role : engine::namesOf<engine::Role>) {
            if (strategy->stepFor(role.value) == step)
                return role.value;
        }
    }
    return step;
}

} // namespace

Situation::Situation(const trace::Recording &recording, const trace::State &state)
    : m_recording(recording)
    , m_state(state)
    , m_actor(findActor())
{
}

bool Situation::isBusy(int index) const
{
    return instance(index).doing != Doing::Idle && instance(index).doing != Doing::Crashed;
}

int Situation::findActor() const
{
    // What happened longer ago than this says nothing about now.
    constexpr std::size_t farEnough = 256;
    const std::size_t last = std::min(m_state.events, m_recording.events.size());
    for (std::size_t back = 1; back <= std::min(last, farEnough); ++back) {
        const int index = m_recording.events[last - back].instance;
        if (index >= 0 && isBusy(index))
            return index;
    }
    for (int index = 0; index < static_cast<int>(m_state.instances.size()); ++index) {
        if (isBusy(index))
            return index;
    }
    return -1;
}

const EntryState *Situation::entry(int id) const
{
    const bool known = id >= 1 && id <= static_cast<int>(m_state.entries.size());
    return known ? &m_state.entries[static_cast<std::size_t>(id - 1)] : nullptr;
}

QString Situation::nameOf(int index) const
{
    return m_recording.roster[static_cast<std::size_t>(index)].name;
}

QString Situation::consumerOf(int index) const
{
    const int consumer = m_recording.roster[static_cast<std::size_t>(index)].consumer;
    return m_recording.setup.consumers[static_cast<std::size_t>(consumer)].name;
}

Fault Situation::here(FaultKind kind, int index) const
{
    const InstanceState &it = instance(index);
    Fault fault;
    fault.kind = kind;
    fault.consumer = consumerOf(index);
    fault.message = it.message;
    fault.delivery = instance(index).attempt;
    const Step step = it.standsAt == Step::None ? Step::Ack : it.standsAt;
    fault.place = engine::Place{ engine::Place::Side::Before, roleOf(step, it.strategy) };
    return fault;
}

int Situation::indexOf(const QString &id) const
{
    // A producer publishes again what it once published itself: a message of the scenario.
    const QString &name = m_state.originOf(id);
    const std::vector<engine::Message> &messages = m_recording.setup.messages;
    const auto it = std::find_if(messages.begin(), messages.end(),
                                 [&](const engine::Message &message) { return message.id == name; });
    return it == messages.end() ? -1 : static_cast<int>(it - messages.begin());
}

QString Situation::stepName(int index) const
{
    return engine::nameOf(instance(index).standsAt);
}

Offer Situation::refused(const QString &title, const QString &why) const
{
    return { title, why, false, {} };
}

Offer Situation::loseAck() const
{
    for (int index = 0; index < static_cast<int>(m_state.instances.size()); ++index) {
        if (instance(index).doing == Doing::AckInFlight)
            return loseAck(index);
    }
    const QString title = tr("Lose the next ack");
    if (m_actor < 0) {
        // Even where all is settled now, a fault of the scenario may bring something up again.
        const bool more = m_state.unsettled() || m_state.events < m_recording.events.size();
        if (!more)
            return refused(title, tr("Everything is settled."));
        Offer offer{ title, tr("Whoever sends it."), true, {} };
        offer.interference.armed = Fault{};
        offer.interference.fault = Fault{};
        return offer;
    }
    return loseAck(m_actor);
}

Offer Situation::loseAck(int index) const
{
    const InstanceState &it = instance(index);
    if (!isBusy(index))
        return refused(tr("Lose its ack"), tr("%1 has nothing in hand that it could ack.").arg(nameOf(index)));
    Fault fault;
    fault.consumer = consumerOf(index);
    fault.message = it.message;
    fault.delivery = instance(index).attempt;
    const bool ackedBefore = std::any_of(it.done.begin(), it.done.end(),
                                         [](const trace::StepState &step) { return step.step == Step::Ack; });
    if (ackedBefore)
        return refused(tr("Lose its ack"), tr("The ack of tag %1 has arrived already.").arg(it.tag));
    Offer offer{ {}, {}, true, { {}, {}, fault } };
    if (it.doing == Doing::AckInFlight) {
        offer.title = tr("Lose the ack of tag %1").arg(it.tag);
        offer.effect = tr("It is on its way now, and breaks off.");
        offer.interference.actions = { { .kind = Action::Kind::AckLost, .instance = index } };
        return offer;
    }
    offer.title = tr("Lose the next ack");
    offer.effect = tr("The ack of tag %1 will be lost.").arg(it.tag);
    offer.interference.armed = fault;
    return offer;
}

Offer Situation::crash() const
{
    if (m_actor < 0)
        return refused(tr("Crash an instance"), tr("None has a delivery in hand."));
    return crash(m_actor);
}

Offer Situation::crash(int index) const
{
    const InstanceState &it = instance(index);
    const QString title = tr("Crash %1 here").arg(nameOf(index));
    if (it.doing == Doing::Crashed)
        return refused(title, tr("%1 has crashed already.").arg(nameOf(index)));
    Offer offer{ title, {}, true, {} };
    offer.interference.actions = { { .kind = Action::Kind::Crash, .instance = index } };
    if (!isBusy(index)) {
        offer.effect = tr("It has nothing in hand: nothing can get lost.");
        return offer;
    }
    offer.interference.fault = here(FaultKind::Crash, index);
    if (it.doing == Doing::AckInFlight)
        offer.effect = tr("Its connection breaks, and the ack with it.");
    else if (it.standsAt == Step::None)
        offer.effect = tr("What is durable stays; no ack will come.");
    else if (it.inTransaction)
        offer.effect = tr("Before %1: its transaction is undone.").arg(stepName(index));
    else
        offer.effect = tr("Before %1: what is durable stays.").arg(stepName(index));
    return offer;
}

Offer Situation::fail(int index) const
{
    const QString title = tr("Let its handler throw");
    if (instance(index).doing != Doing::Handling || instance(index).standsAt == Step::None)
        return refused(title, tr("%1 stands at no step.").arg(nameOf(index)));
    Offer offer{ title, tr("Its %1 fails; the handler throws and nacks.").arg(stepName(index)), true, {} };
    offer.interference.actions = { { .kind = Action::Kind::Fail, .instance = index } };
    offer.interference.fault = here(FaultKind::Fail, index);
    return offer;
}

Offer Situation::halt(int index, engine::Time duration, const QString &title, const QString &effect) const
{
    const Doing doing = instance(index).doing;
    const bool stands = doing == Doing::Handling || doing == Doing::Settling;
    if (!stands || instance(index).standsAt == Step::None)
        return refused(title, tr("%1 stands at no step.").arg(nameOf(index)));
    Offer offer{ title, effect, true, {} };
    offer.interference.actions = { { .kind = Action::Kind::Pause, .instance = index, .duration = duration } };
    offer.interference.fault = here(FaultKind::Pause, index);
    offer.interference.fault->duration = duration;
    return offer;
}

Offer Situation::pause(int index) const
{
    const engine::Time duration{ 500 };
    return halt(index, duration, tr("Pause it for %1").arg(trace::timeText(duration)),
                tr("%1 stands still before its %2.").arg(nameOf(index), stepName(index)));
}

Offer Situation::freeze(int index) const
{
    // Well past the lock, so that what the expiry leads to has happened before it goes on.
    const engine::Time margin{ 1000 };
    const EntryState *held = entry(instance(index).entry);
    const engine::Time until = held ? held->lockedUntil : m_state.now;
    const engine::Time duration = std::max(engine::Time{ 0 }, until - m_state.now) + margin;
    return halt(
        index, duration, tr("Freeze it beyond its lock"),
        tr("%1 stands still for %2; its lock runs out meanwhile.").arg(nameOf(index), trace::timeText(duration)));
}

Offer Situation::secondCopy() const
{
    QString message = m_actor < 0 ? QString() : instance(m_actor).message;
    if (message.isEmpty() && !m_state.entries.empty())
        message = m_state.entries.back().message;
    const int index = message.isEmpty() ? -1 : indexOf(message);
    if (index < 0)
        return refused(tr("Deliver a second copy"), tr("No message has been published yet."));
    return publishAgain(index, false);
}

Offer Situation::publishAgain(int index, bool newId) const
{
    const engine::Message &message = m_recording.setup.messages[static_cast<std::size_t>(index)];
    const QString title = newId ? tr("Publish %1 again under a new id").arg(message.id) : tr("Deliver a second copy");
    if (!m_state.published[static_cast<std::size_t>(index)])
        return refused(title, tr("%1 has not been published yet.").arg(message.id));
    Offer offer{ title, {}, true, {} };
    if (newId)
        offer.effect = tr("By its id, nobody can see that it is the same order.");
    else if (m_recording.setup.broker.duplicateWindow > engine::Time::zero())
        offer.effect = tr("Within its window the broker drops it.");
    else
        offer.effect = tr("%1 is published once more.").arg(message.id);
    offer.interference.actions = { { .kind = Action::Kind::RetryPublish, .message = index, .newId = newId } };
    Fault fault;
    if (m_actor >= 0 && instance(m_actor).message == message.id)
        fault = here(FaultKind::RetryPublish, m_actor);
    else
        fault.at = m_state.now;
    fault.kind = FaultKind::RetryPublish;
    fault.message = message.id;
    fault.newId = newId;
    offer.interference.fault = fault;
    return offer;
}

Offer Situation::expireLock() const
{
    if (m_actor >= 0) {
        const Offer offer = expireLock(instance(m_actor).entry);
        if (offer.possible)
            return offer;
    }
    if (!m_state.inFlight.empty())
        return expireLock(m_state.inFlight.front());
    return refused(tr("Let the lock expire"), tr("No delivery is in flight."));
}

Offer Situation::expireLock(int id) const
{
    const EntryState *it = entry(id);
    const QString title = tr("Let the lock expire");
    if (!it || it->where != EntryState::Where::InFlight)
        return refused(title, tr("It is not in flight: there is no lock."));
    Offer offer{ title, tr("Tag %1 no longer counts; %2 comes again.").arg(it->tag).arg(it->message), true, {} };
    offer.interference.actions = { { .kind = Action::Kind::LockExpires, .entry = id } };
    const bool inHand = it->instance >= 0 && isBusy(it->instance) && instance(it->instance).entry == id;
    if (inHand)
        offer.interference.fault = here(FaultKind::ExpireLock, it->instance);
    return offer;
}

Offer Situation::handTo(int id, int index) const
{
    const EntryState *it = entry(id);
    if (!it)
        return refused({}, {});
    const int consumer = m_recording.roster[static_cast<std::size_t>(index)].consumer;
    const QString title = tr("Hand %1 to %2").arg(it->message, nameOf(index));
    if (it->consumer != consumer)
        return refused(title, tr("%1 subscribes to another queue.").arg(nameOf(index)));
    if (instance(index).doing == Doing::Crashed)
        return refused(title, tr("%1 has crashed.").arg(nameOf(index)));
    const bool idle = instance(index).doing == Doing::Idle;
    if (it->where == EntryState::Where::Ready) {
        if (!idle)
            return refused(title, tr("%1 is busy.").arg(nameOf(index)));
        Offer offer{ title, tr("%1 gets %2 now.").arg(nameOf(index), it->message), true, {} };
        offer.interference.actions = { { .kind = Action::Kind::Deliver, .instance = index, .entry = id } };
        return offer;
    }
    Offer offer = publishAgain(indexOf(it->message), false);
    offer.title = title;
    offer.effect = idle ? tr("%1 gets a second copy of %2 now.").arg(nameOf(index), it->message)
                        : tr("A second copy of %1 waits in the queue: %2 is busy.").arg(it->message, nameOf(index));
    // A publish makes one entry per subscription, in the order of the consumers.
    const int copy = static_cast<int>(m_state.entries.size()) + 1 + consumer;
    if (idle)
        offer.interference.actions.push_back({ .kind = Action::Kind::Deliver, .instance = index, .entry = copy });
    return offer;
}

Offer Situation::replayDeadLetters() const
{
    const QString title = tr("Replay the dead letters");
    if (m_state.deadLetters() == 0)
        return refused(title, tr("There are no dead letters."));
    Offer offer{ title, tr("An operator sends them again, each as a new entry."), true, {} };
    offer.interference.actions = { { .kind = Action::Kind::ReplayDeadLetters } };
    offer.interference.fault = Fault{ .kind = FaultKind::ReplayDeadLetters, .at = m_state.now };
    return offer;
}

Offer Situation::purgeInbox() const
{
    const QString title = tr("Purge the inbox");
    const bool open = std::any_of(m_state.instances.begin(), m_state.instances.end(),
                                  [](const InstanceState &it) { return it.inTransaction; });
    if (open)
        return refused(title, tr("A transaction is open: the purge would have to wait."));
    const QString retention = trace::timeText(m_recording.setup.inbox.retention);
    Offer offer{ title, tr("Rows older than %1 are deleted.").arg(retention), true, {} };
    offer.interference.actions = { { .kind = Action::Kind::PurgeInbox } };
    offer.interference.fault = Fault{ .kind = FaultKind::PurgeInbox, .at = m_state.now };
    return offer;
}

Offer Situation::failCache() const
{
    const QString title = tr("Let the cache fail");
    const engine::Time lasts{ 60'000 };
    if (m_state.cacheOut)
        return refused(title, tr("The cache does not answer already."));
    Offer offer{ title, tr("It answers nothing for %1.").arg(trace::timeText(lasts)), true, {} };
    offer.interference.actions = { { .kind = Action::Kind::CacheFails, .duration = lasts } };
    offer.interference.fault = Fault{ .kind = FaultKind::CacheOutage, .at = m_state.now, .duration = lasts };
    return offer;
}

Offer Situation::armCrash(const engine::Strategy &strategy, Step step) const
{
    Fault fault{ .kind = FaultKind::Crash };
    fault.place = engine::Place{ engine::Place::Side::Before, step };
    for (std::size_t index = 0; index < m_state.strategies.size(); ++index) {
        if (m_state.strategies[index] == strategy.id)
            fault.consumer = m_recording.setup.consumers[index].name;
    }
    const QString name = engine::nameOf(step);
    Offer offer{
        tr("Crash before %1").arg(name), tr("The next instance that comes to its %1 crashes there.").arg(name), true, {}
    };
    offer.interference.armed = fault;
    fault.place->step = roleOf(step, strategy.id);
    offer.interference.fault = fault;
    return offer;
}

} // namespace window
