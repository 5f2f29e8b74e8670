// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/timeline_strip.h"
#include "window/widgets.h"

namespace window {

/// The timeline with its heading, and the runs that are kept beside each other.
class TimelinePanel : public QFrame
{
    Q_OBJECT

public:
    TimelinePanel(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    TimelineStrip &strip() { return *m_strip; }
    /// One for each branch, in order.
    QList<Chip *> branchChips() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showBranches();

    RunController &m_controller;
    const Appearance &m_appearance;
    QLabel *m_hint;
    QWidget *m_branches;
    TimelineStrip *m_strip;
};

} // namespace window
