// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "teaching/goal.h"

#include "scenario/merge_patch.h"
#include "strategies/registry.h"
#include "trace/narration.h"
#include "trace/report.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace teaching {

using namespace Qt::Literals::StringLiterals;
using scenario::Goal;
using scenario::Happening;

namespace {

template<typename List, typename Item>
bool contains(const List &list, const Item &item)
{
    return std::find(list.begin(), list.end(), item) != list.end();
}

class Judge
{
    Q_DECLARE_TR_FUNCTIONS(Tasks)

public:
    Judge(const Goal &goal, const trace::Recording &recording)
        : m_goal(goal)
        , m_recording(recording)
        , m_state(trace::finalStateOf(recording))
    {
    }

    QStringList judge()
    {
        judgeVerdict();
        judgeStrategy();
        judgeFigures();
        judgeDeliveries();
        judgeInboxKey();
        judgeCounts();
        return m_missing;
    }

private:
    void demand(bool holds, const QString &otherwise)
    {
        if (!holds)
            m_missing.append(otherwise);
    }

    void judgeVerdict()
    {
        const engine::Verdict verdict = trace::judge(m_state, m_recording).verdict();
        QStringList wanted;
        for (const engine::Verdict each : m_goal.verdicts)
            wanted.append(trace::verdictText(each));
        demand(wanted.isEmpty() || contains(m_goal.verdicts, verdict),
               tr("It ends as “%1”, not as “%2”.").arg(trace::verdictText(verdict), wanted.join(tr(" or "))));
    }

    void judgeStrategy()
    {
        QStringList wanted;
        for (const QString &id : m_goal.strategies)
            wanted.append(strategies::find(id)->title);
        demand(wanted.isEmpty() || m_goal.strategies.contains(m_state.strategies.front()),
               tr("The strategy must be %1.").arg(wanted.join(tr(" or "))));
    }

    void judgeFigures()
    {
        for (const auto &[book, wanted] : m_goal.reserved) {
            const auto row = m_state.committed.stock.find(book);
            const qint64 reserved = row == m_state.committed.stock.end() ? 0 : row->second.reserved;
            demand(reserved == wanted, tr("%1 has %2 reserved, not %3.").arg(book).arg(reserved).arg(wanted));
        }
        const auto mails = static_cast<qint64>(m_state.mails.size());
        demand(!m_goal.emails || *m_goal.emails == mails,
               tr("The number of mails is %1, not %2.").arg(mails).arg(m_goal.emails.value_or(0)));
        demand(!m_goal.deadLetters || *m_goal.deadLetters == m_state.deadLetters(),
               tr("The number of dead letters is %1, not %2.")
                   .arg(m_state.deadLetters())
                   .arg(m_goal.deadLetters.value_or(0)));
    }

    void judgeDeliveries()
    {
        for (const engine::Outcome outcome : m_goal.outcomes) {
            const bool found = std::any_of(m_state.deliveries.begin(), m_state.deliveries.end(),
                                           [&](const auto &delivery) { return delivery.outcome == outcome; });
            demand(found, tr("No delivery has ended as “%1”.").arg(trace::outcomeText(outcome)));
        }
        for (const scenario::WantedWait &wait : m_goal.waits)
            demand(occurs(wait), waitText(wait));
    }

    bool occurs(const scenario::WantedWait &wanted) const
    {
        return std::any_of(m_state.waits.begin(), m_state.waits.end(), [&](const trace::WaitState &wait) {
            const QString &name = m_recording.roster[static_cast<std::size_t>(wait.instance)].name;
            return (wanted.instance.isEmpty() || wanted.instance == name)
                && (wanted.at == engine::Step::None || wanted.at == wait.at);
        });
    }

    static QString waitText(const scenario::WantedWait &wait)
    {
        const QString who = wait.instance.isEmpty() ? tr("Nobody") : wait.instance;
        if (wait.at == engine::Step::None)
            return wait.instance.isEmpty() ? tr("Nobody has waited.") : tr("%1 has not waited.").arg(who);
        return wait.instance.isEmpty() ? tr("Nobody has waited at %1.").arg(engine::nameOf(wait.at))
                                       : tr("%1 has not waited at %2.").arg(who, engine::nameOf(wait.at));
    }

    void judgeInboxKey()
    {
        if (!m_goal.inboxPerConsumer)
            return;
        demand(*m_goal.inboxPerConsumer == m_recording.setup.inbox.perConsumer,
               *m_goal.inboxPerConsumer ? tr("The key of the inbox must be message and consumer.")
                                        : tr("The key of the inbox must be the message alone."));
    }

    void judgeCounts()
    {
        const std::map<Happening, qint64> counts = countAll();
        const auto countOf = [&](Happening happening) {
            const auto it = counts.find(happening);
            return it == counts.end() ? 0 : it->second;
        };
        for (const auto &[happening, bound] : m_goal.atMost) {
            demand(countOf(happening) <= bound,
                   tr("%1: %2, at most %3 allowed.").arg(nameText(happening)).arg(countOf(happening)).arg(bound));
        }
        for (const auto &[happening, bound] : m_goal.atLeast) {
            demand(countOf(happening) >= bound,
                   tr("%1: %2, at least %3 needed.").arg(nameText(happening)).arg(countOf(happening)).arg(bound));
        }
    }

    std::map<Happening, qint64> countAll() const
    {
        using Kind = engine::Event::Kind;
        std::map<Happening, qint64> counts;
        for (const engine::Event &event : m_recording.events) {
            switch (event.kind) {
            case Kind::Crashed: ++counts[Happening::Crash]; break;
            case Kind::AckLost: ++counts[Happening::LostAck]; break;
            case Kind::LockExpired: ++counts[Happening::LockExpiry]; break;
            case Kind::Paused: ++counts[Happening::Pause]; break;
            default: break;
            }
        }
        for (const trace::RecordedAction &recorded : m_recording.actions) {
            if (recorded.action.kind == engine::Action::Kind::Fail)
                ++counts[Happening::Failure];
            if (recorded.action.kind == engine::Action::Kind::RetryPublish)
                ++counts[recorded.action.newId ? Happening::NewIdRetry : Happening::ProducerRetry];
        }
        return counts;
    }

    static QString nameText(Happening happening)
    {
        switch (happening) {
        case Happening::Crash: return tr("Crashes");
        case Happening::LostAck: return tr("Lost acks");
        case Happening::LockExpiry: return tr("Expired locks");
        case Happening::Failure: return tr("Failed handlers");
        case Happening::ProducerRetry: return tr("Producer retries with the same id");
        case Happening::NewIdRetry: return tr("Producer retries with a new id");
        case Happening::Pause: return tr("Pauses");
        }
        return {};
    }

    const Goal &m_goal;
    const trace::Recording &m_recording;
    trace::State m_state;
    QStringList m_missing;
};

} // namespace

QJsonObject startOf(const scenario::Document &lesson, const scenario::Task &task)
{
    return scenario::merged(lesson.scenario, task.scenario).toObject();
}

QJsonObject solutionOf(const scenario::Document &lesson, const scenario::Task &task)
{
    return scenario::merged(startOf(lesson, task), task.solution).toObject();
}

QStringList missing(const Goal &goal, const trace::Recording &recording)
{
    return Judge(goal, recording).judge();
}

} // namespace teaching
