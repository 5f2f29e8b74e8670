// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/judgement.h"

namespace trace {

/// The object that `run --json` prints, and the last line of a trace.
QJsonObject reportOf(const Recording &recording);

/// The state at the end of a recording.
State finalStateOf(const Recording &recording);

/// Faults of the scenario that name a step which the strategy does not have.
std::vector<engine::Fault> faultsNotApplicable(const engine::Setup &setup);

/// The same, each in the words of the report, which are English.
QStringList notApplicable(const engine::Setup &setup);

/// A fault in the words of the scenario file: "crash inventory, delivery 1, after durable".
QString faultText(const engine::Fault &fault);

/// The id of the strategy that the report names: that of the first consumer.
QString strategyOf(const Recording &recording);

} // namespace trace
