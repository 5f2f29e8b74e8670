// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/fault_json.h"

#include "scenario/scenario.h"

#include <QJsonArray>

namespace window {

using namespace Qt::Literals::StringLiterals;

QJsonObject toJson(const engine::Fault &fault)
{
    QJsonObject json{ { u"do"_s, engine::nameOf(fault.kind) } };
    if (!fault.consumer.isEmpty())
        json.insert(u"consumer"_s, fault.consumer);
    if (!fault.message.isEmpty())
        json.insert(u"message"_s, fault.message);
    if (fault.delivery > 0)
        json.insert(u"delivery"_s, fault.delivery);
    if (fault.place) {
        const bool before = fault.place->side == engine::Place::Side::Before;
        const QString step = std::visit([](auto it) { return QString(engine::nameOf(it)); }, fault.place->step);
        json.insert(before ? u"before"_s : u"after"_s, step);
    }
    if (fault.at)
        json.insert(u"at"_s, scenario::durationText(*fault.at));
    if (fault.duration > engine::Time::zero())
        json.insert(u"for"_s, scenario::durationText(fault.duration));
    if (fault.newId)
        json.insert(u"id"_s, u"new"_s);
    return json;
}

QJsonObject withFaults(QJsonObject scenario, const std::vector<engine::Fault> &faults)
{
    QJsonArray all = scenario.value(u"faults"_s).toArray();
    for (const engine::Fault &fault : faults)
        all.append(toJson(fault));
    if (!all.isEmpty())
        scenario.insert(u"faults"_s, all);
    return scenario;
}

} // namespace window
