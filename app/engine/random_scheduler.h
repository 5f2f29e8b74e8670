// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/scheduler.h"

namespace engine {

/// Any enabled action, whatever its time; faults only while the budget lasts. The same seed makes the same choices on
/// every machine: the generator is SplitMix64 (Steele, Lea, Flood 2014), and no standard distribution is used.
class RandomScheduler : public Scheduler
{
public:
    RandomScheduler(quint64 seed, int faultBudget)
        : m_state(seed)
        , m_faults(faultBudget)
    {
    }

    std::optional<Action> next(const World &world) override;

private:
    quint64 draw();

    quint64 m_state;
    int m_faults;
    std::vector<Action> m_actions;
};

} // namespace engine
