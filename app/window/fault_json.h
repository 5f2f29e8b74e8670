// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"

#include <QJsonObject>

namespace window {

/// The fault as a scenario file says it. Needs a moment where the format does: see Situation.
QJsonObject toJson(const engine::Fault &fault);

/// The scenario with further faults after its own.
QJsonObject withFaults(QJsonObject scenario, const std::vector<engine::Fault> &faults);

} // namespace window
