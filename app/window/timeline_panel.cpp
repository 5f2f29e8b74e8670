// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/timeline_panel.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

TimelinePanel::TimelinePanel(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_hint(makeLabel(tr("drag to travel in time · click an event to go there"), Theme::ui(12), TextTone::Muted, this))
    , m_branches(new QWidget)
    , m_strip(new TimelineStrip(controller, appearance, this))
{
    setProperty("card", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(17, 8, 17, 10);
    layout->setSpacing(2);
    auto *top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(makeLabel(tr("Timeline"), Theme::ui(14, QFont::DemiBold), TextTone::Plain, this));
    top->addWidget(m_hint);
    top->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFixedHeight(28);
    scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *chips = new QHBoxLayout(m_branches);
    chips->setContentsMargins(0, 1, 0, 1);
    chips->setSpacing(6);
    chips->addStretch(1);
    m_branches->setAccessibleName(tr("Runs kept beside each other"));
    scroll->setWidget(m_branches);
    top->addWidget(scroll, 4);
    layout->addLayout(top);
    layout->addWidget(m_strip, 1);
    connect(&controller, &RunController::runChanged, this, &TimelinePanel::showBranches);
}

QList<Chip *> TimelinePanel::branchChips() const
{
    return m_branches->findChildren<Chip *>(QString(), Qt::FindDirectChildrenOnly);
}

void TimelinePanel::showBranches()
{
    const auto &branches = m_controller.branches();
    QList<Chip *> chips = branchChips();
    const bool again = chips.size() > static_cast<qsizetype>(branches.size());
    if (again) {
        for (Chip *chip : std::as_const(chips)) {
            chip->setParent(nullptr);
            chip->deleteLater();
        }
        chips.clear();
    }
    for (std::size_t index = 0; index < branches.size(); ++index) {
        const QString title = branches[index]->title.isEmpty()
            ? tr("Run %1").arg(index + 1)
            : tr("Run %1 · %2").arg(index + 1).arg(branches[index]->title);
        if (static_cast<qsizetype>(index) >= chips.size()) {
            chips.append(new Chip(m_appearance, title, m_branches));
            m_branches->layout()->addWidget(chips.last());
            connect(chips.last(), &QAbstractButton::clicked, this, [this, index] {
                m_controller.showBranch(index);
                showBranches();
            });
            chips.last()->show();
        }
        Chip *chip = chips[static_cast<qsizetype>(index)];
        chip->setText(title);
        chip->setAccessibleName(title);
        chip->setToolTip(title);
        chip->setChecked(index == m_controller.currentBranch());
        chip->updateGeometry();
        chip->update();
    }
    m_branches->setVisible(branches.size() > 1);
    auto *scroll = qobject_cast<QScrollArea *>(m_branches->parentWidget()->parentWidget());
    Chip *current = chips.value(static_cast<qsizetype>(m_controller.currentBranch()));
    if (scroll && current)
        QTimer::singleShot(0, current, [scroll, current] { scroll->ensureWidgetVisible(current); });
}

void TimelinePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_hint->setVisible(width() >= 760);
}

} // namespace window
