// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/activity.h"
#include "exporting/route.h"
#include "exporting/sql_text.h"
#include "exporting/writers.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = Event::Kind;

namespace {

/// Everything happens in one process, on a thread per party.
constexpr int process = 1;
/// A moment on the threads of those who only pass things on: long enough for an arrow to hold on to.
constexpr qint64 instant = 1;

qint64 microseconds(engine::Time time)
{
    return static_cast<qint64>(time.count()) * 1000;
}

/// The Trace Event Format, as chrome://tracing and Perfetto read it: slices that nest, and arrows between them.
class ChromeTrace
{
public:
    ChromeTrace(const trace::Recording &recording, QIODevice &device, const Options &options)
        : m_recording(recording)
        , m_device(device)
        , m_progress(options)
        , m_parties(Cast(recording).parties)
    {
    }

    void write()
    {
        m_device.write("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n");
        put({ { u"name"_s, u"process_name"_s }, { u"ph"_s, u"M"_s }, { u"args"_s, named(titleOf(m_recording)) } },
            Party{ Party::Kind::Producer });
        for (const Party &party : m_parties)
            put({ { u"name"_s, u"thread_name"_s },
                  { u"ph"_s, u"M"_s },
                  { u"args"_s, named(titleOf(party, m_recording)) } },
                party);
        Activities activities(m_recording);
        walk(m_recording, m_progress, [&](const Moment &moment) {
            // An arrow holds on to the slice that is open where it sets out or arrives: a delivery's begins with it,
            // and what goes before an ack may end with it.
            const bool begins = moment.event.kind == Kind::Delivered;
            if (!begins)
                pass(moment);
            for (const Activities::Change &change : activities.take(moment))
                slice(change, moment.after, moment.event.at);
            if (begins)
                pass(moment);
            mark(moment);
        });
        const engine::Time end = m_recording.events.empty() ? engine::Time(0) : m_recording.events.back().at;
        for (const Activities::Change &change : activities.finish())
            put({ { u"ph"_s, u"E"_s }, { u"ts"_s, microseconds(end) } }, { Party::Kind::Instance, change.instance });
        m_device.write("\n]}\n");
    }

private:
    static QJsonObject named(const QString &name) { return { { u"name"_s, name } }; }

    int threadOf(const Party &party) const
    {
        const auto it = std::find(m_parties.begin(), m_parties.end(), party);
        return static_cast<int>(it - m_parties.begin()) + 1;
    }

    void put(QJsonObject json, const Party &party)
    {
        json.insert("pid"_L1, process);
        json.insert("tid"_L1, threadOf(party));
        m_device.write((m_first ? "" : ",\n") + QJsonDocument(json).toJson(QJsonDocument::Compact));
        m_first = false;
    }

    void slice(const Activities::Change &change, const trace::State &state, engine::Time at)
    {
        const Party party{ Party::Kind::Instance, change.instance };
        if (!change.begins) {
            put({ { u"ph"_s, u"E"_s }, { u"ts"_s, microseconds(at) } }, party);
            return;
        }
        const trace::InstanceState &instance = state.instances[static_cast<std::size_t>(change.instance)];
        put({ { u"ph"_s, u"B"_s },
              { u"ts"_s, microseconds(at) },
              { u"cat"_s, u"handling"_s },
              { u"name"_s, nameOf(change.activity, instance) },
              { u"args"_s,
                QJsonObject{ { u"message"_s, instance.message },
                             { u"tag"_s, instance.tag },
                             { u"redelivered"_s, instance.redelivered },
                             { u"strategy"_s, instance.strategy } } } },
            party);
    }

    QString nameOf(const Activity &activity, const trace::InstanceState &instance) const
    {
        switch (activity.kind) {
        case Activity::Kind::Delivery: return u"%1, tag %2"_s.arg(instance.message, QString::number(instance.tag));
        case Activity::Kind::Transaction: return u"transaction"_s;
        case Activity::Kind::Step: return engine::nameOf(activity.step);
        case Activity::Kind::Wait:
            return u"waits for "_s + titleOf({ Party::Kind::Instance, activity.holder }, m_recording);
        case Activity::Kind::Outage: return u"crashed"_s;
        }
        return {};
    }

    /// Messages and acks on their way: a slice for the hands that pass them on, and an arrow from one to the next.
    void pass(const Moment &moment)
    {
        const Event &event = moment.event;
        if (event.kind == Kind::Published)
            arrow(event, u"publish "_s + event.message, u"ready: "_s + event.message);
        else if (event.kind == Kind::Delivered)
            arrow(event, u"deliver, tag %1"_s.arg(event.tag), {});
        else if (event.kind == Kind::Acked || event.kind == Kind::AckRejected)
            arrow(event, {}, u"ack, tag %1"_s.arg(event.tag));
    }

    /// From where it set out to where it arrives. A name asks for a slice at that end; there is one without a name.
    void arrow(const Event &event, const QString &from, const QString &to)
    {
        const Route route = routeOf(event);
        const qint64 start = microseconds(event.since);
        const qint64 end = microseconds(event.at);
        if (!from.isEmpty())
            handOver(route.from, start, from);
        if (!to.isEmpty())
            handOver(route.to, end, to);
        ++m_arrows;
        const QJsonObject common{ { u"cat"_s, u"message"_s }, { u"name"_s, labelOf(event) }, { u"id"_s, m_arrows } };
        const auto tip = [&](const QString &phase, qint64 at) {
            QJsonObject json = common;
            json.insert("ph"_L1, phase);
            json.insert("ts"_L1, at);
            if (phase == u"f")
                json.insert("bp"_L1, u"e"_s);
            return json;
        };
        put(tip(u"s"_s, start), route.from);
        put(tip(u"f"_s, end), route.to);
    }

    void handOver(const Party &party, qint64 at, const QString &name)
    {
        put({ { u"ph"_s, u"X"_s },
              { u"ts"_s, at },
              { u"dur"_s, instant },
              { u"cat"_s, u"message"_s },
              { u"name"_s, name } },
            party);
    }

    /// What goes wrong, and every statement, as a mark.
    void mark(const Moment &moment)
    {
        const Event &event = moment.event;
        const Route route = routeOf(event);
        if (event.kind == Kind::Published || event.kind == Kind::Delivered || event.kind == Kind::AckSent)
            return;
        QJsonObject arguments{ { u"what"_s, moment.sentence.what } };
        if (!moment.sentence.why.isEmpty())
            arguments.insert("why"_L1, moment.sentence.why);
        if (!event.sql.isEmpty())
            arguments.insert("sql"_L1, sqlOf(event));
        put({ { u"ph"_s, u"i"_s },
              { u"s"_s, u"t"_s },
              { u"ts"_s, microseconds(event.at) },
              { u"cat"_s, u"event"_s },
              { u"name"_s, engine::nameOf(event.kind) },
              { u"args"_s, arguments } },
            route.lost ? route.from : route.to);
    }

    const trace::Recording &m_recording;
    QIODevice &m_device;
    Progress m_progress;
    std::vector<Party> m_parties;
    bool m_first = true;
    int m_arrows = 0;
};

} // namespace

void writeChromeTrace(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    ChromeTrace(recording, device, options).write();
}

} // namespace exporting
