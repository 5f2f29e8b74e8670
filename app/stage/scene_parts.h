// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/scene.h"

/// The parts from which sceneOf() makes its scene. Each reads `next`, `t`, `last`, `afterglow`, `state` and `after`.
namespace stage {

void addBroker(Scene &scene, const Moment &moment);
void addInstances(Scene &scene, const Moment &moment);
void addTables(Scene &scene, const Moment &moment);
void addServices(Scene &scene, const Moment &moment);

} // namespace stage
