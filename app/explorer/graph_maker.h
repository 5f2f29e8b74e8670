// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/graph.h"

namespace explorer {

/// Makes a graph in two passes: collects the situations that a budget reaches and folds them by what is seen; then
/// keeps as much as is readable.
class GraphMaker
{
public:
    GraphMaker(Graph &graph, const StateSpace &space, const Budget &budget, engine::Database &database,
               const std::atomic<bool> &cancelled, const GraphLimits &limits);

    void make();

private:
    /// A situation of the space, with what is seen there.
    struct Sight {
        Picture picture;
        QString key;
        /// By edge of the situation.
        std::vector<SeenStep> steps;
    };

    struct Found {
        qint32 node = 0;
        FaultCounts faults;
        /// An index into m_folds.
        int fold = 0;
        struct Move {
            std::size_t edge = 0;
            int target = 0;
        };
        std::vector<Move> moves;
    };

    /// What will be a node.
    struct Fold {
        qint32 sight = 0;
        int faults = 0;
        qint32 outcome = -1;
        std::vector<int> next;
        bool kept = true;
    };

    const StateSpace::Node &nodeOf(qint32 index) const { return m_space.nodes()[static_cast<std::size_t>(index)]; }
    const Sight &sightOf(qint32 node);
    SeenStep seenStep(const StateSpace::Node &node, const StateSpace::Edge &edge, const trace::State &state) const;

    void collect();
    int arrive(qint32 node, const FaultCounts &faults);
    int foldOf(qint32 node, const FaultCounts &faults);
    /// Leaves out what is too far from the path of interest, where there is too much.
    void choose();
    std::vector<int> pathOfInterest() const;

    void build();
    int nodeFor(int fold);
    int edgeFor(int from, int to, const SeenStep &step, std::optional<FaultType> fault);
    void layOut();

    Graph &m_graph;
    const StateSpace &m_space;
    const Budget m_budget;
    engine::Database &m_database;
    const std::atomic<bool> &m_cancelled;
    const GraphLimits m_limits;
    std::optional<Finding> m_violation;

    /// By node of the space.
    std::vector<std::unique_ptr<Sight>> m_sights;
    std::vector<std::vector<std::pair<FaultCounts, int>>> m_arrivals;
    std::vector<Found> m_found;
    std::vector<Fold> m_folds;
    std::map<std::tuple<QString, int, qint32>, int> m_foldOf;
    /// By fold; -1 while it is no node yet.
    std::vector<int> m_nodeFor;
};

} // namespace explorer
