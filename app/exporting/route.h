// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

#include <set>

namespace exporting {

/// Somebody who takes part in a run.
struct Party {
    enum class Kind : quint8 { Producer, Broker, Instance, Database, Mail, Cache };

    Kind kind = Kind::Broker;
    /// Of an instance: its index into the roster.
    int instance = -1;

    bool operator==(const Party &) const = default;
};

/// Where an event goes; from a party to itself for what concerns that one alone.
struct Route {
    Party from;
    Party to;
    /// It never arrives.
    bool lost = false;

    bool crosses() const { return from != to; }
};

Route routeOf(const engine::Event &event);

/// What a run makes use of, so that a picture of it shows nothing else.
struct Cast {
    explicit Cast(const trace::Recording &recording);

    /// From the producer on, in the order of the pictures.
    std::vector<Party> parties;
    bool inbox = false;
    bool reservations = false;
    bool versions = false;
    bool fingerprints = false;
    /// Ids of the strategies that ran or were to run, in order.
    std::set<QString> strategies;
};

/// "Broker", "inventory #1", "SQLite": in the language of the moment.
QString titleOf(const Party &party, const trace::Recording &recording);

/// The lesson's title in the language of the moment; "Redelivery Lab" for a plain scenario.
QString titleOf(const trace::Recording &recording);

/// What goes along a route, in the few words of the field that no language translates: "m-1", "tag 2, redelivered",
/// "reserve, Dune 0 → 2", "ack, tag 2".
QString labelOf(const engine::Event &event);

} // namespace exporting
