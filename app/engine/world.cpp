// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/world.h"

#include "engine/latency.h"

#include <QCryptographicHash>

#include <algorithm>

namespace engine {

bool isFault(Action::Kind kind)
{
    switch (kind) {
    case Action::Kind::AckLost:
    case Action::Kind::LockExpires:
    case Action::Kind::Fail:
    case Action::Kind::Pause:
    case Action::Kind::Crash:
    case Action::Kind::RetryPublish:
    case Action::Kind::ReplayDeadLetters:
    case Action::Kind::PurgeInbox:
    case Action::Kind::CacheFails:
    case Action::Kind::SwitchStrategy: return true;
    case Action::Kind::Publish:
    case Action::Kind::Deliver:
    case Action::Kind::Advance:
    case Action::Kind::AckArrives:
    case Action::Kind::Restart:
    case Action::Kind::CacheRecovers:
    case Action::Kind::AdvanceClock: return false;
    }
    return false;
}

struct World::Engine {
    explicit Engine(const QString &consumer)
        : services(consumer)
    {
    }

    Services services;
    // Destroyed in reverse order: a crash ends the handler first, then its connections.
    std::array<std::unique_ptr<Session>, 2> sessions;
    std::optional<Handling> handler;
    /// The handler itself has sent the ack: there is nothing to settle when it returns.
    bool settledByHandler = false;
};

namespace {

constexpr int sessionsPerInstance = 2;

std::vector<const Strategy *> strategiesOf(const Setup &setup)
{
    std::vector<const Strategy *> strategies;
    for (const Consumer &consumer : setup.consumers)
        strategies.push_back(consumer.strategy);
    return strategies;
}

QString fingerprintOf(const Message &message)
{
    const QString body = nameOf(message.type) + u'\n' + message.order + u'\n' + message.book + u'\n'
        + QString::number(message.quantity) + u'\n' + QString::number(message.version);
    const QByteArray hash = QCryptographicHash::hash(body.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().first(12));
}

QString keyOf(KeySource source, const Message &message, int tag, bool redelivered)
{
    switch (source) {
    case KeySource::MessageId: return message.id;
    case KeySource::CorrelationId: return message.correlation;
    case KeySource::Order: return message.order;
    case KeySource::DeliveryTag: return u"tag-"_s + QString::number(tag);
    // The flag alone, as a handler that trusts it has it: every first delivery looks like every other.
    case KeySource::Redelivered: return redelivered ? u"redelivered"_s : u"not redelivered"_s;
    }
    return {};
}

} // namespace

World::World(Setup setup, Database &database)
    : m_setup(std::move(setup))
    , m_database(database)
    , m_broker(m_setup.broker, static_cast<int>(m_setup.consumers.size()))
    , m_messages(m_setup.messages)
    , m_published(m_messages.size(), false)
    , m_strategies(strategiesOf(m_setup))
{
    m_database.reset({ m_setup.stock, m_setup.inbox.perConsumer });
    for (const InstanceName &name : rosterOf(m_setup)) {
        Instance it;
        it.consumer = name.consumer;
        it.name = name.name;
        it.strategy = strategyOf(name.consumer);
        m_instances.push_back(it);
        const Consumer &consumer = m_setup.consumers[static_cast<std::size_t>(name.consumer)];
        m_engines.push_back(std::make_unique<Engine>(consumer.name));
    }
    m_lastUsed.resize(m_setup.consumers.size(), -1);
}

World::~World()
{
    for (const auto &engine : m_engines) {
        engine->handler.reset();
        for (auto &session : engine->sessions) {
            if (session)
                m_database.giveBack(std::move(session));
        }
    }
}

World::Engine &World::engineOf(int index)
{
    return *m_engines[static_cast<std::size_t>(index)];
}

Session &World::session(int instance, int connection)
{
    auto &session = engineOf(instance).sessions[static_cast<std::size_t>(connection)];
    if (!session)
        session = m_database.open(instance * sessionsPerInstance + connection);
    return *session;
}

Event &World::emit(Event::Kind kind)
{
    Event &event = m_events.emplace_back();
    event.kind = kind;
    event.at = m_now;
    event.since = m_now;
    return event;
}

Event &World::emitFor(Event::Kind kind, int instance)
{
    const Instance &it = this->instance(instance);
    Event &event = emit(kind);
    event.instance = instance;
    event.consumer = it.consumer;
    if (it.message >= 0) {
        event.message = m_messages[static_cast<std::size_t>(it.message)].id;
        event.entry = it.entry;
        event.tag = it.tag;
    }
    return event;
}

Event &World::emitForEntry(Event::Kind kind, int entry)
{
    const Broker::Entry &it = m_broker.entry(entry);
    Event &event = emit(kind);
    event.consumer = it.consumer;
    event.message = m_messages[static_cast<std::size_t>(it.message)].id;
    event.entry = entry;
    event.tag = it.tag;
    return event;
}

// What can happen

void World::ordinary(std::vector<Action> &actions) const
{
    using Kind = Action::Kind;
    actions.clear();
    for (int message = 0; message < static_cast<int>(m_setup.messages.size()); ++message) {
        if (!published(message))
            actions.push_back({ .kind = Kind::Publish,
                                .at = m_messages[static_cast<std::size_t>(message)].at + latency::hop,
                                .message = message });
    }
    for (const int entry : m_broker.inFlight())
        actions.push_back({ .kind = Kind::LockExpires, .at = m_broker.entry(entry).lockedUntil, .entry = entry });
    for (int index = 0; index < static_cast<int>(m_instances.size()); ++index) {
        if (instance(index).state == Instance::State::AckInFlight)
            actions.push_back({ .kind = Kind::AckArrives, .at = instance(index).readyAt, .instance = index });
    }
    if (m_cacheOut)
        actions.push_back({ .kind = Kind::CacheRecovers, .at = m_cacheOutUntil });
    for (int consumer = 0; consumer < static_cast<int>(m_strategies.size()); ++consumer)
        addDeliveries(consumer, actions);
    for (int index = 0; index < static_cast<int>(m_instances.size()); ++index) {
        const Instance &it = instance(index);
        if (it.state == Instance::State::Handling || it.state == Instance::State::Settling)
            actions.push_back({ .kind = Kind::Advance, .at = it.readyAt, .instance = index });
        else if (it.state == Instance::State::Crashed)
            actions.push_back({ .kind = Kind::Restart, .at = it.readyAt, .instance = index });
    }
}

void World::addDeliveries(int consumer, std::vector<Action> &actions) const
{
    const std::vector<int> &ready = m_broker.ready(consumer);
    if (ready.empty())
        return;
    // Competing consumers take turns: the one after the last that got a message comes first.
    const int count = static_cast<int>(m_instances.size());
    const int last = m_lastUsed[static_cast<std::size_t>(consumer)];
    for (const int entry : ready) {
        for (int offset = 1; offset <= count; ++offset) {
            const int index = (last + offset) % count;
            const Instance &it = instance(index);
            if (it.consumer != consumer || it.state != Instance::State::Idle)
                continue;
            const Time at = std::max(m_broker.entry(entry).readySince, it.since) + latency::hop;
            actions.push_back({ .kind = Action::Kind::Deliver, .at = at, .instance = index, .entry = entry });
        }
    }
}

void World::enabled(std::vector<Action> &actions) const
{
    using Kind = Action::Kind;
    ordinary(actions);
    const auto add = [&](Action action) {
        action.at = m_now;
        actions.push_back(action);
    };
    for (int index = 0; index < static_cast<int>(m_instances.size()); ++index) {
        const Instance &it = instance(index);
        if (it.state == Instance::State::AckInFlight)
            add({ .kind = Kind::AckLost, .instance = index });
        if (it.state == Instance::State::Handling) {
            add({ .kind = Kind::Fail, .instance = index });
            add({ .kind = Kind::Pause, .instance = index, .duration = defaultPause });
        }
        if (it.state != Instance::State::Crashed)
            add({ .kind = Kind::Crash, .instance = index });
    }
    for (int message = 0; message < static_cast<int>(m_setup.messages.size()); ++message) {
        if (published(message)) {
            add({ .kind = Kind::RetryPublish, .message = message });
            add({ .kind = Kind::RetryPublish, .message = message, .newId = true });
        }
    }
    if (!m_broker.deadLetters().empty())
        add({ .kind = Kind::ReplayDeadLetters });
    if (!transactionOpen())
        add({ .kind = Kind::PurgeInbox });
    if (!m_cacheOut)
        add({ .kind = Kind::CacheFails, .duration = defaultOutage });
}

bool World::transactionOpen() const
{
    return std::any_of(m_engines.begin(), m_engines.end(), [](const auto &engine) {
        return std::any_of(engine->sessions.begin(), engine->sessions.end(),
                           [](const auto &session) { return session && session->inTransaction(); });
    });
}

bool World::isEnabled(const Action &action) const
{
    using Kind = Action::Kind;
    const auto inState = [&](std::initializer_list<Instance::State> states) {
        return action.instance >= 0 && action.instance < static_cast<int>(m_instances.size())
            && std::find(states.begin(), states.end(), instance(action.instance).state) != states.end();
    };
    const bool entryExists = action.entry >= 1 && action.entry <= m_broker.entryCount();
    const bool messageExists = action.message >= 0 && action.message < static_cast<int>(m_setup.messages.size());
    switch (action.kind) {
    case Kind::Publish: return messageExists && !published(action.message);
    case Kind::RetryPublish: return messageExists && published(action.message);
    case Kind::Deliver:
        return entryExists && m_broker.entry(action.entry).state == Broker::Entry::State::Ready
            && inState({ Instance::State::Idle })
            && instance(action.instance).consumer == m_broker.entry(action.entry).consumer;
    case Kind::Advance: return inState({ Instance::State::Handling, Instance::State::Settling });
    case Kind::AckArrives:
    case Kind::AckLost: return inState({ Instance::State::AckInFlight });
    case Kind::LockExpires: return entryExists && m_broker.entry(action.entry).state == Broker::Entry::State::InFlight;
    case Kind::Fail: return inState({ Instance::State::Handling });
    case Kind::Pause: return inState({ Instance::State::Handling, Instance::State::Settling });
    case Kind::Crash:
        return action.instance >= 0 && action.instance < static_cast<int>(m_instances.size())
            && !inState({ Instance::State::Crashed });
    case Kind::Restart: return inState({ Instance::State::Crashed });
    case Kind::ReplayDeadLetters: return !m_broker.deadLetters().empty();
    case Kind::PurgeInbox: return !transactionOpen();
    case Kind::CacheFails: return !m_cacheOut;
    case Kind::CacheRecovers: return m_cacheOut;
    case Kind::SwitchStrategy:
        return action.strategy && action.consumer >= 0 && action.consumer < static_cast<int>(m_strategies.size());
    case Kind::AdvanceClock: return action.at >= m_now;
    }
    return false;
}

// What happens

const std::vector<Event> &World::perform(const Action &action)
{
    using Kind = Action::Kind;
    Q_ASSERT(isEnabled(action));
    m_events.clear();
    m_now = std::max(m_now, action.at);
    switch (action.kind) {
    case Kind::Publish:
        m_published[static_cast<std::size_t>(action.message)] = true;
        publish(action.message, {});
        break;
    case Kind::Deliver: deliver(action.entry, action.instance); break;
    case Kind::Advance: advance(action.instance); break;
    case Kind::AckArrives: ackArrives(action.instance); break;
    case Kind::AckLost: ackLost(action.instance); break;
    case Kind::LockExpires: lockExpires(action.entry); break;
    case Kind::Fail: fail(action.instance); break;
    case Kind::Pause: pause(action.instance, action.duration); break;
    case Kind::Crash: crash(action.instance); break;
    case Kind::Restart: restart(action.instance); break;
    case Kind::RetryPublish: retryPublish(action.message, action.newId); break;
    case Kind::ReplayDeadLetters: replayDeadLetters(); break;
    case Kind::PurgeInbox: purgeInbox(); break;
    case Kind::CacheFails: cacheFails(action.duration); break;
    case Kind::CacheRecovers:
        m_cacheOut = false;
        emit(Event::Kind::CacheRecovered);
        break;
    case Kind::SwitchStrategy: switchStrategy(action.consumer, action.strategy); break;
    case Kind::AdvanceClock: emit(Event::Kind::ClockAdvanced); break;
    }
    return m_events;
}

void World::publish(int message, const QString &retryOf)
{
    const QString &id = m_messages[static_cast<std::size_t>(message)].id;
    const bool dropped = m_broker.isDuplicate(id, m_now);
    Event &event = emit(dropped ? Event::Kind::PublishDropped : Event::Kind::Published);
    event.since = std::max(Time::zero(), m_now - latency::hop);
    event.message = id;
    event.messageIndex = message;
    event.retryOf = retryOf;
    if (dropped) {
        event.reason = Reason::DuplicateId;
        return;
    }
    event.entry = m_broker.entryCount() + 1;
    for (int consumer = 0; consumer < static_cast<int>(m_strategies.size()); ++consumer)
        m_broker.enqueue(consumer, message, m_now);
}

void World::retryPublish(int message, bool newId)
{
    const QString original = m_messages[static_cast<std::size_t>(message)].id;
    int published = message;
    if (newId) {
        Message again = m_messages[static_cast<std::size_t>(message)];
        again.id = original + u"-r"_s + QString::number(++m_retries[original]);
        again.at = m_now;
        published = static_cast<int>(m_messages.size());
        m_messages.push_back(std::move(again));
        m_published.push_back(true);
    }
    publish(published, original);
    const auto sameId = [&](const Message &it) { return it.id == original; };
    if (std::count_if(m_messages.begin(), m_messages.end(), sameId) > 1)
        m_events.front().retryOfIndex = message;
}

Delivery World::deliveryFor(const Instance &it) const
{
    const Message &message = m_messages[static_cast<std::size_t>(it.message)];
    const Consumer &consumer = m_setup.consumers[static_cast<std::size_t>(it.consumer)];
    Delivery delivery;
    delivery.message = message.id;
    delivery.type = message.type;
    delivery.order = message.order;
    delivery.book = message.book;
    delivery.quantity = effectOf(message);
    delivery.total = totalOf(message);
    delivery.version = message.version;
    delivery.tag = it.tag;
    delivery.redelivered = m_broker.entry(it.entry).deliveries > 1;
    delivery.key = keyOf(consumer.key, message, it.tag, delivery.redelivered);
    delivery.fingerprint = fingerprintOf(message);
    return delivery;
}

void World::deliver(int entry, int instance)
{
    const Broker::Entry &delivered = m_broker.deliver(entry, m_now);
    m_lastUsed[static_cast<std::size_t>(delivered.consumer)] = instance;
    Instance &it = this->instance(instance);
    it.strategy = strategyOf(it.consumer);
    it.entry = entry;
    it.tag = delivered.tag;
    it.message = delivered.message;
    it.attempt = ++m_attempts[{ it.consumer, m_messages[static_cast<std::size_t>(it.message)].id }];
    it.lastStep = Step::None;
    it.outcome = Outcome::None;
    it.reason = Reason::None;

    const Delivery delivery = deliveryFor(it);
    Event &event = emitFor(Event::Kind::Delivered, instance);
    event.since = std::max(Time::zero(), m_now - latency::hop);
    event.messageIndex = it.message;
    event.delivery = delivered.deliveries;
    event.redelivered = delivery.redelivered;
    event.lockedUntil = delivered.lockedUntil;
    event.key = delivery.key;
    event.strategy = it.strategy->id;

    Engine &engine = engineOf(instance);
    engine.settledByHandler = false;
    engine.handler.emplace(it.strategy->handler(delivery, engine.services));
    resume(instance, m_events.size() - 1);
}

void World::resume(int instance, std::size_t event)
{
    Instance &it = this->instance(instance);
    Handling &handler = *engineOf(instance).handler;
    handler.resume();
    if (handler.finished()) {
        finishHandler(instance);
        return;
    }
    const PendingOperation &operation = *handler.pending();
    it.state = Instance::State::Handling;
    it.standsAt = operation.step();
    it.line = operation.line();
    it.since = m_now;
    it.readyAt = m_now + latency::of(operation.call());
    m_events[event].next = it.standsAt;
    m_events[event].nextLine = it.line;
}

void World::advance(int instance)
{
    if (this->instance(instance).state == Instance::State::Settling) {
        settle(instance);
        return;
    }
    PendingOperation &operation = *engineOf(instance).handler->pending();
    if (operation.call() == Call::Ack) {
        engineOf(instance).settledByHandler = true;
        sendAck(instance);
        return;
    }
    execute(instance, operation);
}

void World::execute(int instance, PendingOperation &operation)
{
    Instance &it = this->instance(instance);
    const std::size_t index = m_events.size();
    Event &event = emitFor(Event::Kind::Performed, instance);
    event.since = it.since;
    event.step = operation.step();
    event.line = operation.line();
    event.call = operation.call();
    call(instance, operation, event);
    if (event.kind == Event::Kind::Waiting) {
        it.state = Instance::State::Waiting;
        it.holder = event.holder;
        return;
    }
    it.lastStep = operation.step();
    const bool released = event.kind == Event::Kind::Committed;
    resume(instance, index);
    if (released)
        wakeWaitersOf(instance);
}

void World::call(int instance, PendingOperation &operation, Event &event)
{
    const auto onSession = [&](auto &&operate) {
        event.connection = operation.connection();
        Reply reply = operate(session(instance, operation.connection()));
        answerStatement(operation, reply, event);
    };
    switch (operation.call()) {
    case Call::Begin: onSession([](Session &session) { return session.begin(); }); break;
    case Call::Commit:
        event.kind = Event::Kind::Committed;
        onSession([](Session &session) { return session.commit(); });
        break;
    case Call::Execute:
        onSession([&](Session &session) {
            Statement statement = operation.statement();
            statement.now = m_now.count();
            return session.execute(statement);
        });
        break;
    case Call::CacheGet:
    case Call::CacheSet:
    case Call::CacheSetIfAbsent: callCache(operation, event); break;
    case Call::Send: callMail(operation, event); break;
    case Call::Ack: Q_UNREACHABLE();
    }
    event.answer = operation.answer;
}

void World::answerStatement(PendingOperation &operation, Reply &reply, Event &event)
{
    using Kind = Statement::Kind;
    event.sql = std::move(reply.sql);
    event.bound = std::move(reply.bound);
    event.rows = std::move(reply.changes);
    event.rowCount = reply.rows;
    event.error = reply.error;
    event.nativeError = reply.nativeError;
    if (reply.status == Reply::Status::Waiting) {
        event.kind = Event::Kind::Waiting;
        event.holder = reply.holder / sessionsPerInstance;
        return;
    }
    const Kind kind = operation.statement().kind;
    const bool insert = kind == Kind::InsertInbox || kind == Kind::InsertReservation;
    if (reply.status == Reply::Status::Failed && !(insert && reply.error == ErrorKind::DuplicateKey)) {
        event.kind = Event::Kind::Performed;
        operation.error = std::make_exception_ptr(DatabaseError(reply.error, reply.nativeError));
        return;
    }
    if (operation.call() != Call::Execute)
        return;
    switch (kind) {
    case Kind::ReadInbox:
        operation.answer = !reply.found ? Answer::Absent
            : reply.found->completedAt  ? Answer::Completed
                                        : Answer::InProgress;
        operation.text = reply.found ? reply.found->fingerprint : QString();
        break;
    case Kind::InsertInbox:
    case Kind::InsertInboxTolerant:
    case Kind::InsertReservation:
    case Kind::SetReservedIfNewer: operation.answer = reply.rows > 0 ? Answer::True : Answer::False; break;
    case Kind::CompleteInbox:
    case Kind::AddReserved:
    case Kind::SetReserved: break;
    }
}

void World::callCache(PendingOperation &operation, Event &event)
{
    const QString &key = operation.statement().key;
    event.key = key;
    if (m_cacheOut) {
        operation.answer = Answer::Unknown;
        return;
    }
    const auto it = m_cache.find(key);
    const bool there = it != m_cache.end() && it->second > m_now;
    if (operation.call() == Call::CacheGet) {
        operation.answer = there ? Answer::True : Answer::False;
        return;
    }
    const bool conditional = operation.call() == Call::CacheSetIfAbsent;
    if (conditional)
        operation.answer = there ? Answer::False : Answer::True;
    if (!conditional || !there) {
        event.expires = m_now + m_setup.cache.ttl;
        m_cache.insert_or_assign(key, event.expires);
    }
}

void World::callMail(PendingOperation &operation, Event &event)
{
    const QString &key = operation.statement().key;
    event.key = key;
    if (key.isEmpty()) {
        operation.answer = Answer::True;
        return;
    }
    const bool accepted = m_mailKeys.insert(key).second;
    operation.answer = accepted ? Answer::True : Answer::False;
}

namespace {

/// What an exception that left a handler means.
Reason reasonOf(const std::exception_ptr &error)
{
    try {
        std::rethrow_exception(error);
    } catch (const InjectedFailure &) {
        return Reason::InjectedFailure;
    } catch (const DuplicateMessage &) {
        return Reason::DuplicateRaised;
    } catch (const DatabaseError &) {
        return Reason::DatabaseError;
    }
}

} // namespace

void World::finishHandler(int instance)
{
    Instance &it = this->instance(instance);
    Engine &engine = engineOf(instance);
    const std::exception_ptr error = engine.handler->error();
    it.outcome = error ? Outcome::Failed : engine.handler->outcome();
    it.reason = error ? reasonOf(error) : Reason::None;
    engine.handler.reset();
    it.standsAt = Step::Ack;
    it.line = 0;
    it.since = m_now;
    Event &event = emitFor(Event::Kind::Returned, instance);
    event.outcome = it.outcome;
    event.reason = it.reason;
    if (!engine.settledByHandler)
        event.next = Step::Ack;
    rollBack(instance);
    if (engine.settledByHandler) {
        becomeIdle(instance);
        return;
    }
    it.state = Instance::State::Settling;
    it.readyAt = m_now + latency::settle;
}

void World::rollBack(int instance)
{
    for (int connection = 0; connection < sessionsPerInstance; ++connection) {
        const auto &session = engineOf(instance).sessions[static_cast<std::size_t>(connection)];
        if (!session || !session->inTransaction())
            continue;
        Reply reply = session->rollback();
        Event &event = emitFor(Event::Kind::RolledBack, instance);
        event.connection = connection;
        event.reason = Reason::NotCommitted;
        event.sql = std::move(reply.sql);
        event.rows = std::move(reply.changes);
        event.next = Step::Ack;
        wakeWaitersOf(instance);
    }
}

void World::wakeWaitersOf(int holder)
{
    for (Instance &it : m_instances) {
        if (it.state == Instance::State::Waiting && it.holder == holder) {
            it.state = Instance::State::Handling;
            it.holder = -1;
            it.readyAt = m_now;
        }
    }
}

void World::settle(int instance)
{
    const Instance &it = this->instance(instance);
    if (it.outcome == Outcome::Processed || it.outcome == Outcome::Duplicate) {
        sendAck(instance);
        return;
    }
    const bool current = m_broker.holds(it.entry, it.tag);
    const int entry = it.entry;
    const Outcome outcome = it.outcome;
    Event &event = emitFor(Event::Kind::Nacked, instance);
    event.step = Step::Ack;
    event.outcome = outcome;
    event.reason = current ? it.reason : Reason::StaleTag;
    this->instance(instance).lastStep = Step::Ack;
    becomeIdle(instance);
    if (!current)
        return;
    if (outcome == Outcome::Failed) {
        returnEntry(entry, Reason::Nacked);
        return;
    }
    m_broker.deadLetter(entry);
    emitForEntry(Event::Kind::DeadLettered, entry).reason =
        outcome == Outcome::Quarantined ? Reason::Quarantined : Reason::NeedsReconciliation;
}

void World::sendAck(int instance)
{
    Instance &it = this->instance(instance);
    Event &event = emitFor(Event::Kind::AckSent, instance);
    event.since = it.since;
    event.step = Step::Ack;
    event.line = it.line;
    it.state = Instance::State::AckInFlight;
    it.since = m_now;
    it.readyAt = m_now + latency::hop;
}

void World::ackArrives(int instance)
{
    Instance &it = this->instance(instance);
    const bool current = m_broker.holds(it.entry, it.tag);
    if (current)
        m_broker.ack(it.entry);
    Event &event = emitFor(current ? Event::Kind::Acked : Event::Kind::AckRejected, instance);
    event.since = it.since;
    event.step = Step::Ack;
    if (!current)
        event.reason = Reason::StaleTag;
    afterAck(instance);
}

void World::ackLost(int instance)
{
    Instance &it = this->instance(instance);
    const int entry = it.entry;
    const bool current = m_broker.holds(entry, it.tag);
    Event &event = emitFor(Event::Kind::AckLost, instance);
    event.since = it.since;
    event.step = Step::Ack;
    afterAck(instance);
    if (current)
        returnEntry(entry, Reason::AckLost);
}

void World::afterAck(int instance)
{
    this->instance(instance).lastStep = Step::Ack;
    // The client does not learn what became of its ack: a handler that acked first goes on either way.
    if (engineOf(instance).handler)
        resume(instance, m_events.size() - 1);
    else
        becomeIdle(instance);
}

void World::becomeIdle(int instance)
{
    Instance &it = this->instance(instance);
    it.state = Instance::State::Idle;
    it.standsAt = Step::None;
    it.line = 0;
    it.since = m_now;
}

void World::returnEntry(int entry, Reason reason)
{
    const bool ready = m_broker.requeue(entry, m_now);
    Event &event = emitForEntry(ready ? Event::Kind::Requeued : Event::Kind::DeadLettered, entry);
    event.reason = ready ? reason : Reason::DeliveryLimit;
}

void World::lockExpires(int entry)
{
    const int tag = m_broker.entry(entry).tag;
    Event &event = emitForEntry(Event::Kind::LockExpired, entry);
    for (int index = 0; index < static_cast<int>(m_instances.size()); ++index) {
        const Instance &it = instance(index);
        if (it.tag == tag && it.state != Instance::State::Idle)
            event.instance = index;
    }
    returnEntry(entry, Reason::LockExpired);
}

void World::fail(int instance)
{
    Instance &it = this->instance(instance);
    PendingOperation &operation = *engineOf(instance).handler->pending();
    operation.error = std::make_exception_ptr(InjectedFailure());
    const std::size_t index = m_events.size();
    Event &event = emitFor(Event::Kind::Performed, instance);
    event.since = it.since;
    event.step = operation.step();
    event.line = operation.line();
    event.call = operation.call();
    event.reason = Reason::InjectedFailure;
    resume(instance, index);
}

void World::pause(int instance, Time lasts)
{
    Instance &it = this->instance(instance);
    it.readyAt = std::max(it.readyAt, m_now) + lasts;
    Event &event = emitFor(Event::Kind::Paused, instance);
    event.step = it.standsAt;
    event.line = it.line;
    event.lasts = lasts;
}

void World::crash(int instance)
{
    Instance &it = this->instance(instance);
    Engine &engine = engineOf(instance);
    const bool busy = it.state != Instance::State::Idle;
    Event &event = emitFor(Event::Kind::Crashed, instance);
    event.step = it.standsAt;
    event.line = it.line;
    event.outcome = busy ? Outcome::Crashed : Outcome::None;
    for (auto &session : engine.sessions) {
        if (!session)
            continue;
        const std::vector<RowChange> undone = undoing(session->pending());
        event.rows.insert(event.rows.end(), undone.begin(), undone.end());
    }
    engine.handler.reset();
    for (auto &session : engine.sessions)
        session.reset();
    it.state = Instance::State::Crashed;
    it.standsAt = Step::None;
    it.line = 0;
    it.holder = -1;
    it.since = m_now;
    it.readyAt = m_now + latency::restart;
    wakeWaitersOf(instance);
    if (busy && m_broker.holds(it.entry, it.tag))
        returnEntry(it.entry, Reason::Crashed);
}

void World::restart(int instance)
{
    becomeIdle(instance);
    emitFor(Event::Kind::Restarted, instance);
}

void World::replayDeadLetters()
{
    for (const int entry : m_broker.takeDeadLetters()) {
        // Copied: enqueueing moves the entries.
        const Broker::Entry dead = m_broker.entry(entry);
        const QString id = m_messages[static_cast<std::size_t>(dead.message)].id;
        if (m_broker.isDuplicate(id, m_now)) {
            Event &event = emitForEntry(Event::Kind::PublishDropped, entry);
            event.replayOf = entry;
            event.reason = Reason::DuplicateId;
            continue;
        }
        const int again = m_broker.enqueue(dead.consumer, dead.message, m_now);
        Event &event = emitForEntry(Event::Kind::Replayed, again);
        event.messageIndex = dead.message;
        event.replayOf = entry;
    }
}

void World::purgeInbox()
{
    Reply reply = m_database.purgeInbox((m_now - m_setup.inbox.retention).count());
    Event &event = emit(Event::Kind::InboxPurged);
    event.sql = std::move(reply.sql);
    event.bound = std::move(reply.bound);
    event.rows = std::move(reply.changes);
    event.rowCount = reply.rows;
    event.error = reply.error;
    event.nativeError = reply.nativeError;
}

void World::cacheFails(Time lasts)
{
    m_cacheOut = true;
    m_cacheOutUntil = m_now + lasts;
    emit(Event::Kind::CacheFailed).lasts = lasts;
}

void World::switchStrategy(int consumer, const Strategy *strategy)
{
    m_strategies[static_cast<std::size_t>(consumer)] = strategy;
    Event &event = emit(Event::Kind::StrategySwitched);
    event.consumer = consumer;
    event.strategy = strategy->id;
}

} // namespace engine
