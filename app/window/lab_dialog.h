// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/lab_page.h"

#include <QDialog>

class QListWidget;
class QPushButton;
class QScrollArea;

namespace window {

/// The free lab: builds a scenario without a text editor. What is wrong with it is said as soon as it is; only a scenario
/// that fits can be run.
class LabDialog : public QDialog
{
    Q_OBJECT

public:
    /// Shows what a scenario comes to. May throw: then the dialog stays, and says why.
    using Run = std::function<void(const QJsonObject &scenario)>;

    LabDialog(const QJsonObject &scenario, const Appearance &appearance, Run run, QWidget *parent);

    const QJsonObject &scenario() const { return m_draft.scenario(); }
    void showSection(Section section);

    /// Asks before it throws away what was changed.
    void reject() override;

private:
    void buildSections();
    QWidget *buildForm();
    QWidget *buildFoot();
    void run();
    void renew();
    /// The page from anew, with the keyboard where it was.
    void makePage();
    void orderTabs();
    void showState();
    void say(const QString &state, const QString &tone);
    void markFlaw();
    void goToFlaw();

    const Appearance &m_appearance;
    const QJsonObject m_before;
    Run m_show;
    Draft m_draft;
    Section m_section = Section::Consumers;
    std::optional<Flaw> m_flaw;
    bool m_askedToDiscard = false;

    QListWidget *m_sections;
    QLabel *m_title = nullptr;
    QLabel *m_introduction = nullptr;
    QScrollArea *m_scroll = nullptr;
    LabPage *m_page = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_goToFlaw = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_run = nullptr;
};

} // namespace window
