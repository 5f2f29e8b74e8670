// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

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

} // namespace window
