// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/player_words.h"

#include "trace/narration.h"

#include <QCoreApplication>
#include <QStringList>

namespace exporting::player {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Player {
    Q_DECLARE_TR_FUNCTIONS(Player)
};

} // namespace

QJsonObject words()
{
    return {
        { u"controls"_s, Player::tr("Playback") },
        { u"first"_s, Player::tr("To the beginning") },
        { u"back"_s, Player::tr("A step back") },
        { u"play"_s, Player::tr("Play") },
        { u"pause"_s, Player::tr("Pause") },
        { u"forward"_s, Player::tr("A step forward") },
        { u"last"_s, Player::tr("To the end") },
        { u"firstKey"_s, Player::tr("To the beginning (Home)") },
        { u"backKey"_s, Player::tr("A step back (←)") },
        { u"playKey"_s, Player::tr("Play, pause (Space)") },
        { u"forwardKey"_s, Player::tr("A step forward (→)") },
        { u"lastKey"_s, Player::tr("To the end (End)") },
        { u"narration"_s, Player::tr("What happens") },
        { u"broker"_s, Player::tr("Broker") },
        { u"instances"_s, Player::tr("Consumers") },
        { u"database"_s, Player::tr("Database") },
        { u"timeline"_s, Player::tr("Timeline") },
        { u"log"_s, Player::tr("Event log") },
        { u"code"_s, Player::tr("Running code") },
        { u"time"_s, Player::tr("time") },
        { u"whatHappened"_s, Player::tr("what happened") },
        { u"pending"_s, Player::tr("pending", "a row") },
        { u"empty"_s, Player::tr("no rows") },
        { u"queueEmpty"_s, Player::tr("queue empty") },
        { u"beginning"_s, Player::tr("Nothing has happened yet.") },
        { u"notOver"_s, Player::tr("Not over yet") },
        { u"moment"_s, Player::tr("step %1 of %2 · t = %3") },
        { u"about"_s,
          Player::tr("Made with Redelivery Lab. This page holds the whole run and asks for nothing from anywhere.") },
    };
}

QString noScript()
{
    return Player::tr("This page plays a recorded run, and needs JavaScript to do so. It loads nothing from anywhere.");
}

QString doingText(const trace::InstanceState &instance, const QString &holder)
{
    using Doing = trace::InstanceState::Doing;
    if (instance.paused)
        return Player::tr("stands still");
    switch (instance.doing) {
    case Doing::Idle: return Player::tr("idle");
    case Doing::Handling:
        return instance.inTransaction ? Player::tr("handles %1, in a transaction").arg(instance.message)
                                      : Player::tr("handles %1").arg(instance.message);
    case Doing::Waiting: return Player::tr("waits for %1").arg(holder);
    case Doing::Settling: return Player::tr("settles: %1").arg(trace::outcomeText(instance.outcome));
    case Doing::AckInFlight: return Player::tr("ack on its way");
    case Doing::Crashed: return Player::tr("crashed");
    }
    return {};
}

QString entryText(const trace::EntryState &entry)
{
    using Where = trace::EntryState::Where;
    switch (entry.where) {
    case Where::Ready: return entry.deliveries > 0 ? Player::tr("ready again") : Player::tr("ready");
    case Where::InFlight:
        return entry.redelivered ? Player::tr("unacked · tag %1 · redelivered").arg(entry.tag)
                                 : Player::tr("unacked · tag %1").arg(entry.tag);
    case Where::Acked: return Player::tr("acked");
    case Where::Dead: return Player::tr("dead letter");
    case Where::Replayed: return Player::tr("sent again");
    }
    return {};
}

QString stepMark(const trace::StepState &step)
{
    using engine::Answer;
    using engine::ErrorKind;
    if (step.error == ErrorKind::DuplicateKey)
        return Player::tr("duplicate key");
    if (step.error != ErrorKind::None)
        return Player::tr("error");
    switch (step.answer) {
    case Answer::False:
        if (step.step == engine::Step::Check)
            return Player::tr("absent");
        return step.step == engine::Step::Send ? Player::tr("refused") : Player::tr("no row");
    case Answer::Unknown: return Player::tr("no answer");
    case Answer::Absent: return Player::tr("absent");
    case Answer::InProgress: return Player::tr("in progress");
    case Answer::Completed: return Player::tr("found");
    case Answer::True:
    case Answer::None: break;
    }
    return u"✓"_s;
}

QString mailText(std::size_t sent, int refused)
{
    return refused > 0 ? Player::tr("E-mails sent: %1, refused: %2").arg(sent).arg(refused)
                       : Player::tr("E-mails sent: %1").arg(sent);
}

QString cacheText(const trace::State &state)
{
    if (state.cacheOut)
        return Player::tr("The cache does not answer.");
    QStringList keys;
    for (const auto &[key, expires] : state.cache)
        keys.append(Player::tr("%1 until %2", "a key of the cache").arg(key, trace::timeText(expires)));
    return Player::tr("Cache: %1").arg(keys.join(u" · "_s));
}

} // namespace exporting::player
