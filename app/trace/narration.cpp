// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/narration.h"

#include "scenario/language.h"
#include "strategies/registry.h"
#include "trace/invariant_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace trace {

using namespace Qt::Literals::StringLiterals;
using engine::Answer;
using engine::Call;
using engine::Event;
using engine::Reason;
using engine::Step;
using engine::Time;

namespace {

bool turnsText(QChar letter)
{
    switch (letter.direction()) {
    case QChar::DirL:
    case QChar::DirEN:
    case QChar::DirES:
    case QChar::DirET:
    case QChar::DirCS:
    case QChar::DirB:
    case QChar::DirS:
    case QChar::DirWS:
    case QChar::DirON:
    case QChar::DirBN:
    case QChar::DirNSM: return false;
    default: return true;
    }
}

} // namespace

QString isolated(const QString &name)
{
    if (std::none_of(name.begin(), name.end(), turnsText))
        return name;
    constexpr QChar firstStrongIsolate = u'\u2068';
    constexpr QChar popDirectionalIsolate = u'\u2069';
    QString inside = name;
    // Else the name could end its own isolation.
    inside.remove(popDirectionalIsolate);
    return firstStrongIsolate + inside + popDirectionalIsolate;
}

namespace {

class Narrator
{
    Q_DECLARE_TR_FUNCTIONS(Narration)

public:
    Narrator(const Recording &recording, const Event &event, const State &before)
        : m_recording(recording)
        , m_event(event)
        , m_before(before)
    {
    }

    Sentence tell() const
    {
        using Kind = Event::Kind;
        switch (m_event.kind) {
        case Kind::Published: return published();
        case Kind::PublishDropped: return publishDropped();
        case Kind::Delivered: return delivered();
        case Kind::Performed: return performed();
        case Kind::Waiting: return waiting();
        case Kind::Committed: return committed();
        case Kind::RolledBack: return rolledBack();
        case Kind::Returned: return returned();
        case Kind::AckSent:
            return { tr("%1 sends the ack of tag %2.").arg(who(), tag()),
                     tr("Until it arrives, the broker knows nothing of the work that was done.") };
        case Kind::Acked:
            return { tr("The ack of tag %1 arrives: %2 is done for the broker.").arg(tag(), message()), {} };
        case Kind::AckLost:
            return { tr("The ack of tag %1 is lost, and with it the connection.").arg(tag()),
                     tr("The broker cannot tell a lost ack from a message that was never handled.") };
        case Kind::AckRejected:
            return { tr("The broker rejects the ack of tag %1: it has given %2 away meanwhile.").arg(tag(), message()),
                     tr("An ack counts only under the tag of the latest delivery.") };
        case Kind::Nacked: return nacked();
        case Kind::Requeued: return requeued();
        case Kind::DeadLettered: return deadLettered();
        case Kind::LockExpired:
            return { tr("The lock on %1 runs out: tag %2 no longer counts.").arg(message(), tag()),
                     m_event.instance < 0 ? QString() : tr("%1 does not learn of it and goes on working.").arg(who()) };
        case Kind::Paused:
            return {
                tr("%1 stands still for %2.").arg(who(), timeText(m_event.lasts)),
                tr("A slow disk, a long garbage collection, a busy machine: to the broker it all looks the same.")
            };
        case Kind::Crashed: return crashed();
        case Kind::Restarted:
            return { tr("%1 is back.").arg(who()), tr("It remembers nothing of what it did before.") };
        case Kind::Replayed:
            return { tr("An operator sends the dead letter %1 again.").arg(message()),
                     tr("For the broker it is a new entry; the message id is the old one.") };
        case Kind::InboxPurged: return purged();
        case Kind::CacheFailed: return { tr("The cache stops answering for %1.").arg(timeText(m_event.lasts)), {} };
        case Kind::CacheRecovered: return { tr("The cache answers again."), {} };
        case Kind::StrategySwitched:
            return { tr("From the next delivery on, %1 runs “%2”.").arg(consumer(), strategyTitle()), {} };
        case Kind::ClockAdvanced: return { tr("Time passes."), {} };
        }
        return {};
    }

private:
    QString who() const { return instanceName(m_event.instance); }
    QString instanceName(int index) const
    {
        return index < 0 ? QString() : isolated(m_recording.roster[static_cast<std::size_t>(index)].name);
    }
    QString consumer() const
    {
        return isolated(m_recording.setup.consumers[static_cast<std::size_t>(m_event.consumer)].name);
    }
    QString tag() const { return QString::number(m_event.tag); }
    QString message() const { return isolated(m_event.message); }
    QString cacheKey() const { return isolated(m_event.key); }
    QString strategyTitle() const
    {
        const engine::Strategy *strategy = strategies::find(m_event.strategy);
        return strategy ? QString(strategy->title) : isolated(m_event.strategy);
    }
    QString key() const
    {
        if (m_event.instance < 0)
            return message();
        for (const engine::Bound &value : m_event.bound) {
            // Statements on the inbox bind the key as their first text.
            if (const QString *text = std::get_if<QString>(&value))
                return isolated(*text);
        }
        return m_event.key.isEmpty() ? message() : cacheKey();
    }
    /// The rows of the event, in words.
    QString changes() const
    {
        QStringList texts;
        for (const engine::RowChange &change : m_event.rows)
            texts.append(std::visit([&](const auto &row) { return changed(row, change); }, change.row()));
        return texts.join(tr(", ", "between items of a list"));
    }
    static QString changed(const engine::StockRow &row, const engine::RowChange &change)
    {
        const auto *before = change.before ? std::get_if<engine::StockRow>(&*change.before) : nullptr;
        return tr("%1 reserved %2 → %3")
            .arg(isolated(row.book), QString::number(before ? before->reserved : 0), QString::number(row.reserved));
    }
    static QString changed(const engine::InboxRow &row, const engine::RowChange &)
    {
        return tr("the inbox row %1").arg(isolated(row.message));
    }
    static QString changed(const engine::ReservationRow &row, const engine::RowChange &)
    {
        return tr("the reservation of %1").arg(isolated(row.order));
    }
    static QString quantity(qint64 number, const QString &book)
    {
        return tr("%1 × %2").arg(QString::number(number), isolated(book));
    }

    QString content() const
    {
        const engine::Message *message =
            m_before.message(m_event.retryOf.isEmpty() ? m_event.message : m_event.retryOf);
        if (m_event.retryOf.isEmpty() && m_event.messageIndex >= 0
            && static_cast<std::size_t>(m_event.messageIndex) < m_before.messages.size())
            message = &m_before.messages[static_cast<std::size_t>(m_event.messageIndex)];
        if (!message)
            return {};
        return tr("%1 of %2, %3")
            .arg(engine::nameOf(message->type), isolated(message->order), quantity(message->quantity, message->book));
    }

    Sentence published() const
    {
        if (m_event.retryOf.isEmpty())
            return { tr("The producer publishes %1: %2.").arg(message(), content()), {} };
        if (m_event.retryOf == m_event.message)
            return { tr("The producer publishes %1 a second time.").arg(message()),
                     tr("It got no answer, and cannot know whether its first attempt arrived.") };
        return { tr("The producer publishes %1 again, under the new id %2.").arg(isolated(m_event.retryOf), message()),
                 tr("By its id nobody can see that it is the same order.") };
    }

    Sentence publishDropped() const
    {
        return { tr("The broker drops %1: it has seen this id within %2.")
                     .arg(message(), timeText(m_recording.setup.broker.duplicateWindow)),
                 m_event.replayOf > 0
                     ? tr("Duplicate detection cannot tell a dead letter that is wanted from a duplicate.")
                     : tr("Duplicate detection works on the sending side. It does nothing about redeliveries.") };
    }

    Sentence delivered() const
    {
        if (m_event.redelivered)
            return { tr("The broker delivers %1 again, to %2 under tag %3, marked redelivered.")
                         .arg(message(), who(), tag()),
                     tr("It promises at least once, and keeps its promise.") };
        const bool seenBefore = m_before.deliveriesOf(m_event.consumer, m_event.message) > 0;
        return { tr("The broker delivers %1 to %2 under tag %3.").arg(message(), who(), tag()),
                 seenBefore ? tr("For the broker this is another entry: nothing marks it as a copy.")
                            : tr("Its lock holds until %1.").arg(timeText(m_event.lockedUntil)) };
    }

    Sentence performed() const
    {
        if (m_event.reason == Reason::InjectedFailure)
            return { tr("%1 fails at %2.").arg(who(), engine::nameOf(m_event.step)), {} };
        if (m_event.error != engine::ErrorKind::None && m_event.error != engine::ErrorKind::DuplicateKey)
            return { tr("The database refuses %1's %2: error %3.")
                         .arg(who(), engine::nameOf(m_event.step), m_event.nativeError),
                     {} };
        switch (m_event.call) {
        case Call::Begin:
            return { tr("%1 begins a transaction.").arg(who()), tr("It holds no lock yet: its first write will.") };
        case Call::CacheGet:
        case Call::CacheSet:
        case Call::CacheSetIfAbsent: return askedCache();
        case Call::Send: return sentMail();
        case Call::Execute: return executed();
        case Call::Commit:
        case Call::Ack: break;
        }
        return {};
    }

    Sentence executed() const
    {
        switch (m_event.step) {
        case Step::Check: return checked();
        case Step::Claim: return inserted(tr("claims"));
        case Step::Record: return inserted(tr("records"));
        case Step::Reserve: return reserved();
        case Step::Complete: return { tr("%1 marks %2 as completed.").arg(who(), key()), {} };
        default: return {};
        }
    }

    Sentence checked() const
    {
        switch (m_event.answer) {
        case Answer::Completed: return { tr("%1 looks for %2 in the inbox and finds it.").arg(who(), key()), {} };
        case Answer::InProgress:
            return { tr("%1 looks for %2 in the inbox: somebody began, and did not finish.").arg(who(), key()),
                     tr("Whether the work was done, the row does not say.") };
        default:
            return { tr("%1 looks for %2 in the inbox and finds nothing.").arg(who(), key()),
                     tr("A read sees only what is committed. Somebody else may be at work right now.") };
        }
    }

    Sentence inserted(const QString &verb) const
    {
        if (m_event.answer == Answer::False)
            return {
                m_event.nativeError.isEmpty()
                    ? tr("%1 %2 %3, and changes no row: the key is there.").arg(who(), verb, key())
                    : tr("%1 %2 %3 and gets error %4: the key is there.").arg(who(), verb, key(), m_event.nativeError),
                tr("The constraint has decided, not the code: another delivery has committed this key.")
            };
        return { pending() ? tr("%1 %2 %3. The row is pending.").arg(who(), verb, key())
                           : tr("%1 %2 %3. The row is durable at once.").arg(who(), verb, key()),
                 pending() ? tr("Only its own transaction sees the row; every other writer has to wait.") : QString() };
    }

    bool pending() const { return !m_event.rows.empty() && !m_event.rows.front().durable; }

    Sentence reserved() const
    {
        if (m_event.rows.empty())
            return { tr("%1 changes no row: the stock is as new already.").arg(who()), {} };
        const engine::RowChange &row = m_event.rows.front();
        const auto *before = row.before ? std::get_if<engine::StockRow>(&*row.before) : nullptr;
        const auto *after = row.after ? std::get_if<engine::StockRow>(&*row.after) : nullptr;
        if (!before || !after)
            return {};
        const QString change =
            tr("%1 reserved: %2 → %3")
                .arg(isolated(after->book), QString::number(before->reserved), QString::number(after->reserved));
        if (pending())
            return { tr("%1 reserves. %2, pending.").arg(who(), change), tr("Nothing is durable before the commit.") };
        return { tr("%1 reserves. %2, durable at once.").arg(who(), change),
                 tr("The statement commits alone: no crash can take it back.") };
    }

    Sentence askedCache() const
    {
        if (m_event.answer == Answer::Unknown)
            return { tr("%1 asks the cache for %2 and gets no answer.").arg(who(), cacheKey()),
                     tr("No answer is not an answer, but the handler takes it for “seen before”.") };
        if (m_event.call == Call::CacheGet)
            return { m_event.answer == Answer::True ? tr("%1 finds %2 in the cache.").arg(who(), cacheKey())
                                                    : tr("%1 does not find %2 in the cache.").arg(who(), cacheKey()),
                     {} };
        if (m_event.answer == Answer::False)
            return { tr("%1 finds %2 in the cache already.").arg(who(), cacheKey()), {} };
        return { tr("%1 puts %2 into the cache, until %3.").arg(who(), cacheKey(), timeText(m_event.expires)),
                 tr("The cache knows nothing of the database's transactions.") };
    }

    Sentence sentMail() const
    {
        if (m_event.answer == Answer::False)
            return { tr("The e-mail provider refuses the mail of %1: it knows the key %2.").arg(who(), cacheKey()),
                     {} };
        return { tr("%1 sends the mail.").arg(who()), tr("A mail that is out cannot be rolled back.") };
    }

    Sentence waiting() const
    {
        const bool untouched = m_before.instances[static_cast<std::size_t>(m_event.instance)].pending.empty();
        return { tr("%1 tries to %2, but %3 holds the write lock, so it waits.")
                     .arg(who(), engine::nameOf(m_event.step), instanceName(m_event.holder)),
                 untouched ? tr("It has changed nothing yet. The database decides who goes first, not the code.")
                           : tr("The database decides who goes first, not the code.") };
    }

    Sentence committed() const
    {
        if (m_event.rows.empty())
            return { tr("%1 commits. It had changed nothing.").arg(who()), {} };
        return { tr("%1 commits. Durable from now on: %2.").arg(who(), changes()),
                 tr("All of it became durable in one instant, or none of it would have.") };
    }

    Sentence rolledBack() const
    {
        if (m_event.rows.empty())
            return { tr("%1's transaction is rolled back. It had changed nothing.").arg(who()), {} };
        return { tr("%1's transaction is rolled back. Taken back: %2.").arg(who(), changes()), {} };
    }

    Sentence returned() const
    {
        using engine::Outcome;
        switch (m_event.outcome) {
        case Outcome::Processed: return { tr("%1's handler returns: processed.").arg(who()), {} };
        case Outcome::Duplicate:
            return { tr("%1's handler returns: a duplicate.").arg(who()),
                     tr("A duplicate is a success that was skipped: it is acked.") };
        case Outcome::NeedsReconciliation:
            return { tr("%1's handler gives up: it cannot know whether the mail went out.").arg(who()),
                     tr("A crash before sending and one after it leave the same evidence.") };
        case Outcome::Quarantined:
            return { tr("%1's handler sets the message aside: same id, other content.").arg(who()), {} };
        case Outcome::Failed:
            return { tr("%1's handler throws.").arg(who()),
                     m_event.reason == Reason::DuplicateRaised
                         ? tr("It takes a duplicate for a failure: the message will come back, again and again.")
                         : QString() };
        case Outcome::None:
        case Outcome::Crashed: break;
        }
        return {};
    }

    Sentence nacked() const
    {
        if (m_event.reason == Reason::StaleTag)
            return { tr("%1 hands tag %2 back, but the broker has given the message away meanwhile.").arg(who(), tag()),
                     {} };
        if (m_event.outcome == engine::Outcome::Failed)
            return { tr("%1 nacks tag %2.").arg(who(), tag()), {} };
        return { tr("%1 asks the broker to set %2 aside.").arg(who(), message()), {} };
    }

    Sentence requeued() const
    {
        return { tr("%1 is ready again in the queue.").arg(message()),
                 m_event.reason == Reason::Crashed ? tr("Its consumer is gone, and no ack ever came.") : QString() };
    }

    Sentence deadLettered() const
    {
        if (m_event.reason == Reason::DeliveryLimit)
            return { tr("%1 has come back too often: it goes to the dead letters.").arg(message()),
                     tr("The limit is %1 deliveries.").arg(m_recording.setup.broker.maxDeliveries) };
        return { tr("%1 goes to the dead letters.").arg(message()), tr("Somebody will have to look at it.") };
    }

    Sentence crashed() const
    {
        const QString where = m_event.step == Step::None ? QString() : QString(engine::nameOf(m_event.step));
        const QString what =
            where.isEmpty() ? tr("%1 crashes.").arg(who()) : tr("%1 crashes before its %2.").arg(who(), where);
        if (!m_event.rows.empty())
            return { what, tr("Its connection closes without a commit. Taken back: %1.").arg(changes()) };
        return { what,
                 m_event.outcome == engine::Outcome::Crashed ? tr("What was durable stays; the ack never comes.")
                                                             : QString() };
    }

    Sentence purged() const
    {
        const QString retention = timeText(m_recording.setup.inbox.retention);
        if (m_event.rows.empty())
            return { tr("The inbox is purged. No row is older than %1.").arg(retention), {} };
        return { tr("The inbox is purged of what is older than %1: %2.").arg(retention, changes()),
                 tr("What is forgotten cannot be recognised.") };
    }

    const Recording &m_recording;
    const Event &m_event;
    const State &m_before;
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The invariants that did hold until this event.
QString whatBreaks(const Recording &recording, const Event &event, const State &before)
{
    if (!before.watch())
        return {};
    State after = before;
    after.apply(event);
    QStringList sentences;
    for (std::size_t index = before.brokenInvariants().size(); index < after.brokenInvariants().size(); ++index) {
        const InvariantBreak &broken = after.brokenInvariants()[index];
        const QString name = invariantName(recording.setup.invariants[static_cast<std::size_t>(broken.invariant)]);
        sentences.append(Words::tr("That breaks %1 (%2).").arg(name, breakFigures(broken, recording.setup)));
    }
    return sentences.join(u' ');
}

} // namespace

Sentence narrate(const Recording &recording, std::size_t event, const State &before)
{
    return narrate(recording, recording.events[event], before);
}

Sentence narrate(const Recording &recording, const Event &event, const State &before)
{
    Sentence sentence = Narrator(recording, event, before).tell();
    const QString broken = whatBreaks(recording, event, before);
    if (!broken.isEmpty())
        sentence.why += sentence.why.isEmpty() ? broken : u' ' + broken;
    return sentence;
}

QString timeText(Time time)
{
    using namespace std::chrono;
    const QLocale locale = scenario::numbers();
    const auto unit = [&](double value, const QString &name) {
        return locale.toString(value, 'g', 4) + u'\u00a0' + name;
    };
    const auto milliseconds = static_cast<double>(time.count());
    if (time < seconds(1))
        return unit(milliseconds, Words::tr("ms"));
    if (time < minutes(2))
        return unit(milliseconds / 1e3, Words::tr("s"));
    if (time < hours(2))
        return unit(milliseconds / 60e3, Words::tr("min"));
    if (time < hours(48))
        return unit(milliseconds / 3600e3, Words::tr("h"));
    return unit(milliseconds / 86'400e3, Words::tr("d"));
}

QString outcomeText(engine::Outcome outcome)
{
    using engine::Outcome;
    switch (outcome) {
    case Outcome::None: return Words::tr("under way");
    case Outcome::Processed: return Words::tr("processed");
    case Outcome::Duplicate: return Words::tr("duplicate");
    case Outcome::Crashed: return Words::tr("crashed");
    case Outcome::Failed: return Words::tr("failed");
    case Outcome::NeedsReconciliation: return Words::tr("needs reconciliation");
    case Outcome::Quarantined: return Words::tr("quarantined");
    }
    return {};
}

} // namespace trace
