// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/graph_maker.h"

#include "explorer/graph_layout.h"

#include <algorithm>
#include <deque>

namespace explorer {

using Kind = engine::Action::Kind;

GraphMaker::GraphMaker(Graph &graph, const StateSpace &space, const Budget &budget, engine::Database &database,
                       const std::atomic<bool> &cancelled, const GraphLimits &limits)
    : m_graph(graph)
    , m_space(space)
    , m_budget(budget)
    , m_database(database)
    , m_cancelled(cancelled)
    , m_limits(limits)
    , m_sights(space.nodes().size())
    , m_arrivals(space.nodes().size())
{
    const Answer answer = answerOf(space, budget);
    if (const Finding *violation = answer.violation())
        m_violation = *violation;
}

void GraphMaker::make()
{
    if (m_space.nodes().empty())
        return;
    collect();
    choose();
    build();
    layOut();
    if (m_violation)
        m_graph.m_cheapest = m_graph.pathOf(m_violation->way);
}

const GraphMaker::Sight &GraphMaker::sightOf(qint32 node)
{
    std::unique_ptr<Sight> &sight = m_sights[static_cast<std::size_t>(node)];
    if (sight)
        return *sight;
    Course course(m_space.setup(), m_database);
    for (const Step &step : nodeOf(node).way)
        course.perform(step);
    sight = std::make_unique<Sight>();
    sight->picture = pictureOf(course.state(), m_space.setup());
    sight->key = sight->picture.key();
    for (const StateSpace::Edge &edge : nodeOf(node).edges)
        sight->steps.push_back(seenStep(nodeOf(node), edge, course.state()));
    return *sight;
}

SeenStep GraphMaker::seenStep(const StateSpace::Node &node, const StateSpace::Edge &edge,
                              const trace::State &state) const
{
    SeenStep step;
    step.kind = edge.name.kind;
    step.newId = edge.name.newId;
    if (edge.name.message >= 0)
        step.message = state.messages[static_cast<std::size_t>(edge.name.message)].id;
    if (edge.name.place < 0)
        return step;
    const qint8 index = node.instances[static_cast<std::size_t>(edge.name.place)];
    const trace::InstanceState &instance = state.instances[static_cast<std::size_t>(index)];
    step.consumer = instance.consumer;
    step.doing = instance.doing;
    const bool inHandler = instance.line > 0;
    step.standsAt = inHandler ? instance.standsAt : engine::Step::None;
    if (instance.doing == SeenInstance::Doing::Settling)
        step.outcome = instance.outcome;
    if (step.kind != Kind::Deliver && step.kind != Kind::Restart)
        step.message = instance.message;
    return step;
}

// What there is

void GraphMaker::collect()
{
    arrive(0, {});
    // Found grows at its end, farther situations later.
    for (std::size_t index = 0; index < m_found.size(); ++index) {
        if (m_cancelled) {
            m_graph.m_cutShort = true;
            return;
        }
        const qint32 node = m_found[index].node;
        const FaultCounts faults = m_found[index].faults;
        const std::vector<StateSpace::Edge> &edges = nodeOf(node).edges;
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            const auto after = m_budget.after(faults, faultOf(edges[edge].step));
            if (edges[edge].target < 0 || !after)
                continue;
            const int target = arrive(edges[edge].target, *after);
            if (target < 0)
                continue;
            m_found[index].moves.push_back({ edge, target });
            m_folds[static_cast<std::size_t>(m_found[index].fold)].next.push_back(
                m_found[static_cast<std::size_t>(target)].fold);
        }
    }
}

int GraphMaker::arrive(qint32 node, const FaultCounts &faults)
{
    auto &arrivals = m_arrivals[static_cast<std::size_t>(node)];
    const auto known =
        std::find_if(arrivals.begin(), arrivals.end(), [&](const auto &it) { return it.first == faults; });
    if (known != arrivals.end())
        return known->second;
    if (m_found.size() >= m_limits.situations) {
        m_graph.m_cutShort = true;
        return -1;
    }
    const int index = static_cast<int>(m_found.size());
    arrivals.emplace_back(faults, index);
    const int fold = foldOf(node, faults);
    m_found.push_back({ node, faults, fold, {} });
    return index;
}

int GraphMaker::foldOf(qint32 node, const FaultCounts &faults)
{
    // What looks the same and is judged otherwise must not be folded: an older version that overwrote a newer one.
    const auto [it, isNew] =
        m_foldOf.try_emplace({ sightOf(node).key, faults.total(), nodeOf(node).outcome }, m_folds.size());
    if (isNew)
        m_folds.push_back({ node, faults.total(), nodeOf(node).outcome, {}, true });
    return it->second;
}

// What of it is readable

void GraphMaker::choose()
{
    m_graph.m_nodesInAll = m_folds.size();
    if (m_folds.size() <= m_limits.nodes)
        return;
    std::vector<int> distance(m_folds.size(), -1);
    std::deque<int> queue;
    for (const int fold : pathOfInterest()) {
        if (distance[static_cast<std::size_t>(fold)] < 0) {
            distance[static_cast<std::size_t>(fold)] = 0;
            queue.push_back(fold);
        }
    }
    std::vector<std::size_t> upTo;
    while (!queue.empty()) {
        const auto fold = static_cast<std::size_t>(queue.front());
        queue.pop_front();
        upTo.resize(static_cast<std::size_t>(distance[fold]) + 1, upTo.empty() ? 0 : upTo.back());
        ++upTo.back();
        for (const int next : m_folds[fold].next) {
            if (distance[static_cast<std::size_t>(next)] < 0) {
                distance[static_cast<std::size_t>(next)] = distance[fold] + 1;
                queue.push_back(next);
            }
        }
    }
    const auto tooMany =
        std::find_if(upTo.begin(), upTo.end(), [&](std::size_t count) { return count > m_limits.nodes; });
    m_graph.m_stepsShown = std::max(0, static_cast<int>(tooMany - upTo.begin()) - 1);
    for (std::size_t fold = 0; fold < m_folds.size(); ++fold)
        m_folds[fold].kept = distance[fold] >= 0 && distance[fold] <= m_graph.m_stepsShown;
}

std::vector<int> GraphMaker::pathOfInterest() const
{
    std::vector<int> path{ 0 };
    int at = 0;
    const auto follow = [&](const auto &isWanted) {
        const Found &found = m_found[static_cast<std::size_t>(at)];
        const auto move = std::find_if(found.moves.begin(), found.moves.end(), [&](const Found::Move &it) {
            return isWanted(nodeOf(found.node).edges[it.edge]);
        });
        if (move == found.moves.end())
            return false;
        at = move->target;
        path.push_back(m_found[static_cast<std::size_t>(at)].fold);
        return true;
    };
    if (m_violation) {
        for (const WayPoint &point : m_violation->way) {
            if (!follow([&](const StateSpace::Edge &edge) { return edge.name == point.name; }))
                break;
        }
        return path;
    }
    // The ordinary course; it comes to an end, but what was cut short may go round in circles.
    const auto isOrdinary = [](const StateSpace::Edge &edge) {
        return !faultOf(edge.step) && edge.name.kind != Kind::AdvanceClock;
    };
    while (path.size() < m_limits.nodes && follow(isOrdinary)) {}
    return path;
}

// The graph

void GraphMaker::build()
{
    std::vector<int> situationFor(m_found.size(), -1);
    std::vector<int> order;
    m_nodeFor.assign(m_folds.size(), -1);
    const auto take = [&](int found, int from, const MoveName &by) {
        int &situation = situationFor[static_cast<std::size_t>(found)];
        if (situation >= 0)
            return situation;
        situation = static_cast<int>(order.size());
        order.push_back(found);
        const int node = nodeFor(m_found[static_cast<std::size_t>(found)].fold);
        if (static_cast<std::size_t>(node) == m_graph.m_firstOf.size())
            m_graph.m_firstOf.push_back(situation);
        m_graph.m_situations.push_back({ node, {}, from, by });
        return situation;
    };
    take(0, -1, {});
    for (std::size_t index = 0; index < order.size(); ++index) {
        const Found &found = m_found[static_cast<std::size_t>(order[index])];
        const int from = m_graph.m_situations[index].node;
        for (const Found::Move &move : found.moves) {
            if (!m_folds[static_cast<std::size_t>(m_found[static_cast<std::size_t>(move.target)].fold)].kept) {
                ++m_graph.m_nodes[static_cast<std::size_t>(from)].hidden;
                continue;
            }
            const StateSpace::Edge &edge = nodeOf(found.node).edges[move.edge];
            const int target = take(move.target, static_cast<int>(index), edge.name);
            const int to = m_graph.m_situations[static_cast<std::size_t>(target)].node;
            const int drawn = edgeFor(from, to, sightOf(found.node).steps[move.edge], faultOf(edge.step));
            m_graph.m_situations[index].moves.push_back({ edge.name, drawn, target });
        }
    }
    for (Graph::Node &node : m_graph.m_nodes) {
        std::sort(node.out.begin(), node.out.end(), [&](int a, int b) {
            return std::pair(m_graph.edge(a).fault.has_value(), a) < std::pair(m_graph.edge(b).fault.has_value(), b);
        });
    }
}

int GraphMaker::nodeFor(int fold)
{
    int &node = m_nodeFor[static_cast<std::size_t>(fold)];
    if (node >= 0)
        return node;
    node = static_cast<int>(m_graph.m_nodes.size());
    const Fold &it = m_folds[static_cast<std::size_t>(fold)];
    const Sight &sight = sightOf(it.sight);
    Graph::Node &made = m_graph.m_nodes.emplace_back();
    made.picture = sight.picture;
    made.faults = it.faults;
    if (it.outcome >= 0)
        made.outcome = m_space.outcomes()[static_cast<std::size_t>(it.outcome)];
    m_graph.m_nodesOf[{ sight.key, it.faults }].push_back(node);
    return node;
}

int GraphMaker::edgeFor(int from, int to, const SeenStep &step, std::optional<FaultType> fault)
{
    std::vector<int> &out = m_graph.m_nodes[static_cast<std::size_t>(from)].out;
    const auto known = std::find_if(out.begin(), out.end(), [&](int edge) {
        return m_graph.edge(edge).to == to && m_graph.edge(edge).step == step;
    });
    if (known != out.end())
        return *known;
    const int index = static_cast<int>(m_graph.m_edges.size());
    m_graph.m_edges.push_back({ from, to, step, fault });
    out.push_back(index);
    m_graph.m_nodes[static_cast<std::size_t>(to)].in.push_back(index);
    return index;
}

void GraphMaker::layOut()
{
    std::vector<Graph::Node> &nodes = m_graph.m_nodes;
    for (Graph::Node &node : nodes)
        node.layer = -1;
    std::deque<int> queue{ 0 };
    nodes.front().layer = 0;
    while (!queue.empty()) {
        const Graph::Node &node = m_graph.node(queue.front());
        queue.pop_front();
        m_graph.m_layers = std::max(m_graph.m_layers, node.layer + 1);
        for (const int edge : node.out) {
            Graph::Node &next = nodes[static_cast<std::size_t>(m_graph.edge(edge).to)];
            if (next.layer >= 0)
                continue;
            next.layer = node.layer + 1;
            queue.push_back(m_graph.edge(edge).to);
        }
    }
    std::vector<LayoutNode> laid;
    for (const Graph::Node &node : nodes) {
        LayoutNode &it = laid.emplace_back();
        it.layer = node.layer;
        it.band = node.faults;
        for (const int edge : node.in)
            it.neighbours.push_back(m_graph.edge(edge).from);
        for (const int edge : node.out)
            it.neighbours.push_back(m_graph.edge(edge).to);
    }
    const GraphLayout layout = layoutOf(laid);
    for (std::size_t node = 0; node < nodes.size(); ++node)
        nodes[node].row = layout.row[node];
    m_graph.m_bands = layout.bands;
    m_graph.m_rows = layout.rows;
}

} // namespace explorer
