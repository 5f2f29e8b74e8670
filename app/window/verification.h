// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recorder.h"
#include "window/banner.h"
#include "window/branch.h"

#include <QThread>

#include <atomic>

namespace window {

/// What came of replaying a run.
struct Verified {
    std::shared_ptr<const Branch> run;
    trace::Replay replay;
    /// Why it could not be replayed, in one line; empty when it was.
    QString problem;

    bool isIdentical() const { return problem.isEmpty() && !replay.firstDifference; }
};

/// Replays runs on a thread and a database of its own, so that the window never waits for them.
class Verification : public QObject
{
    Q_OBJECT

public:
    explicit Verification(QObject *parent = nullptr);
    ~Verification() override;

    /// Starts over with this run.
    void verify(std::shared_ptr<const Branch> run);
    void cancel();
    bool isRunning() const { return m_running; }

    /// The run that was verified last, and what came of it.
    const std::optional<Verified> &last() const { return m_last; }
    /// Where that run differs from its replay; nothing where nobody knows of a difference.
    std::optional<std::size_t> differenceIn(const Branch &run) const;

Q_SIGNALS:
    /// From 0 to 1.
    void progressed(double done);
    void finished();

private:
    Verified replayed(quint64 round, const std::shared_ptr<const Branch> &run);
    void tell(quint64 round, double done);
    void take(quint64 round, Verified verified);

    std::optional<Verified> m_last;
    bool m_running = false;
    std::atomic<quint64> m_round{ 0 };
    QThread m_thread;
    /// Lives on the thread.
    QObject *m_worker;
};

/// The same in words, with the two sentences that differ.
Notice noticeOf(const Verified &verified);

/// "SQLite"
QString databaseTitle(const QString &kind);

} // namespace window
