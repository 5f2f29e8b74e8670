// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/fault_panel.h"

class QVBoxLayout;

namespace window {

/// One of several options that stand below each other, its text wrapped.
class ChoiceRow : public PaintedButton
{
    Q_OBJECT

public:
    ChoiceRow(const Appearance &appearance, const QString &text, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return { 240, heightForWidth(240) }; }
    QSize minimumSizeHint() const override { return { 140, 32 }; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// What the lesson asks, its variants, and the faults that can be injected.
class LessonPanel : public QFrame
{
    Q_OBJECT

public:
    LessonPanel(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    FaultPanel &faults() { return *m_faults; }

Q_SIGNALS:
    void variantPicked(const QString &id);

private:
    void showRun(RunChange change);
    void showVariants();
    void addVariant(const QString &id, const QString &title);

    RunController &m_controller;
    const Appearance &m_appearance;
    QLabel *m_number;
    QLabel *m_title;
    QLabel *m_question;
    QLabel *m_notApplicable;
    QWidget *m_variants;
    QVBoxLayout *m_variantRows;
    FaultPanel *m_faults;
};

} // namespace window
