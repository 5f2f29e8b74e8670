// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/exploration.h"
#include "window/summary.h"

#include <QThread>

namespace window {

/// An outcome, and the run that is the cheapest way to it.
struct ExploredWay {
    Standing standing = Standing::Good;
    QString verdict;
    QString figures;
    QString cost;
    /// How many runs end so, where they can be counted.
    std::optional<double> runs;
    /// What happens, step by step.
    QStringList sentences;
    trace::Recording recording;
};

/// What an exploration came to, ready to be shown. Not changed once it is there.
struct Explored {
    explorer::Result result;
    QString statement;
    QString bound;
    std::vector<ExploredWay> ways;
    /// Which of the ways is the cheapest to break it.
    std::optional<std::size_t> counterexample;
};

/// A strategy under one budget of the matrix.
struct MatrixCell {
    /// Open: not known yet, or not to the end.
    Standing standing = Standing::Open;
    QString text;
    QString statement;
    /// The counterexample, where there is one.
    std::shared_ptr<const trace::Recording> recording;
};

/// Explores on a thread of its own, one thing after the other, and keeps what it has found for as long as the scenario is
/// the same.
class Exploring : public QObject
{
    Q_OBJECT

public:
    explicit Exploring(QObject *parent = nullptr);
    ~Exploring() override;

    /// Starts; whatever is under way is cancelled, and its result not told.
    void explore(const trace::Header &header, const explorer::Budget &budget);
    /// Fills the rows of a matrix one after the other.
    void fillRows(const std::vector<trace::Header> &rows);
    /// Makes the graph of what was explored last.
    void makeGraph();
    /// Runs a way through what was explored last.
    void record(const std::vector<explorer::MoveName> &way);
    /// Ends what is under way; an exploration tells how far it came.
    void cancel();

    bool isExploring() const { return m_exploring; }
    /// Of what is under way, or was last.
    const explorer::Progress &progress() const { return *m_progress; }

Q_SIGNALS:
    void explored(const std::shared_ptr<const window::Explored> &explored);
    void rowFilled(int row, const std::vector<window::MatrixCell> &cells);
    void graphMade(const std::shared_ptr<const explorer::Graph> &graph);
    void recorded(const std::shared_ptr<const trace::Recording> &recording);
    /// Why there is no result, in one line.
    void failed(const QString &why);

private:
    void begin();
    /// Does something on the thread, and tells what came of it unless it is out of date.
    template<typename Make, typename Tell>
    void ask(const Make &make, const Tell &tell);

    bool m_exploring = false;
    quint64 m_round = 0;
    std::shared_ptr<explorer::Progress> m_progress;
    QThread m_thread;
    /// Lives on the thread.
    QObject *m_worker;
};

} // namespace window
