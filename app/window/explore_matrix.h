// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"
#include "window/exploring.h"

#include <QTableView>

namespace window {

/// Every strategy under every budget: safe within the bound, or how it breaks. A click or Enter plays a counterexample.
class ExploreMatrix : public QTableView
{
    Q_OBJECT

public:
    explicit ExploreMatrix(const Appearance &appearance, QWidget *parent = nullptr);

    /// Starts over with these strategies, of which nothing is known yet.
    void setRows(const QStringList &titles);
    void setCells(int row, const std::vector<MatrixCell> &cells);
    /// Whether every row is filled.
    bool isFilled() const;
    /// Null where there is none.
    const MatrixCell *cell(int row, int column) const;
    const QStringList &titles() const;

Q_SIGNALS:
    void playWanted(int row, int column);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Model;

    Model *m_model;
};

} // namespace window
