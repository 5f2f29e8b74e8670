// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

namespace stage {

/// Something that lasts from one event to another.
struct Span {
    static constexpr std::size_t open = static_cast<std::size_t>(-1);

    std::size_t first = 0;
    /// The event that ends it; `open` while it lasts.
    std::size_t last = open;
    /// Of a transaction: the events that changed rows in it.
    std::vector<std::size_t> writes = {};
};

/// A stretch of virtual time in which nothing happened: before that event.
struct Leap {
    std::size_t event = 0;
    engine::Time lasts{ 0 };
};

/// What of a run lasts, and what stands out: each list in order, so that what belongs to a stretch of time is found by
/// binary search. The spans of one list do not overlap.
class Chronicle
{
public:
    explicit Chronicle(const trace::Recording &recording);

    /// From a delivery until the ack or nack is out of the instance's hands.
    const std::vector<Span> &handlings(int instance) const { return of(instance).handlings; }
    const std::vector<Span> &waits(int instance) const { return of(instance).waits; }
    /// From the begin of a transaction.
    const std::vector<Span> &transactions(int instance) const { return of(instance).transactions; }
    /// From a crash until the restart.
    const std::vector<Span> &outages(int instance) const { return of(instance).outages; }
    /// Events with which an ack set out.
    const std::vector<std::size_t> &acksSent(int instance) const { return of(instance).acksSent; }
    const std::vector<Span> &cacheOutages() const { return m_cacheOutages; }

    /// Events that went wrong.
    const std::vector<std::size_t> &faults() const { return m_faults; }
    /// Deliveries of what was delivered before, and what a producer published again.
    const std::vector<std::size_t> &copies() const { return m_copies; }
    /// First deliveries.
    const std::vector<std::size_t> &deliveries() const { return m_deliveries; }
    /// Events that made something durable.
    const std::vector<std::size_t> &commits() const { return m_commits; }
    const std::vector<std::size_t> &switches() const { return m_switches; }
    const std::vector<std::size_t> &publishes() const { return m_publishes; }
    const std::vector<std::size_t> &mails() const { return m_mails; }
    const std::vector<std::size_t> &cacheCalls() const { return m_cacheCalls; }
    /// Those that are worth a word.
    const std::vector<Leap> &leaps() const { return m_leaps; }

    bool usesMail() const { return m_usesMail; }
    bool usesCache() const { return m_usesCache; }

private:
    struct PerInstance {
        std::vector<Span> handlings;
        std::vector<Span> waits;
        std::vector<Span> transactions;
        std::vector<Span> outages;
        std::vector<std::size_t> acksSent;
        int waitsFor = -1;
        bool returned = false;
    };

    const PerInstance &of(int instance) const { return m_instances[static_cast<std::size_t>(instance)]; }
    void takeMarks(std::size_t index, const engine::Event &event);
    void takeSpans(std::size_t index, const engine::Event &event, PerInstance &it);
    void releaseWaiters(std::size_t index, int holder);

    std::vector<PerInstance> m_instances;
    std::vector<Span> m_cacheOutages;
    std::vector<std::size_t> m_faults;
    std::vector<std::size_t> m_copies;
    std::vector<std::size_t> m_deliveries;
    std::vector<std::size_t> m_commits;
    std::vector<std::size_t> m_switches;
    std::vector<std::size_t> m_publishes;
    std::vector<std::size_t> m_mails;
    std::vector<std::size_t> m_cacheCalls;
    std::vector<Leap> m_leaps;
    bool m_usesMail = false;
    bool m_usesCache = false;
};

} // namespace stage
