// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/scheduler.h"

#include <deque>

namespace engine {

/// Does what somebody picks, in the order of picking. A pick that is no longer possible is dropped.
class ManualScheduler : public Scheduler
{
public:
    void pick(const Action &action) { m_picked.push_back(action); }

    std::optional<Action> next(const World &world) override
    {
        while (!m_picked.empty()) {
            const Action action = m_picked.front();
            m_picked.pop_front();
            if (world.isEnabled(action))
                return action;
        }
        return std::nullopt;
    }

private:
    std::deque<Action> m_picked;
};

} // namespace engine
