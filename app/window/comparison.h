// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"
#include "window/summary.h"

#include <QAbstractListModel>
#include <QThread>

#include <atomic>

namespace window {

/// One run of the comparison.
struct ComparedRun {
    QString strategy;
    QString title;
    /// Null until it is run, and where it could not be.
    std::shared_ptr<const trace::Recording> recording;
    Standing standing = Standing::Open;
    /// What happened to how many messages, and to which of them.
    QString verdict;
    QString sentence;
    qint64 figure = 0;
};

/// The same faults under every strategy that they make sense for. The runs are made on a thread of their own, on a
/// database of their own, and appear one after the other.
class Comparison : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : int { StrategyRole = Qt::UserRole, StandingRole, PillRole, CurrentRole };

    explicit Comparison(QObject *parent = nullptr);
    ~Comparison() override;

    struct Task {
        QString strategy;
        QString title;
        trace::Header header;
    };

    /// Starts over. Runs that are not done yet are left out.
    void compare(std::vector<Task> tasks);
    /// The strategy of the run that is shown, which is marked.
    void setCurrent(const QString &strategy);

    const std::vector<ComparedRun> &runs() const { return m_runs; }
    bool isDone() const { return m_done == m_runs.size(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void finished();

private:
    void take(quint64 round, std::size_t index, const std::shared_ptr<const trace::Recording> &recording);

    std::vector<ComparedRun> m_runs;
    std::size_t m_done = 0;
    QString m_current;
    std::atomic<quint64> m_round{ 0 };
    QThread m_thread;
    /// Lives on the thread.
    QObject *m_worker;
};

} // namespace window
