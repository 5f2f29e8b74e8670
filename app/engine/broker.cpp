// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/broker.h"

#include <algorithm>

namespace engine {

Broker::Broker(BrokerSettings settings, int subscriptions)
    : m_settings(settings)
    , m_ready(static_cast<std::size_t>(subscriptions))
{
}

bool Broker::isDuplicate(const QString &id, Time now)
{
    if (m_settings.duplicateWindow == Time::zero())
        return false;
    const auto seen = m_seen.find(id);
    if (seen != m_seen.end() && now - seen->second < m_settings.duplicateWindow)
        return true;
    m_seen.insert_or_assign(id, now);
    return false;
}

int Broker::enqueue(int consumer, int message, Time now)
{
    Entry entry;
    entry.id = entryCount() + 1;
    entry.consumer = consumer;
    entry.message = message;
    entry.readySince = now;
    m_entries.push_back(entry);
    m_ready[static_cast<std::size_t>(consumer)].push_back(entry.id);
    return entry.id;
}

const Broker::Entry &Broker::deliver(int entry, Time now)
{
    Entry &it = mutableEntry(entry);
    std::erase(m_ready[static_cast<std::size_t>(it.consumer)], entry);
    m_inFlight.push_back(entry);
    it.state = Entry::State::InFlight;
    it.tag = ++m_lastTag;
    ++it.deliveries;
    it.lockedUntil = now + m_settings.lockTimeout;
    return it;
}

bool Broker::holds(int entry, int tag) const
{
    const Entry &it = this->entry(entry);
    return it.state == Entry::State::InFlight && it.tag == tag;
}

void Broker::ack(int entry)
{
    std::erase(m_inFlight, entry);
    mutableEntry(entry).state = Entry::State::Acked;
}

bool Broker::requeue(int entry, Time now)
{
    Entry &it = mutableEntry(entry);
    if (it.deliveries >= m_settings.maxDeliveries) {
        deadLetter(entry);
        return false;
    }
    std::erase(m_inFlight, entry);
    it.state = Entry::State::Ready;
    it.readySince = now;
    m_ready[static_cast<std::size_t>(it.consumer)].push_back(entry);
    return true;
}

void Broker::deadLetter(int entry)
{
    std::erase(m_inFlight, entry);
    mutableEntry(entry).state = Entry::State::Dead;
    m_dead.push_back(entry);
}

} // namespace engine
