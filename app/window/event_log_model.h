// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/timeline.h"
#include "window/log_model.h"

#include <QCache>

namespace window {

/// The events of a run in words, up to the playhead: a row each.
class EventLogModel : public LogModel
{
    Q_OBJECT

public:
    enum Column : int { Time, Who, What, ColumnCount };
    enum Role : int {
        ActorRole = Qt::UserRole, ///< the name of whoever did it, for filters
        MessageRole, ///< the id of the message
    };

    explicit EventLogModel(QObject *parent = nullptr);

    /// Another run, of which that many events have happened. It must outlive its stay here.
    void setRun(const trace::Recording &recording, std::size_t events);
    /// The playhead moved.
    void setEvents(std::size_t events);
    /// Lets go of the run.
    void clear();

    /// Whoever takes part in the run, in the words of the model.
    QStringList actors() const;
    QStringList messages() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    QString heading(int column) const override;
    int timeColumn() const override { return Time; }

private:
    QString who(const engine::Event &event) const;
    QString sentence(std::size_t event) const;

    const trace::Recording *m_recording = nullptr;
    std::size_t m_events = 0;
    mutable std::optional<trace::Timeline> m_timeline;
    mutable QCache<std::size_t, QString> m_sentences{ 512 };
};

} // namespace window
