// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/layout.h"

namespace stage {

/// The horizontal extents of the four columns.
struct Columns {
    struct Extent {
        double left = 0;
        double width = 0;
    };

    Extent producer;
    Extent broker;
    Extent instances;
    Extent database;
    double top = 0;
    double height = 0;
};

void placeInstances(Layout &layout, const Scene &scene, const Columns &columns);
void placeBroker(Layout &layout, const Scene &scene, const Columns &columns);
void placeDatabase(Layout &layout, const Scene &scene, const Columns &columns);

/// Lays boxes of given shares of a height one below the other; those of share 0 take no room. Null for those that would
/// pass the bottom.
std::vector<QRectF> stacked(const QRectF &room, const std::vector<double> &shares, double height, double gap);

} // namespace stage
