// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/random_scheduler.h"

#include <algorithm>

namespace engine {

quint64 RandomScheduler::draw()
{
    m_state += 0x9e3779b97f4a7c15U;
    quint64 z = m_state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

std::optional<Action> RandomScheduler::next(const World &world)
{
    world.ordinary(m_actions);
    // A lock that runs out is a fault while there is anything else to do: in the ordinary course it comes last.
    const bool idle = std::all_of(m_actions.begin(), m_actions.end(),
                                  [](const Action &action) { return action.kind == Action::Kind::LockExpires; });
    if (!idle && m_faults > 0)
        world.enabled(m_actions);
    else if (!idle)
        std::erase_if(m_actions, [](const Action &action) { return isFault(action.kind); });
    if (m_actions.empty())
        return std::nullopt;
    const Action action = m_actions[static_cast<std::size_t>(draw() % m_actions.size())];
    if (!idle && isFault(action.kind))
        --m_faults;
    return action;
}

} // namespace engine
