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

/// The how-manieth copy of its message the consumer got with the delivery in hand.
int copyOf(const Scene &scene, const Moment &moment, int consumer, const trace::InstanceState &instance);

} // namespace stage
