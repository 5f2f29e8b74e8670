// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/event_log_model.h"

#include "trace/narration.h"

#include <algorithm>

namespace window {

EventLogModel::EventLogModel(QObject *parent)
    : LogModel(parent)
{
}

void EventLogModel::setRun(const trace::Recording &recording, std::size_t events)
{
    beginResetModel();
    m_recording = &recording;
    m_events = events;
    m_timeline.emplace(recording);
    m_sentences.clear();
    endResetModel();
}

void EventLogModel::clear()
{
    beginResetModel();
    m_recording = nullptr;
    m_events = 0;
    m_timeline.reset();
    m_sentences.clear();
    endResetModel();
}

void EventLogModel::setEvents(std::size_t events)
{
    const auto row = [](std::size_t event) { return static_cast<int>(event); };
    if (events > m_events) {
        beginInsertRows({}, row(m_events), row(events) - 1);
        m_events = events;
        endInsertRows();
    } else if (events < m_events) {
        beginRemoveRows({}, row(events), row(m_events) - 1);
        m_events = events;
        endRemoveRows();
    }
}

QStringList EventLogModel::actors() const
{
    QStringList names;
    if (!m_recording)
        return names;
    names << tr("Producer") << tr("Broker");
    for (const engine::InstanceName &instance : m_recording->roster)
        names.append(instance.name);
    return names;
}

QStringList EventLogModel::messages() const
{
    QStringList ids;
    if (!m_recording)
        return ids;
    for (const engine::Message &message : m_recording->setup.messages) {
        if (!ids.contains(message.id))
            ids.append(message.id);
    }
    return ids;
}

int EventLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events);
}

int EventLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EventLogModel::who(const engine::Event &event) const
{
    using Kind = engine::Event::Kind;
    switch (event.kind) {
    case Kind::Published: return tr("Producer");
    case Kind::PublishDropped:
    case Kind::Acked:
    case Kind::AckRejected:
    case Kind::Requeued:
    case Kind::DeadLettered:
    case Kind::LockExpired: return tr("Broker");
    case Kind::Replayed:
    case Kind::InboxPurged: return tr("Operator");
    case Kind::CacheFailed:
    case Kind::CacheRecovered: return tr("Cache");
    case Kind::StrategySwitched: return m_recording->setup.consumers[static_cast<std::size_t>(event.consumer)].name;
    case Kind::ClockAdvanced: return tr("Clock");
    default: break;
    }
    return event.instance < 0 ? QString() : m_recording->roster[static_cast<std::size_t>(event.instance)].name;
}

QString EventLogModel::sentence(std::size_t event) const
{
    if (const QString *known = m_sentences.object(event))
        return *known;
    const QString text = trace::narrate(*m_recording, event, m_timeline->at(event)).what;
    m_sentences.insert(event, new QString(text));
    return text;
}

QVariant EventLogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_recording)
        return {};
    const auto number = static_cast<std::size_t>(index.row());
    const engine::Event &event = m_recording->events[number];
    switch (role) {
    case ActorRole: return who(event);
    case MessageRole: return event.message;
    case Qt::ToolTipRole: return sentence(number);
    case Qt::TextAlignmentRole: return alignment(index.column(), Qt::AlignTop);
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (index.column()) {
    case Time: return trace::timeText(event.at);
    case Who: return who(event);
    case What: return sentence(number);
    default: return {};
    }
}

QString EventLogModel::heading(int column) const
{
    switch (column) {
    case Time: return tr("Time");
    case Who: return tr("Who");
    case What: return tr("What happened");
    default: return {};
    }
}

} // namespace window
