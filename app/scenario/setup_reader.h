// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"
#include "scenario/checked_value.h"

namespace scenario {

inline constexpr QLatin1StringView formatName{ "redelivery-scenario" };
inline constexpr qint64 formatVersion = 1;

/// The keys of a scenario, without those of a lesson.
const QStringList &scenarioKeys();

/// Checks that the object is of this format, in a version that is known. Throws Wrong.
void checkFormat(const QJsonObject &object);

/// Checks all of a scenario and converts it. Throws Wrong.
engine::Setup readSetup(const QJsonObject &scenario);

/// Reads the invariants of a scenario of which `setup` has all the rest already. Throws Wrong.
std::vector<engine::Invariant> readInvariants(const Value &invariants, const engine::Setup &setup);

/// Reads the faults of a scenario whose consumers and messages are in `setup` already. Throws Wrong.
std::vector<engine::Fault> readFaults(const Value &faults, const engine::Setup &setup);

} // namespace scenario
