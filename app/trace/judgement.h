// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

#include <map>

namespace trace {

/// What a run did to one message at one consumer, or to the result as a whole.
struct Finding {
    engine::Verdict kind = engine::Verdict::EffectivelyOnce;
    /// An index into State::messages; -1 where the finding is about no single message.
    int message = -1;
    int consumer = -1;
    /// How often the message took effect there. Setting a value again does not count again.
    int applied = 0;
    /// Delivery attempt numbers: those that took effect; where none did, all that there were.
    std::vector<int> deliveries;
    /// Indices into State::effects.
    std::vector<std::size_t> effects;
    /// Stale: the message that was replaced; an index into State::messages.
    int newer = -1;
    /// WrongResult: the book whose reserved copies are wrong; empty for the number of mails.
    QString book;
    qint64 expected = 0;
    qint64 actual = 0;
    /// InvariantBroken: the id of the invariant, and when it broke.
    QString invariant;
    InvariantBreak broken;

    /// Whether the message took effect there at all, which a dead letter may have.
    bool tookEffect() const { return applied > 0; }
};

/// Everything that is to be said of a run. The one place where verdicts are made.
struct Judgement {
    /// The worst first; among equals in the order of the messages, then of the consumers. Every message of the scenario has
    /// at least one finding per consumer once the run is over.
    std::vector<Finding> findings;

    /// The worst of them.
    engine::Verdict verdict() const;
    bool isEffectivelyOnce() const { return verdict() == engine::Verdict::EffectivelyOnce; }
};

/// How a run ended. CutShort: by a limit of the program, or because its record is not whole; then only what can no longer
/// change is said of it.
enum class Ending : quint8 { Over, CutShort };

/// Judges a run by its last state: first how often each message took effect at each consumer, held against how often it
/// should have; then whether the tables and the mails are as the scenario expects; and whether its invariants held.
///
/// Once is what a message should take effect. None is right, too, where a newer version of its order has set the total
/// meanwhile; and none for a message that repeats another (see repetitionsIn()).
Judgement judge(const State &state, const engine::Setup &setup, Ending ending = Ending::Over);

/// `state` is that at the end of the recording.
Judgement judge(const State &state, const Recording &recording);
Judgement judge(const Recording &recording);

/// For each message of the setup the index of the one whose body it repeats under whatever id; its own where it stands for
/// itself. The scenario says which: a body that comes again is a repetition where the expected result counts it once.
std::vector<int> repetitionsIn(const engine::Setup &setup);

/// How often a message has taken effect at a consumer so far: what judge() goes by.
struct Applied {
    int message = -1;
    int consumer = -1;
    int times = 0;
    /// One of the times set the total.
    bool set = false;
};

/// Those that took effect at all, in the order of the messages, then of the consumers.
std::vector<Applied> appliedIn(const State &state, const engine::Setup &setup);

/// Which versions of an order for a book were written; indices into State::messages.
struct WrittenVersions {
    int newest = -1;
    /// An older one that has replaced it for now, and its effect, an index into State::effects.
    std::optional<int> older;
    std::size_t effect = 0;
};

/// By order and book.
std::map<std::pair<QString, QString>, WrittenVersions> versionsIn(const State &state);

} // namespace trace
