// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/walk.h"

#include <algorithm>

namespace explorer {

using SituationMove = Graph::Situation::Move;

Walk::Walk(std::shared_ptr<const Graph> graph)
    : m_graph(std::move(graph))
    , m_steps{ Taken() }
{
    findChoices();
}

void Walk::findChoices()
{
    m_choices.clear();
    const std::vector<SituationMove> &moves = m_graph->situation(m_steps.back().situation).moves;
    for (const int edge : m_graph->node(node()).out) {
        if (std::any_of(moves.begin(), moves.end(), [&](const SituationMove &it) { return it.edge == edge; }))
            m_choices.push_back(edge);
    }
}

bool Walk::take(int edge)
{
    const std::vector<SituationMove> &moves = m_graph->situation(m_steps.back().situation).moves;
    const auto move =
        std::find_if(moves.begin(), moves.end(), [&](const SituationMove &it) { return it.edge == edge; });
    if (move == moves.end())
        return false;
    m_steps.push_back({ move->target, edge, move->name });
    findChoices();
    return true;
}

bool Walk::goBack()
{
    if (m_steps.size() < 2)
        return false;
    m_steps.pop_back();
    findChoices();
    return true;
}

void Walk::goTo(int node)
{
    m_steps.clear();
    for (int at = m_graph->situationOf(node); at >= 0; at = m_graph->situation(at).from) {
        const Graph::Situation &situation = m_graph->situation(at);
        Taken taken{ at, -1, situation.by };
        if (situation.from >= 0) {
            const std::vector<SituationMove> &moves = m_graph->situation(situation.from).moves;
            taken.edge = std::find_if(moves.begin(), moves.end(), [&](const SituationMove &it) {
                             return it.name == situation.by;
                         })->edge;
        }
        m_steps.push_back(taken);
    }
    std::reverse(m_steps.begin(), m_steps.end());
    findChoices();
}

bool Walk::follow(const GraphPath &path)
{
    m_steps.resize(1);
    findChoices();
    for (const int edge : path.edges) {
        if (edge < 0 || !take(edge))
            return false;
    }
    return true;
}

GraphPath Walk::path() const
{
    GraphPath path;
    for (const Taken &taken : m_steps) {
        path.nodes.push_back(m_graph->situation(taken.situation).node);
        if (path.nodes.size() > 1)
            path.edges.push_back(taken.edge);
    }
    return path;
}

std::vector<MoveName> Walk::way() const
{
    std::vector<MoveName> way;
    for (std::size_t step = 1; step < m_steps.size(); ++step)
        way.push_back(m_steps[step].by);
    return way;
}

} // namespace explorer
