// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/report.h"

#include "engine/fault_script.h"
#include "scenario/scenario.h"

#include <QJsonArray>
#include <QStringList>

namespace trace {

using namespace Qt::Literals::StringLiterals;
using engine::nameOf;

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonArray deliveriesJson(const State &state, const Recording &recording)
{
    QJsonArray array;
    for (const DeliveryState &delivery : state.deliveries) {
        array.append(QJsonObject{
            { u"message"_s, delivery.message },
            { u"instance"_s, recording.roster[static_cast<std::size_t>(delivery.instance)].name },
            { u"tag"_s, delivery.tag },
            { u"redelivered"_s, delivery.redelivered },
            { u"outcome"_s, textOrNull(QString(nameOf(delivery.outcome))) },
            { u"acked"_s, delivery.acked },
        });
    }
    return array;
}

QJsonArray waitsJson(const State &state, const Recording &recording)
{
    QJsonArray array;
    for (const WaitState &wait : state.waits) {
        array.append(QJsonObject{
            { u"instance"_s, recording.roster[static_cast<std::size_t>(wait.instance)].name },
            { u"for"_s, recording.roster[static_cast<std::size_t>(wait.holder)].name },
            { u"at"_s, nameOf(wait.at) },
        });
    }
    return array;
}

} // namespace

State finalStateOf(const Recording &recording)
{
    State state(recording.setup);
    for (const engine::Event &event : recording.events)
        state.apply(event);
    return state;
}

engine::Verdict verdictOf(const Recording &recording)
{
    return verdictOf(finalStateOf(recording), recording.setup.expect);
}

QString strategyOf(const Recording &recording)
{
    return recording.setup.consumers.front().strategy->id;
}

QJsonObject reportOf(const Recording &recording)
{
    const State state = finalStateOf(recording);
    QJsonObject reserved;
    for (const auto &[book, row] : state.committed.stock)
        reserved.insert(book, row.reserved);
    QJsonObject expected;
    for (const auto &[book, quantity] : recording.setup.expect.reserved)
        expected.insert(book, quantity);
    return {
        { u"lesson"_s, textOrNull(recording.header.lesson) },
        { u"variant"_s, textOrNull(recording.header.variant) },
        { u"strategy"_s, strategyOf(recording) },
        { u"database"_s, recording.header.database },
        { u"verdict"_s, nameOf(verdictOf(state, recording.setup.expect)) },
        { u"reserved"_s, reserved },
        { u"expected"_s, expected },
        { u"emails"_s, static_cast<qint64>(state.mails.size()) },
        { u"deadLetters"_s, state.deadLetters() },
        { u"notApplicable"_s, QJsonArray::fromStringList(notApplicable(recording.setup)) },
        { u"deliveries"_s, deliveriesJson(state, recording) },
        { u"waits"_s, waitsJson(state, recording) },
    };
}

QString faultText(const engine::Fault &fault)
{
    QString text = nameOf(fault.kind);
    if (!fault.consumer.isEmpty())
        text += u' ' + fault.consumer;
    if (!fault.message.isEmpty())
        text += u", message "_s + fault.message;
    if (fault.delivery > 0)
        text += u", delivery "_s + QString::number(fault.delivery);
    if (fault.place) {
        text += fault.place->side == engine::Place::Side::Before ? u", before "_s : u", after "_s;
        text += std::visit([](auto step) { return QString(nameOf(step)); }, fault.place->step);
    }
    if (fault.at)
        text += u", at "_s + scenario::durationText(*fault.at);
    if (fault.duration > engine::Time::zero())
        text += u", for "_s + scenario::durationText(fault.duration);
    return text;
}

std::vector<engine::Fault> faultsNotApplicable(const engine::Setup &setup)
{
    std::vector<engine::Fault> faults;
    for (const engine::Fault &fault : setup.faults) {
        if (!engine::FaultScript::isApplicable(fault, setup))
            faults.push_back(fault);
    }
    return faults;
}

QStringList notApplicable(const engine::Setup &setup)
{
    QStringList texts;
    for (const engine::Fault &fault : faultsNotApplicable(setup)) {
        const engine::Step step = std::get<engine::Step>(fault.place->step);
        texts.append(u"%1: the strategy has no step %2"_s.arg(faultText(fault), nameOf(step)));
    }
    return texts;
}

} // namespace trace
