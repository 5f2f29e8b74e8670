// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/row_doubt.h"

#include "scenario/limits.h"
#include "trace/state.h"

#include <algorithm>

namespace trace {

using engine::InboxRow;
using engine::ReservationRow;
using engine::Row;
using engine::RowChange;
using engine::StockRow;

namespace {

std::optional<Row> find(const engine::Tables &tables, const StockRow &key)
{
    const auto it = tables.stock.find(key.book);
    return it == tables.stock.end() ? std::nullopt : std::optional<Row>(it->second);
}

std::optional<Row> find(const engine::Tables &tables, const InboxRow &key)
{
    const auto it = tables.inbox.find({ key.message, key.consumer });
    return it == tables.inbox.end() ? std::nullopt : std::optional<Row>(it->second);
}

std::optional<Row> find(const engine::Tables &tables, const ReservationRow &key)
{
    const auto it = tables.reservations.find({ key.order, key.book });
    return it == tables.reservations.end() ? std::nullopt : std::optional<Row>(it->second);
}

void askStock(const RowChange &change, const std::optional<Row> &now)
{
    require(change.before && change.after, u"its handler adds or deletes stock");
    require(change.before == now, u"its row was another before");
    const auto &before = std::get<StockRow>(*change.before);
    const auto &after = std::get<StockRow>(*change.after);
    // Sums of changes stay far from overflow: a row is set to what a message says, or moved by that much.
    constexpr qint64 most = scenario::limits::number;
    const bool moved = after.reserved >= before.reserved - most && after.reserved <= before.reserved + most;
    const bool set = after.reserved >= -most && after.reserved <= most;
    require((moved || set) && after.onHand == before.onHand && after.version >= -most && after.version <= most,
            u"it moves the stock further than a message can");
}

} // namespace

const InstanceState &RowDoubt::instance() const
{
    return m_state.instances[static_cast<std::size_t>(m_event.instance)];
}

std::optional<Row> RowDoubt::seen(const Row &row) const
{
    for (const RowChange &change : instance().pending) {
        if (engine::sameRow(change.row(), row))
            return change.after;
    }
    return committed(row);
}

std::optional<Row> RowDoubt::committed(const Row &row) const
{
    return std::visit([&](const auto &key) { return find(m_state.committed, key); }, row);
}

void RowDoubt::askWritten() const
{
    for (const RowChange &change : m_event.rows) {
        require(change.before || change.after, u"it has a change of no row");
        require(change.durable || instance().inTransaction, u"it has no transaction that could hold its rows");
        require(!change.before || !change.after || engine::sameRow(*change.before, *change.after),
                u"it makes one row of another");
        const std::optional<Row> now = change.durable ? committed(change.row()) : seen(change.row());
        require(now.has_value() == change.before.has_value(), u"it changes a row that is not there");
        if (std::holds_alternative<StockRow>(change.row()))
            askStock(change, now);
        else
            require(change.after.has_value(), u"its handler deletes a row");
    }
}

void RowDoubt::askCommitted() const
{
    std::vector<RowChange> expected = instance().pending;
    for (RowChange &change : expected)
        change.durable = true;
    require(m_event.rows == expected, u"it commits other rows than are pending");
}

void RowDoubt::askUndone() const
{
    const std::vector<RowChange> expected = engine::undoing(instance().pending);
    require(m_event.rows.size() == expected.size()
                && std::is_permutation(m_event.rows.begin(), m_event.rows.end(), expected.begin()),
            u"it takes back other rows than are pending");
}

void RowDoubt::askPurged() const
{
    for (const RowChange &change : m_event.rows) {
        require(change.durable, u"it purges rows that are not committed");
        require(change.before && !change.after && std::holds_alternative<InboxRow>(*change.before)
                    && change.before == committed(*change.before),
                u"it purges what is no row of the inbox");
    }
}

} // namespace trace
