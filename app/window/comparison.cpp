// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/comparison.h"

#include "database/sqlite_database.h"
#include "trace/narration.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/verdict_words.h"

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Owns the database of the thread, which is made when it is first needed and goes with it.
class Worker : public QObject
{
public:
    /// Null where the run is not possible: then there is nothing to compare.
    std::shared_ptr<const trace::Recording> run(const trace::Header &header)
    {
        try {
            if (!m_database)
                m_database.emplace();
            return std::make_shared<const trace::Recording>(trace::record(header, *m_database));
        } catch (const std::exception &) {
            return nullptr;
        }
    }

private:
    std::optional<database::SqliteDatabase> m_database;
};

} // namespace

Comparison::Comparison(QObject *parent)
    : QAbstractListModel(parent)
    , m_worker(new Worker)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

Comparison::~Comparison()
{
    ++m_round;
    m_thread.quit();
    m_thread.wait();
}

void Comparison::compare(std::vector<Task> tasks)
{
    const quint64 round = ++m_round;
    beginResetModel();
    m_runs.clear();
    m_done = 0;
    for (const Task &task : tasks)
        m_runs.push_back({ .strategy = task.strategy, .title = task.title });
    endResetModel();
    auto *worker = static_cast<Worker *>(m_worker);
    for (std::size_t index = 0; index < tasks.size(); ++index) {
        // One call a run: a newer round does not wait for the rest of an old one.
        QMetaObject::invokeMethod(m_worker, [this, worker, round, index, header = tasks[index].header] {
            if (m_round != round)
                return;
            const auto recording = worker->run(header);
            QMetaObject::invokeMethod(this, [this, round, index, recording] { take(round, index, recording); });
        });
    }
    if (tasks.empty())
        Q_EMIT finished();
}

void Comparison::take(quint64 round, std::size_t index, const std::shared_ptr<const trace::Recording> &recording)
{
    if (round != m_round)
        return;
    ComparedRun &run = m_runs[index];
    run.recording = recording;
    if (recording) {
        const trace::State state = trace::finalStateOf(*recording);
        const trace::Judgement judgement = trace::judge(state, *recording);
        run.standing = standingOf(judgement.verdict());
        run.verdict = trace::verdictCounts(judgement);
        run.sentence = trace::verdictSentence(judgement, state, *recording);
        run.figure = figureOf(recording->setup, state);
    }
    ++m_done;
    const QModelIndex changed = this->index(static_cast<int>(index));
    Q_EMIT dataChanged(changed, changed);
    if (isDone())
        Q_EMIT finished();
}

void Comparison::setCurrent(const QString &strategy)
{
    if (strategy == m_current)
        return;
    m_current = strategy;
    if (!m_runs.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), { CurrentRole });
}

int Comparison::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

QVariant Comparison::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const ComparedRun &run = m_runs[static_cast<std::size_t>(index.row())];
    const QString pill = run.recording ? signOf(run.standing) + u' ' + run.verdict : u"…"_s;
    switch (role) {
    case Qt::DisplayRole: return run.title;
    case Qt::ToolTipRole:
        return run.recording ? tr("%1: %2 A click opens this run.").arg(run.title, run.sentence) : run.title;
    case Qt::AccessibleTextRole: return tr("%1: %2, %3").arg(run.title, QString::number(run.figure), run.verdict);
    case StrategyRole: return run.strategy;
    case StandingRole: return static_cast<int>(run.standing);
    case PillRole: return pill;
    case CurrentRole: return run.strategy == m_current;
    default: return {};
    }
}

} // namespace window
