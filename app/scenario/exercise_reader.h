// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"
#include "scenario/checked_value.h"
#include "scenario/exercise.h"

namespace scenario {

/// Checks the `predict` block of a lesson whose scenario is `setup`. Throws Wrong.
std::vector<Prediction> readPredictions(const Value &predict, const engine::Setup &setup);

/// Checks the `tasks` block of a lesson, whose scenario is `scenario`. Throws Wrong.
std::vector<Task> readTasks(const Value &tasks, const QJsonObject &scenario);

} // namespace scenario
