// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"
#include "trace/recording.h"

namespace teaching {

/// What a task starts from: the lesson's scenario with the task's own changes.
QJsonObject startOf(const scenario::Document &lesson, const scenario::Task &task);

/// The start with the recorded solution.
QJsonObject solutionOf(const scenario::Document &lesson, const scenario::Task &task);

/// What the run still lacks, a line each, in the language that the application has installed; empty once it has reached
/// the goal.
QStringList missing(const scenario::Goal &goal, const trace::Recording &recording);

} // namespace teaching
