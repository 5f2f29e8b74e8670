// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace stage {

namespace {

// Units of the design.
constexpr double headHeight = 38;
constexpr double titleHeight = 21;
constexpr double headerHeight = 21;
constexpr double rowHeight = 26;
constexpr double leastRowHeight = 19;
constexpr double rowGap = 3;
constexpr double tableGap = 9;
constexpr double lockHeight = 25;
constexpr double statementHeight = 26;
constexpr double foot = 8;
constexpr double padding = 8;
constexpr double leastPadding = 4;
constexpr double cardGap = 14;
constexpr double mailHeight = 78;
constexpr double cacheHeight = 74;

/// How much of everything there is room for.
struct Budget {
    std::vector<int> rows;
    int locks = 0;
    double row = rowHeight;
    double lock = lockHeight;
    double title = titleHeight;
    double head = headHeight;
    double gap = tableGap;
    bool header = true;
    bool statement = true;

    double units() const
    {
        double total = head + foot + (statement ? statementHeight : 0);
        for (const int count : rows)
            total += title + (header ? headerHeight : 0) + gap + count * (row + rowGap);
        if (locks > 0)
            total += title + gap + locks * (lock + rowGap);
        return total;
    }
};

Budget wantedBy(const Scene &scene)
{
    Budget budget;
    for (const TableView &table : scene.tables)
        budget.rows.push_back(std::max({ 1, table.usual, static_cast<int>(table.rows.size()) }));
    constexpr int usualLocks = 2;
    const int instances = static_cast<int>(scene.instances.size());
    budget.locks = scene.hasLocks ? std::max(std::min(instances, usualLocks), static_cast<int>(scene.locks.size())) : 0;
    return budget;
}

/// Takes away what can best be spared until the rest fits.
Budget fitted(Budget budget, double room)
{
    const auto fits = [&] { return budget.units() <= room; };
    while (!fits() && budget.row > leastRowHeight) {
        budget.row -= 1;
        budget.lock = std::min(budget.lock, budget.row);
    }
    if (!fits())
        budget.head = headHeight * 0.75;
    while (!fits()) {
        const auto most = std::max_element(budget.rows.begin(), budget.rows.end());
        if (most != budget.rows.end() && *most > 2)
            --*most;
        else if (budget.locks > 2)
            --budget.locks;
        else
            break;
    }
    if (!fits())
        budget.gap = tableGap / 2;
    if (!fits())
        budget.statement = false;
    for (int &rows : budget.rows) {
        if (!fits())
            rows = 1;
    }
    if (!fits())
        budget.locks = std::min(budget.locks, 1);
    // Without their titles the columns say less than without the list of locks, which arrows tell as well.
    Budget without = budget;
    without.locks = 0;
    if (!fits() && without.units() <= room)
        return without;
    if (!fits())
        budget.header = false;
    return budget;
}

/// Rows that say something now come first; then the others, in their order.
std::vector<bool> chosen(const TableView &table, int room)
{
    std::vector<bool> shown(table.rows.size(), false);
    double left = room;
    for (const bool telling : { true, false }) {
        for (std::size_t index = 0; index < table.rows.size(); ++index) {
            const RowView &row = table.rows[index];
            const bool tells = row.writer >= 0 || row.strength * (row.tint.to == Look::Neutral ? 0 : 1) > 0;
            constexpr double slack = 0.01;
            if (shown[index] || tells != telling || left + slack < row.presence)
                continue;
            shown[index] = true;
            left -= row.presence;
        }
    }
    return shown;
}

class DatabasePlacer
{
public:
    DatabasePlacer(Layout &layout, const Scene &scene, const QRectF &box, const Budget &budget)
        : m_layout(layout)
        , m_scene(scene)
        , m_budget(budget)
        , m_inner(box.adjusted(layout.px(leastPadding, padding), 0, -layout.px(leastPadding, padding), 0))
        , m_y(box.top())
    {
        layout.database = box;
    }

    void place()
    {
        m_layout.databaseHead = take(m_budget.head);
        for (std::size_t index = 0; index < m_scene.tables.size(); ++index)
            placeTable(m_scene.tables[index], m_budget.rows[index]);
        if (m_budget.locks > 0)
            placeLocks();
        if (m_budget.statement)
            m_layout.statement = QRectF(m_inner.left(), m_layout.database.bottom() - px(foot + statementHeight) + px(2),
                                        m_inner.width(), px(statementHeight));
    }

private:
    double px(double units) const { return m_layout.px(units); }

    QRectF take(double units)
    {
        const QRectF rect(m_inner.left(), m_y, m_inner.width(), px(units));
        m_y += px(units);
        return rect;
    }

    void placeTable(const TableView &view, int count)
    {
        Layout::Table table;
        table.title = take(m_budget.title);
        table.header = m_budget.header ? take(headerHeight) : QRectF();
        const QRectF room = take(count * (m_budget.row + rowGap));
        const std::vector<bool> shown = chosen(view, count);
        std::vector<double> shares;
        for (std::size_t index = 0; index < view.rows.size(); ++index)
            shares.push_back(shown[index] ? view.rows[index].presence : 0);
        table.rows = stacked(room, shares, px(m_budget.row), px(rowGap));
        for (std::size_t index = 0; index < view.rows.size(); ++index)
            table.hidden += table.rows[index].isNull() && view.rows[index].presence >= 1 ? 1 : 0;
        m_layout.tables.push_back(std::move(table));
        m_y += px(m_budget.gap);
    }

    void placeLocks()
    {
        m_layout.locksTitle = take(m_budget.title);
        const QRectF room = take(m_budget.locks * (m_budget.lock + rowGap));
        m_layout.locks = stacked(room, std::vector<double>(m_scene.locks.size(), 1), px(m_budget.lock), px(rowGap));
        m_layout.hiddenLocks = static_cast<int>(
            std::count_if(m_layout.locks.begin(), m_layout.locks.end(), [](const QRectF &it) { return it.isNull(); }));
        if (m_scene.locks.empty())
            m_layout.locks.push_back(QRectF(room.left(), room.top(), room.width(), px(m_budget.lock)));
        m_y += px(m_budget.gap);
    }

    Layout &m_layout;
    const Scene &m_scene;
    const Budget &m_budget;
    QRectF m_inner;
    double m_y;
};

} // namespace

void placeDatabase(Layout &layout, const Scene &scene, const Columns &columns)
{
    const double services =
        (scene.hasMail ? layout.px(mailHeight + cardGap) : 0) + (scene.hasCache ? layout.px(cacheHeight + cardGap) : 0);
    const double squeeze = std::min(1.0, columns.height * 0.4 / std::max(1.0, services));
    const double room = columns.height - services * squeeze;
    const Budget budget = fitted(wantedBy(scene), room / layout.scale);
    const double height = std::floor(std::min(room, layout.px(budget.units())));
    double y = columns.top + std::floor((columns.height - height - services * squeeze) / 2);
    const auto take = [&](double own) {
        const QRectF rect(columns.database.left, y, columns.database.width, own);
        y += own + layout.px(cardGap) * squeeze;
        return rect;
    };
    DatabasePlacer(layout, scene, take(height), budget).place();
    if (scene.hasMail)
        layout.mail = take(layout.px(mailHeight) * squeeze);
    if (scene.hasCache)
        layout.cache = take(layout.px(cacheHeight) * squeeze);
}

} // namespace stage
