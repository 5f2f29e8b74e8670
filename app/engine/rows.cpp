// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/rows.h"

namespace engine {

namespace {

const QString &keyOf(const StockRow &row)
{
    return row.book;
}

std::pair<QString, QString> keyOf(const InboxRow &row)
{
    return { row.message, row.consumer };
}

std::pair<QString, QString> keyOf(const ReservationRow &row)
{
    return { row.order, row.book };
}

auto &tableOf(Tables &tables, const StockRow &)
{
    return tables.stock;
}

auto &tableOf(Tables &tables, const InboxRow &)
{
    return tables.inbox;
}

auto &tableOf(Tables &tables, const ReservationRow &)
{
    return tables.reservations;
}

} // namespace

void Tables::apply(const RowChange &change)
{
    std::visit(
        [&](const auto &row) {
            auto &table = tableOf(*this, row);
            if (change.after)
                table.insert_or_assign(keyOf(row), row);
            else
                table.erase(keyOf(row));
        },
        change.row());
}

std::vector<RowChange> undoing(const std::vector<RowChange> &pending)
{
    std::vector<RowChange> changes;
    changes.reserve(pending.size());
    for (auto it = pending.rbegin(); it != pending.rend(); ++it)
        changes.push_back({ it->after, it->before, false });
    return changes;
}

bool sameRow(const Row &a, const Row &b)
{
    if (a.index() != b.index())
        return false;
    return std::visit([&](const auto &row) { return keyOf(row) == keyOf(std::get<std::decay_t<decltype(row)>>(b)); },
                      a);
}

} // namespace engine
