// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

namespace window {

/// A fault that waits for its moment in a run.
struct ArmedFault {
    engine::Fault fault;
    /// How many events the run had when it was armed.
    std::size_t since = 0;
    /// The event with which it struck; nothing when it never did.
    std::optional<std::size_t> struckAt;
    /// The same, as it fits every strategy.
    engine::Fault general;
};

/// One of the runs that are kept beside each other. Not changed once it is there.
struct Branch {
    trace::Recording recording;
    /// What makes it differ from the one it came from, in a few words; empty for the first.
    QString title;
    /// How many events it shares with the one it came from.
    std::size_t forkedAt = 0;
    std::vector<ArmedFault> armed;
    /// What somebody did to it at once, tied to steps and attempts.
    std::vector<engine::Fault> injected;
    /// It was recorded elsewhere and came as a file.
    bool fromFile = false;

    /// Everything that somebody did to it: what a scenario file would say.
    std::vector<engine::Fault> allInjected() const
    {
        std::vector<engine::Fault> all = injected;
        for (const ArmedFault &it : armed)
            all.push_back(it.general);
        return all;
    }
    /// Armed, and still waiting after that many events.
    bool waits(const ArmedFault &it, std::size_t events) const
    {
        return it.since <= events && (!it.struckAt || *it.struckAt >= events);
    }
};

} // namespace window
