// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/timed_scheduler.h"

#include <algorithm>

namespace engine {

std::optional<Action> TimedScheduler::next(const World &world)
{
    if (const auto fault = m_script.due(world))
        return fault;
    world.ordinary(m_actions);
    const auto earliest = std::min_element(m_actions.begin(), m_actions.end(),
                                           [](const Action &a, const Action &b) { return a.at < b.at; });
    const bool found = earliest != m_actions.end();
    if (const auto fault = m_script.timed(world, found ? std::optional(earliest->at) : std::nullopt))
        return fault;
    return found ? std::optional(*earliest) : std::nullopt;
}

} // namespace engine
