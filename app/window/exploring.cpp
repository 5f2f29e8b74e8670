// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/exploring.h"

#include "database/sqlite_database.h"
#include "explorer/matrix.h"
#include "explorer/wording.h"
#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QJsonDocument>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Bytes of state spaces that are kept in the hope of further questions.
constexpr std::size_t mostKept = 150'000'000;

QStringList sentencesOf(const trace::Recording &recording)
{
    QStringList sentences;
    trace::State state(recording.setup);
    for (std::size_t index = 0; index < recording.events.size(); ++index) {
        sentences.append(trace::narrate(recording, index, state).what);
        state.apply(recording.events[index]);
    }
    return sentences;
}

ExploredWay wayOf(const explorer::Exploration &exploration, const explorer::Finding &finding)
{
    ExploredWay way;
    way.standing = standingOf(finding.outcome.verdict);
    way.verdict = trace::verdictText(finding.outcome.verdict);
    way.figures = explorer::figuresOf(finding.outcome, exploration.space().setup().expect);
    way.cost = explorer::costText(finding.cost);
    way.runs = finding.runs;
    way.recording = exploration.witness(finding);
    way.sentences = sentencesOf(way.recording);
    return way;
}

MatrixCell cellOf(const explorer::Result &result, const explorer::Exploration &exploration)
{
    MatrixCell cell;
    cell.statement = explorer::statementOf(result, exploration);
    if (const explorer::Finding *violation = result.answer.violation()) {
        cell.standing = Standing::Bad;
        cell.text = trace::verdictText(violation->outcome.verdict);
        cell.recording = std::make_shared<const trace::Recording>(exploration.witness(*violation));
    } else if (result.complete()) {
        cell.standing = Standing::Good;
    }
    return cell;
}

/// Owns the explorations, by scenario.
class Worker : public QObject
{
public:
    std::shared_ptr<const Explored> explore(const trace::Header &header, const explorer::Budget &budget,
                                            explorer::Progress &progress)
    {
        const auto kept = explorationOf(header);
        explorer::Exploration &exploration = *kept;
        m_last = kept;
        m_lastBudget = budget;
        auto explored = std::make_shared<Explored>();
        explored->result = exploration.explore(budget, {}, progress);
        explored->statement = explorer::statementOf(explored->result, exploration);
        explored->bound = explorer::boundOf(explored->result, exploration.space().setup());
        const explorer::Answer &answer = explored->result.answer;
        for (const explorer::Finding &finding : answer.outcomes) {
            if (&finding == answer.violation())
                explored->counterexample = explored->ways.size();
            explored->ways.push_back(wayOf(exploration, finding));
        }
        return explored;
    }

    std::vector<MatrixCell> row(const trace::Header &header, explorer::Progress &progress)
    {
        const auto exploration = explorationOf(header);
        std::vector<MatrixCell> cells;
        for (const explorer::Result &result : explorer::matrixRow(*exploration, {}, progress))
            cells.push_back(cellOf(result, *exploration));
        return cells;
    }

    /// Null where nothing was explored.
    std::shared_ptr<const explorer::Graph> graph(const std::atomic<bool> &cancelled) const
    {
        return m_last ? m_last->graph(m_lastBudget, cancelled) : nullptr;
    }

    std::shared_ptr<const trace::Recording> record(const std::vector<explorer::MoveName> &way) const
    {
        return m_last ? std::make_shared<const trace::Recording>(m_last->recordingOf(way)) : nullptr;
    }

private:
    std::shared_ptr<explorer::Exploration> explorationOf(const trace::Header &header)
    {
        std::size_t kept = 0;
        for (const auto &[scenario, exploration] : m_explorations)
            kept += exploration->space().memory();
        if (kept > mostKept)
            m_explorations.clear();
        const QByteArray scenario = QJsonDocument(header.scenario).toJson(QJsonDocument::Compact);
        auto &exploration = m_explorations[scenario];
        if (!exploration)
            exploration = std::make_shared<explorer::Exploration>(
                header, [] { return std::make_unique<database::SqliteDatabase>(); });
        return exploration;
    }

    std::map<QByteArray, std::shared_ptr<explorer::Exploration>> m_explorations;
    std::shared_ptr<explorer::Exploration> m_last;
    explorer::Budget m_lastBudget;
};

} // namespace

Exploring::Exploring(QObject *parent)
    : QObject(parent)
    , m_progress(std::make_shared<explorer::Progress>())
    , m_worker(new Worker)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

Exploring::~Exploring()
{
    ++m_round;
    m_progress->cancelled = true;
    m_thread.quit();
    m_thread.wait();
}

void Exploring::begin()
{
    ++m_round;
    m_progress->cancelled = true;
    m_progress = std::make_shared<explorer::Progress>();
    m_exploring = false;
}

void Exploring::cancel()
{
    m_progress->cancelled = true;
}

void Exploring::fillRows(const std::vector<trace::Header> &rows)
{
    begin();
    auto *worker = static_cast<Worker *>(m_worker);
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const trace::Header &header = rows[static_cast<std::size_t>(row)];
        // One call a row: what comes next does not wait for the rest of a matrix.
        QMetaObject::invokeMethod(m_worker, [this, worker, row, header, round = m_round, progress = m_progress] {
            if (progress->cancelled)
                return;
            std::vector<MatrixCell> cells;
            try {
                cells = worker->row(header, *progress);
            } catch (const std::exception &) {
                // A scenario that the strategy cannot run: its row stays empty.
                cells.clear();
            }
            QMetaObject::invokeMethod(this, [this, row, round, cells] {
                if (round == m_round)
                    Q_EMIT rowFilled(row, cells);
            });
        });
    }
}

template<typename Make, typename Tell>
void Exploring::ask(const Make &make, const Tell &tell)
{
    QMetaObject::invokeMethod(m_worker, [this, make, tell, round = m_round, progress = m_progress] {
        decltype(make(*progress)) made;
        QString why;
        try {
            made = make(*progress);
        } catch (const std::exception &error) {
            why = QString::fromUtf8(error.what());
        }
        QMetaObject::invokeMethod(this, [this, tell, round, made, why] {
            if (round != m_round)
                return;
            m_exploring = false;
            if (made)
                tell(made);
            else if (!why.isEmpty())
                Q_EMIT failed(why);
        });
    });
}

void Exploring::explore(const trace::Header &header, const explorer::Budget &budget)
{
    begin();
    m_exploring = true;
    auto *worker = static_cast<Worker *>(m_worker);
    ask([worker, header, budget](explorer::Progress &progress) { return worker->explore(header, budget, progress); },
        [this](const auto &result) { Q_EMIT explored(result); });
}

void Exploring::makeGraph()
{
    auto *worker = static_cast<Worker *>(m_worker);
    ask([worker](const explorer::Progress &progress) { return worker->graph(progress.cancelled); },
        [this](const auto &graph) { Q_EMIT graphMade(graph); });
}

void Exploring::record(const std::vector<explorer::MoveName> &way)
{
    auto *worker = static_cast<Worker *>(m_worker);
    ask([worker, way](const explorer::Progress &) { return worker->record(way); },
        [this](const auto &recording) { Q_EMIT recorded(recording); });
}

} // namespace window
