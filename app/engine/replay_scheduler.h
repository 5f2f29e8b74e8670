// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/scheduler.h"

namespace engine {

/// Repeats a recorded list of actions. Stops early where the next one is not possible: see stuckAt().
class ReplayScheduler : public Scheduler
{
public:
    explicit ReplayScheduler(std::vector<Action> actions)
        : m_actions(std::move(actions))
    {
    }

    std::optional<Action> next(const World &world) override
    {
        if (m_next == m_actions.size() || !world.isEnabled(m_actions[m_next]))
            return std::nullopt;
        return m_actions[m_next++];
    }

    /// The index of the action that could not be done; nothing when all were.
    std::optional<std::size_t> stuckAt() const
    {
        return m_next == m_actions.size() ? std::nullopt : std::optional(m_next);
    }

private:
    std::vector<Action> m_actions;
    std::size_t m_next = 0;
};

} // namespace engine
