// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/field_layout.h"

#include <QWidget>

#include <algorithm>
#include <utility>

namespace window {

namespace {

constexpr int columnWidth = 136;
constexpr int gapBeside = 14;
constexpr int gapBelow = 12;

int heightOf(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FieldLayout::~FieldLayout()
{
    for (const Cell &cell : m_cells)
        delete cell.item;
}

void FieldLayout::add(QWidget *field, int columns)
{
    addWidget(field);
    m_cells.back().columns = columns;
    m_cells.back().startsRow = std::exchange(m_breaks, false);
}

QLayoutItem *FieldLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_cells[static_cast<std::size_t>(index)].item : nullptr;
}

QLayoutItem *FieldLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_cells.erase(m_cells.begin() + index);
    return item;
}

QSize FieldLayout::sizeHint() const
{
    constexpr int wide = 4 * columnWidth + 3 * gapBeside;
    return { wide, heightForWidth(wide) };
}

QSize FieldLayout::minimumSize() const
{
    int width = columnWidth;
    for (const Cell &cell : m_cells)
        width = std::max(width, cell.item->minimumSize().width());
    return { width, columnWidth / 4 };
}

void FieldLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FieldLayout::arrange(const QRect &rect, bool move) const
{
    const int columns = std::max(1, (rect.width() + gapBeside) / (columnWidth + gapBeside));
    const double step = (rect.width() + gapBeside) / static_cast<double>(columns);
    int column = 0;
    int top = rect.top();
    int rowHeight = 0;
    for (const Cell &cell : m_cells) {
        const int taken = std::min(columns, cell.columns);
        if (column + taken > columns || (cell.startsRow && column > 0)) {
            column = 0;
            top += rowHeight + gapBelow;
            rowHeight = 0;
        }
        const int left = rect.left() + static_cast<int>(column * step);
        const int width = static_cast<int>(taken * step) - gapBeside;
        const int height = heightOf(*cell.item, width);
        if (move)
            cell.item->setGeometry(QRect(left, top, width, height));
        rowHeight = std::max(rowHeight, height);
        column += taken;
    }
    return top + rowHeight - rect.top();
}

} // namespace window
