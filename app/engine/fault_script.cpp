// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/fault_script.h"

#include <algorithm>

namespace engine {

namespace {

Step stepOf(const Place &place, const Strategy &strategy)
{
    if (const Role *role = std::get_if<Role>(&place.step))
        return strategy.stepFor(*role);
    return std::get<Step>(place.step);
}

bool concerns(const Fault &fault, const Instance &it, const World &world)
{
    if (it.message < 0)
        return false;
    const Setup &setup = world.setup();
    return (fault.consumer.isEmpty() || fault.consumer == setup.consumers[static_cast<std::size_t>(it.consumer)].name)
        && (fault.message.isEmpty() || fault.message == world.messages()[static_cast<std::size_t>(it.message)].id)
        && (fault.delivery == 0 || fault.delivery == it.attempt);
}

bool isAt(const Place &place, const Instance &it)
{
    const Step step = stepOf(place, *it.strategy);
    if (place.side == Place::Side::After)
        return it.lastStep == step;
    return it.standsAt == step && (it.state == Instance::State::Handling || it.state == Instance::State::Settling);
}

int messageOf(const Fault &fault, const World &world)
{
    if (fault.message.isEmpty())
        return 0;
    const std::vector<Message> &messages = world.setup().messages;
    const auto it = std::find_if(messages.begin(), messages.end(),
                                 [&](const Message &message) { return message.id == fault.message; });
    return static_cast<int>(it - messages.begin());
}

/// What the fault does, at an instance where it needs one.
Action actionOf(const Fault &fault, int instance, const World &world)
{
    using Kind = Action::Kind;
    Action action;
    action.at = std::max(world.now(), fault.at.value_or(Time::zero()));
    action.instance = instance;
    action.duration = fault.duration;
    switch (fault.kind) {
    case FaultKind::LoseAck: action.kind = Kind::AckLost; break;
    case FaultKind::Crash: action.kind = Kind::Crash; break;
    case FaultKind::Fail: action.kind = Kind::Fail; break;
    case FaultKind::Pause: action.kind = Kind::Pause; break;
    case FaultKind::ExpireLock:
        action.kind = Kind::LockExpires;
        if (instance >= 0)
            action.entry = world.instances()[static_cast<std::size_t>(instance)].entry;
        action.instance = -1;
        break;
    case FaultKind::RetryPublish:
        action.kind = Kind::RetryPublish;
        action.message = messageOf(fault, world);
        action.newId = fault.newId;
        action.instance = -1;
        break;
    case FaultKind::ReplayDeadLetters:
        action.kind = Kind::ReplayDeadLetters;
        action.instance = -1;
        break;
    case FaultKind::PurgeInbox:
        action.kind = Kind::PurgeInbox;
        action.instance = -1;
        break;
    case FaultKind::CacheOutage:
        action.kind = Kind::CacheFails;
        action.instance = -1;
        break;
    }
    return action;
}

bool needsInstance(FaultKind kind)
{
    return kind == FaultKind::LoseAck || kind == FaultKind::Crash || kind == FaultKind::Fail || kind == FaultKind::Pause
        || kind == FaultKind::ExpireLock;
}

/// An expiry is of the delivery that the fault names: a later one has a lock of its own.
bool isCurrent(const Action &action, const Fault &fault, const Instance &it, const World &world)
{
    return fault.kind != FaultKind::ExpireLock || world.broker().holds(action.entry, it.tag);
}

} // namespace

FaultScript::FaultScript(std::vector<Fault> faults)
{
    for (Fault &fault : faults)
        m_faults.push_back({ std::move(fault) });
}

void FaultScript::add(const Fault &fault)
{
    m_faults.push_back({ fault });
}

std::optional<Action> FaultScript::due(const World &world)
{
    for (Armed &armed : m_faults) {
        if (armed.spent)
            continue;
        if (const auto action = strike(armed.fault, world)) {
            armed.spent = true;
            return action;
        }
    }
    return std::nullopt;
}

std::optional<Action> FaultScript::strike(const Fault &fault, const World &world) const
{
    const bool timeHasCome = !fault.at || world.now() >= *fault.at;
    if (!timeHasCome || (fault.at && !needsInstance(fault.kind)))
        return std::nullopt;
    for (int index = 0; index < static_cast<int>(world.instances().size()); ++index) {
        const Instance &it = world.instances()[static_cast<std::size_t>(index)];
        if (!concerns(fault, it, world) || (fault.place && !isAt(*fault.place, it)))
            continue;
        const Action action = actionOf(fault, index, world);
        if (isCurrent(action, fault, it, world) && world.isEnabled(action))
            return action;
    }
    return std::nullopt;
}

std::optional<Action> FaultScript::timed(const World &world, std::optional<Time> before)
{
    Armed *earliest = nullptr;
    for (Armed &armed : m_faults) {
        const Fault &fault = armed.fault;
        if (armed.spent || !fault.at || (before && *fault.at > *before))
            continue;
        if (earliest && *fault.at >= *earliest->fault.at)
            continue;
        if (canStrikeAlone(fault, world))
            earliest = &armed;
    }
    if (!earliest)
        return std::nullopt;
    if (needsInstance(earliest->fault.kind)) {
        // Moves the clock to the fault's time; due() then finds the instance that it strikes.
        Action clock;
        clock.kind = Action::Kind::AdvanceClock;
        clock.at = *earliest->fault.at;
        return clock;
    }
    earliest->spent = true;
    return actionOf(earliest->fault, -1, world);
}

bool FaultScript::canStrikeAlone(const Fault &fault, const World &world) const
{
    if (!needsInstance(fault.kind))
        return world.isEnabled(actionOf(fault, -1, world));
    if (*fault.at <= world.now())
        return false;
    return std::any_of(world.instances().begin(), world.instances().end(), [&](const Instance &it) {
        return it.state != Instance::State::Idle && it.state != Instance::State::Crashed && concerns(fault, it, world);
    });
}

void FaultScript::follow(const World &world, const Action &action)
{
    for (Armed &armed : m_faults) {
        if (armed.spent)
            continue;
        const bool alone = armed.fault.at && !needsInstance(armed.fault.kind);
        const auto mine = alone ? std::optional(actionOf(armed.fault, -1, world)) : strike(armed.fault, world);
        if (!mine)
            continue;
        Action same = *mine;
        // A recorded action has the time at which it was done.
        same.at = action.at;
        if (same == action && action.at >= armed.fault.at.value_or(Time::zero())) {
            armed.spent = true;
            return;
        }
    }
}

std::vector<Fault> FaultScript::unspent() const
{
    std::vector<Fault> faults;
    for (const Armed &armed : m_faults) {
        if (!armed.spent)
            faults.push_back(armed.fault);
    }
    return faults;
}

bool FaultScript::isApplicable(const Fault &fault, const Setup &setup)
{
    if (!fault.place || std::holds_alternative<Role>(fault.place->step))
        return true;
    const Step step = std::get<Step>(fault.place->step);
    return std::any_of(setup.consumers.begin(), setup.consumers.end(), [&](const Consumer &consumer) {
        return (fault.consumer.isEmpty() || fault.consumer == consumer.name) && consumer.strategy->hasStep(step);
    });
}

} // namespace engine
