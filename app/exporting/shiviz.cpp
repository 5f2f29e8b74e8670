// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/route.h"
#include "exporting/walk.h"
#include "exporting/writers.h"
#include "scenario/wording.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = Event::Kind;

namespace {

/// Counts of events, one per party, in the order of the cast.
using Clock = std::vector<qint64>;

void learn(Clock &clock, const Clock &other)
{
    std::transform(clock.begin(), clock.end(), other.begin(), clock.begin(),
                   [](qint64 mine, qint64 theirs) { return std::max(mine, theirs); });
}

/// A log for ShiViz's own parser expression: a line "HOST {CLOCK}" and a line with the event, for each event of a host.
class ShivizLog
{
public:
    ShivizLog(const trace::Recording &recording, QIODevice &device, const Options &options)
        : m_recording(recording)
        , m_device(device)
        , m_progress(options)
        , m_parties(Cast(recording).parties)
        , m_clocks(m_parties.size(), Clock(m_parties.size(), 0))
        , m_sent(recording.roster.size(), Clock(m_parties.size(), 0))
        , m_instances(recording.roster.size())
    {
    }

    void write()
    {
        walk(m_recording, m_progress, [&](const Moment &moment) { take(moment); });
    }

private:
    struct Instance {
        bool waits = false;
        bool inTransaction = false;
    };

    std::size_t indexOf(const Party &party) const
    {
        return static_cast<std::size_t>(std::find(m_parties.begin(), m_parties.end(), party) - m_parties.begin());
    }
    Clock &clockOf(const Party &party) { return m_clocks[indexOf(party)]; }

    /// Hosts have no spaces in this format; what stands for one is a percent code, as in addresses.
    QString hostOf(const Party &party) const
    {
        switch (party.kind) {
        case Party::Kind::Producer: return u"producer"_s;
        case Party::Kind::Broker: return u"broker"_s;
        case Party::Kind::Database: return u"database"_s;
        case Party::Kind::Mail: return u"mail"_s;
        case Party::Kind::Cache: return u"cache"_s;
        case Party::Kind::Instance: break;
        }
        QString host;
        for (const QChar character : m_recording.roster[static_cast<std::size_t>(party.instance)].name) {
            if (character.isSpace() || character == u'%')
                host += u"%%1"_s.arg(uint(character.unicode()), 2, 16, QChar(u'0'));
            else
                host += character;
        }
        return host;
    }

    /// Something happens to a party, and is the next that it knows of itself.
    void tick(const Party &party, const QString &text)
    {
        const std::size_t own = indexOf(party);
        ++m_clocks[own][own];
        QJsonObject clock;
        for (std::size_t index = 0; index < m_parties.size(); ++index) {
            if (m_clocks[own][index] > 0)
                clock.insert(hostOf(m_parties[index]), m_clocks[own][index]);
        }
        m_device.write(hostOf(party).toUtf8() + ' ' + QJsonDocument(clock).toJson(QJsonDocument::Compact) + '\n'
                       + scenario::oneLine(text).toUtf8() + '\n');
    }

    /// What goes from one party to another takes along what the first one knows.
    void send(const Party &from, const Party &to, const QString &text)
    {
        tick(from, text);
        learn(clockOf(to), clockOf(from));
        tick(to, text);
    }

    void take(const Moment &moment)
    {
        const Event &event = moment.event;
        const QString &text = moment.sentence.what;
        const Route route = routeOf(event);
        switch (event.kind) {
        case Kind::AckSent:
            tick(route.from, text);
            m_sent[static_cast<std::size_t>(event.instance)] = clockOf(route.from);
            break;
        case Kind::Acked:
        case Kind::AckRejected:
            learn(clockOf(route.to), m_sent[static_cast<std::size_t>(event.instance)]);
            tick(route.to, text);
            break;
        case Kind::AckLost: tick(route.from, text); break;
        case Kind::Requeued:
        case Kind::DeadLettered: requeue(event, moment.after, text); break;
        case Kind::Crashed: crash(event, text); break;
        case Kind::Performed:
        case Kind::Waiting:
        case Kind::Committed:
        case Kind::RolledBack: ask(event, route, text); break;
        default:
            if (route.crosses())
                send(route.from, route.to, text);
            else
                tick(route.to, text);
        }
        if (event.instance >= 0)
            m_instances[static_cast<std::size_t>(event.instance)].inTransaction =
                moment.after.instances[static_cast<std::size_t>(event.instance)].inTransaction;
    }

    /// A call and its answer. One that waits gets its answer later, and with it what has happened meanwhile.
    void ask(const Event &event, const Route &route, const QString &text)
    {
        if (!route.crosses()) {
            tick(route.to, text);
            return;
        }
        bool &waits = m_instances[static_cast<std::size_t>(event.instance)].waits;
        if (waits && event.kind != Kind::Waiting)
            send(route.to, route.from, text);
        else
            send(route.from, route.to, text);
        waits = event.kind == Kind::Waiting;
        if (!waits)
            learn(clockOf(route.from), clockOf(route.to));
    }

    /// The database and the broker see the connections close; the broker when it takes the message back.
    void crash(const Event &event, const QString &text)
    {
        const Party instance{ Party::Kind::Instance, event.instance };
        Instance &it = m_instances[static_cast<std::size_t>(event.instance)];
        if (it.inTransaction)
            send(instance, Party{ Party::Kind::Database }, text);
        else
            tick(instance, text);
        it = {};
    }

    void requeue(const Event &event, const trace::State &state, const QString &text)
    {
        using engine::Reason;
        const Party broker{ Party::Kind::Broker };
        const bool sawIt = event.reason == Reason::Crashed || event.reason == Reason::AckLost;
        const auto delivery = static_cast<std::size_t>(event.tag) - 1;
        if (sawIt && event.tag > 0 && delivery < state.deliveries.size())
            learn(clockOf(broker), clockOf({ Party::Kind::Instance, state.deliveries[delivery].instance }));
        tick(broker, text);
    }

    const trace::Recording &m_recording;
    QIODevice &m_device;
    Progress m_progress;
    std::vector<Party> m_parties;
    /// By party: what it knows of every party.
    std::vector<Clock> m_clocks;
    /// By instance: what it knew when it sent its latest ack.
    std::vector<Clock> m_sent;
    std::vector<Instance> m_instances;
};

} // namespace

void writeShiviz(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    ShivizLog(recording, device, options).write();
}

} // namespace exporting
