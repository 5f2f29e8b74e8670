// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/verification.h"

#include "database/sqlite_database.h"
#include "trace/narration.h"
#include "trace/timeline.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::Verification)
};

/// Owns the database of the thread, which is made when it is first needed and goes with it.
class Worker : public QObject
{
public:
    database::SqliteDatabase &database()
    {
        if (!m_database)
            m_database.emplace();
        return *m_database;
    }

private:
    std::optional<database::SqliteDatabase> m_database;
};

QString textOf(const QJsonValue &value)
{
    if (value.isUndefined())
        return Words::tr("nothing");
    if (value.isString())
        return value.toString();
    // A document wants an object or a list around it.
    const QString listed = QString::fromUtf8(QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact));
    return listed.mid(1, listed.size() - 2);
}

/// What two lines differ in, as they name it: "at: 40 → 41".
QString differingFields(const trace::Replay &replay)
{
    const QJsonObject then = QJsonDocument::fromJson(replay.recorded).object();
    const QJsonObject now = QJsonDocument::fromJson(replay.replayed).object();
    QStringList keys = then.keys() + now.keys();
    keys.removeDuplicates();
    QStringList texts;
    for (const QString &key : std::as_const(keys)) {
        if (then.value(key) != now.value(key))
            texts.append(u"%1: %2 → %3"_s.arg(key, textOf(then.value(key)), textOf(now.value(key))));
    }
    return texts.join(u"; "_s);
}

Notice differenceOf(const Verified &verified)
{
    const trace::Recording &recording = verified.run->recording;
    const std::size_t event = *verified.replay.firstDifference;
    const bool wasThere = event < recording.events.size();
    trace::Timeline states(recording);
    const trace::State &before = states.at(event);
    const QString then =
        wasThere ? trace::narrate(recording, event, before).what : Words::tr("Nothing: the recording ends here.");
    const QString now = verified.replay.came ? trace::narrate(recording, *verified.replay.came, before).what
                                             : Words::tr("Nothing: what was recorded cannot happen here.");
    Notice notice;
    notice.kind = Notice::Kind::Problem;
    notice.text = wasThere ? Words::tr("Replayed, it differs from event %1 of %2 on (%3).")
                                 .arg(QString::number(event + 1), QString::number(recording.events.size()),
                                      trace::timeText(recording.events[event].at))
                           : Words::tr("Replayed, it goes on after the last event, %1.").arg(event);
    notice.details = { { Words::tr("Recorded"), then }, { Words::tr("Replayed"), now } };
    if (wasThere && verified.replay.came)
        notice.details.emplace_back(Words::tr("Differs in"), differingFields(verified.replay));
    return notice;
}

} // namespace

Verification::Verification(QObject *parent)
    : QObject(parent)
    , m_worker(new Worker)
{
    m_worker->moveToThread(&m_thread);
}

Verification::~Verification()
{
    ++m_round;
    // The database goes on the thread that made it.
    if (m_thread.isRunning())
        m_worker->deleteLater();
    else
        delete m_worker;
    m_thread.quit();
    m_thread.wait();
}

void Verification::verify(std::shared_ptr<const Branch> run)
{
    if (!m_thread.isRunning())
        m_thread.start(QThread::LowPriority);
    const quint64 round = ++m_round;
    m_running = true;
    m_last.reset();
    QMetaObject::invokeMethod(m_worker, [this, round, run = std::move(run)] {
        Verified verified = replayed(round, run);
        QMetaObject::invokeMethod(
            this, [this, round, verified = std::move(verified)]() mutable { take(round, std::move(verified)); });
    });
}

void Verification::cancel()
{
    ++m_round;
    m_running = false;
}

/// On the thread.
Verified Verification::replayed(quint64 round, const std::shared_ptr<const Branch> &run)
{
    Verified verified{ run, {}, {} };
    const auto goOn = [this, round](double done) {
        tell(round, done);
        return m_round == round;
    };
    try {
        database::SqliteDatabase &database = static_cast<Worker *>(m_worker)->database();
        const QString recordedOn = run->recording.header.database;
        if (recordedOn == database.kind())
            verified.replay = trace::replay(run->recording, database, goOn);
        else
            verified.problem = Words::tr("It was recorded on %1, and here is only %2: it cannot be verified.")
                                   .arg(databaseTitle(recordedOn), databaseTitle(database.kind()));
    } catch (const std::exception &problem) {
        verified.problem = QString::fromUtf8(problem.what());
    }
    return verified;
}

void Verification::tell(quint64 round, double done)
{
    QMetaObject::invokeMethod(this, [this, round, done] {
        if (m_round == round)
            Q_EMIT progressed(done);
    });
}

void Verification::take(quint64 round, Verified verified)
{
    if (round != m_round)
        return;
    m_running = false;
    m_last = std::move(verified);
    Q_EMIT finished();
}

std::optional<std::size_t> Verification::differenceIn(const Branch &run) const
{
    return m_last && m_last->run.get() == &run ? m_last->replay.firstDifference : std::nullopt;
}

Notice noticeOf(const Verified &verified)
{
    if (!verified.problem.isEmpty())
        return { verified.problem, Notice::Kind::Problem, {}, {}, {} };
    if (verified.replay.firstDifference)
        return differenceOf(verified);
    const trace::Recording &recording = verified.run->recording;
    const QString events = QString::number(recording.events.size());
    return { recording.complete
                 ? Words::tr("Identical: replayed on a fresh database, all %1 events came again.").arg(events)
                 : Words::tr("Identical as far as it goes: replayed on a fresh database, its %1 events came again.")
                       .arg(events),
             Notice::Kind::Success,
             {},
             {},
             {} };
}

QString databaseTitle(const QString &kind)
{
    if (kind == "sqlite"_L1)
        return u"SQLite"_s;
    if (kind == "postgresql"_L1)
        return u"PostgreSQL"_s;
    if (kind == "mariadb"_L1)
        return u"MariaDB"_s;
    return kind.isEmpty() ? Words::tr("an unknown database") : kind;
}

} // namespace window
