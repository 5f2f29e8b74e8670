// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/fault_script.h"
#include "engine/scheduler.h"

namespace engine {

/// What happens when nobody interferes: the earliest virtual time first, equal times in the order of World::ordinary().
/// A fault of the script strikes before anything else.
class TimedScheduler : public Scheduler
{
public:
    explicit TimedScheduler(std::vector<Fault> faults)
        : m_script(std::move(faults))
    {
    }

    std::optional<Action> next(const World &world) override;

    FaultScript &script() { return m_script; }
    const FaultScript &script() const { return m_script; }

private:
    FaultScript m_script;
    std::vector<Action> m_actions;
};

} // namespace engine
