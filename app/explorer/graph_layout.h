// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace explorer {

/// What the layout of a graph needs to know of a node.
struct LayoutNode {
    int layer = 0;
    /// Bands lie one below the other and share no row.
    int band = 0;
    /// Nodes that an edge connects it with, either way.
    std::vector<int> neighbours;
};

struct GraphLayout {
    /// By node. Two nodes of a layer are at least one apart.
    std::vector<double> row;
    /// The first row of each band.
    std::vector<double> bands;
    double rows = 0;
};

/// Finds rows for nodes, whose layers are given, so that edges are short and cross little: each node goes to the middle
/// of its neighbours, again and again, and those of a layer make room for each other. The same nodes get the same rows.
GraphLayout layoutOf(const std::vector<LayoutNode> &nodes);

} // namespace explorer
