// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/graph.h"

namespace explorer {

/// Someone's way through a graph. It is always the way of a run that can happen within the budget: what looks the same
/// need not have the same past, and only what can follow upon this past is offered.
class Walk
{
public:
    /// Stands at the start. The graph must have one.
    explicit Walk(std::shared_ptr<const Graph> graph);

    const Graph &graph() const { return *m_graph; }
    int node() const { return m_graph->situation(m_steps.back().situation).node; }
    /// The edges that can be taken from here, each once: the ordinary course of events first.
    const std::vector<int> &choices() const { return m_choices; }
    /// False when the edge is none of the choices.
    bool take(int edge);
    /// False at the start.
    bool goBack();
    /// By the shortest way there is.
    void goTo(int node);
    /// As far as it leads along the path. Returns whether that was to its end.
    bool follow(const GraphPath &path);

    /// Nodes and edges from the start to here.
    GraphPath path() const;
    /// The same as a run: see recordWay().
    std::vector<MoveName> way() const;

private:
    struct Taken {
        int situation = 0;
        int edge = -1;
        MoveName by;
    };

    void findChoices();

    std::shared_ptr<const Graph> m_graph;
    std::vector<Taken> m_steps;
    std::vector<int> m_choices;
};

} // namespace explorer
