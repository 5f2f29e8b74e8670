// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/exploration.h"

#include "explorer/witness.h"
#include "scenario/scenario.h"

#include <QJsonArray>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

namespace {

trace::Header withoutFaults(trace::Header header)
{
    header.scenario.insert(u"faults"_s, QJsonArray());
    return header;
}

} // namespace

Exploration::Exploration(trace::Header header, DatabaseMaker maker)
    : m_header(withoutFaults(std::move(header)))
    , m_maker(maker)
    , m_space(scenario::setupOf(m_header.scenario, m_header.lesson), std::move(maker))
{
}

Result Exploration::explore(const Budget &budget, const Limits &limits, Progress &progress)
{
    Result result;
    result.budget = budget;
    result.growth = m_space.grow(budget, limits, progress);
    if (result.growth == Growth::Failed)
        result.failure = m_space.failure();
    result.triedFaults = result.complete() ? budget.faults + 1 : progress.faults.load();
    result.answer = answerOf(m_space, budget);
    return result;
}

Result Exploration::exploreUntilViolation(const Budget &budget, const Limits &limits, Progress &progress)
{
    Budget part = budget;
    for (part.faults = 0; part.faults < budget.faults; ++part.faults) {
        Result result = explore(part, limits, progress);
        if (!result.complete() || result.violated()) {
            result.budget = budget;
            return result;
        }
    }
    return explore(budget, limits, progress);
}

trace::Recording Exploration::witness(const Finding &finding) const
{
    const auto database = m_maker();
    return recordWitness(m_header, m_space.setup(), finding, *database);
}

std::shared_ptr<const Graph> Exploration::graph(const Budget &budget, const std::atomic<bool> &cancelled,
                                                const GraphLimits &limits) const
{
    const auto database = m_maker();
    return std::make_shared<const Graph>(m_space, budget, *database, cancelled, limits);
}

trace::Recording Exploration::recordingOf(const std::vector<MoveName> &way) const
{
    const auto database = m_maker();
    return recordWay(m_header, m_space.setup(), way, *database);
}

} // namespace explorer
