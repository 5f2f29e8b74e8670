// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"

namespace engine {

/// A generic at-least-once broker: one queue per subscription, one subscription per consumer.
class Broker
{
public:
    struct Entry {
        enum class State : quint8 { Ready, InFlight, Acked, Dead };

        int id = 0;
        int consumer = 0;
        /// An index into the messages of the world.
        int message = 0;
        State state = State::Ready;
        /// The tag under which it is or was last in flight.
        int tag = 0;
        int deliveries = 0;
        Time readySince{ 0 };
        Time lockedUntil{ 0 };
    };

    Broker(BrokerSettings settings, int subscriptions);

    /// Whether a publish under this id would be dropped; remembers the id otherwise. With detection off: false.
    bool isDuplicate(const QString &id, Time now);
    /// A new ready entry. Returns its id, from 1.
    int enqueue(int consumer, int message, Time now);
    /// Puts a ready entry in flight under a new tag and starts its lock.
    const Entry &deliver(int entry, Time now);
    /// False when the entry is no longer in flight under that tag.
    bool holds(int entry, int tag) const;
    void ack(int entry);
    /// Makes an entry in flight ready again, or dead at the delivery limit. Returns whether it is ready.
    bool requeue(int entry, Time now);
    void deadLetter(int entry);

    const Entry &entry(int id) const { return m_entries[static_cast<std::size_t>(id - 1)]; }
    int entryCount() const { return static_cast<int>(m_entries.size()); }
    /// Entries that are ready, per subscription, in the order in which they became so.
    const std::vector<int> &ready(int consumer) const { return m_ready[static_cast<std::size_t>(consumer)]; }
    /// Entries in flight, in the order of their delivery.
    const std::vector<int> &inFlight() const { return m_inFlight; }
    const std::vector<int> &deadLetters() const { return m_dead; }
    /// Ids that are remembered for duplicate detection, with the time at which they were published. Expired ones may
    /// still be there.
    const std::map<QString, Time> &remembered() const { return m_seen; }
    /// Takes every dead letter off the dead-letter queue, for replay.
    std::vector<int> takeDeadLetters() { return std::exchange(m_dead, {}); }

private:
    Entry &mutableEntry(int id) { return m_entries[static_cast<std::size_t>(id - 1)]; }

    BrokerSettings m_settings;
    std::vector<Entry> m_entries;
    std::vector<std::vector<int>> m_ready;
    std::vector<int> m_inFlight;
    std::vector<int> m_dead;
    std::map<QString, Time> m_seen;
    int m_lastTag = 0;
};

} // namespace engine
