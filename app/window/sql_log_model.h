// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"
#include "window/log_model.h"

namespace window {

/// The statements of a run, up to the playhead, as the database got them.
class SqlLogModel : public LogModel
{
    Q_OBJECT

public:
    enum Column : int { Time, Session, Statement, Result, ColumnCount };
    enum Role : int {
        EventRole = Qt::UserRole, ///< the event that the statement belongs to
        FailedRole, ///< it ended with an error
        WaitingRole, ///< it found a lock in its way
        ElsewhereRole, ///< what other databases call the error; empty without one
    };

    explicit SqlLogModel(QObject *parent = nullptr);

    /// As EventLogModel.
    void setRun(const trace::Recording &recording, std::size_t events);
    void setEvents(std::size_t events);
    /// Lets go of the run.
    void clear();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    /// The statement with its values in place of the placeholders.
    static QString statementText(const engine::Event &event);
    QString resultText(const engine::Event &event) const;
    /// What PostgreSQL, MariaDB and SQL Server call an error of that kind.
    static QString elsewhere(engine::ErrorKind kind);

protected:
    QString heading(int column) const override;
    int timeColumn() const override { return Time; }

private:
    int rowsUntil(std::size_t events) const;
    QString session(const engine::Event &event) const;

    const trace::Recording *m_recording = nullptr;
    /// The events that have a statement.
    std::vector<std::size_t> m_statements;
    int m_rows = 0;
};

} // namespace window
