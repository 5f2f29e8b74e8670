// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/canvas.h"
#include "stage/layout.h"

/// The parts of the stage, each drawn by its own file.
namespace stage {

void paintProducer(Canvas &canvas, const Scene &scene, const Layout &layout);
void paintBroker(Canvas &canvas, const Scene &scene, const Layout &layout);
void paintEntries(Canvas &canvas, const Scene &scene, const Layout &layout);
void paintInstances(Canvas &canvas, const Scene &scene, const Layout &layout);
void paintDatabase(Canvas &canvas, const Scene &scene, const Layout &layout);
void paintServices(Canvas &canvas, const Scene &scene, const Layout &layout);
/// The arrows of what lasts: deliveries in hand, pending writes, waits.
void paintArrows(Canvas &canvas, const Scene &scene, const Layout &layout);
/// What travels at the moment, and what the last traveller left behind.
void paintFlights(Canvas &canvas, const Scene &scene, const Layout &layout);

} // namespace stage
