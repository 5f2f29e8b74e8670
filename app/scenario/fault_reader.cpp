// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/fault_rules.h"
#include "scenario/setup_reader.h"

#include <QRegularExpression>

#include <algorithm>

namespace scenario {

using engine::Fault;
using engine::FaultKind;
using engine::Place;
using engine::Setup;

namespace {

QString readConsumer(const Value &value, const Setup &setup)
{
    const QString name = value.string();
    QStringList names;
    for (const engine::Consumer &consumer : setup.consumers)
        names.append(consumer.name);
    if (!names.contains(name))
        value.refuse(u"no consumer "_s + quoted(name) + u"; "_s + hint(name, names));
    return name;
}

/// A message of the scenario, or what a producer's retry of one under a new id will be called.
QString readMessageId(const Value &value, FaultKind kind, const Setup &setup)
{
    const QString id = value.string();
    QStringList ids;
    for (const engine::Message &message : setup.messages) {
        if (!ids.contains(message.id))
            ids.append(message.id);
    }
    static const QRegularExpression retry(u"^(.+)-r[1-9][0-9]{0,8}$"_s);
    const QString original = retry.match(id).captured(1);
    const bool known = ids.contains(id) || (kind != FaultKind::RetryPublish && ids.contains(original));
    if (!known)
        value.refuse(u"no message "_s + quoted(id) + u"; "_s + hint(id, ids));
    return id;
}

Place readPlace(const Value &value, Place::Side side)
{
    const QString word = value.string();
    if (const auto role = engine::fromName<engine::Role>(word))
        return { side, *role };
    if (const auto step = engine::fromName<engine::Step>(word))
        return { side, *step };
    value.refuse(u"unknown step "_s + quoted(word) + u"; "_s
                 + oneOf(wordsOf<engine::Role>() + wordsOf<engine::Step>()));
}

void readMoment(const Members &members, Fault &fault)
{
    const QString kind = nameOf(fault.kind);
    const FaultRules rules = rulesOf(fault.kind);
    QStringList given;
    for (const auto key : { "before"_L1, "after"_L1, "at"_L1 }) {
        if (!members.has(key))
            continue;
        given.append(quoted(QString(key)));
        if (rules.place == Need::No && key != "at"_L1)
            members.refuseKey(key, kind + u" has its own place; leave 'before' and 'after' out"_s);
    }
    if (given.size() > 1)
        members.refuse(given.join(u" and "_s) + u" together; one of them says when"_s);
    if (given.isEmpty() && rules.moment == Need::Must)
        members.refuse(kind + u" needs one of 'before', 'after', 'at'"_s);
    if (const auto before = members.find("before"_L1))
        fault.place = readPlace(*before, Place::Side::Before);
    if (const auto after = members.find("after"_L1))
        fault.place = readPlace(*after, Place::Side::After);
    if (const auto at = members.find("at"_L1))
        fault.at = at->duration();
}

void readDetails(const Members &members, Fault &fault)
{
    const QString kind = nameOf(fault.kind);
    const FaultRules rules = rulesOf(fault.kind);
    if (rules.lasts)
        fault.duration = members.value("for"_L1).positiveDuration();
    else if (members.has("for"_L1))
        members.refuseKey("for"_L1, kind + u" lasts no time; only pause and cache-outage take 'for'"_s);
    const auto id = members.find("id"_L1);
    if (!id)
        return;
    if (!rules.hasId)
        members.refuseKey("id"_L1, kind + u" takes no 'id'; only retry-publish does"_s);
    const QString word = id->string();
    if (word != u"same"_s && word != u"new"_s)
        id->refuse(u"unknown id "_s + quoted(word) + u"; one of same, new"_s);
    fault.newId = word == u"new"_s;
}

Fault readFault(const Value &item, const Setup &setup)
{
    const Members members = item.members(
        { u"do"_s, u"consumer"_s, u"message"_s, u"delivery"_s, u"before"_s, u"after"_s, u"at"_s, u"for"_s, u"id"_s });
    Fault fault;
    fault.kind = members.value("do"_L1).word<FaultKind>("fault"_L1);
    if (const auto consumer = members.find("consumer"_L1))
        fault.consumer = readConsumer(*consumer, setup);
    if (const auto message = members.find("message"_L1))
        fault.message = readMessageId(*message, fault.kind, setup);
    if (const auto delivery = members.find("delivery"_L1))
        fault.delivery = static_cast<int>(delivery->number(1));
    readMoment(members, fault);
    readDetails(members, fault);
    return fault;
}

} // namespace

std::vector<Fault> readFaults(const Value &faults, const Setup &setup)
{
    std::vector<Fault> read;
    for (const Value &item : faults.items(0, limits::faults))
        read.push_back(readFault(item, setup));
    return read;
}

} // namespace scenario
