// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/plausibility.h"

#include "scenario/limits.h"
#include "strategies/registry.h"
#include "trace/row_doubt.h"
#include "trace/state.h"

#include <algorithm>

namespace trace {

using engine::Call;
using engine::ErrorKind;
using engine::Event;
using engine::Outcome;
using engine::Reason;
using engine::Step;
using Kind = Event::Kind;
using Doing = InstanceState::Doing;
using Where = EntryState::Where;

namespace {

template<typename List>
bool hasIndex(const List &list, int index)
{
    return index >= 0 && static_cast<std::size_t>(index) < list.size();
}

/// Of instances only; nothing else has a part in these.
bool needsInstance(Kind kind)
{
    switch (kind) {
    case Kind::Delivered:
    case Kind::Performed:
    case Kind::Waiting:
    case Kind::Committed:
    case Kind::RolledBack:
    case Kind::Returned:
    case Kind::AckSent:
    case Kind::Acked:
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Nacked:
    case Kind::Paused:
    case Kind::Crashed:
    case Kind::Restarted: return true;
    case Kind::Published:
    case Kind::PublishDropped:
    case Kind::Requeued:
    case Kind::DeadLettered:
    case Kind::LockExpired:
    case Kind::Replayed:
    case Kind::InboxPurged:
    case Kind::CacheFailed:
    case Kind::CacheRecovered:
    case Kind::StrategySwitched:
    case Kind::ClockAdvanced: return false;
    }
    return false;
}

bool mayHaveRows(Kind kind)
{
    return kind == Kind::Performed || kind == Kind::Committed || kind == Kind::RolledBack || kind == Kind::Crashed
        || kind == Kind::InboxPurged;
}

/// Asks of one event whether the engine could have made it. Each question may rely on those before it.
class Doubt
{
public:
    Doubt(const State &state, const Event &event)
        : m_state(state)
        , m_event(event)
    {
    }

    void ask() const
    {
        askForTimes();
        askForReferences();
        if (needsInstance(m_event.kind))
            require(m_event.instance >= 0, u"it names no instance");
        else if (m_event.kind != Kind::LockExpired)
            require(m_event.instance < 0, u"it names an instance that has no part in it");
        if (m_event.instance >= 0 && m_event.kind != Kind::Delivered)
            askWhetherInHand();
        require(m_event.rows.empty() || mayHaveRows(m_event.kind), u"it changes rows");
        askByKind();
    }

private:
    const InstanceState &instance() const { return m_state.instances[static_cast<std::size_t>(m_event.instance)]; }
    const EntryState &entry(int id) const { return m_state.entries[static_cast<std::size_t>(id - 1)]; }
    RowDoubt rows() const { return { m_state, m_event }; }
    int entryCount() const { return static_cast<int>(m_state.entries.size()); }
    bool makesEntry() const { return m_event.kind == Kind::Published || m_event.kind == Kind::Replayed; }
    bool isPublish() const { return m_event.kind == Kind::Published || m_event.kind == Kind::PublishDropped; }
    /// The broker still waits for the ack of this tag.
    bool holds() const
    {
        const EntryState &it = entry(m_event.entry);
        return it.where == Where::InFlight && it.tag == m_event.tag;
    }
    bool doing(std::initializer_list<Doing> what) const
    {
        return std::find(what.begin(), what.end(), instance().doing) != what.end();
    }

    void askForTimes() const
    {
        require(m_event.at >= m_state.now, u"it goes back in time");
        require(m_event.since >= engine::Time::zero() && m_event.since <= m_event.at, u"it ends before it begins");
        require(m_event.lasts >= engine::Time::zero() && m_event.lasts <= scenario::limits::duration,
                u"it lasts too long");
    }

    void askForReferences() const
    {
        require(m_event.instance < 0 || hasIndex(m_state.instances, m_event.instance), u"its instance is not known");
        require(m_event.holder < 0 || hasIndex(m_state.instances, m_event.holder), u"who it waits for is not known");
        require(m_event.consumer < 0 || hasIndex(m_state.strategies, m_event.consumer), u"its consumer is not known");
        require(m_event.entry >= 0 && m_event.entry <= entryCount() + (makesEntry() ? 1 : 0),
                u"its entry is not known");
        require(m_event.replayOf >= 0 && m_event.replayOf <= entryCount(), u"the entry that it replays is not known");
        const int tags = static_cast<int>(m_state.deliveries.size());
        require(m_event.tag >= 0 && m_event.tag <= tags + (m_event.kind == Kind::Delivered ? 1 : 0),
                u"its tag is not known");
        require(m_event.messageIndex < 0 || hasIndex(m_state.messages, m_event.messageIndex) || bringsNewMessage(),
                u"its message is not known");
        require(m_event.message.isEmpty() || m_state.message(m_event.message) || bringsNewMessage(),
                u"its message is not known");
        require(m_event.retryOf.isEmpty() || m_state.message(m_event.retryOf), u"the message it repeats is not known");
        require(m_event.retryOfIndex < static_cast<int>(m_state.messages.size()),
                u"the message it repeats is not known");
        require(m_event.retryOfIndex < 0
                    || m_state.messages[static_cast<std::size_t>(m_event.retryOfIndex)].id == m_event.retryOf,
                u"the message it repeats has another id");
        require(m_event.strategy.isEmpty() || strategies::find(m_event.strategy), u"its strategy is not known");
        require(m_event.connection >= -1 && m_event.connection <= 1, u"its connection is not known");
        require(m_event.line >= 0 && m_event.nextLine >= 0 && m_event.delivery >= 0, u"it counts below zero");
    }

    /// A producer's second attempt under a new id.
    bool bringsNewMessage() const
    {
        return isPublish() && m_event.messageIndex >= 0
            && static_cast<std::size_t>(m_event.messageIndex) == m_state.messages.size() && !m_event.message.isEmpty();
    }

    /// What an instance does, it does with the delivery that it has in hand or had last.
    void askWhetherInHand() const
    {
        const InstanceState &it = instance();
        require(m_event.consumer == it.consumer, u"its instance is of another consumer");
        require(m_event.message == it.message && m_event.entry == it.entry && m_event.tag == it.tag,
                u"its instance has another delivery in hand");
    }

    void askByKind() const
    {
        switch (m_event.kind) {
        case Kind::Published: askPublished(); break;
        case Kind::PublishDropped: askDropped(); break;
        case Kind::Replayed: askReplayed(); break;
        case Kind::Delivered: askDelivered(); break;
        case Kind::Performed: askPerformed(); break;
        case Kind::Waiting:
            askAtStep();
            require(m_event.holder >= 0, u"it does not say who waits for whom");
            break;
        case Kind::Committed:
            askAtStep();
            require(instance().inTransaction && m_event.call == Call::Commit && m_event.error == ErrorKind::None,
                    u"it commits without a transaction");
            rows().askCommitted();
            break;
        case Kind::RolledBack:
            require(instance().inTransaction && doing({ Doing::Settling, Doing::Idle }),
                    u"it rolls back without a transaction");
            rows().askUndone();
            break;
        case Kind::Returned:
            // The end of a handler that has acked by itself comes when there is nothing left to settle.
            require(inHandler() || (doing({ Doing::Idle }) && m_event.tag > 0), u"its handler is not running");
            require(instance().outcome == Outcome::None && m_event.outcome != Outcome::None
                        && m_event.outcome != Outcome::Crashed,
                    u"its handler cannot return so");
            break;
        case Kind::AckSent: askAckSent(); break;
        case Kind::Acked:
        case Kind::AckLost:
        case Kind::AckRejected: askAck(); break;
        case Kind::Nacked: askNacked(); break;
        case Kind::Requeued:
        case Kind::DeadLettered:
        case Kind::LockExpired: askOut(); break;
        case Kind::Paused:
            require(doing({ Doing::Handling, Doing::Settling }) && m_event.step == instance().standsAt,
                    u"its instance is not at work");
            break;
        case Kind::Crashed: askCrashed(); break;
        case Kind::Restarted: require(doing({ Doing::Crashed }), u"its instance has not crashed"); break;
        case Kind::InboxPurged: rows().askPurged(); break;
        case Kind::CacheFailed: require(!m_state.cacheOut, u"the cache is out already"); break;
        case Kind::CacheRecovered: require(m_state.cacheOut, u"the cache is not out"); break;
        case Kind::StrategySwitched:
            require(m_event.consumer >= 0, u"it names no consumer");
            require(!m_event.strategy.isEmpty(), u"it names no strategy");
            break;
        case Kind::ClockAdvanced: break;
        }
    }

    // The broker

    void askMessage() const
    {
        require(m_event.messageIndex >= 0, u"it publishes a message that is not known");
        if (bringsNewMessage()) {
            require(!m_event.retryOf.isEmpty(), u"it publishes a message that is not known");
            return;
        }
        const engine::Message &message = m_state.messages[static_cast<std::size_t>(m_event.messageIndex)];
        require(message.id == m_event.message, u"its message has another id");
    }

    void askPublished() const
    {
        askMessage();
        require(m_event.entry == entryCount() + 1 && m_event.replayOf == 0, u"its entry is not the next one");
    }

    void askDropped() const
    {
        if (m_event.replayOf == 0) {
            askMessage();
            require(m_event.entry == 0, u"what is dropped has no entry");
            return;
        }
        const EntryState &dead = entry(m_event.replayOf);
        require(dead.where == Where::Dead && m_event.entry == m_event.replayOf && m_event.message == dead.message,
                u"it drops what is no dead letter");
    }

    void askReplayed() const
    {
        require(m_event.replayOf > 0 && m_event.entry == entryCount() + 1, u"its entry is not the next one");
        const EntryState &dead = entry(m_event.replayOf);
        require(dead.where == Where::Dead && m_event.consumer == dead.consumer && m_event.message == dead.message,
                u"it replays what is no dead letter");
        askMessage();
    }

    void askDelivered() const
    {
        require(m_event.entry > 0 && m_event.entry <= entryCount()
                    && m_event.tag == static_cast<int>(m_state.deliveries.size()) + 1,
                u"its entry or tag does not follow upon what came before");
        const EntryState &it = entry(m_event.entry);
        require(it.where == Where::Ready && it.message == m_event.message, u"its entry is not ready");
        require(instance().consumer == it.consumer && m_event.consumer == it.consumer && doing({ Doing::Idle }),
                u"its instance takes nothing");
        require(m_event.delivery == it.deliveries + 1 && m_event.redelivered == (m_event.delivery > 1),
                u"it is not the next delivery of its entry");
        require(m_event.strategy == m_state.strategies[static_cast<std::size_t>(it.consumer)],
                u"its consumer runs another strategy");
        askMessage();
    }

    void askOut() const
    {
        require(m_event.entry > 0, u"its entry is not known");
        require(holds(), u"its entry is not in flight under that tag");
        require(m_event.consumer == entry(m_event.entry).consumer && m_event.message == entry(m_event.entry).message,
                u"its entry holds another message");
    }

    // The instance

    bool inHandler() const { return doing({ Doing::Handling }) && m_event.tag > 0; }

    void askAtStep() const
    {
        require(inHandler(), u"its handler is not running");
        require(m_event.step != Step::None && m_event.step == instance().standsAt && m_event.line == instance().line,
                u"its handler stands elsewhere");
    }

    void askPerformed() const
    {
        askAtStep();
        const bool injected = m_event.reason == Reason::InjectedFailure;
        require(m_event.call != Call::Ack || injected, u"an ack is sent, not performed");
        require(injected || m_event.reason == Reason::None, u"a step has no such reason");
        const bool done = !injected && m_event.error == ErrorKind::None;
        require(m_event.call != Call::Commit || !done, u"a commit that succeeds is told otherwise");
        require(m_event.call != Call::Begin || !done || !instance().inTransaction, u"its transaction has begun");
        const bool cached = m_event.call == Call::CacheSet || m_event.call == Call::CacheSetIfAbsent;
        require(m_event.expires == engine::Time::zero() || cached, u"what it does never expires");
        require(m_event.rows.empty() || (done && m_event.call == Call::Execute), u"what it does changes no rows");
        rows().askWritten();
    }

    void askAckSent() const
    {
        const Outcome outcome = instance().outcome;
        const bool settles =
            doing({ Doing::Settling }) && (outcome == Outcome::Processed || outcome == Outcome::Duplicate);
        require(m_event.step == Step::Ack && (settles || (inHandler() && instance().standsAt == Step::Ack)),
                u"its instance has nothing to ack");
    }

    void askAck() const
    {
        require(doing({ Doing::AckInFlight }), u"its instance has sent no ack");
        // A lost ack is lost whether or not it would still have counted.
        require(m_event.kind == Kind::AckLost || holds() == (m_event.kind == Kind::Acked),
                u"the broker would have said otherwise");
        require(m_event.next == Step::None || instance().outcome == Outcome::None, u"its handler has returned");
    }

    void askNacked() const
    {
        const Outcome outcome = instance().outcome;
        const bool fits =
            outcome == Outcome::Failed || outcome == Outcome::NeedsReconciliation || outcome == Outcome::Quarantined;
        require(doing({ Doing::Settling }) && fits && m_event.outcome == outcome, u"its instance has nothing to nack");
        require(holds() == (m_event.reason != Reason::StaleTag), u"the broker would have said otherwise");
    }

    void askCrashed() const
    {
        require(!doing({ Doing::Crashed }), u"its instance has crashed already");
        require(m_event.outcome == (doing({ Doing::Idle }) ? Outcome::None : Outcome::Crashed)
                    && m_event.step == instance().standsAt,
                u"its instance cannot crash so");
        rows().askUndone();
    }

    const State &m_state;
    const Event &m_event;
};

} // namespace

std::optional<QString> impossible(const State &state, const Event &event)
{
    try {
        Doubt(state, event).ask();
    } catch (const Implausible &implausible) {
        return implausible.why;
    }
    return std::nullopt;
}

} // namespace trace
