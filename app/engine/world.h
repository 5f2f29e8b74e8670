// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/action.h"
#include "engine/broker.h"
#include "engine/event.h"
#include "engine/services.h"

#include <set>

namespace engine {

/// One consumer instance, as schedulers and faults see it.
struct Instance {
    enum class State : quint8 {
        Idle,
        Handling, ///< stands at an awaited operation
        Waiting, ///< stands at an operation that another instance's transaction keeps from ending
        Settling, ///< the handler has returned; its ack or nack is not sent yet
        AckInFlight, ///< the ack is on its way to the broker
        Crashed,
    };

    int consumer = 0;
    QString name;
    State state = State::Idle;
    /// Of the delivery in hand, or of the last one.
    const Strategy *strategy = nullptr;
    int entry = 0;
    int tag = 0;
    /// An index into World::messages(); -1 before the first delivery.
    int message = -1;
    /// The how-manieth delivery of that message to this consumer, from 1.
    int attempt = 0;
    /// The operation that comes next, and the one that was done last in this delivery.
    Step standsAt = Step::None;
    Step lastStep = Step::None;
    int line = 0;
    Outcome outcome = Outcome::None;
    Reason reason = Reason::None;
    /// When what it stands at began, and when it ends if nothing interferes.
    Time since{ 0 };
    Time readyAt{ 0 };
    int holder = -1;
};

/// Everything that takes part in a run, and the only place where it changes. Deterministic: the same setup and the
/// same actions give the same events.
class World
{
public:
    /// What enabled() proposes for a pause and for a cache outage.
    static constexpr Time defaultPause{ 500 };
    static constexpr Time defaultOutage{ 60'000 };

    /// Resets the database. Keeps a reference to it; it must outlive the world, and serve no other world meanwhile.
    /// Throws std::runtime_error when the database cannot be used.
    World(Setup setup, Database &database);
    World(const World &) = delete;
    World &operator=(const World &) = delete;
    ~World();

    /// Every action that can happen now, each with the time at which it would: the ordinary course of events first,
    /// then faults. Reuses the vector.
    void enabled(std::vector<Action> &actions) const;
    /// As enabled(), without faults.
    void ordinary(std::vector<Action> &actions) const;
    bool isEnabled(const Action &action) const;

    /// Does one action and returns its events, valid until the next call. The action must be enabled.
    const std::vector<Event> &perform(const Action &action);

    Time now() const { return m_now; }
    const Setup &setup() const { return m_setup; }
    const std::vector<Instance> &instances() const { return m_instances; }
    const std::vector<Message> &messages() const { return m_messages; }
    const Broker &broker() const { return m_broker; }
    /// Whether the message has been published, or dropped as a duplicate, at least once.
    bool published(int message) const { return m_published[static_cast<std::size_t>(message)]; }
    bool cacheIsOut() const { return m_cacheOut; }
    const Strategy *strategyOf(int consumer) const { return m_strategies[static_cast<std::size_t>(consumer)]; }

private:
    struct Engine; // what an instance runs on: coroutine and connections

    Instance &instance(int index) { return m_instances[static_cast<std::size_t>(index)]; }
    const Instance &instance(int index) const { return m_instances[static_cast<std::size_t>(index)]; }
    Engine &engineOf(int index);
    Session &session(int instance, int connection);
    Event &emit(Event::Kind kind);
    Event &emitFor(Event::Kind kind, int instance);
    Event &emitForEntry(Event::Kind kind, int entry);
    void addDeliveries(int consumer, std::vector<Action> &actions) const;
    bool transactionOpen() const;

    void publish(int message, const QString &retryOf);
    void retryPublish(int message, bool newId);
    void deliver(int entry, int instance);
    void advance(int instance);
    void execute(int instance, PendingOperation &operation);
    void call(int instance, PendingOperation &operation, Event &event);
    void answerStatement(PendingOperation &operation, Reply &reply, Event &event);
    void callCache(PendingOperation &operation, Event &event);
    void callMail(PendingOperation &operation, Event &event);
    /// Lets the handler run to its next operation and completes the event that let it go on.
    void resume(int instance, std::size_t event);
    void finishHandler(int instance);
    void rollBack(int instance);
    void settle(int instance);
    void sendAck(int instance);
    void afterAck(int instance);
    void ackArrives(int instance);
    void ackLost(int instance);
    void becomeIdle(int instance);
    void returnEntry(int entry, Reason reason);
    void lockExpires(int entry);
    void fail(int instance);
    void pause(int instance, Time lasts);
    void crash(int instance);
    void restart(int instance);
    void replayDeadLetters();
    void purgeInbox();
    void cacheFails(Time lasts);
    void switchStrategy(int consumer, const Strategy *strategy);
    void wakeWaitersOf(int holder);
    Delivery deliveryFor(const Instance &it) const;

    Setup m_setup;
    Database &m_database;
    Time m_now{ 0 };
    Broker m_broker;
    std::vector<Message> m_messages;
    std::vector<bool> m_published;
    std::vector<const Strategy *> m_strategies;
    std::vector<Instance> m_instances;
    std::vector<std::unique_ptr<Engine>> m_engines;
    /// Per consumer, the instance that got a message last.
    std::vector<int> m_lastUsed;
    /// How often each message was delivered to each consumer.
    std::map<std::pair<int, QString>, int> m_attempts;
    std::map<QString, Time> m_cache;
    bool m_cacheOut = false;
    Time m_cacheOutUntil{ 0 };
    std::set<QString> m_mailKeys;
    std::map<QString, int> m_retries;
    std::vector<Event> m_events;
};

} // namespace engine
