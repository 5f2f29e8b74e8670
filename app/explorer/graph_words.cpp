// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/graph_words.h"

#include "explorer/wording.h"
#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace explorer {

using namespace Qt::Literals::StringLiterals;
using Kind = engine::Action::Kind;
using Doing = SeenInstance::Doing;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Explorer)
};

/// Between two things that are told of one moment.
QString dot()
{
    return u" · "_s;
}

QString nameOfStep(engine::Step step)
{
    return QString(engine::nameOf(step));
}

QString settling(engine::Outcome outcome)
{
    using engine::Outcome;
    switch (outcome) {
    case Outcome::Processed: return Words::tr("will ack");
    case Outcome::Duplicate: return Words::tr("duplicate, will ack");
    case Outcome::Failed: return Words::tr("will nack");
    case Outcome::NeedsReconciliation: return Words::tr("needs reconciliation");
    case Outcome::Quarantined: return Words::tr("sets it aside");
    case Outcome::None:
    case Outcome::Crashed: break;
    }
    return Words::tr("settling");
}

QString doingOf(const SeenInstance &instance)
{
    switch (instance.doing) {
    case Doing::Idle: return Words::tr("idle");
    case Doing::Crashed: return Words::tr("crashed");
    case Doing::AckInFlight: return Words::tr("ack on its way");
    case Doing::Settling: return settling(instance.outcome);
    case Doing::Waiting: return Words::tr("waits at %1").arg(nameOfStep(instance.standsAt));
    case Doing::Handling: break;
    }
    return instance.standsAt == engine::Step::None ? settling(instance.outcome)
                                                   : Words::tr("at %1").arg(nameOfStep(instance.standsAt));
}

/// With its consumer and its message, where there are several.
QString withNames(QString text, int consumer, const QString &message, const engine::Setup &setup)
{
    if (consumer >= 0 && setup.consumers.size() > 1)
        text = setup.consumers[static_cast<std::size_t>(consumer)].name + u": "_s + text;
    if (!message.isEmpty() && setup.messages.size() > 1)
        text += u' ' + message;
    return text;
}

QString doingOf(const Picture &picture, const engine::Setup &setup)
{
    QStringList texts;
    for (const SeenInstance &instance : picture.instances) {
        if (instance.doing != Doing::Idle)
            texts.append(withNames(doingOf(instance), instance.consumer, instance.message, setup));
    }
    return texts.isEmpty() ? Words::tr("idle") : texts.join(dot());
}

bool worksOn(const engine::Setup &setup, engine::Subject subject)
{
    return std::any_of(setup.consumers.begin(), setup.consumers.end(),
                       [&](const engine::Consumer &it) { return it.strategy && it.strategy->subject == subject; });
}

QStringList figuresOf(const Picture &picture, const engine::Setup &setup)
{
    QStringList figures;
    if (worksOn(setup, engine::Subject::Inventory)) {
        for (const auto &[book, reserved] : picture.committed.reserved)
            figures.append(u"%1 %2"_s.arg(book, QString::number(reserved)));
    }
    if (picture.mails > 0 || worksOn(setup, engine::Subject::Email))
        figures.append(Words::tr("e-mails %1").arg(picture.mails));
    return figures;
}

QStringList textsOf(const std::vector<QString> &texts)
{
    return QStringList(texts.begin(), texts.end());
}

QString durableOf(const Picture &picture, const engine::Setup &setup)
{
    QStringList texts = figuresOf(picture, setup);
    if (!picture.committed.inbox.empty())
        texts.append(Words::tr("inbox %1").arg(textsOf(picture.committed.inbox).join(u", "_s)));
    if (!picture.committed.reservations.empty())
        texts.append(Words::tr("orders %1").arg(textsOf(picture.committed.reservations).join(u", "_s)));
    if (!picture.cache.empty())
        texts.append(Words::tr("cache %1").arg(textsOf(picture.cache).join(u", "_s)));
    for (const QString &invariant : picture.broken)
        texts.append(Words::tr("✕ %1 broken").arg(invariant));
    return texts.join(dot());
}

QString pendingOf(const Picture &picture)
{
    QStringList texts;
    for (const SeenInstance &instance : picture.instances) {
        for (const auto &[book, reserved] : instance.pending.reserved)
            texts.append(u"%1 %2"_s.arg(book, QString::number(reserved)));
        texts += textsOf(instance.pending.inbox);
        texts += textsOf(instance.pending.reservations);
    }
    return texts.isEmpty() ? QString() : Words::tr("pending %1").arg(texts.join(dot()));
}

QString queueOf(const Picture &picture)
{
    QStringList texts;
    if (picture.toCome > 0)
        texts.append(Words::tr("%1 to come").arg(picture.toCome));
    if (!picture.ready.empty())
        texts.append(Words::tr("%1 ready").arg(picture.ready.size()));
    if (!picture.inFlight.empty())
        texts.append(Words::tr("%1 in flight").arg(picture.inFlight.size()));
    if (picture.deadLetters > 0)
        texts.append(Words::tr("%1 dead").arg(picture.deadLetters));
    return texts.join(dot());
}

QString advance(const SeenStep &step)
{
    using engine::Outcome;
    if (step.standsAt != engine::Step::None)
        return nameOfStep(step.standsAt);
    switch (step.outcome) {
    case Outcome::Failed: return Words::tr("sends nack");
    case Outcome::NeedsReconciliation:
    case Outcome::Quarantined: return Words::tr("sets it aside");
    default: return Words::tr("sends ack");
    }
}

} // namespace

CardText cardText(const Picture &picture, const engine::Setup &setup)
{
    return { doingOf(picture, setup), durableOf(picture, setup), pendingOf(picture), queueOf(picture),
             figuresOf(picture, setup).join(dot()) };
}

QString shortNameOf(const SeenStep &step, const engine::Setup &setup)
{
    switch (step.kind) {
    case Kind::Publish: return withNames(Words::tr("publish"), -1, step.message, setup);
    case Kind::Deliver: return withNames(Words::tr("deliver"), step.consumer, step.message, setup);
    case Kind::Advance: return withNames(advance(step), step.consumer, step.message, setup);
    case Kind::AckArrives: return withNames(Words::tr("ack arrives"), step.consumer, step.message, setup);
    case Kind::AckLost: return withNames(Words::tr("ack lost"), step.consumer, step.message, setup);
    case Kind::LockExpires: return withNames(Words::tr("lock expires"), step.consumer, step.message, setup);
    case Kind::Crash: return withNames(Words::tr("crash"), step.consumer, step.message, setup);
    case Kind::Restart: return withNames(Words::tr("restart"), step.consumer, {}, setup);
    case Kind::RetryPublish:
        return withNames(step.newId ? Words::tr("retry, new id") : Words::tr("retry, same id"), -1, step.message,
                         setup);
    default: return Words::tr("time passes");
    }
}

QString nameOf(const SeenStep &step, const engine::Setup &setup)
{
    const QString name = shortNameOf(step, setup);
    if (step.kind != Kind::Crash && step.kind != Kind::LockExpires)
        return name;
    switch (step.doing) {
    case Doing::Settling: return Words::tr("%1 before the ack").arg(name);
    case Doing::AckInFlight: return Words::tr("%1 while the ack is on its way").arg(name);
    case Doing::Waiting: return Words::tr("%1 while waiting at %2").arg(name, nameOfStep(step.standsAt));
    case Doing::Handling: return Words::tr("%1 before %2").arg(name, nameOfStep(step.standsAt));
    default: return name;
    }
}

QString afterFaults(int faults)
{
    if (faults == 0)
        return {};
    return faults == 1 ? Words::tr("after one fault") : Words::tr("after %1 faults").arg(faults);
}

QString sentenceOf(const Graph &graph, int node)
{
    const Graph::Node &it = graph.node(node);
    const CardText card = cardText(it.picture, graph.setup());
    QStringList parts{ card.doing, card.durable, card.pending, card.queue };
    parts.removeAll(QString());
    QStringList sentences;
    if (node == 0)
        sentences.append(Words::tr("The start."));
    sentences.append(upperFirst(parts.join(u"; "_s)) + u'.');
    if (it.outcome) {
        const QString verdict = trace::verdictText(it.outcome->verdict);
        sentences.append(it.isViolating() ? Words::tr("The end, and a violation: %1.").arg(verdict)
                                          : Words::tr("The end: %1.").arg(verdict));
    }
    if (it.faults > 0)
        sentences.append(upperFirst(afterFaults(it.faults)) + u'.');
    return sentences.join(u' ');
}

QString extentOf(const Graph &graph)
{
    if (graph.isWhole())
        return {};
    const QLocale locale;
    const QString shown = locale.toString(graph.nodes().size());
    const QString all = locale.toString(graph.nodesInAll());
    return graph.cheapest().nodes.empty()
        ? Words::tr("%1 of %2 states: those within %3 steps of the ordinary course.")
              .arg(shown, all, QString::number(graph.stepsShown()))
        : Words::tr("%1 of %2 states: those within %3 steps of the cheapest violation.")
              .arg(shown, all, QString::number(graph.stepsShown()));
}

} // namespace explorer
