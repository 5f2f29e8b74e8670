// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/course.h"

#include <algorithm>

namespace explorer {

using Kind = engine::Action::Kind;

std::optional<FaultType> faultOf(const Step &step)
{
    switch (step.kind) {
    case Kind::Crash: return FaultType::Crash;
    case Kind::AckLost: return FaultType::LostAck;
    case Kind::LockExpires: return FaultType::LockExpiry;
    case Kind::RetryPublish: return step.newId ? FaultType::NewIdRetry : FaultType::ProducerRetry;
    default: return std::nullopt;
    }
}

Course::Course(const engine::Setup &setup, engine::Database &database)
    : m_world(setup, database)
    , m_state(setup)
{
}

void Course::perform(const Step &step)
{
    engine::Action action;
    action.kind = step.kind;
    action.at = m_world.now();
    action.instance = step.instance;
    action.message = step.message;
    action.entry = step.entry;
    action.newId = step.newId;
    if (step.kind == Kind::AdvanceClock)
        action.at = nextExpiry(m_world, m_state).value_or(m_world.now());
    for (const engine::Event &event : m_world.perform(action))
        m_state.apply(event);
}

std::optional<engine::Time> nextExpiry(const engine::World &world, const trace::State &state)
{
    std::optional<engine::Time> next;
    const auto consider = [&](engine::Time expiry) {
        if (expiry > state.now && (!next || expiry < *next))
            next = expiry;
    };
    for (const auto &[key, expiry] : state.cache)
        consider(expiry);
    for (const auto &[id, seen] : world.broker().remembered())
        consider(seen + world.setup().broker.duplicateWindow);
    return next;
}

} // namespace explorer
