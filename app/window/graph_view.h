// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/walk.h"
#include "window/graph_canvas.h"
#include "window/widgets.h"

#include <optional>

class QListView;
class QPushButton;
class QStandardItemModel;

namespace window {

/// What was explored as a graph that one can walk through: the picture, and beside it in words where one stands and
/// what may happen from here. The graph is made elsewhere (explorer::Exploration::graph(), which takes a while).
class GraphView : public QWidget
{
    Q_OBJECT

public:
    explicit GraphView(const Appearance &appearance, QWidget *parent = nullptr);

    /// Shows a graph from its start; null or an empty one: nothing. Forgets the run.
    void setGraph(std::shared_ptr<const explorer::Graph> graph);
    const explorer::Graph *graph() const { return m_graph.get(); }
    /// The way of the run that the window shows, in the graph that is shown: see explorer::Graph::pathOf().
    void setRun(explorer::GraphPath path);

    /// Where one stands; -1 without a graph.
    int current() const { return m_walk ? m_walk->node() : -1; }
    /// How one came there.
    std::vector<explorer::MoveName> way() const;

    /// By the shortest way.
    void goTo(int node);
    void goBack();
    /// Takes the edge that is chosen.
    void goOn();
    /// To the end of the cheapest violation, where there is one.
    void goToViolation();

    GraphCanvas &canvas() { return *m_canvas; }
    QListView &choices() { return *m_list; }

Q_SIGNALS:
    void currentChanged(int node);
    /// Somebody wants to see the run that leads to where they stand: see explorer::Exploration::recordingOf().
    void runWanted(const std::vector<explorer::MoveName> &way);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeSide();
    Chip *makeChip(const QString &text, const QString &name);
    void choose(int row);
    int chosen() const;
    /// After a step, or another graph.
    void showCurrent();
    void showHere();
    void showMarks();
    void fillChoices();
    QString describe() const;
    bool walkByKey(int key);

    const Appearance &m_appearance;
    std::shared_ptr<const explorer::Graph> m_graph;
    std::optional<explorer::Walk> m_walk;
    explorer::GraphPath m_run;
    GraphCanvas *m_canvas;
    QStandardItemModel *m_model;
    QListView *m_list = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_here = nullptr;
    QLabel *m_heading = nullptr;
    QLabel *m_extent = nullptr;
    QPushButton *m_play = nullptr;
    Chip *m_runChip = nullptr;
    Chip *m_violationChip = nullptr;
};

} // namespace window
