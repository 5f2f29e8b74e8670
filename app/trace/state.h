// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/invariant_watch.h"
#include "trace/recording.h"
#include "trace/shared.h"

namespace trace {

/// A copy of a message in the queue of one subscription.
struct EntryState {
    enum class Where : quint8 { Ready, InFlight, Acked, Dead, Replayed };

    int id = 0;
    int consumer = 0;
    QString message;
    /// An index into State::messages: two messages may have the same id.
    int messageIndex = -1;
    Where where = Where::Ready;
    /// The tag under which it is or was last in flight; 0 before the first delivery.
    int tag = 0;
    int deliveries = 0;
    bool redelivered = false;
    engine::Time lockedUntil{ 0 };
    /// How many events had happened when it became ready: the queue is in that order.
    std::size_t readySince = 0;
    /// The instance to which it was given last; -1 before the first delivery.
    int instance = -1;
    /// The how-manieth entry of its message, or of the one that this is a second attempt for, it is in its queue.
    int ordinal = 1;
    /// Dead: why.
    engine::Reason deadReason = engine::Reason::None;
};

/// One step that the delivery in hand has done.
struct StepState {
    engine::Step step = engine::Step::None;
    int line = 0;
    engine::Answer answer = engine::Answer::None;
    engine::ErrorKind error = engine::ErrorKind::None;
};

struct InstanceState {
    enum class Doing : quint8 { Idle, Handling, Waiting, Settling, AckInFlight, Crashed };

    Doing doing = Doing::Idle;
    int consumer = 0;
    /// Of the delivery in hand, or of the last one. Id of a strategy.
    QString strategy;
    QString message;
    int entry = 0;
    int tag = 0;
    bool redelivered = false;
    /// The how-manieth delivery of its message to its consumer it is; under which id ever, and under that id.
    int copy = 0;
    int attempt = 0;
    std::vector<StepState> done;
    /// Where it stands; None when idle or crashed. The line is 0 outside the handler.
    engine::Step standsAt = engine::Step::None;
    int line = 0;
    bool inTransaction = false;
    /// Holds a lock that a write would have to wait for.
    bool holdsLock = false;
    /// The instance that it waits for; -1.
    int waitsFor = -1;
    bool paused = false;
    engine::Outcome outcome = engine::Outcome::None;
    /// Changes that only its own transaction sees.
    std::vector<engine::RowChange> pending;
};

/// A delivery, as `run --json` prints it.
struct DeliveryState {
    QString message;
    int instance = -1;
    int tag = 0;
    bool redelivered = false;
    engine::Outcome outcome = engine::Outcome::None;
    bool acked = false;
};

struct WaitState {
    int instance = -1;
    int holder = -1;
    engine::Step at = engine::Step::None;
};

struct MailState {
    QString message;
    QString key;
    int tag = 0;
};

/// Something durable that a message brought about: a row, once it is committed, or a mail, once the provider took it.
struct EffectState {
    enum class Kind : quint8 {
        Added, ///< moved the stock
        Set, ///< set the stock to the order's total, as may be done again
        Ledger, ///< wrote a row of stock_reservations
        Mail,
    };

    Kind kind = Kind::Added;
    /// An index into State::messages: the message as it was delivered, which may be a producer's second attempt.
    int message = -1;
    int consumer = -1;
    int instance = -1;
    int tag = 0;
    /// The delivery attempt number of the message at that consumer, from 1, under whatever id.
    int delivery = 0;
    /// Counts commits and mails from 1. Effects of one transaction share it.
    int transaction = 0;
    engine::Time at{ 0 };
    /// Empty for a mail.
    QString book;
    /// Copies reserved; 0 for a mail.
    qint64 change = 0;
};

/// Everything that is to be seen at one moment of a run: the fold of the events up to there.
struct State {
    explicit State(const engine::Setup &setup);

    /// Takes the next event in.
    void apply(const engine::Event &event);

    engine::Time now{ 0 };
    /// How many events are taken in.
    std::size_t events = 0;

    SharedList<engine::Message> messages;
    /// Of the messages of the scenario.
    std::vector<bool> published;
    SharedList<EntryState> entries;
    /// The queue of each consumer: ids of entries by when they became ready.
    std::vector<SharedMap<std::size_t, int>> ready;
    /// Ids of entries, in their order.
    std::vector<int> inFlight;
    SharedSet<int> dead;
    std::vector<InstanceState> instances;
    /// The strategy that the next delivery to each consumer will run.
    std::vector<QString> strategies;
    engine::Tables committed;
    SharedList<MailState> mails;
    int mailsRefused = 0;
    /// Cache keys with the time at which they expire.
    std::map<QString, engine::Time> cache;
    bool cacheOut = false;

    SharedList<DeliveryState> deliveries;
    SharedList<WaitState> waits;
    SharedList<EffectState> effects;
    /// Some message has taken effect more than once at a consumer: nothing to come can undo that.
    bool duplicated = false;

    /// The invariants that have not held at some moment up to here, in the order in which they broke.
    const std::vector<InvariantBreak> &brokenInvariants() const;
    /// Null where the scenario has no invariants.
    const InvariantWatch *watch() const { return m_watch.get(); }

    int deadLetters() const { return static_cast<int>(dead.size()); }
    /// Whether an entry is still ready or in flight.
    bool unsettled() const;
    const engine::Message *message(const QString &id) const;
    /// The message of the scenario that this one is, or is an attempt at.
    int scriptedOf(int message) const;
    /// The index of the first attempt, where a producer made this message for a second; its own otherwise.
    int originOf(int message) const;
    /// The id of the first attempt, where a producer made this one for a second.
    const QString &originOf(const QString &message) const;
    /// How often the message has been delivered to the consumer under that id.
    int deliveriesOf(int consumer, const QString &message) const;

private:
    using OfConsumer = std::pair<int, QString>;

    InstanceState &instanceOf(const engine::Event &event)
    {
        return instances[static_cast<std::size_t>(event.instance)];
    }
    EntryState &entryOf(const engine::Event &event)
    {
        return entries.change(static_cast<std::size_t>(event.entry - 1));
    }
    DeliveryState *deliveryOf(int tag);
    void addMessage(const engine::Message &message);
    void addRetry(const engine::Event &event);
    void addEntry(const engine::Event &event, int id, int consumer);
    /// Moves the entry, and takes note of it where entries are to be found.
    void put(EntryState &entry, EntryState::Where where);
    void publish(const engine::Event &event);
    void deliver(const engine::Event &event);
    void perform(const engine::Event &event);
    void replay(const engine::Event &event);
    void performElsewhere(const engine::Event &event);
    void takeRows(const engine::Event &event);
    void endTransaction(const engine::Event &event);
    void settle(const engine::Event &event);
    void crash(const engine::Event &event);
    void standAt(InstanceState &instance, const engine::Event &event);
    void noteEffects(const engine::Event &event);
    /// What the delivery in hand brings about now; its kind is not said yet.
    EffectState effectOf(const engine::Event &event) const;
    void release(int holder);

    SharedMap<QString, std::size_t> m_indexOf;
    SharedMap<QString, QString> m_originals;
    SharedMap<int, int> m_origins;
    /// How many entries and deliveries there are, by the id of the first attempt; and deliveries by their own id.
    SharedMap<OfConsumer, int> m_entriesOf;
    SharedMap<OfConsumer, int> m_copiesOf;
    SharedMap<OfConsumer, int> m_deliveriesOf;
    /// By consumer and first attempt: whether it has taken effect.
    SharedSet<std::pair<int, int>> m_applied;
    int m_transactions = 0;
    std::shared_ptr<InvariantWatch> m_watch;
};

} // namespace trace
