// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/graph.h"

#include "explorer/graph_maker.h"
#include "explorer/reusing_database.h"

#include <algorithm>

namespace explorer {

Graph::Graph(const StateSpace &space, const Budget &budget, engine::Database &database,
             const std::atomic<bool> &cancelled, const GraphLimits &limits)
    : m_setup(space.setup())
{
    ReusingDatabase reusing(database);
    GraphMaker(*this, space, budget, reusing, cancelled, limits).make();
}

GraphPath Graph::pathOf(const std::vector<WayPoint> &way) const
{
    GraphPath path;
    if (m_situations.empty())
        return path;
    const Situation *at = &m_situations.front();
    path.nodes.push_back(at->node);
    for (const WayPoint &point : way) {
        const auto move = std::find_if(at->moves.begin(), at->moves.end(),
                                       [&](const Situation::Move &it) { return it.name == point.name; });
        if (move == at->moves.end())
            break;
        at = &situation(move->target);
        path.edges.push_back(move->edge);
        path.nodes.push_back(at->node);
    }
    return path;
}

GraphPath Graph::pathOf(const trace::Recording &recording) const
{
    GraphPath path;
    trace::State state(recording.setup);
    int faults = 0;
    const auto look = [&](bool atEnd) {
        const auto it = m_nodesOf.find({ pictureOf(state, m_setup).key(), faults });
        if (it == m_nodesOf.end())
            return;
        // Of nodes that only their ends tell apart.
        std::optional<Outcome> outcome;
        if (atEnd && recording.complete)
            outcome = outcomeOf(state, m_setup);
        const auto same = std::find_if(it->second.begin(), it->second.end(),
                                       [&](int node) { return this->node(node).outcome == outcome; });
        append(path, same != it->second.end() ? *same : it->second.front());
    };
    look(recording.actions.empty());
    for (std::size_t index = 0; index < recording.actions.size(); ++index) {
        const trace::RecordedAction &action = recording.actions[index];
        for (std::size_t event = 0; event < action.eventCount; ++event)
            state.apply(recording.events[action.firstEvent + event]);
        Step step;
        step.kind = action.action.kind;
        step.newId = action.action.newId;
        faults += faultOf(step) ? 1 : 0;
        look(index + 1 == recording.actions.size());
    }
    return path;
}

void Graph::append(GraphPath &path, int node) const
{
    if (!path.nodes.empty()) {
        const int last = path.nodes.back();
        if (last == node)
            return;
        const std::vector<int> &out = this->node(last).out;
        const auto joined = std::find_if(out.begin(), out.end(), [&](int it) { return edge(it).to == node; });
        path.edges.push_back(joined == out.end() ? -1 : *joined);
    }
    path.nodes.push_back(node);
}

} // namespace explorer
