// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/world.h"

namespace engine {

/// Chooses what happens next. One object serves one run.
class Scheduler
{
public:
    Scheduler() = default;
    Scheduler(const Scheduler &) = delete;
    Scheduler &operator=(const Scheduler &) = delete;
    virtual ~Scheduler() = default;

    /// An enabled action; nothing when the run is over for this scheduler.
    virtual std::optional<Action> next(const World &world) = 0;
};

} // namespace engine
