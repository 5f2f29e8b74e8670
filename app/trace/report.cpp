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

QLatin1StringView tableOf(EffectState::Kind kind)
{
    switch (kind) {
    case EffectState::Kind::Added:
    case EffectState::Kind::Set: return "stock"_L1;
    case EffectState::Kind::Ledger: return "stock_reservations"_L1;
    case EffectState::Kind::Mail: return "mail"_L1;
    }
    return {};
}

QJsonObject effectJson(const EffectState &effect, const State &state, const Recording &recording)
{
    QJsonObject json{
        { u"on"_s, tableOf(effect.kind) },
        { u"message"_s, state.messages[static_cast<std::size_t>(effect.message)].id },
        { u"instance"_s, recording.roster[static_cast<std::size_t>(effect.instance)].name },
        { u"delivery"_s, effect.delivery },
        { u"tag"_s, effect.tag },
        { u"transaction"_s, effect.transaction },
        { u"at"_s, static_cast<qint64>(effect.at.count()) },
    };
    if (effect.kind != EffectState::Kind::Mail) {
        json.insert(u"book"_s, effect.book);
        json.insert(u"change"_s, effect.change);
    }
    return json;
}

/// The values by the names that the scenario has for them.
QJsonArray valuesJson(const InvariantBreak &broken, const engine::Setup &setup)
{
    const engine::Invariant &invariant = setup.invariants[static_cast<std::size_t>(broken.invariant)];
    const std::vector<engine::Term> terms = engine::termsOf(invariant.condition);
    QJsonArray values;
    for (std::size_t index = 0; index < terms.size(); ++index) {
        QJsonObject value{ { u"term"_s, nameOf(terms[index].measure) }, { u"value"_s, broken.values[index] } };
        const engine::Scope scope = engine::narrowed(terms[index], invariant.each, broken.subject);
        for (const auto &aspect : engine::namesOf<engine::Aspect>) {
            const int subject = scope[static_cast<std::size_t>(aspect.value)];
            if (subject >= 0)
                value.insert(aspect.name, engine::subjectsOf(setup, aspect.value)[subject]);
        }
        values.append(value);
    }
    return values;
}

QJsonObject findingJson(const Finding &finding, const State &state, const Recording &recording)
{
    const auto messageId = [&](int message) {
        return QJsonValue(state.messages[static_cast<std::size_t>(message)].id);
    };
    QJsonArray deliveries;
    for (const int delivery : finding.deliveries)
        deliveries.append(delivery);
    QJsonArray effects;
    for (const std::size_t effect : finding.effects)
        effects.append(effectJson(state.effects[effect], state, recording));
    QJsonObject json{
        { u"kind"_s, nameOf(finding.kind) }, { u"message"_s, QJsonValue() },  { u"consumer"_s, QJsonValue() },
        { u"applied"_s, finding.applied },   { u"deliveries"_s, deliveries }, { u"effects"_s, effects },
    };
    if (finding.message >= 0) {
        json.insert(u"message"_s, messageId(finding.message));
        json.insert(u"consumer"_s, recording.setup.consumers[static_cast<std::size_t>(finding.consumer)].name);
    }
    if (finding.newer >= 0)
        json.insert(u"newer"_s, messageId(finding.newer));
    if (finding.kind == engine::Verdict::WrongResult) {
        json.insert(u"book"_s, textOrNull(finding.book));
        json.insert(u"expected"_s, finding.expected);
        json.insert(u"actual"_s, finding.actual);
    }
    if (finding.kind == engine::Verdict::InvariantBroken) {
        json.insert(u"invariant"_s, finding.invariant);
        json.insert(u"at"_s, static_cast<qint64>(finding.broken.at.count()));
        json.insert(u"event"_s, static_cast<qint64>(finding.broken.events));
        json.insert(u"values"_s, valuesJson(finding.broken, recording.setup));
    }
    return json;
}

QJsonArray findingsJson(const Judgement &judgement, const State &state, const Recording &recording)
{
    QJsonArray array;
    for (const Finding &finding : judgement.findings)
        array.append(findingJson(finding, state, recording));
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

QString strategyOf(const Recording &recording)
{
    return recording.setup.consumers.front().strategy->id;
}

QJsonObject reportOf(const Recording &recording)
{
    const State state = finalStateOf(recording);
    const Judgement judgement = judge(state, recording);
    QJsonObject reserved;
    for (const auto &[book, row] : state.committed.stock)
        reserved.insert(book, row.reserved);
    QJsonObject expected;
    for (const auto &[book, quantity] : recording.setup.expect.reserved)
        expected.insert(book, quantity);
    QJsonObject report{
        { u"lesson"_s, textOrNull(recording.header.lesson) },
        { u"variant"_s, textOrNull(recording.header.variant) },
        { u"strategy"_s, strategyOf(recording) },
        { u"database"_s, recording.header.database },
        { u"verdict"_s, nameOf(judgement.verdict()) },
        { u"findings"_s, findingsJson(judgement, state, recording) },
        { u"reserved"_s, reserved },
        { u"expected"_s, expected },
        { u"emails"_s, static_cast<qint64>(state.mails.size()) },
        { u"deadLetters"_s, state.deadLetters() },
        { u"notApplicable"_s, QJsonArray::fromStringList(notApplicable(recording.setup)) },
        { u"deliveries"_s, deliveriesJson(state, recording) },
        { u"waits"_s, waitsJson(state, recording) },
    };
    if (recording.capped)
        report.insert("capped"_L1, true);
    return report;
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
