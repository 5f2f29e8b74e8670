// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/sql_log_model.h"

#include "stage/theme.h"
#include "trace/narration.h"

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::ErrorKind;
using engine::Event;

namespace {

QString valueText(const engine::Bound &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return QString::number(*number);
    if (const auto *text = std::get_if<QString>(&value))
        return u'\'' + QString(*text).replace(u'\'', u"''"_s) + u'\'';
    return u"NULL"_s;
}

QString errorText(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::None: return {};
    case ErrorKind::DuplicateKey: return SqlLogModel::tr("duplicate key");
    case ErrorKind::SerializationFailure: return SqlLogModel::tr("stale snapshot");
    case ErrorKind::Deadlock: return SqlLogModel::tr("deadlock");
    case ErrorKind::AbortedTransaction: return SqlLogModel::tr("transaction aborted");
    case ErrorKind::ConnectionLost: return SqlLogModel::tr("connection lost");
    case ErrorKind::Other: return SqlLogModel::tr("error");
    }
    return {};
}

} // namespace

SqlLogModel::SqlLogModel(QObject *parent)
    : LogModel(parent)
{
}

void SqlLogModel::setRun(const trace::Recording &recording, std::size_t events)
{
    beginResetModel();
    m_recording = &recording;
    m_statements.clear();
    for (std::size_t index = 0; index < recording.events.size(); ++index) {
        if (!recording.events[index].sql.isEmpty())
            m_statements.push_back(index);
    }
    m_rows = rowsUntil(events);
    endResetModel();
}

int SqlLogModel::rowsUntil(std::size_t events) const
{
    return static_cast<int>(std::lower_bound(m_statements.begin(), m_statements.end(), events) - m_statements.begin());
}

void SqlLogModel::clear()
{
    beginResetModel();
    m_recording = nullptr;
    m_statements.clear();
    m_rows = 0;
    endResetModel();
}

void SqlLogModel::setEvents(std::size_t events)
{
    const int rows = rowsUntil(events);
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
}

int SqlLogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SqlLogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SqlLogModel::statementText(const Event &event)
{
    QString text;
    std::size_t next = 0;
    bool quoted = false;
    for (const QChar c : event.sql) {
        quoted = quoted != (c == u'\'');
        if (c == u'?' && !quoted && next < event.bound.size())
            text += valueText(event.bound[next++]);
        else
            text += c;
    }
    return text;
}

QString SqlLogModel::resultText(const Event &event) const
{
    if (event.kind == Event::Kind::Waiting) {
        const QString holder =
            event.holder < 0 ? QString() : m_recording->roster[static_cast<std::size_t>(event.holder)].name;
        return tr("busy: waits for %1").arg(holder);
    }
    if (event.error != ErrorKind::None)
        return (event.nativeError + u' ' + errorText(event.error)).trimmed();
    if (event.kind == Event::Kind::Committed)
        return tr("committed");
    if (event.kind == Event::Kind::RolledBack)
        return tr("rolled back");
    if (event.call == engine::Call::Begin)
        return tr("begun");
    return event.rowCount == 1 ? tr("1 row") : tr("%1 rows").arg(event.rowCount);
}

QString SqlLogModel::elsewhere(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::DuplicateKey: return tr("PostgreSQL 23505 · MariaDB 1062 · SQL Server 2627");
    case ErrorKind::SerializationFailure: return tr("PostgreSQL 40001 · MariaDB 1020 · SQL Server 3960");
    case ErrorKind::Deadlock: return tr("PostgreSQL 40P01 · MariaDB 1213 · SQL Server 1205");
    case ErrorKind::AbortedTransaction: return tr("PostgreSQL 25P02 · SQL Server 3930");
    case ErrorKind::None:
    case ErrorKind::ConnectionLost:
    case ErrorKind::Other: break;
    }
    return {};
}

QString SqlLogModel::session(const Event &event) const
{
    if (event.instance < 0)
        return tr("Operator");
    const QString &name = m_recording->roster[static_cast<std::size_t>(event.instance)].name;
    return event.connection == 1 ? tr("%1, other connection").arg(name) : name;
}

QVariant SqlLogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_recording)
        return {};
    const std::size_t number = m_statements[static_cast<std::size_t>(index.row())];
    const Event &event = m_recording->events[number];
    switch (role) {
    case EventRole: return QVariant::fromValue(number);
    case FailedRole: return event.error != ErrorKind::None;
    case WaitingRole: return event.kind == Event::Kind::Waiting;
    case ElsewhereRole: return elsewhere(event.error);
    case Qt::FontRole: return index.column() == Statement ? QVariant(stage::Theme::mono(10.5)) : QVariant();
    case Qt::ToolTipRole: return statementText(event);
    case Qt::TextAlignmentRole: return alignment(index.column(), Qt::AlignTop);
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (index.column()) {
    case Time: return trace::timeText(event.at);
    case Session: return session(event);
    case Statement: return statementText(event);
    case Result: return resultText(event);
    default: return {};
    }
}

QString SqlLogModel::heading(int column) const
{
    switch (column) {
    case Time: return tr("Time");
    case Session: return tr("Session");
    case Statement: return tr("Statement");
    case Result: return tr("Result");
    default: return {};
    }
}

} // namespace window
