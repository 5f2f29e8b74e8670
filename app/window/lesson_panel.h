// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/chip_row.h"
#include "window/fault_panel.h"
#include "window/prediction_card.h"
#include "window/prose.h"
#include "window/task_list.h"

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace window {

/// The lesson in words: situation, prediction, outcome, explanation, tasks; its variants, and the faults that can be
/// injected.
class LessonPanel : public QFrame
{
    Q_OBJECT

public:
    LessonPanel(RunController &controller, LessonSession &session, const Appearance &appearance,
                QWidget *parent = nullptr);

    FaultPanel &faults() { return *m_faults; }
    PredictionCard &prediction() { return *m_prediction; }

Q_SIGNALS:
    void variantPicked(const QString &id);
    void contentsWanted();
    /// The next lesson; after the last one, the summary.
    void nextWanted();
    /// The experiment is to be changed.
    void editWanted();
    void exploreWanted(const explorer::Budget &budget);

private:
    void addHead(QVBoxLayout &layout);
    void addExplanation(QVBoxLayout &layout);
    void showRun();
    void showLesson();
    void showVariants();
    void showExplanation();
    QString changeText() const;

    RunController &m_controller;
    LessonSession &m_session;
    const Appearance &m_appearance;
    QScrollArea *m_scroll;
    QWidget *m_content;
    QLabel *m_number;
    QLabel *m_title;
    QLabel *m_question;
    Prose *m_situation;
    ChipRow *m_variants;
    QLabel *m_change;
    PredictionCard *m_prediction;
    QWidget *m_explanation;
    Prose *m_seen;
    QFrame *m_ruleCard;
    Prose *m_rule;
    QLabel *m_elsewhereTitle;
    Prose *m_elsewhere;
    QLabel *m_moreTitle;
    Prose *m_more;
    QPushButton *m_next;
    QLabel *m_notApplicable;
    FaultPanel *m_faults;
    TaskList *m_tasks;
    TaskCard *m_task;
    LessonSession::Phase m_phase = LessonSession::Phase::Free;
};

} // namespace window
