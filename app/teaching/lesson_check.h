// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"
#include "scenario/scenario.h"

namespace teaching {

/// Checks what the reader of the scenario file cannot see: that the texts are there in every language and say something
/// to each prediction, task and variant; that each prediction leaves a choice; that each task is not done at its start
/// and is done by its recorded solution. `database` serves the runs. Throws scenario::Problem for the first breach.
void checkLesson(const scenario::Document &lesson, engine::Database &database);

} // namespace teaching
