// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/activity.h"
#include "exporting/route.h"
#include "exporting/writers.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = Event::Kind;

namespace {

/// Virtual time begins here, since nothing may say when the export was made: 2000-01-01T00:00:00Z.
constexpr qint64 epochMilliseconds = 946'684'800'000;

/// SpanKind and StatusCode of the protocol, as integers, which its JSON mapping asks for.
enum SpanKind { Internal = 1, Client = 3, Producer = 4, Consumer = 5 };
constexpr int statusError = 2;

QString nanoseconds(engine::Time time)
{
    // 64-bit numbers are strings in the JSON mapping.
    return QString::number(epochMilliseconds + static_cast<qint64>(time.count())) + u"000000"_s;
}

QJsonObject attribute(const QString &key, const QString &value)
{
    return { { u"key"_s, key }, { u"value"_s, QJsonObject{ { u"stringValue"_s, value } } } };
}

QJsonObject attribute(const QString &key, int value)
{
    return { { u"key"_s, key }, { u"value"_s, QJsonObject{ { u"intValue"_s, QString::number(value) } } } };
}

QJsonObject attribute(const QString &key, bool value)
{
    return { { u"key"_s, key }, { u"value"_s, QJsonObject{ { u"boolValue"_s, value } } } };
}

/// The resource whose spans are written: an instance, or the producer.
constexpr int producer = -1;

/// The spans of one resource. The recording is gone through once for each, so that none of it has to be kept.
class Resource
{
public:
    Resource(const trace::Recording &recording, int instance, QIODevice &device, Progress &progress)
        : m_recording(recording)
        , m_instance(instance)
        , m_device(device)
        , m_progress(progress)
        , m_seed(QJsonDocument(recording.header.scenario).toJson(QJsonDocument::Compact)
                 + recording.header.lesson.toUtf8())
    {
    }

    void write()
    {
        m_device.write("{\"resource\":" + compact({ { u"attributes"_s, attributes() } })
                       + ",\"scopeSpans\":[{\"scope\":{\"name\":\"redelivery-lab\",\"version\":\""
                       + m_recording.header.program.toUtf8() + "\"},\"spans\":[\n");
        Activities activities(m_recording);
        const trace::State last = walk(m_recording, m_progress, [&](const Moment &moment) {
            take(moment);
            for (const Activities::Change &change : activities.take(moment))
                take(change, moment.after);
        });
        for (const Activities::Change &change : activities.finish())
            take(change, last);
        m_device.write("\n]}]}");
    }

private:
    struct Span {
        Activity activity;
        engine::Time start{ 0 };
        QString id;
        QJsonArray marks;
    };

    static QByteArray compact(const QJsonObject &json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

    QJsonArray attributes() const
    {
        if (m_instance == producer)
            return { attribute(u"service.name"_s, u"producer"_s) };
        const engine::InstanceName &name = m_recording.roster[static_cast<std::size_t>(m_instance)];
        return { attribute(u"service.name"_s,
                           m_recording.setup.consumers[static_cast<std::size_t>(name.consumer)].name),
                 attribute(u"service.instance.id"_s, name.name) };
    }

    /// So many hexadecimal digits that nobody else uses, and that are the same every time.
    QString idOf(const QString &what, qsizetype digits) const
    {
        const QByteArray hash = QCryptographicHash::hash(m_seed + '\n' + what.toUtf8(), QCryptographicHash::Sha256);
        return QString::fromLatin1(hash.toHex().first(digits));
    }
    QString traceOf(const QString &message, const trace::State &state) const
    {
        // A producer's second attempt belongs to the first, whatever its id.
        return idOf(u"trace "_s + state.originOf(message), 32);
    }
    QString publishId(std::size_t event) const { return idOf(u"publish %1"_s.arg(event), 16); }
    QString deliveryId(int tag) const { return idOf(u"delivery %1"_s.arg(tag), 16); }

    void take(const Moment &moment)
    {
        const Event &event = moment.event;
        m_now = event.at;
        if (event.kind == Kind::Published)
            publish(moment);
        else if (event.kind == Kind::Replayed)
            m_publishes.insert_or_assign(event.entry, m_publishes.at(event.replayOf));
        else if (event.kind == Kind::Delivered)
            deliver(moment);
        if (event.instance != m_instance || m_instance == producer)
            return;
        if (event.kind == Kind::Performed || event.kind == Kind::Committed)
            m_lastStatement = &event;
        const bool mark = event.kind == Kind::AckLost || event.kind == Kind::AckRejected || event.kind == Kind::Paused
            || event.kind == Kind::LockExpired || event.kind == Kind::Crashed || event.kind == Kind::RolledBack;
        if (mark && !m_open.empty())
            m_open.front().marks.append(
                QJsonObject{ { u"timeUnixNano"_s, nanoseconds(event.at) },
                             { u"name"_s, engine::nameOf(event.kind) },
                             { u"attributes"_s, QJsonArray{ attribute(u"what"_s, moment.sentence.what) } } });
    }

    void publish(const Moment &moment)
    {
        const Event &event = moment.event;
        for (int offset = 0; offset < static_cast<int>(m_recording.setup.consumers.size()); ++offset)
            m_publishes.insert_or_assign(event.entry + offset, moment.index);
        if (m_instance != producer)
            return;
        put({ { u"traceId"_s, traceOf(event.message, moment.after) },
              { u"spanId"_s, publishId(moment.index) },
              { u"name"_s, u"publish"_s },
              { u"kind"_s, Producer },
              { u"startTimeUnixNano"_s, nanoseconds(event.since) },
              { u"endTimeUnixNano"_s, nanoseconds(event.at) },
              { u"attributes"_s,
                QJsonArray{ attribute(u"messaging.operation.type"_s, u"send"_s),
                            attribute(u"messaging.message.id"_s, event.message) } } });
    }

    /// What a delivery hangs from, and which earlier delivery it repeats.
    void deliver(const Moment &moment)
    {
        const Event &event = moment.event;
        const std::pair repeats{ event.consumer, traceOf(event.message, moment.after) };
        const auto earlier = m_latest.find(repeats);
        if (event.instance == m_instance) {
            m_parent = publishId(m_publishes.at(event.entry));
            m_repeats = earlier == m_latest.end() ? 0 : earlier->second;
        }
        m_latest.insert_or_assign(repeats, event.tag);
    }

    void take(const Activities::Change &change, const trace::State &state)
    {
        if (change.instance != m_instance || change.activity.kind == Activity::Kind::Outage)
            return;
        if (change.begins) {
            m_open.push_back({ change.activity, m_now, spanIdOf(change.activity, state), {} });
            return;
        }
        const Span span = std::move(m_open.back());
        m_open.pop_back();
        const QString parent = m_open.empty() ? m_parent : m_open.back().id;
        QJsonObject json{
            { u"traceId"_s, m_trace },
            { u"spanId"_s, span.id },
            { u"parentSpanId"_s, parent },
            { u"startTimeUnixNano"_s, nanoseconds(span.start) },
            { u"endTimeUnixNano"_s, nanoseconds(m_now) },
        };
        if (span.activity.kind == Activity::Kind::Delivery)
            describeDelivery(span, state, json);
        else
            describeStep(span.activity, json);
        put(json);
    }

    QString spanIdOf(const Activity &activity, const trace::State &state)
    {
        if (activity.kind == Activity::Kind::Delivery) {
            m_tag = activity.number;
            m_trace = traceOf(state.deliveries[static_cast<std::size_t>(m_tag - 1)].message, state);
            return deliveryId(m_tag);
        }
        return idOf(u"instance %1, span %2"_s.arg(m_instance).arg(++m_inner), 16);
    }

    void describeDelivery(const Span &span, const trace::State &state, QJsonObject &json) const
    {
        using engine::Outcome;
        const trace::DeliveryState &delivery = state.deliveries[static_cast<std::size_t>(span.activity.number - 1)];
        json.insert("name"_L1, u"process"_s);
        json.insert("kind"_L1, Consumer);
        QJsonArray attributes{ attribute(u"messaging.operation.type"_s, u"process"_s),
                               attribute(u"messaging.message.id"_s, delivery.message),
                               attribute(u"redelivery.tag"_s, delivery.tag),
                               attribute(u"redelivery.redelivered"_s, delivery.redelivered),
                               attribute(u"redelivery.acked"_s, delivery.acked) };
        if (delivery.outcome != Outcome::None)
            attributes.append(attribute(u"redelivery.outcome"_s, QString(engine::nameOf(delivery.outcome))));
        json.insert("attributes"_L1, attributes);
        if (!span.marks.isEmpty())
            json.insert("events"_L1, span.marks);
        if (m_repeats > 0)
            json.insert("links"_L1,
                        QJsonArray{ QJsonObject{
                            { u"traceId"_s, m_trace },
                            { u"spanId"_s, deliveryId(m_repeats) },
                            { u"attributes"_s, QJsonArray{ attribute(u"redelivery.repeats"_s, m_repeats) } } } });
        if (delivery.outcome == Outcome::Crashed || delivery.outcome == Outcome::Failed)
            json.insert("status"_L1,
                        QJsonObject{ { u"code"_s, statusError }, { u"message"_s, engine::nameOf(delivery.outcome) } });
    }

    void describeStep(const Activity &activity, QJsonObject &json)
    {
        if (activity.kind == Activity::Kind::Transaction) {
            json.insert("name"_L1, u"transaction"_s);
            json.insert("kind"_L1, Internal);
            return;
        }
        if (activity.kind == Activity::Kind::Wait) {
            json.insert("name"_L1, u"wait"_s);
            json.insert("kind"_L1, Internal);
            const QString holder = m_recording.roster[static_cast<std::size_t>(activity.holder)].name;
            json.insert("attributes"_L1, QJsonArray{ attribute(u"redelivery.waits_for"_s, holder) });
            return;
        }
        const Event *statement = m_lastStatement && m_lastStatement->step == activity.step ? m_lastStatement : nullptr;
        m_lastStatement = nullptr;
        const bool asksDatabase = statement && statement->connection >= 0;
        json.insert("name"_L1, engine::nameOf(activity.step));
        json.insert("kind"_L1, asksDatabase ? Client : Internal);
        if (asksDatabase)
            json.insert("attributes"_L1,
                        QJsonArray{ attribute(u"db.system.name"_s, m_recording.header.database),
                                    attribute(u"db.query.text"_s, statement->sql) });
        if (statement && statement->error != engine::ErrorKind::None)
            json.insert(
                "status"_L1,
                QJsonObject{ { u"code"_s, statusError },
                             { u"message"_s, engine::nameOf(statement->error) + u' ' + statement->nativeError } });
    }

    void put(const QJsonObject &span)
    {
        m_device.write((m_first ? "" : ",\n") + compact(span));
        m_first = false;
    }

    const trace::Recording &m_recording;
    int m_instance;
    QIODevice &m_device;
    Progress &m_progress;
    /// What makes ids differ from those of other runs.
    QByteArray m_seed;
    bool m_first = true;
    engine::Time m_now{ 0 };
    /// By entry: the event that published it.
    std::map<int, std::size_t> m_publishes;
    /// By consumer and trace: the tag of the latest delivery.
    std::map<std::pair<int, QString>, int> m_latest;
    /// Of the delivery in hand.
    std::vector<Span> m_open;
    int m_tag = 0;
    QString m_trace;
    QString m_parent;
    int m_repeats = 0;
    /// How many spans within deliveries there were.
    int m_inner = 0;
    const Event *m_lastStatement = nullptr;
};

} // namespace

/// OTLP/JSON: a trace per message, a span per delivery, a link from a redelivery to the delivery that it repeats.
void writeOtlp(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Progress progress(options, recording.roster.size() + 1);
    device.write("{\"resourceSpans\":[\n");
    Resource(recording, producer, device, progress).write();
    for (int instance = 0; instance < static_cast<int>(recording.roster.size()); ++instance) {
        device.write(",\n");
        Resource(recording, instance, device, progress).write();
    }
    device.write("\n]}\n");
}

} // namespace exporting
