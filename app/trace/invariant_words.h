// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/invariant_watch.h"

namespace trace {

/// What the scenario calls it: its title, or its id.
QString invariantName(const engine::Invariant &invariant);

/// What it demands: "never on hand − reserved < 0, for each book".
QString invariantText(const engine::Invariant &invariant, const engine::Setup &setup);

/// What there was when it broke: "Dune had 10 on hand and 12 reserved".
QString breakValues(const InvariantBreak &broken, const engine::Setup &setup);

/// The same in figures: "Dune: 10 on hand, 16 reserved".
QString breakFigures(const InvariantBreak &broken, const engine::Setup &setup);

/// The whole as a clause, without a full stop: "never-oversold broke at 140 ms: Dune had 10 on hand and 12 reserved".
QString breakText(const InvariantBreak &broken, const engine::Setup &setup);

/// What the term counts, for lists and formulas: "on hand", "e-mails for o-1".
QString termText(const engine::Term &term, const engine::Setup &setup);

} // namespace trace
