// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/invariant.h"
#include "engine/rows.h"
#include "engine/vocabulary.h"

#include <QString>

#include <vector>

/// What a run is made from: plain values, checked by whoever made them (see scenario/).
namespace engine {

class Handling;
struct Delivery;
class Services;

/// A deduplication strategy: its handler, and how its steps play the roles that faults name.
struct Strategy {
    using Handler = Handling (*)(Delivery, Services);

    QLatin1StringView id;
    QLatin1StringView title;
    Subject subject = Subject::Inventory;
    /// The steps of a first, undisturbed delivery, in order; Ack included.
    std::vector<Step> steps;
    Step work = Step::Reserve;
    Step durable = Step::Reserve;
    Handler handler = nullptr;
    /// Resource path of the file whose `//! [id]` snippet is the handler.
    QString source;
    /// Its write sets the stock to the order's total instead of adding to it: doing it again changes nothing.
    bool setsTotal = false;

    /// The step that plays the role.
    Step stepFor(Role role) const;
    bool hasStep(Step step) const;
};

struct Message {
    QString id;
    MessageType type = MessageType::OrderPlaced;
    QString order;
    QString book;
    qint64 quantity = 0;
    /// Of the order's content; 0 where versions play no part.
    qint64 version = 0;
    QString correlation;
    /// When the producer publishes it.
    Time at{ 0 };

    bool operator==(const Message &) const = default;
};

struct Consumer {
    QString name;
    int instances = 1;
    const Strategy *strategy = nullptr;
    KeySource key = KeySource::MessageId;
};

struct BrokerSettings {
    Time lockTimeout{ 30'000 };
    /// A message that comes back after so many deliveries goes to the dead letters.
    int maxDeliveries = 5;
    /// Zero: no duplicate detection.
    Time duplicateWindow{ 0 };
};

struct InboxSettings {
    bool perConsumer = true;
    Time retention{ 14LL * 24 * 3600 * 1000 };
};

struct CacheSettings {
    Time ttl{ 3600'000 };
};

/// Where a fault strikes: before or after a step, named directly or by the role it plays.
struct Place {
    enum class Side : quint8 { Before, After };

    Side side = Side::Before;
    std::variant<Role, Step> step = Role::Start;

    bool operator==(const Place &) const = default;
};

/// Something that goes wrong, tied to a step and an attempt. Strikes once.
struct Fault {
    FaultKind kind = FaultKind::LoseAck;
    /// Empty: any consumer.
    QString consumer;
    /// Empty: any message (RetryPublish: the first one).
    QString message;
    /// The how-manieth delivery of that message to that consumer, from 1; 0: any.
    int delivery = 0;
    std::optional<Place> place;
    std::optional<Time> at;
    /// Pause, CacheOutage: how long.
    Time duration{ 0 };
    /// RetryPublish: whether the producer makes a new id for its second attempt.
    bool newId = false;

    bool operator==(const Fault &) const = default;
};

struct Expectation {
    std::map<QString, qint64> reserved;
    int emails = 0;
};

struct Setup {
    std::vector<StockRow> stock;
    std::vector<Consumer> consumers;
    BrokerSettings broker;
    InboxSettings inbox;
    CacheSettings cache;
    std::vector<Message> messages;
    std::vector<Fault> faults;
    Expectation expect;
    std::vector<Invariant> invariants;
};

/// One running copy of a consumer, as the roster of a run names it.
struct InstanceName {
    int consumer = 0;
    /// From 1, within its consumer.
    int number = 1;
    /// "inventory#1".
    QString name;
};

/// Every instance of a run, in the order of the consumers; an event's `instance` is an index into it.
std::vector<InstanceName> rosterOf(const Setup &setup);

/// How far the message moves the stock: negative for a cancellation.
qint64 effectOf(const Message &message);

/// How many copies its order holds after the message: none after a cancellation.
qint64 totalOf(const Message &message);

} // namespace engine
