// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/identity.h"

namespace explorer {

/// Names a step in terms of an identity, so that the same step has the same name whichever run led there. Names are in
/// order: the ordinary course of events first.
struct MoveName {
    engine::Action::Kind kind = engine::Action::Kind::AdvanceClock;
    /// The first position of the kin that acts or is acted upon; -1 where no instance has a part in it.
    qint8 place = -1;
    bool newId = false;
    qint16 message = -1;
    /// Of the entry that is delivered.
    qint16 deliveries = 0;

    auto operator<=>(const MoveName &) const = default;
};

/// A step that is possible, and its name.
struct Move {
    MoveName name;
    /// Where several instances are kin: that of the first of them.
    Step step;
    /// How many steps have this name: one for each of the kin, and for each entry that looks alike.
    qint16 count = 1;
};

/// Whether an instance itself does the step, or suffers it; otherwise it is the producer's, the broker's or the clock's.
bool isOfAnInstance(engine::Action::Kind kind);

/// Every step that is possible, one for each name, in the order of names. Of steps that make no difference there is none:
/// the crash of an idle instance, messages in another order than their producer's (for they may be delivered in any).
std::vector<Move> movesFrom(const Course &course, const Identity &identity);

/// Whether nothing is left to do, unless something goes wrong or expires.
bool isOver(const std::vector<Move> &moves);

} // namespace explorer
