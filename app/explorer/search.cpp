// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/search.h"

#include <algorithm>
#include <deque>
#include <queue>
#include <set>

namespace explorer {

namespace {

using Edge = StateSpace::Edge;
using Node = StateSpace::Node;

std::optional<FaultCounts> afterEdge(const FaultCounts &faults, const Edge &edge, const Budget &budget)
{
    return edge.target >= 0 ? budget.after(faults, faultOf(edge.step)) : std::nullopt;
}

/// The nodes that a budget reaches, with the least faults that lead there, and in an order that does not depend on the
/// order in which they were found.
class Reach
{
public:
    Reach(const StateSpace &space, const Budget &budget)
        : m_faults(space.nodes().size())
        , m_rank(space.nodes().size(), unreached)
    {
        std::vector<std::deque<std::pair<qint32, FaultCounts>>> levels(static_cast<std::size_t>(budget.faults) + 1);
        levels.front().emplace_back(0, FaultCounts());
        for (auto &level : levels) {
            // The arrivals grow at the end of their own level and of later ones.
            while (!level.empty()) {
                const auto [node, faults] = level.front();
                level.pop_front();
                if (!take(node, faults))
                    continue;
                for (const Edge &edge : space.nodes()[static_cast<std::size_t>(node)].edges) {
                    if (const auto after = afterEdge(faults, edge, budget))
                        levels[static_cast<std::size_t>(after->total())].emplace_back(edge.target, *after);
                }
            }
        }
    }

    bool has(qint32 node) const { return rank(node) != unreached; }
    quint32 rank(qint32 node) const { return m_rank[static_cast<std::size_t>(node)]; }
    quint32 count() const { return m_count; }
    /// Whether no smaller set of faults leads there.
    bool isLeast(qint32 node, const FaultCounts &faults) const
    {
        const std::vector<FaultCounts> &least = m_faults[static_cast<std::size_t>(node)];
        return std::find(least.begin(), least.end(), faults) != least.end();
    }
    const std::vector<FaultCounts> &leastOf(qint32 node) const { return m_faults[static_cast<std::size_t>(node)]; }

private:
    static constexpr quint32 unreached = ~quint32(0);

    bool take(qint32 node, const FaultCounts &faults)
    {
        std::vector<FaultCounts> &least = m_faults[static_cast<std::size_t>(node)];
        if (std::any_of(least.begin(), least.end(), [&](const FaultCounts &it) { return it.within(faults); }))
            return false;
        least.push_back(faults);
        if (!has(node))
            m_rank[static_cast<std::size_t>(node)] = m_count++;
        return true;
    }

    std::vector<std::vector<FaultCounts>> m_faults;
    std::vector<quint32> m_rank;
    quint32 m_count = 0;
};

/// A node with what the costs of a way depend on beside it.
struct Place {
    qint32 node = 0;
    FaultCounts faults;
    /// The kin that acted last; -1 before anyone has.
    qint8 last = -1;
};

struct Visit {
    Place place;
    Cost cost;
    /// The visit from which it was reached, and how.
    qint32 from = -1;
    WayPoint point;
    bool done = false;
};

/// Finds the cheapest ways, one after the other (Dijkstra's algorithm).
class Ways
{
public:
    Ways(const StateSpace &space, const Budget &budget, const Reach &reach)
        : m_space(space)
        , m_budget(budget)
        , m_reach(reach)
        , m_count(engine::rosterOf(space.setup()).size())
        , m_visitsOf(reach.count())
    {
        for (qint32 node = 0; node < static_cast<qint32>(space.nodes().size()); ++node) {
            const qint32 outcome = space.nodes()[static_cast<std::size_t>(node)].outcome;
            if (outcome >= 0 && reach.has(node))
                m_wanted.insert(outcome);
        }
    }

    std::vector<Finding> find()
    {
        arrive({ 0, {}, -1 }, {}, -1, {});
        std::vector<Finding> findings;
        while (!m_wanted.empty()) {
            const qint32 index = m_queue.top().visit;
            m_queue.pop();
            Visit &visit = m_visits[static_cast<std::size_t>(index)];
            if (std::exchange(visit.done, true))
                continue;
            const qint32 outcome = nodeOf(visit.place).outcome;
            if (outcome >= 0 && m_wanted.erase(outcome) > 0)
                findings.push_back(findingOf(index, outcome));
            leave(index);
        }
        std::sort(findings.begin(), findings.end(),
                  [](const Finding &a, const Finding &b) { return a.outcome < b.outcome; });
        return findings;
    }

private:
    struct Waiting {
        Cost cost;
        quint32 rank = 0;
        FaultCounts faults;
        qint8 last = -1;
        qint32 visit = 0;

        // The cheapest first; what follows decides between equals, always in the same way.
        bool operator<(const Waiting &other) const
        {
            return std::tie(other.cost, other.rank, other.faults, other.last) < std::tie(cost, rank, faults, last);
        }
    };

    const Node &nodeOf(const Place &place) const { return m_space.nodes()[static_cast<std::size_t>(place.node)]; }

    void leave(qint32 from)
    {
        const Visit visit = m_visits[static_cast<std::size_t>(from)];
        for (const Edge &edge : nodeOf(visit.place).edges) {
            const auto after = afterEdge(visit.place.faults, edge, m_budget);
            if (!after || !m_reach.isLeast(edge.target, *after))
                continue;
            Cost cost = visit.cost;
            cost.faults = after->total();
            ++cost.steps;
            if (isOfAnInstance(edge.name.kind))
                act(from, visit.place.last, edge, *after, cost);
            else
                suffer(from, visit.place.last, edge, *after, cost);
        }
    }

    void act(qint32 from, qint8 last, const Edge &edge, const FaultCounts &faults, Cost cost)
    {
        const bool switches = last >= 0 && last != edge.name.place;
        cost.contextSwitches += switches ? 1 : 0;
        arrive({ edge.target, faults, movedTo(edge, edge.name.place) }, cost, from, { edge.name, switches, false });
    }

    /// Whoever acted last stays the last; kin may be in another situation afterwards than the one that was struck.
    void suffer(qint32 from, qint8 last, const Edge &edge, const FaultCounts &faults, const Cost &cost)
    {
        if (last < 0) {
            arrive({ edge.target, faults, last }, cost, from, { edge.name, false, false });
            return;
        }
        const Places &kin =
            m_space.nodes()[static_cast<std::size_t>(m_visits[static_cast<std::size_t>(from)].place.node)].kin;
        const bool struck = last == edge.name.place;
        arrive({ edge.target, faults, movedTo(edge, last) }, cost, from, { edge.name, false, struck });
        const auto next = static_cast<std::size_t>(last) + 1;
        if (struck && next < m_count && kin[next] == last)
            arrive({ edge.target, faults, edge.moved[next] }, cost, from, { edge.name, false, false });
    }

    static qint8 movedTo(const Edge &edge, qint8 position) { return edge.moved[static_cast<std::size_t>(position)]; }

    void arrive(const Place &place, const Cost &cost, qint32 from, const WayPoint &point)
    {
        std::vector<qint32> &visits = m_visitsOf[m_reach.rank(place.node)];
        const auto known = std::find_if(visits.begin(), visits.end(), [&](qint32 index) {
            const Place &it = m_visits[static_cast<std::size_t>(index)].place;
            return it.last == place.last && it.faults == place.faults;
        });
        qint32 index = known == visits.end() ? static_cast<qint32>(m_visits.size()) : *known;
        if (known == visits.end()) {
            visits.push_back(index);
            m_visits.push_back({ place, cost, from, point });
        } else {
            Visit &visit = m_visits[static_cast<std::size_t>(index)];
            if (!(cost < visit.cost))
                return;
            visit.cost = cost;
            visit.from = from;
            visit.point = point;
        }
        m_queue.push({ cost, m_reach.rank(place.node), place.faults, place.last, index });
    }

    Finding findingOf(qint32 index, qint32 outcome) const
    {
        const Visit &end = m_visits[static_cast<std::size_t>(index)];
        Finding finding{ m_space.outcomes()[static_cast<std::size_t>(outcome)], end.cost, end.place.faults, {} };
        for (const Visit *visit = &end; visit->from >= 0; visit = &m_visits[static_cast<std::size_t>(visit->from)])
            finding.way.push_back(visit->point);
        std::reverse(finding.way.begin(), finding.way.end());
        return finding;
    }

    const StateSpace &m_space;
    const Budget &m_budget;
    const Reach &m_reach;
    const std::size_t m_count;
    std::vector<Visit> m_visits;
    /// By rank of the node.
    std::vector<std::vector<qint32>> m_visitsOf;
    /// Outcomes without a way so far.
    std::set<qint32> m_wanted;
    std::priority_queue<Waiting> m_queue;
};

/// Counts the runs that end in each outcome. A step by each of several kin is as many runs.
class Census
{
public:
    Census(const StateSpace &space, const Budget &budget)
        : m_space(space)
        , m_budget(budget)
    {
    }

    /// By outcome; nothing when there are too many situations, or a run that need never end.
    std::optional<std::vector<double>> take()
    {
        const std::vector<double> *runs = runsFrom({ 0, {} });
        return runs ? std::optional(*runs) : std::nullopt;
    }

private:
    using Situation = std::pair<qint32, FaultCounts>;

    static constexpr std::size_t mostSituations = 200'000;

    /// Null when it has been given up.
    const std::vector<double> *runsFrom(const Situation &situation)
    {
        const auto [known, isNew] = m_runs.try_emplace(situation);
        if (!isNew)
            return known->second.empty() ? nullptr : &known->second;
        if (m_runs.size() > mostSituations)
            return nullptr;
        const Node &node = m_space.nodes()[static_cast<std::size_t>(situation.first)];
        std::vector<double> runs(m_space.outcomes().size());
        if (node.outcome >= 0)
            runs[static_cast<std::size_t>(node.outcome)] = 1;
        for (const Edge &edge : node.edges) {
            const auto after = afterEdge(situation.second, edge, m_budget);
            if (!after)
                continue;
            const std::vector<double> *further = runsFrom({ edge.target, *after });
            if (!further)
                return nullptr;
            for (std::size_t outcome = 0; outcome < runs.size(); ++outcome)
                runs[outcome] += edge.count * (*further)[outcome];
        }
        // Empty until now: whoever comes by meanwhile goes round in circles.
        return &(m_runs[situation] = std::move(runs));
    }

    const StateSpace &m_space;
    const Budget &m_budget;
    std::map<Situation, std::vector<double>> m_runs;
};

} // namespace

const Finding *Answer::violation() const
{
    const Finding *cheapest = nullptr;
    for (const Finding &finding : outcomes) {
        if (isViolation(finding.outcome.verdict) && (!cheapest || finding.cost < cheapest->cost))
            cheapest = &finding;
    }
    return cheapest;
}

Answer answerOf(const StateSpace &space, const Budget &budget)
{
    Answer answer;
    if (space.nodes().empty())
        return answer;
    const Reach reach(space, budget);
    answer.states = reach.count();
    for (qint32 node = 0; node < static_cast<qint32>(space.nodes().size()); ++node) {
        for (const Edge &edge : space.nodes()[static_cast<std::size_t>(node)].edges) {
            const std::vector<FaultCounts> &least = reach.leastOf(node);
            answer.transitions +=
                std::any_of(least.begin(), least.end(),
                            [&](const FaultCounts &faults) { return afterEdge(faults, edge, budget).has_value(); })
                ? 1
                : 0;
        }
    }
    answer.outcomes = Ways(space, budget, reach).find();
    if (const auto runs = Census(space, budget).take()) {
        for (Finding &finding : answer.outcomes) {
            const auto outcome = std::find(space.outcomes().begin(), space.outcomes().end(), finding.outcome);
            finding.runs = (*runs)[static_cast<std::size_t>(outcome - space.outcomes().begin())];
        }
    }
    return answer;
}

} // namespace explorer
