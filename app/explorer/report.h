// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/exploration.h"

#include <QJsonObject>

namespace explorer {

/// The object that `explore --json` prints. `trace`: where the counterexample was written; null where it was not.
QJsonObject reportOf(const Result &result, const Exploration &exploration, const QString &trace = {});

} // namespace explorer
