// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"
#include "window/exploring.h"

#include <QListView>

namespace window {

/// What all the runs of an exploration come to, as bars. A click or Enter plays the cheapest run that ends so.
class OutcomeList : public QListView
{
    Q_OBJECT

public:
    explicit OutcomeList(const Appearance &appearance, QWidget *parent = nullptr);

    void showExplored(const std::shared_ptr<const Explored> &explored);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 200, 60 }; }

Q_SIGNALS:
    void playWanted(int way);

private:
    class Model;

    Model *m_model;
};

} // namespace window
