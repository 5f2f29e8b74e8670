// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/verdict_words.h"

#include "trace/invariant_words.h"
#include "trace/narration.h"
#include "trace/recorder.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace trace {

using engine::Verdict;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

bool afterSuccess(const Finding &finding)
{
    return finding.kind == Verdict::DeadLettered && finding.tookEffect();
}

class FindingTeller
{
public:
    FindingTeller(const Finding &finding, const State &state, const Recording &recording)
        : m_finding(finding)
        , m_state(state)
        , m_recording(recording)
    {
    }

    QString tell() const
    {
        switch (m_finding.kind) {
        case Verdict::Duplicated: return duplicated();
        case Verdict::Lost: return Words::tr("%1 never took effect").arg(who());
        case Verdict::Stale: return Words::tr("%1 replaced %2, which is newer").arg(who(), nameOf(m_finding.newer));
        case Verdict::WrongResult: return wrongResult();
        case Verdict::InvariantBroken: return breakText(m_finding.broken, m_recording.setup);
        case Verdict::Stuck: return Words::tr("%1 is still under way, and nothing moves any more").arg(who());
        case Verdict::Incomplete: return incomplete();
        case Verdict::DeadLettered: return deadLettered();
        case Verdict::NeedsReconciliation: return unclear();
        case Verdict::EffectivelyOnce: return Words::tr("%1 took effect once").arg(who());
        }
        return {};
    }

private:
    bool byMail() const
    {
        const auto &consumer = m_recording.setup.consumers[static_cast<std::size_t>(m_finding.consumer)];
        return consumer.strategy->subject == engine::Subject::Email;
    }

    QString nameOf(int message) const { return isolated(m_state.messages[static_cast<std::size_t>(message)].id); }

    /// The message; with its consumer, where there are several.
    QString who() const
    {
        const QString name = nameOf(m_finding.message);
        if (m_recording.setup.consumers.size() == 1)
            return name;
        const auto consumer = static_cast<std::size_t>(m_finding.consumer);
        return Words::tr("%1 at %2").arg(name, isolated(m_recording.setup.consumers[consumer].name));
    }

    QString deliveries() const
    {
        QStringList all;
        for (const int number : m_finding.deliveries)
            all.append(QString::number(number));
        if (repeatsAnother())
            return namedDeliveries();
        if (all.size() < 2)
            return Words::tr("delivery %1").arg(all.value(0));
        const QString last = all.takeLast();
        return Words::tr("deliveries %1 and %2").arg(all.join(u", "_s), last);
    }

    /// Whether another message, which says the same, had a part in it.
    bool repeatsAnother() const
    {
        return std::any_of(m_finding.effects.begin(), m_finding.effects.end(), [&](std::size_t index) {
            return m_state.originOf(m_state.effects[index].message) != m_finding.message;
        });
    }

    /// Delivery 1 of m-1 and delivery 1 of m-2: the numbers alone would not tell.
    QString namedDeliveries() const
    {
        QStringList all;
        int transaction = 0;
        for (const std::size_t index : m_finding.effects) {
            const EffectState &effect = m_state.effects[index];
            if (std::exchange(transaction, effect.transaction) == effect.transaction)
                continue;
            all.append(Words::tr("delivery %1 of %2").arg(QString::number(effect.delivery), nameOf(effect.message)));
        }
        const QString last = all.takeLast();
        return all.isEmpty() ? last : Words::tr("%1 and %2").arg(all.join(u", "_s), last);
    }

    QString duplicated() const
    {
        if (m_finding.applied == 2)
            return (byMail() ? Words::tr("the mail for %1 was sent twice, by %2")
                             : Words::tr("%1 was applied twice, by %2"))
                .arg(who(), deliveries());
        return (byMail() ? Words::tr("the mail for %1 was sent %n times, by %2", nullptr, m_finding.applied)
                         : Words::tr("%1 was applied %n times, by %2", nullptr, m_finding.applied))
            .arg(who(), deliveries());
    }

    QString wrongResult() const
    {
        const QString actual = QString::number(m_finding.actual);
        const QString expected = QString::number(m_finding.expected);
        if (m_finding.book.isEmpty())
            return Words::tr("each message took effect as often as it should have, yet %1 mails were sent, expected %2")
                .arg(actual, expected);
        return Words::tr(
                   "each message took effect as often as it should have, yet %1 ended with %2 reserved, expected %3")
            .arg(isolated(m_finding.book), actual, expected);
    }

    QString incomplete() const
    {
        if (m_recording.capped)
            return Words::tr("the run was cut short after %1 events, the most that are recorded")
                .arg(QString::number(m_recording.events.size()));
        return Words::tr("the recording breaks off before the end of the run");
    }

    QString deadLettered() const
    {
        return afterSuccess(m_finding)
            ? Words::tr("%1 is in the dead letters, though it took effect, by %2").arg(who(), deliveries())
            : Words::tr("%1 is in the dead letters and never took effect").arg(who());
    }

    /// The observer knows what the handler cannot.
    QString unclear() const
    {
        return m_finding.tookEffect()
            ? Words::tr("the handler can't tell whether %1 took effect, so a person has to look; it did, by %2")
                  .arg(who(), deliveries())
            : Words::tr("the handler can't tell whether %1 took effect, so a person has to look; it did not")
                  .arg(who());
    }

    const Finding &m_finding;
    const State &m_state;
    const Recording &m_recording;
};

} // namespace

QString verdictText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::EffectivelyOnce: return Words::tr("effectively once");
    case Verdict::Duplicated: return Words::tr("duplicated");
    case Verdict::Lost: return Words::tr("lost");
    case Verdict::Stale: return Words::tr("stale");
    case Verdict::WrongResult: return Words::tr("wrong result");
    case Verdict::DeadLettered: return Words::tr("dead-lettered");
    case Verdict::NeedsReconciliation: return Words::tr("needs reconciliation");
    case Verdict::InvariantBroken: return Words::tr("invariant broken");
    case Verdict::Stuck: return Words::tr("stuck");
    case Verdict::Incomplete: return Words::tr("incomplete");
    }
    return {};
}

QString verdictSentence(Verdict verdict)
{
    switch (verdict) {
    case Verdict::EffectivelyOnce: return Words::tr("Every message took effect once, however often it was delivered.");
    case Verdict::Duplicated: return Words::tr("A message took effect more than once.");
    case Verdict::Lost: return Words::tr("A message never took effect, and nobody will notice.");
    case Verdict::Stale: return Words::tr("An older message has overwritten a newer one.");
    case Verdict::WrongResult:
        return Words::tr("Every message took effect as often as it should have, yet the result is wrong.");
    case Verdict::DeadLettered: return Words::tr("A message ended in the dead letters.");
    case Verdict::NeedsReconciliation: return Words::tr("Nobody can say what happened: a person has to look.");
    case Verdict::InvariantBroken:
        return Words::tr("Something that the scenario demands did not hold, if only for a while.");
    case Verdict::Stuck: return Words::tr("A message is still under way, and nothing moves any more.");
    case Verdict::Incomplete: return Words::tr("The run was cut short: nobody knows how it would have ended.");
    }
    return {};
}

QString verdictText(const Judgement &judgement)
{
    const bool success = !judgement.findings.empty() && afterSuccess(judgement.findings.front());
    return success ? Words::tr("dead-lettered after success") : verdictText(judgement.verdict());
}

QString verdictSentence(const Judgement &judgement, const State &state, const Recording &recording, std::size_t most)
{
    if (judgement.isEffectivelyOnce())
        return verdictSentence(Verdict::EffectivelyOnce);
    QStringList clauses;
    std::size_t untold = 0;
    for (const Finding &finding : judgement.findings) {
        if (finding.kind == Verdict::EffectivelyOnce)
            continue;
        if (static_cast<std::size_t>(clauses.size()) < most)
            clauses.append(findingText(finding, state, recording));
        else
            ++untold;
    }
    if (untold > 0)
        clauses.append(Words::tr("and %n more", nullptr, static_cast<int>(untold)));
    QString text = clauses.join(u"; "_s);
    // A name keeps its letters; a clause that begins with a word of ours begins the sentence, too.
    const Finding &first = judgement.findings.front();
    const bool beginsWithName = first.kind == Verdict::InvariantBroken
        || (first.message >= 0
            && text.startsWith(isolated(state.messages[static_cast<std::size_t>(first.message)].id)));
    if (!beginsWithName)
        text.front() = text.front().toUpper();
    return text + u'.';
}

QString verdictCounts(const Judgement &judgement)
{
    std::map<Verdict, int> counts;
    for (const Finding &finding : judgement.findings)
        ++counts[finding.kind];
    if (counts.size() > 1)
        counts.erase(Verdict::EffectivelyOnce);
    if (judgement.findings.size() < 2 || counts.contains(Verdict::EffectivelyOnce))
        return verdictText(judgement);
    QStringList texts;
    for (const auto &[kind, count] : counts) {
        const bool aboutMessages = kind != Verdict::WrongResult && kind != Verdict::Incomplete;
        texts.append(aboutMessages ? Words::tr("%1 %2").arg(QString::number(count), verdictText(kind))
                                   : verdictText(kind));
    }
    return texts.join(u", "_s);
}

QString findingText(const Finding &finding, const State &state, const Recording &recording)
{
    return FindingTeller(finding, state, recording).tell();
}

} // namespace trace
