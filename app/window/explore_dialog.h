// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"
#include "window/chip_row.h"
#include "window/exploring.h"
#include "window/picker.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

class QBoxLayout;
class QListView;
class QPushButton;
class QSlider;
class QStackedWidget;
class QTabBar;

namespace window {

class ExploreMatrix;
class GraphView;
class OutcomeList;
class RunController;

/// Explores everything that can happen to the scenario that is shown: can it go wrong, and what is the least that has to
/// happen? Stays open beside the window, where what it finds is played.
class ExploreDialog : public QDialog
{
    Q_OBJECT

public:
    ExploreDialog(RunController &controller, const Appearance &appearance, QWidget *parent);
    ~ExploreDialog() override;

    /// Sets the budget, and starts.
    void explore(const explorer::Budget &budget);
    /// The budget that the sliders stand at.
    explorer::Budget budget() const;
    const std::shared_ptr<const Explored> &explored() const { return m_explored; }
    Exploring &exploring() { return m_exploring; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Slider {
        QSlider *slider = nullptr;
        QLabel *value = nullptr;
    };

    QWidget *buildBudget();
    Slider addSlider(QBoxLayout &rows, const QString &name, const QString &id, int value);
    void buildQuestion(QBoxLayout &rows);
    QWidget *buildAnswer();
    QWidget *buildMatrix();
    QWidget *buildGraph();
    void start();
    void takeScenario();
    void showExplored(const std::shared_ptr<const Explored> &explored);
    void showPulse();
    void showRunning();
    void showGuess();
    void showPage(int page);
    void fillMatrix();
    void markRun();
    void play(const trace::Recording &recording, const QString &title);
    trace::Header headerFor(const QString &strategy) const;

    RunController &m_controller;
    const Appearance &m_appearance;
    Exploring m_exploring;
    /// What is explored, apart from the strategy.
    scenario::Document m_document;
    QString m_variant;
    QString m_matrixOf;
    std::shared_ptr<const Explored> m_explored;
    QElapsedTimer m_since;
    QTimer m_pulse;

    Picker *m_strategies;
    QWidget *m_card = nullptr;
    std::array<Slider, explorer::allFaultTypes.size()> m_sliders;
    Slider m_inAll;
    ChipRow *m_guess = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_counters = nullptr;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_pages = nullptr;
    QLabel *m_statement = nullptr;
    QLabel *m_guessed = nullptr;
    QLabel *m_bound = nullptr;
    OutcomeList *m_outcomes = nullptr;
    QLabel *m_cheapest = nullptr;
    QListView *m_sentences = nullptr;
    QPushButton *m_play = nullptr;
    ExploreMatrix *m_matrix = nullptr;
    GraphView *m_graph = nullptr;
    /// What the graph was made of.
    std::shared_ptr<const Explored> m_graphOf;
};

} // namespace window
