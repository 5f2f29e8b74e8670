// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

#include <vector>

namespace window {

/// Fields in columns of the same width, as many as there is room for; a field may take several.
class FieldLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FieldLayout(QWidget *parent = nullptr)
        : QLayout(parent)
    {
    }
    ~FieldLayout() override;

    void add(QWidget *field, int columns);
    /// The next field starts a row.
    void breakRow() { m_breaks = true; }

    void addItem(QLayoutItem *item) override { m_cells.push_back({ item }); }
    int count() const override { return static_cast<int>(m_cells.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Cell {
        QLayoutItem *item;
        int columns = 1;
        bool startsRow = false;
    };

    /// Returns the height that the fields need at the width of the rectangle, and moves them there when asked to.
    int arrange(const QRect &rect, bool move) const;

    std::vector<Cell> m_cells;
    bool m_breaks = false;
};

} // namespace window
