// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/chronicle.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = engine::Event::Kind;

namespace {

constexpr engine::Time leastLeap{ 1000 };

void begin(std::vector<Span> &spans, std::size_t event)
{
    if (spans.empty() || spans.back().last != Span::open)
        spans.push_back({ event });
}

void end(std::vector<Span> &spans, std::size_t event)
{
    if (!spans.empty() && spans.back().last == Span::open)
        spans.back().last = event;
}

bool wentWrong(const Event &event)
{
    switch (event.kind) {
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Crashed:
    case Kind::LockExpired:
    case Kind::DeadLettered:
    case Kind::Nacked:
    case Kind::CacheFailed: return true;
    default: return false;
    }
}

bool callsCache(const Event &event)
{
    return event.call == engine::Call::CacheGet || event.call == engine::Call::CacheSet
        || event.call == engine::Call::CacheSetIfAbsent;
}

bool madeDurable(const Event &event)
{
    return (event.kind == Kind::Committed || event.kind == Kind::Performed)
        && std::any_of(event.rows.begin(), event.rows.end(), [](const auto &change) { return change.durable; });
}

} // namespace

Chronicle::Chronicle(const trace::Recording &recording)
    : m_instances(recording.roster.size())
{
    for (const engine::Consumer &consumer : recording.setup.consumers) {
        m_usesMail = m_usesMail || consumer.strategy->subject == engine::Subject::Email;
        m_usesCache = m_usesCache || consumer.strategy->id.startsWith("cache-"_L1);
    }
    engine::Time before{ 0 };
    for (std::size_t index = 0; index < recording.events.size(); ++index) {
        const Event &event = recording.events[index];
        if (event.at - before >= leastLeap)
            m_leaps.push_back({ index, event.at - before });
        before = std::max(before, event.at);
        takeMarks(index, event);
        if (event.instance >= 0 && event.instance < static_cast<int>(m_instances.size()))
            takeSpans(index, event, m_instances[static_cast<std::size_t>(event.instance)]);
    }
}

void Chronicle::takeMarks(std::size_t index, const Event &event)
{
    if (event.kind == Kind::CacheFailed)
        begin(m_cacheOutages, index);
    if (event.kind == Kind::CacheRecovered)
        end(m_cacheOutages, index);
    if (wentWrong(event))
        m_faults.push_back(index);
    if (event.kind == Kind::StrategySwitched)
        m_switches.push_back(index);
    if (madeDurable(event))
        m_commits.push_back(index);
    const bool again = (event.kind == Kind::Delivered && event.redelivered)
        || (event.kind == Kind::Published && !event.retryOf.isEmpty()) || event.kind == Kind::Replayed;
    if (again)
        m_copies.push_back(index);
    else if (event.kind == Kind::Delivered)
        m_deliveries.push_back(index);
    if (event.kind == Kind::Published || event.kind == Kind::PublishDropped)
        m_publishes.push_back(index);
    if (event.call == engine::Call::Send)
        m_mails.push_back(index);
    if (callsCache(event))
        m_cacheCalls.push_back(index);
    m_usesMail = m_usesMail || !m_mails.empty();
    m_usesCache = m_usesCache || !m_cacheCalls.empty() || event.kind == Kind::CacheFailed;
}

void Chronicle::takeSpans(std::size_t index, const Event &event, PerInstance &it)
{
    switch (event.kind) {
    case Kind::Delivered:
        begin(it.handlings, index);
        it.returned = false;
        break;
    case Kind::Waiting:
        begin(it.waits, index);
        it.waitsFor = event.holder;
        break;
    case Kind::Performed:
        end(it.waits, index);
        it.waitsFor = -1;
        if (event.call == engine::Call::Begin && event.error == engine::ErrorKind::None
            && event.reason == engine::Reason::None)
            begin(it.transactions, index);
        else if (!event.rows.empty() && !event.rows.front().durable && !it.transactions.empty())
            it.transactions.back().writes.push_back(index);
        break;
    case Kind::Committed:
    case Kind::RolledBack:
        end(it.waits, index);
        end(it.transactions, index);
        releaseWaiters(index, event.instance);
        break;
    case Kind::Returned:
        it.returned = true;
        if (event.next == engine::Step::None)
            end(it.handlings, index);
        break;
    case Kind::AckSent:
        it.acksSent.push_back(index);
        // A handler that acks first goes on afterwards.
        if (it.returned)
            end(it.handlings, index);
        break;
    case Kind::Nacked: end(it.handlings, index); break;
    case Kind::Crashed:
        end(it.waits, index);
        end(it.transactions, index);
        end(it.handlings, index);
        begin(it.outages, index);
        it.waitsFor = -1;
        releaseWaiters(index, event.instance);
        break;
    case Kind::Restarted: end(it.outages, index); break;
    default: break;
    }
}

void Chronicle::releaseWaiters(std::size_t index, int holder)
{
    for (PerInstance &it : m_instances) {
        if (it.waitsFor == holder) {
            end(it.waits, index);
            it.waitsFor = -1;
        }
    }
}

} // namespace stage
