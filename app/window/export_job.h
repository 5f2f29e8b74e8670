// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"
#include "window/branch.h"

#include <QObject>

#include <atomic>
#include <memory>

class QThread;

namespace window {

/// Writes one file on a thread of its own. Says when it is over; one that goes before is cancelled.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    struct Task {
        std::shared_ptr<const Branch> run;
        const exporting::Format *format = nullptr;
        QString path;
        exporting::Options options;
    };
    enum class End : quint8 { Written, Cancelled, Failed };

    /// Starts at once.
    explicit ExportJob(Task task, QObject *parent = nullptr);
    ~ExportJob() override;

    /// Asks it to stop; it says so when it has.
    void cancel() { m_cancelled = true; }

Q_SIGNALS:
    /// From 0 to 100, each at most once.
    void progressed(int percent);
    /// `problem` says why it failed, in one line.
    void finished(window::ExportJob::End end, const QString &problem);

private:
    /// On the thread.
    void run(Task task);

    std::atomic<bool> m_cancelled = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace window
