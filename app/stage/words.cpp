// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/words.h"

#include "trace/narration.h"

#include <QCoreApplication>

namespace stage::words {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using trace::EntryState;
using trace::InstanceState;

namespace {

class Stage
{
    Q_DECLARE_TR_FUNCTIONS(Stage)
};

QString nameAt(const trace::Recording &recording, int instance)
{
    return instance >= 0 ? instanceTitle(recording, instance) : QString();
}

QString outcomeAsk(engine::Outcome outcome)
{
    using engine::Outcome;
    switch (outcome) {
    case Outcome::Processed: return Stage::tr("processed, will ack");
    case Outcome::Duplicate: return Stage::tr("duplicate, will ack");
    case Outcome::Failed: return Stage::tr("failed, will nack");
    case Outcome::NeedsReconciliation: return Stage::tr("needs reconciliation");
    case Outcome::Quarantined: return Stage::tr("sets it aside");
    case Outcome::None:
    case Outcome::Crashed: break;
    }
    return Stage::tr("settling");
}

QString outcomeShort(engine::Outcome outcome)
{
    using engine::Outcome;
    switch (outcome) {
    case Outcome::Processed: return Stage::tr("will ack");
    case Outcome::Duplicate: return Stage::tr("duplicate");
    case Outcome::Failed: return Stage::tr("will nack");
    case Outcome::NeedsReconciliation: return Stage::tr("unclear", "an outcome, short");
    case Outcome::Quarantined: return Stage::tr("set aside");
    case Outcome::None:
    case Outcome::Crashed: break;
    }
    return Stage::tr("settling");
}

QString looks(Look look)
{
    switch (look) {
    case Look::Pending: return Stage::tr("pending", "a row");
    case Look::Committed: return Stage::tr("just committed", "a row");
    case Look::RolledBack: return Stage::tr("rolled back", "a row");
    default: return Stage::tr("committed", "a row");
    }
}

QString describe(const engine::StockRow &row)
{
    return Stage::tr("Stock of %1: %2 on hand, %3 reserved")
        .arg(row.book, QString::number(row.onHand), QString::number(row.reserved));
}

QString describe(const engine::InboxRow &row)
{
    return row.completedAt ? Stage::tr("Inbox row %1 of %2").arg(row.message, row.consumer)
                           : Stage::tr("Inbox row %1 of %2, in progress").arg(row.message, row.consumer);
}

QString describe(const engine::ReservationRow &row)
{
    return Stage::tr("Reservation of %1: %2 × %3").arg(row.order, QString::number(row.quantity), row.book);
}

} // namespace

QString instanceTitle(const trace::Recording &recording, int instance)
{
    const engine::InstanceName &name = recording.roster[static_cast<std::size_t>(instance)];
    return recording.setup.consumers[static_cast<std::size_t>(name.consumer)].name + u" #"_s
        + QString::number(name.number);
}

QString databaseTitle(const QString &kind)
{
    if (kind == "postgresql"_L1)
        return u"PostgreSQL"_s;
    if (kind == "mariadb"_L1)
        return u"MariaDB"_s;
    if (kind == "sqlite"_L1)
        return u"SQLite"_s;
    return Stage::tr("Database");
}

QString producer()
{
    return Stage::tr("Ordering");
}
QString producerRole()
{
    return Stage::tr("producer");
}
QString messagesToCome(int count)
{
    return Stage::tr("%n to come", nullptr, count);
}
QString broker()
{
    return Stage::tr("Broker");
}
QString brokerPromise()
{
    return Stage::tr("at least once");
}
QString tag(int tag)
{
    return Stage::tr("tag %1").arg(tag);
}
QString deadLetters(int count)
{
    return Stage::tr("dead letters %1").arg(count);
}
QString deadLettersShort(int count)
{
    return Stage::tr("%1 dead", "letters").arg(count);
}
QString queueEmpty()
{
    return Stage::tr("queue empty");
}
QString emptyShort()
{
    return Stage::tr("empty", "a part of the broker");
}
QString nothingInFlight()
{
    return Stage::tr("nothing unacked");
}
QString more(int count)
{
    return Stage::tr("+%1 more").arg(count);
}
QString ready(int count)
{
    return Stage::tr("%1 ready").arg(count);
}
QString ack()
{
    return Stage::tr("ack");
}
QString nack()
{
    return Stage::tr("nack");
}
QString dropped()
{
    return Stage::tr("dropped: id seen");
}
QString droppedShort()
{
    return Stage::tr("dropped");
}
QString staleTag()
{
    return Stage::tr("rejected");
}
QString lockExpired()
{
    return Stage::tr("lock expired");
}
QString waitsFor()
{
    return Stage::tr("waits for");
}

QString entryCaption(const EntryState &entry, int copy)
{
    switch (entry.where) {
    case EntryState::Where::InFlight:
        if (entry.redelivered)
            return Stage::tr("redelivered · unacked");
        return copy > 1 ? Stage::tr("a copy · unacked") : Stage::tr("unacked");
    case EntryState::Where::Acked: return Stage::tr("acked");
    case EntryState::Where::Ready: return Stage::tr("ready");
    case EntryState::Where::Dead: return Stage::tr("dead letter");
    case EntryState::Where::Replayed: return Stage::tr("sent again");
    }
    return {};
}

QString entrySentence(const trace::Recording &recording, const EntryView &entry, const EntryState &state)
{
    switch (state.where) {
    case EntryState::Where::InFlight:
        return state.redelivered
            ? Stage::tr("%1 is with %2 under tag %3, marked redelivered, and not acked yet.")
                  .arg(entry.message, nameAt(recording, state.instance), QString::number(state.tag))
            : Stage::tr("%1 is with %2 under tag %3, and not acked yet.")
                  .arg(entry.message, nameAt(recording, state.instance), QString::number(state.tag));
    case EntryState::Where::Ready:
        return state.deliveries > 0 ? Stage::tr("%1 is ready to be delivered again.").arg(entry.message)
                                    : Stage::tr("%1 is ready to be delivered.").arg(entry.message);
    case EntryState::Where::Dead: return Stage::tr("%1 is a dead letter.").arg(entry.message);
    case EntryState::Where::Acked: return Stage::tr("%1 is acked and gone.").arg(entry.message);
    case EntryState::Where::Replayed: return Stage::tr("%1 was a dead letter and was sent again.").arg(entry.message);
    }
    return {};
}

QString instanceState(const trace::Recording &recording, const InstanceState &instance)
{
    switch (instance.doing) {
    case InstanceState::Doing::Idle: return Stage::tr("idle");
    case InstanceState::Doing::Handling:
        if (instance.paused)
            return Stage::tr("stands still");
        return instance.inTransaction ? Stage::tr("in a transaction") : Stage::tr("handling %1").arg(instance.message);
    case InstanceState::Doing::Waiting: return Stage::tr("waiting for %1").arg(nameAt(recording, instance.waitsFor));
    case InstanceState::Doing::Settling:
        return instance.paused ? Stage::tr("stands still") : outcomeAsk(instance.outcome);
    case InstanceState::Doing::AckInFlight: return Stage::tr("ack on its way");
    case InstanceState::Doing::Crashed: return Stage::tr("crashed");
    }
    return {};
}

QStringList shortInstanceStates(const trace::Recording &recording, int index, const InstanceState &instance)
{
    using Doing = InstanceState::Doing;
    if (instance.paused)
        return { Stage::tr("stands", "an instance, short") };
    if (instance.doing == Doing::Waiting && instance.waitsFor >= 0) {
        const engine::InstanceName &holder = recording.roster[static_cast<std::size_t>(instance.waitsFor)];
        const bool sibling = holder.consumer == recording.roster[static_cast<std::size_t>(index)].consumer;
        const QString waits = Stage::tr("waits", "an instance");
        return sibling ? QStringList{ Stage::tr("waits for #%1").arg(holder.number), waits } : QStringList{ waits };
    }
    if (instance.doing == Doing::Handling)
        return { instance.inTransaction ? Stage::tr("transaction", "an instance is in one") : Stage::tr("handling") };
    if (instance.doing == Doing::AckInFlight)
        return { Stage::tr("ack sent") };
    return instance.doing == Doing::Settling ? QStringList{ outcomeShort(instance.outcome) } : QStringList();
}

QString instanceSentence(const trace::Recording &recording, const InstanceView &view, const InstanceState &instance)
{
    const QString name = nameAt(recording, view.index);
    switch (instance.doing) {
    case InstanceState::Doing::Idle:
        return instance.outcome == engine::Outcome::None
            ? Stage::tr("%1 is idle.").arg(name)
            : Stage::tr("%1 is idle; its last delivery: %2.").arg(name, trace::outcomeText(instance.outcome));
    case InstanceState::Doing::Handling:
    case InstanceState::Doing::Waiting:
        return instance.standsAt == engine::Step::None
            ? Stage::tr("%1 handles %2: %3.").arg(name, instance.message, view.state)
            : Stage::tr("%1 handles %2 and stands at %3: %4.")
                  .arg(name, instance.message, engine::nameOf(instance.standsAt), view.state);
    case InstanceState::Doing::Settling:
    case InstanceState::Doing::AckInFlight:
        return Stage::tr("%1, with %2: %3.").arg(name, instance.message, view.state);
    case InstanceState::Doing::Crashed: return Stage::tr("%1 has crashed.").arg(name);
    }
    return {};
}

QString stepNote(const trace::StepState &step)
{
    using engine::Answer;
    using engine::ErrorKind;
    using engine::Step;
    if (step.error == ErrorKind::DuplicateKey)
        return Stage::tr("duplicate key");
    if (step.error != ErrorKind::None)
        return error();
    switch (step.answer) {
    case Answer::False:
        return step.step == Step::Check ? Stage::tr("absent")
            : step.step == Step::Send   ? Stage::tr("refused")
                                        : Stage::tr("no row");
    case Answer::True: return step.step == Step::Check ? Stage::tr("found") : QString();
    case Answer::Unknown: return Stage::tr("no answer");
    case Answer::Absent: return Stage::tr("absent");
    case Answer::InProgress: return Stage::tr("in progress");
    case Answer::Completed: return Stage::tr("found");
    case Answer::None: break;
    }
    return {};
}

QString error()
{
    return Stage::tr("error");
}

QString stock()
{
    return u"stock"_s;
}
QString inbox()
{
    return u"inbox"_s;
}
QString reservations()
{
    return u"stock_reservations"_s;
}
QString locks()
{
    return Stage::tr("locks");
}
QString noLocks()
{
    return Stage::tr("nobody holds the write lock");
}
QString noLocksShort()
{
    return Stage::tr("none", "locks");
}

QStringList stockColumns(bool versions)
{
    QStringList columns{ Stage::tr("book"), Stage::tr("on hand"), Stage::tr("reserved") };
    if (versions)
        columns.insert(2, Stage::tr("version"));
    return columns;
}

QStringList inboxColumns(bool progress)
{
    QStringList columns{ Stage::tr("message"), Stage::tr("consumer") };
    if (progress)
        columns.append(Stage::tr("state"));
    return columns;
}

QStringList shortInboxColumns(bool progress)
{
    QStringList columns = inboxColumns(progress);
    columns.front() = Stage::tr("id", "of a message");
    return columns;
}

QStringList reservationColumns()
{
    return { Stage::tr("order"), Stage::tr("book"), Stage::tr("quantity") };
}

QString inProgress()
{
    return Stage::tr("begun", "an inbox row");
}
QString done()
{
    return Stage::tr("done", "an inbox row");
}
QString pendingChanges(int count)
{
    return count == 1 ? Stage::tr("1 pending change") : Stage::tr("%n pending changes", nullptr, count);
}
QString pendingRows(int count)
{
    return count == 1 ? Stage::tr("1 pending row") : Stage::tr("%n pending rows", nullptr, count);
}
QString pendingShort(int count)
{
    return Stage::tr("%1 pending").arg(count);
}
QString pendingAlone()
{
    return Stage::tr("pending", "rows");
}
QString committed()
{
    return Stage::tr("committed");
}
QString rolledBack()
{
    return Stage::tr("rolled back");
}
QString purged()
{
    return Stage::tr("purged");
}
QString holdsLock(const QString &instance)
{
    return Stage::tr("%1 holds write").arg(instance);
}
QString holdsLockShort(const QString &instance)
{
    return Stage::tr("%1 holds", "the write lock").arg(instance);
}
QString waitsForLock(const QString &instance)
{
    return Stage::tr("%1 waits").arg(instance);
}

QString rowSentence(const engine::Row &row, Tint tint, const QString &writer)
{
    const QString what = std::visit([](const auto &it) { return describe(it); }, row);
    const QString how = looks(tint.nearest());
    return writer.isEmpty() ? Stage::tr("%1: %2.").arg(what, how)
                            : Stage::tr("%1: %2, in the transaction of %3.").arg(what, how, writer);
}

namespace {

struct Statement {
    QString verb;
    QString preposition;
    QString table;
};

/// What a statement does to which table. Verb alone where it names none.
Statement parsed(const QString &sql)
{
    const QStringList words = sql.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    Statement statement{ words.front(), {}, {} };
    if (statement.verb == "INSERT"_L1)
        statement.preposition = u"INTO"_s;
    else if (statement.verb == "SELECT"_L1 || statement.verb == "DELETE"_L1)
        statement.preposition = u"FROM"_s;
    else if (statement.verb != "UPDATE"_L1)
        return statement;
    const qsizetype at = statement.preposition.isEmpty() ? 0 : words.indexOf(statement.preposition);
    statement.table = at >= 0 ? words.value(at + 1) : QString();
    return statement;
}

} // namespace

QString statementOf(const Event &event)
{
    const Statement it = parsed(event.sql);
    if (it.table.isEmpty())
        return it.verb;
    if (it.preposition.isEmpty())
        return it.verb + u' ' + it.table;
    const QString what = it.verb == "SELECT"_L1 ? u" … "_s : u" "_s;
    return it.verb + what + it.preposition + u' ' + it.table;
}

QStringList shortStatementsOf(const Event &event)
{
    const Statement it = parsed(event.sql);
    return it.table.isEmpty() ? QStringList{ it.verb } : QStringList{ it.verb + u' ' + it.table, it.verb };
}

QString resultOf(const Event &event)
{
    if (event.kind == Event::Kind::Waiting)
        return Stage::tr("busy");
    if (event.error != engine::ErrorKind::None)
        return Stage::tr("error %1").arg(event.nativeError);
    if (event.kind == Event::Kind::Committed)
        return Stage::tr("durable");
    if (event.kind == Event::Kind::RolledBack)
        return Stage::tr("undone");
    if (event.call == engine::Call::Begin)
        return Stage::tr("ok");
    return event.rowCount == 1 ? Stage::tr("1 row") : Stage::tr("%n rows", nullptr, static_cast<int>(event.rowCount));
}

QString mail()
{
    return Stage::tr("E-mail provider");
}
QString mailShort()
{
    return Stage::tr("E-mail");
}
QString mailsSent(int sent)
{
    return sent == 1 ? Stage::tr("1 mail out") : Stage::tr("%n mails out", nullptr, sent);
}
QString mailsSentShort(int sent)
{
    return Stage::tr("%n out", "mails", sent);
}
QString mailsRefused(int refused)
{
    return Stage::tr("%n refused", nullptr, refused);
}

QString mailSentence(int sent, int refused)
{
    return refused > 0 ? Stage::tr("E-mail provider: %1, %2.").arg(mailsSent(sent), mailsRefused(refused))
                       : Stage::tr("E-mail provider: %1.").arg(mailsSent(sent));
}

QString cache()
{
    return Stage::tr("Cache");
}
QString cacheOut()
{
    return Stage::tr("does not answer");
}
QString cacheEmpty()
{
    return Stage::tr("empty");
}

QString cacheKey(const QString &key, engine::Time expires)
{
    return Stage::tr("%1 until %2").arg(key, trace::timeText(expires));
}

QString cacheSentence(int keys, bool out)
{
    if (out)
        return Stage::tr("The cache does not answer.");
    return keys == 1 ? Stage::tr("The cache has 1 key.") : Stage::tr("The cache has %n keys.", nullptr, keys);
}

QString producerSentence(int toCome)
{
    if (toCome == 0)
        return Stage::tr("The producer has published everything.");
    return toCome == 1 ? Stage::tr("The producer has 1 message to publish.")
                       : Stage::tr("The producer has %n messages to publish.", nullptr, toCome);
}

QString brokerSentence(int ready, int inFlight)
{
    return Stage::tr("The broker: %1 ready, %2 in flight.").arg(ready).arg(inFlight);
}

QString deadLettersSentence(int count)
{
    return Stage::tr("Dead letters: %1.").arg(count);
}

QString laneDatabase()
{
    return Stage::tr("Database");
}
QString laneMail()
{
    return Stage::tr("E-mail");
}
QString laneCache()
{
    return Stage::tr("Cache");
}

QString delivery(const Event &event)
{
    return event.redelivered ? Stage::tr("tag %1 · redelivered").arg(event.tag) : tag(event.tag);
}

QString listed(const QStringList &items)
{
    return items.join(Stage::tr(", ", "between changes"));
}

QString openTransaction(const QStringList &changes)
{
    return changes.isEmpty() ? Stage::tr("open transaction") : Stage::tr("open transaction: %1").arg(listed(changes));
}

QString committedTransaction(const QStringList &changes)
{
    return Stage::tr("committed: %1").arg(listed(changes));
}
QString rolledBackTransaction(const QStringList &changes)
{
    return Stage::tr("rolled back: %1").arg(listed(changes));
}

namespace {

QString changeOf(const engine::StockRow &row, const engine::RowChange &change)
{
    const auto *before = change.before ? std::get_if<engine::StockRow>(&*change.before) : nullptr;
    return Stage::tr("%1 %2 → %3")
        .arg(row.book, QString::number(before ? before->reserved : 0), QString::number(row.reserved));
}

QString changeOf(const engine::InboxRow &row, const engine::RowChange &change)
{
    if (!change.after)
        return Stage::tr("− inbox %1").arg(row.message);
    return change.before ? Stage::tr("inbox %1 done").arg(row.message) : Stage::tr("+ inbox %1").arg(row.message);
}

QString changeOf(const engine::ReservationRow &row, const engine::RowChange &change)
{
    return change.after ? Stage::tr("+ reservation %1").arg(row.order) : Stage::tr("− reservation %1").arg(row.order);
}

} // namespace

QString change(const engine::RowChange &change)
{
    return std::visit([&](const auto &row) { return changeOf(row, change); }, change.row());
}

QString lockOnExpired(const QString &message)
{
    return Stage::tr("lock on %1 expired").arg(message);
}
QString crashed()
{
    return Stage::tr("crash");
}
QString restarted()
{
    return Stage::tr("back");
}
QString paused(engine::Time lasts)
{
    return Stage::tr("stands still for %1").arg(trace::timeText(lasts));
}

QStringList waitsFor(const trace::Recording &recording, const Event &wait)
{
    const QString step = engine::nameOf(wait.step);
    const engine::InstanceName &holder = recording.roster[static_cast<std::size_t>(wait.holder)];
    const engine::InstanceName &own = recording.roster[static_cast<std::size_t>(wait.instance)];
    const QString title = instanceTitle(recording, wait.holder);
    QStringList texts{ Stage::tr("%1 — waiting for %2").arg(step, title), Stage::tr("waits for %1").arg(title) };
    if (holder.consumer == own.consumer)
        texts.append(Stage::tr("waits for #%1").arg(holder.number));
    texts.append(Stage::tr("waits", "an instance"));
    return texts;
}

QString ackLost()
{
    return Stage::tr("ack lost");
}
QString lost()
{
    return Stage::tr("lost", "an ack");
}
QString ackRejected()
{
    return Stage::tr("ack rejected");
}
QString deadLettered(const QString &message)
{
    return Stage::tr("%1 dead-lettered").arg(message);
}
QString requeued(const QString &message)
{
    return Stage::tr("%1 ready again").arg(message);
}
QString replayed(const QString &message)
{
    return Stage::tr("%1 sent again").arg(message);
}
QString inboxPurged()
{
    return Stage::tr("inbox purged");
}
QString actedHere()
{
    return Stage::tr("acted here");
}

QString firstDifference()
{
    return Stage::tr("first difference");
}
QString strategySwitched(const QString &title)
{
    return Stage::tr("now: %1").arg(title);
}
QString cacheDown()
{
    return Stage::tr("no answer");
}
QString mailSent()
{
    return Stage::tr("mail out");
}
QString mailRefused()
{
    return Stage::tr("mail refused");
}
namespace {

/// To a tenth of the unit in which people will read it.
engine::Time roughly(engine::Time time)
{
    using namespace std::chrono;
    const engine::Time tenth = time < minutes(2) ? engine::Time(100)
        : time < hours(2)                        ? engine::Time(seconds(6))
        : time < hours(48)                       ? engine::Time(minutes(6))
                                                 : engine::Time(minutes(144));
    return (time + tenth / 2) / tenth * tenth;
}

} // namespace

QString later(engine::Time lasts)
{
    return Stage::tr("%1 later").arg(trace::timeText(roughly(lasts)));
}
QString pastItsLock()
{
    return Stage::tr("working past its lock …");
}

QString published(const Event &event)
{
    return event.retryOf.isEmpty() || event.retryOf != event.message ? event.message
                                                                     : Stage::tr("%1 again").arg(event.message);
}

} // namespace stage::words
