// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/picture.h"
#include "explorer/search.h"
#include "trace/recording.h"

namespace explorer {

/// What happens on an edge of the graph, in terms of what one sees: whoever stands there, and not which of its
/// siblings.
struct SeenStep {
    engine::Action::Kind kind = engine::Action::Kind::AdvanceClock;
    /// Of the instance that acts or is acted upon, before it; -1 where there is none.
    int consumer = -1;
    SeenInstance::Doing doing = SeenInstance::Doing::Idle;
    engine::Step standsAt = engine::Step::None;
    engine::Outcome outcome = engine::Outcome::None;
    bool newId = false;
    QString message;

    bool operator==(const SeenStep &) const = default;
};

/// A way through the graph: nodes, and the edges between them. An edge is -1 where the way has left the graph in
/// between.
struct GraphPath {
    std::vector<int> nodes;
    /// One less than nodes.
    std::vector<int> edges;

    bool operator==(const GraphPath &) const = default;
};

/// How many of its nodes a graph shows, and what of a larger one.
struct GraphLimits {
    /// More cards than these nobody reads.
    std::size_t nodes = 400;
    /// What is looked at to find the nodes; where there are more, the farthest are left out.
    std::size_t situations = 40'000;
};

/// What was explored, as a learner sees it: situations that look the same after as many faults are one node. Made from
/// a state space, and independent of it afterwards. The same for any number of workers.
class Graph
{
public:
    struct Edge {
        int from = 0;
        int to = 0;
        SeenStep step;
        std::optional<FaultType> fault;
    };

    struct Node {
        Picture picture;
        /// How many faults lead there.
        int faults = 0;
        /// The least number of steps from the start.
        int layer = 0;
        /// From top to bottom; a card takes one. Fewer faults are farther up.
        double row = 0;
        /// Where nothing is left to do.
        std::optional<Outcome> outcome;
        /// In order: the ordinary course of events first.
        std::vector<int> out;
        std::vector<int> in;
        /// Edges that lead to nodes which the graph leaves out.
        int hidden = 0;

        bool isOver() const { return outcome.has_value(); }
        bool isViolating() const { return outcome && isViolation(outcome->verdict); }
    };

    /// A situation of the state space together with the faults that led there: the place of someone who walks. Whatever
    /// is possible there keeps within the budget.
    struct Situation {
        struct Move {
            MoveName name;
            int edge = -1;
            int target = -1;
        };

        int node = -1;
        std::vector<Move> moves;
        /// The way that reached it first, backwards; -1 at the start.
        int from = -1;
        MoveName by;
    };

    /// Folds what the budget allows of a space, which must not grow meanwhile. Runs every situation once on the
    /// database. Ends early, with what it has, once `cancelled` is set. Throws std::runtime_error when the database
    /// cannot be used.
    Graph(const StateSpace &space, const Budget &budget, engine::Database &database, const std::atomic<bool> &cancelled,
          const GraphLimits &limits = {});

    const engine::Setup &setup() const { return m_setup; }
    /// The first is the start.
    const std::vector<Node> &nodes() const { return m_nodes; }
    const std::vector<Edge> &edges() const { return m_edges; }
    const std::vector<Situation> &situations() const { return m_situations; }
    const Node &node(int index) const { return m_nodes[static_cast<std::size_t>(index)]; }
    const Edge &edge(int index) const { return m_edges[static_cast<std::size_t>(index)]; }
    const Situation &situation(int index) const { return m_situations[static_cast<std::size_t>(index)]; }
    /// The first situation of each node: the one with the shortest way.
    int situationOf(int node) const { return m_firstOf[static_cast<std::size_t>(node)]; }

    /// How many nodes there would be without a limit.
    std::size_t nodesInAll() const { return m_nodesInAll; }
    bool isWhole() const { return m_nodesInAll == m_nodes.size() && !m_cutShort; }
    /// Where it is not whole: everything within so many steps of the cheapest violation, or of the ordinary course.
    int stepsShown() const { return m_stepsShown; }
    /// How many layers and rows it takes.
    int layers() const { return m_layers; }
    double rows() const { return m_rows; }
    /// The row of the first node with so many faults, by number of faults.
    const std::vector<double> &bands() const { return m_bands; }

    /// The way to the cheapest violation; empty without one.
    const GraphPath &cheapest() const { return m_cheapest; }
    /// Along the moves of a finding, as far as the graph has them.
    GraphPath pathOf(const std::vector<WayPoint> &way) const;
    /// The nodes that a run passes through, action by action, as far as they are in the graph.
    GraphPath pathOf(const trace::Recording &recording) const;

private:
    friend class GraphMaker;

    void append(GraphPath &path, int node) const;

    engine::Setup m_setup;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Situation> m_situations;
    std::vector<int> m_firstOf;
    /// By picture and number of faults; several only where they look the same and are judged otherwise.
    std::map<std::pair<QString, int>, std::vector<int>> m_nodesOf;
    std::size_t m_nodesInAll = 0;
    bool m_cutShort = false;
    int m_stepsShown = 0;
    int m_layers = 0;
    double m_rows = 0;
    std::vector<double> m_bands;
    GraphPath m_cheapest;
};

} // namespace explorer
