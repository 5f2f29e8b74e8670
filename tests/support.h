// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/timed_scheduler.h"
#include "strategies/registry.h"

/// What the tests of the engine build their runs with.
namespace support {

using namespace Qt::Literals::StringLiterals;
using namespace engine;

/// Dune, ten on hand; Ada orders two of it with m-1; two instances.
inline Setup dune(QStringView strategy, std::vector<Fault> faults = {})
{
    Setup setup;
    setup.stock = { { u"Dune"_s, 10, 0, 0 } };
    setup.consumers = { { u"inventory"_s, 2, strategies::find(strategy) } };
    setup.messages = { { u"m-1"_s, MessageType::OrderPlaced, u"o-1"_s, u"Dune"_s, 2, 0, u"o-1"_s } };
    setup.faults = std::move(faults);
    setup.expect.reserved = { { u"Dune"_s, 2 } };
    return setup;
}

inline Fault fault(FaultKind kind, int delivery, Place::Side side, Role role, Time lasts = {})
{
    return { .kind = kind, .delivery = delivery, .place = Place{ side, role }, .duration = lasts };
}

inline Fault loseAck(int delivery)
{
    return { .kind = FaultKind::LoseAck, .delivery = delivery };
}

/// The faults of "the-arbiter": the first copy is slow, and its lock runs out meanwhile.
inline std::vector<Fault> twoCopies()
{
    return { fault(FaultKind::Pause, 1, Place::Side::Before, Role::Durable, Time(500)),
             fault(FaultKind::ExpireLock, 1, Place::Side::After, Role::Start) };
}

/// Runs to the end and returns every event.
inline std::vector<Event> run(World &world, Scheduler &scheduler, std::size_t most = 10'000)
{
    std::vector<Event> events;
    while (events.size() < most) {
        const auto action = scheduler.next(world);
        if (!action)
            break;
        const auto &happened = world.perform(*action);
        events.insert(events.end(), happened.begin(), happened.end());
    }
    return events;
}

inline std::vector<Event> run(World &world)
{
    TimedScheduler scheduler(world.setup().faults);
    return run(world, scheduler);
}

/// "processed duplicate": how each delivery ended, in the order of the tags.
inline QString outcomes(const std::vector<Event> &events)
{
    std::map<int, Outcome> byTag;
    for (const Event &event : events) {
        if (event.kind == Event::Kind::Returned
            || (event.kind == Event::Kind::Crashed && event.outcome != Outcome::None))
            byTag[event.tag] = event.outcome;
    }
    QStringList words;
    for (const auto &[tag, outcome] : byTag)
        words.append(nameOf(outcome));
    return words.join(u' ');
}

inline std::vector<Event> ofKind(const std::vector<Event> &events, Event::Kind kind)
{
    std::vector<Event> found;
    std::copy_if(events.begin(), events.end(), std::back_inserter(found),
                 [&](const Event &event) { return event.kind == kind; });
    return found;
}

} // namespace support
