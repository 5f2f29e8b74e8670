// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/export_job.h"

#include <QThread>

namespace window {

ExportJob::ExportJob(Task task, QObject *parent)
    : QObject(parent)
    , m_thread(QThread::create([this, task = std::move(task)] { run(task); }))
{
    m_thread->start(QThread::LowPriority);
}

ExportJob::~ExportJob()
{
    cancel();
    m_thread->wait();
}

void ExportJob::run(Task task)
{
    task.options.progress = [this, last = -1](double done) mutable {
        const int percent = static_cast<int>(done * 100);
        // An event for each call would drown whoever listens.
        if (percent != last)
            QMetaObject::invokeMethod(this, [this, percent] { Q_EMIT progressed(percent); });
        last = percent;
        return !m_cancelled;
    };
    End end = End::Failed;
    QString problem;
    try {
        const bool written = exporting::save(task.run->recording, *task.format, task.path, task.options);
        end = written ? End::Written : End::Cancelled;
    } catch (const std::exception &why) {
        problem = QString::fromUtf8(why.what());
    }
    QMetaObject::invokeMethod(this, [this, end, problem] { Q_EMIT finished(end, problem); });
}

} // namespace window
