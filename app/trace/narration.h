// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

namespace trace {

/// One event in words.
struct Sentence {
    /// What just happened.
    QString what;
    /// Why it matters; empty where that goes without saying.
    QString why;
};

/// The event in the language that the application has installed. `before`: the state that it met.
Sentence narrate(const Recording &recording, std::size_t event, const State &before);
/// The same of an event that is none of the recording's, but happened among the same participants.
Sentence narrate(const Recording &recording, const engine::Event &event, const State &before);

/// A time for people: "40 ms", "1.4 s", "8 d".
QString timeText(engine::Time time);

/// The outcome in a word or two, for tables.
QString outcomeText(engine::Outcome outcome);

/// A name that runs from right to left, or says that what follows does, kept from turning the sentence around it.
QString isolated(const QString &name);

} // namespace trace
