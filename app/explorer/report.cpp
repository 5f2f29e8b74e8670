// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/report.h"

#include "explorer/wording.h"

#include <QJsonArray>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject countsJson(const FaultCounts &faults)
{
    QJsonObject counts;
    for (const FaultType type : allFaultTypes)
        counts.insert(engine::nameOf(type), faults.of(type));
    return counts;
}

void insertCost(QJsonObject &object, const Cost &cost)
{
    object.insert(u"faults"_s, cost.faults);
    object.insert(u"contextSwitches"_s, cost.contextSwitches);
    object.insert(u"steps"_s, cost.steps);
}

QJsonObject outcomeJson(const Finding &finding)
{
    QJsonObject reserved;
    for (const auto &[book, quantity] : finding.outcome.reserved)
        reserved.insert(book, quantity);
    QJsonObject outcome{
        { u"verdict"_s, engine::nameOf(finding.outcome.verdict) },
        { u"reserved"_s, reserved },
        { u"emails"_s, finding.outcome.emails },
        { u"deadLetters"_s, finding.outcome.deadLetters },
    };
    if (!finding.outcome.broken.empty())
        outcome.insert(
            u"broken"_s,
            QJsonArray::fromStringList(QStringList(finding.outcome.broken.begin(), finding.outcome.broken.end())));
    insertCost(outcome, finding.cost);
    return outcome;
}

} // namespace

QJsonObject reportOf(const Result &result, const Exploration &exploration, const QString &trace)
{
    QJsonObject budget = countsJson(result.budget.most);
    budget.insert(u"faults"_s, result.budget.faults);
    QJsonArray outcomes;
    for (const Finding &finding : result.answer.outcomes)
        outcomes.append(outcomeJson(finding));
    QJsonValue counterexample;
    if (const Finding *violation = result.answer.violation()) {
        QJsonObject object{
            { u"verdict"_s, engine::nameOf(violation->outcome.verdict) },
            { u"faultsByType"_s, countsJson(violation->faults) },
            { u"cheapest"_s, result.isCheapest(*violation) },
            { u"trace"_s, textOrNull(trace) },
        };
        insertCost(object, violation->cost);
        counterexample = object;
    }
    return {
        { u"lesson"_s, textOrNull(exploration.header().lesson) },
        { u"variant"_s, textOrNull(exploration.header().variant) },
        { u"strategy"_s, exploration.space().setup().consumers.front().strategy->id },
        { u"budget"_s, budget },
        { u"complete"_s, result.complete() },
        { u"states"_s, static_cast<qint64>(result.answer.states) },
        { u"transitions"_s, static_cast<qint64>(result.answer.transitions) },
        { u"outcomes"_s, outcomes },
        { u"violated"_s, result.violated() },
        { u"counterexample"_s, counterexample },
        { u"statement"_s, statementOf(result, exploration) },
    };
}

} // namespace explorer
