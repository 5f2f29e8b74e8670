// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/moves.h"

#include <algorithm>
#include <map>

namespace explorer {

using Kind = engine::Action::Kind;
using State = engine::Instance::State;

namespace {

/// Collects the moves from one moment.
class Collector
{
public:
    Collector(const Course &course, const Identity &identity)
        : m_world(course.world())
        , m_identity(identity)
    {
        collectPublishing();
        for (std::size_t position = 0; position < identity.count; ++position) {
            if (identity.kin[position] == static_cast<qint8>(position))
                collectOf(static_cast<qint8>(position));
        }
        if (nextExpiry(course.world(), course.state()))
            add({ .kind = Kind::AdvanceClock }, -1);
    }

    std::vector<Move> take()
    {
        std::sort(m_moves.begin(), m_moves.end(), [](const Move &a, const Move &b) { return a.name < b.name; });
        return std::move(m_moves);
    }

private:
    void add(const Step &step, qint8 place, qint16 deliveries = 0)
    {
        // An instance's step has the message of its delivery, which its identity says already.
        const bool named = step.kind == Kind::Publish || step.kind == Kind::RetryPublish || step.kind == Kind::Deliver;
        m_moves.push_back({ { step.kind, place, step.newId, named ? step.message : qint16(-1), deliveries }, step });
        if (place >= 0) {
            const auto end = m_identity.kin.begin() + static_cast<std::ptrdiff_t>(m_identity.count);
            m_moves.back().count = static_cast<qint16>(std::count(m_identity.kin.begin(), end, place));
        }
    }

    void collectPublishing()
    {
        bool next = true;
        const auto scripted = static_cast<qint16>(m_world.setup().messages.size());
        for (qint16 message = 0; message < scripted; ++message) {
            if (m_world.published(message)) {
                add({ .kind = Kind::RetryPublish, .message = message }, -1);
                add({ .kind = Kind::RetryPublish, .newId = true, .message = message }, -1);
            } else if (std::exchange(next, false)) {
                add({ .kind = Kind::Publish, .message = message }, -1);
            }
        }
    }

    void collectOf(qint8 place)
    {
        const qint8 index = m_identity.instances[static_cast<std::size_t>(place)];
        const engine::Instance &it = m_world.instances()[static_cast<std::size_t>(index)];
        const auto addOf = [&](Kind kind) { add({ .kind = kind, .instance = index }, place); };
        switch (it.state) {
        case State::Idle: collectDeliveries(it, index, place); return;
        case State::Crashed: addOf(Kind::Restart); return;
        case State::Handling:
        case State::Settling: addOf(Kind::Advance); break;
        case State::Waiting: break;
        case State::AckInFlight:
            addOf(Kind::AckArrives);
            addOf(Kind::AckLost);
            break;
        }
        addOf(Kind::Crash);
        if (m_world.broker().holds(it.entry, it.tag))
            add({ .kind = Kind::LockExpires, .entry = it.entry }, place);
    }

    void collectDeliveries(const engine::Instance &it, qint8 index, qint8 place)
    {
        std::map<std::pair<int, int>, std::vector<int>> alike;
        for (const int id : m_world.broker().ready(it.consumer)) {
            const engine::Broker::Entry &entry = m_world.broker().entry(id);
            alike[{ entry.message, entry.deliveries }].push_back(id);
        }
        for (const auto &[looks, entries] : alike) {
            add({ .kind = Kind::Deliver,
                  .instance = index,
                  .message = static_cast<qint16>(looks.first),
                  .entry = entries.front() },
                place, static_cast<qint16>(looks.second));
            m_moves.back().count = static_cast<qint16>(m_moves.back().count * static_cast<int>(entries.size()));
        }
    }

    const engine::World &m_world;
    const Identity &m_identity;
    std::vector<Move> m_moves;
};

} // namespace

bool isOfAnInstance(Kind kind)
{
    switch (kind) {
    case Kind::Deliver:
    case Kind::Advance:
    case Kind::AckArrives:
    case Kind::AckLost:
    case Kind::Crash:
    case Kind::Restart: return true;
    default: return false;
    }
}

std::vector<Move> movesFrom(const Course &course, const Identity &identity)
{
    return Collector(course, identity).take();
}

bool isOver(const std::vector<Move> &moves)
{
    return std::none_of(moves.begin(), moves.end(),
                        [](const Move &move) { return !faultOf(move.step) && move.name.kind != Kind::AdvanceClock; });
}

} // namespace explorer
