// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/exploration.h"

/// What an exploration says to people, in the language that the application has installed.
namespace explorer {

/// As the first word of a sentence.
QString upperFirst(QString text);

/// "one lost ack and two crashes"; "no fault".
QString faultsText(const FaultCounts &faults);

/// "crash", for a heading.
QString nameOf(FaultType type);

/// A column of the matrix.
QString nameOf(const NamedBudget &budget);

/// "any 2 of crashes, lost acks"; "one crash and one lock expiry" where the number of each is the only limit.
QString budgetText(const Budget &budget);

/// What it comes to, in one or two sentences: "One lost ack is enough.", "No order of events and no placement of up to
/// two faults breaks it.", or how far it got. `exploration` is the one that gave the result.
QString statementOf(const Result &result, const Exploration &exploration);

/// Why an exploration is not complete; empty when it is.
QString incompletenessOf(const Result &result);

/// What was within the bound: instances, messages, faults, states, transitions.
QString boundOf(const Result &result, const engine::Setup &setup);

/// "one fault, 2 changes of instance, 9 steps"; without the changes where there are none.
QString costText(const Cost &cost);

/// "Dune 4 · dead letters 1": what an outcome consists of, beside its verdict.
QString figuresOf(const Outcome &outcome, const engine::Expectation &expect);

} // namespace explorer
