// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/curve.h"
#include "stage/layout.h"

/// The ways between the parts of the stage: where arrows run, and what travels along them.
namespace stage::ways {

/// From the producer to the broker.
Curve publish(const Layout &layout);
/// From an entry to the instance that got it. Without a visible entry: from the edge of its section.
Curve delivery(const Scene &scene, const Layout &layout, int entry, int instance);
/// The way back of an ack.
Curve settlement(const Scene &scene, const Layout &layout, int entry, int instance);
/// From a step of an instance to a row; without a visible row: to its table.
Curve write(const Scene &scene, const Layout &layout, int instance, std::size_t table, std::size_t row);
/// From a step to where it is kept out: beside the arrow of whoever holds the row.
Curve blocked(const Scene &scene, const Layout &layout, int instance, engine::Step step, const QRectF &target);
/// From an instance's step to a table's head.
Curve toTable(const Scene &scene, const Layout &layout, int instance, engine::Step step, std::size_t table);
Curve toDatabase(const Scene &scene, const Layout &layout, int instance, engine::Step step);
Curve toBox(const Scene &scene, const Layout &layout, int instance, engine::Step step, const QRectF &box);
/// From one instance to the one that it waits for, straight, when they are neighbours with room between them.
std::optional<Curve> directWait(const Layout &layout, int instance, int holder);
/// Around whatever lies between the two: a rail beside the cards. It leaves and arrives horizontally.
QPainterPath waitRail(const Layout &layout, int instance, int holder);

/// The line of a step on its card; for a card without such lines, the whole card.
QRectF stepRect(const Scene &scene, const Layout &layout, int instance, engine::Step step);

/// The table that a statement is about.
std::optional<std::size_t> tableOf(const Scene &scene, const engine::Event &event);

} // namespace stage::ways
