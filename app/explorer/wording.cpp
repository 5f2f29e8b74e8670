// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Explorer)
};

QString counted(FaultType type, int count)
{
    const bool one = count == 1;
    switch (type) {
    case FaultType::Crash: return one ? Words::tr("one crash") : Words::tr("%1 crashes").arg(count);
    case FaultType::LostAck: return one ? Words::tr("one lost ack") : Words::tr("%1 lost acks").arg(count);
    case FaultType::LockExpiry: return one ? Words::tr("one lock expiry") : Words::tr("%1 lock expiries").arg(count);
    case FaultType::ProducerRetry:
        return one ? Words::tr("one retry with the same id") : Words::tr("%1 retries with the same id").arg(count);
    case FaultType::NewIdRetry:
        return one ? Words::tr("one retry with a new id") : Words::tr("%1 retries with a new id").arg(count);
    }
    return {};
}

/// "a, b and c".
QString listed(const QStringList &texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    return Words::tr("%1 and %2").arg(texts.first(texts.size() - 1).join(u", "_s), texts.last());
}

bool breaks(const Exploration &exploration, const FaultCounts &faults)
{
    return exploration.answer(Budget::of(faults)).violation() != nullptr;
}

/// Which single faults within the budget are enough.
QString enoughText(const Result &result, const Exploration &exploration)
{
    QStringList enough;
    for (const FaultType type : allFaultTypes) {
        const FaultCounts one = FaultCounts().plus(type);
        if (result.budget.allows(one) && breaks(exploration, one))
            enough.append(counted(type, 1));
    }
    const QString first = upperFirst(enough.takeFirst());
    if (enough.isEmpty())
        return Words::tr("%1 is enough.").arg(first);
    return Words::tr("%1 is enough; so is %2.").arg(first, enough.join(Words::tr("; so is ", "between two faults")));
}

QString togetherText(const FaultCounts &faults)
{
    QStringList alone;
    for (const FaultType type : allFaultTypes) {
        if (faults.of(type) > 0)
            alone.append(counted(type, 1));
    }
    if (faults.total() > 2)
        return Words::tr("Not with fewer than %1 faults, but with %2.")
            .arg(QString::number(faults.total()), faultsText(faults));
    if (alone.size() == 1)
        return Words::tr("Not with %1, but with %2.").arg(alone.first(), faultsText(faults));
    return Words::tr("Not with %1 or %2 alone, but with both.").arg(alone.first(), alone.last());
}

QString violationText(const Result &result, const Exploration &exploration)
{
    const FaultCounts &faults = result.answer.violation()->faults;
    if (faults.total() == 0)
        return Words::tr("No fault is needed: the order of events alone breaks it.");
    return faults.total() == 1 ? enoughText(result, exploration) : togetherText(faults);
}

QString holdsText(const Result &result)
{
    if (result.budget.faults == 0)
        return Words::tr("No order of events breaks it.");
    if (result.budget.faults == 1)
        return Words::tr("No order of events and no placement of a single fault breaks it.");
    return Words::tr("No order of events and no placement of up to %1 faults breaks it.").arg(result.budget.faults);
}

} // namespace

QString upperFirst(QString text)
{
    if (!text.isEmpty())
        text[0] = QLocale().toUpper(text.first(1)).front();
    return text;
}

QString faultsText(const FaultCounts &faults)
{
    QStringList texts;
    for (const FaultType type : allFaultTypes) {
        if (faults.of(type) > 0)
            texts.append(counted(type, faults.of(type)));
    }
    return texts.isEmpty() ? Words::tr("no fault") : listed(texts);
}

QString nameOf(FaultType type)
{
    switch (type) {
    case FaultType::Crash: return Words::tr("crashes");
    case FaultType::LostAck: return Words::tr("lost acks");
    case FaultType::LockExpiry: return Words::tr("lock expiries");
    case FaultType::ProducerRetry: return Words::tr("retries, same id");
    case FaultType::NewIdRetry: return Words::tr("retries, new id");
    }
    return {};
}

QString nameOf(const NamedBudget &budget)
{
    return Words::tr(budget.englishName);
}

QString budgetText(const Budget &budget)
{
    if (budget.faults >= budget.most.total())
        return faultsText(budget.most);
    QStringList types;
    for (const FaultType type : allFaultTypes) {
        if (budget.most.of(type) > 0)
            types.append(nameOf(type));
    }
    return (budget.faults == 1 ? Words::tr("any one of %1") : Words::tr("any %1 of %2").arg(budget.faults))
        .arg(types.join(u", "_s));
}

QString incompletenessOf(const Result &result)
{
    const QString states = QLocale().toString(result.answer.states);
    switch (result.growth) {
    case Growth::Complete: return {};
    case Growth::StateLimit: return Words::tr("Not complete: it stopped at the limit of states, after %1.").arg(states);
    case Growth::MemoryLimit:
        return Words::tr("Not complete: it stopped at the limit of memory, after %1 states.").arg(states);
    case Growth::TimeLimit:
        return Words::tr("Not complete: it stopped at the limit of time, after %1 states.").arg(states);
    case Growth::Cancelled: return Words::tr("Not complete: cancelled after %1 states.").arg(states);
    case Growth::Failed:
        return Words::tr("Not complete: it ended after %1 states with an error: %2.").arg(states, result.failure);
    }
    return {};
}

QString statementOf(const Result &result, const Exploration &exploration)
{
    if (result.violated()) {
        const Finding &finding = *result.answer.violation();
        if (result.isCheapest(finding))
            return (violationText(result, exploration) + u' ' + incompletenessOf(result)).trimmed();
        return Words::tr("%1 breaks it. Whether less would do is not known.")
                   .arg(upperFirst(faultsText(finding.faults)))
            + u' ' + incompletenessOf(result);
    }
    if (!result.complete()) {
        const QString tried = result.triedFaults == 0
            ? QString()
            : Words::tr("With up to %1 faults, everything was tried.").arg(result.triedFaults - 1);
        return QStringList{ incompletenessOf(result), Words::tr("Nothing that breaks it was found."), tried }
            .join(u' ')
            .trimmed();
    }
    const bool asks = std::any_of(result.answer.outcomes.begin(), result.answer.outcomes.end(), [](const Finding &it) {
        return it.outcome.verdict == engine::Verdict::NeedsReconciliation;
    });
    return asks ? holdsText(result) + u' ' + Words::tr("Sometimes it has to ask a person.") : holdsText(result);
}

QString boundOf(const Result &result, const engine::Setup &setup)
{
    const QLocale locale;
    const std::size_t instances = engine::rosterOf(setup).size();
    const QStringList parts{
        instances == 1 ? Words::tr("one instance") : Words::tr("%1 instances").arg(instances),
        setup.messages.size() == 1 ? Words::tr("one message") : Words::tr("%1 messages").arg(setup.messages.size()),
        budgetText(result.budget),
        Words::tr("the inbox is never purged"),
        Words::tr("%1 states").arg(locale.toString(result.answer.states)),
        Words::tr("%1 transitions").arg(locale.toString(result.answer.transitions)),
    };
    return parts.join(u" · "_s);
}

QString costText(const Cost &cost)
{
    const QString faults = cost.faults == 0 ? Words::tr("no fault")
        : cost.faults == 1                  ? Words::tr("one fault")
                                            : Words::tr("%1 faults").arg(cost.faults);
    const QString steps = Words::tr("%1 steps").arg(cost.steps);
    if (cost.contextSwitches == 0)
        return Words::tr("%1, %2", "faults, steps").arg(faults, steps);
    const QString switches = cost.contextSwitches == 1 ? Words::tr("one change of instance")
                                                       : Words::tr("%1 changes of instance").arg(cost.contextSwitches);
    return Words::tr("%1, %2, %3", "faults, changes, steps").arg(faults, switches, steps);
}

QString figuresOf(const Outcome &outcome, const engine::Expectation &expect)
{
    QStringList figures;
    for (const auto &[book, reserved] : outcome.reserved) {
        const auto expected = expect.reserved.find(book);
        if (expected != expect.reserved.end() && (expected->second != 0 || reserved != 0))
            figures.append(u"%1 %2"_s.arg(book, QString::number(reserved)));
    }
    if (expect.emails > 0 || outcome.emails > 0)
        figures.append(Words::tr("e-mails %1").arg(outcome.emails));
    if (outcome.deadLetters > 0)
        figures.append(Words::tr("dead letters %1").arg(outcome.deadLetters));
    for (const QString &invariant : outcome.broken)
        figures.append(Words::tr("%1 broken").arg(invariant));
    return figures.join(u" · "_s);
}

} // namespace explorer
