// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <compare>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// The rows of the lab's three tables, as values. Times are virtual milliseconds.
namespace engine {

struct StockRow {
    QString book;
    qint64 onHand = 0;
    qint64 reserved = 0;
    /// The version of the message that wrote `reserved`; 0 until a versioned write.
    qint64 version = 0;

    bool operator==(const StockRow &) const = default;
};

struct InboxRow {
    /// The deduplication key, in the column message_id.
    QString message;
    QString consumer;
    qint64 receivedAt = 0;
    /// Nothing while the work is "in progress".
    std::optional<qint64> completedAt;
    /// A hash of the body; empty where the strategy keeps none.
    QString fingerprint;

    bool operator==(const InboxRow &) const = default;
};

struct ReservationRow {
    QString order;
    QString book;
    qint64 quantity = 0;

    bool operator==(const ReservationRow &) const = default;
};

using Row = std::variant<StockRow, InboxRow, ReservationRow>;

/// One row before and after a statement. Nothing before: inserted. Nothing after: deleted (or an insert undone).
struct RowChange {
    std::optional<Row> before;
    std::optional<Row> after;
    /// True once it is committed; false while only its own transaction sees it.
    bool durable = false;

    /// The row as it is now, or as it was when it is gone.
    const Row &row() const { return after ? *after : *before; }

    bool operator==(const RowChange &) const = default;
};

/// The content of the tables, ordered by key.
struct Tables {
    std::map<QString, StockRow> stock;
    std::map<std::pair<QString, QString>, InboxRow> inbox;
    std::map<std::pair<QString, QString>, ReservationRow> reservations;

    /// Makes the change happen here, whatever was there before.
    void apply(const RowChange &change);

    bool operator==(const Tables &) const = default;
};

/// What takes those changes back, newest first.
std::vector<RowChange> undoing(const std::vector<RowChange> &pending);

/// Whether two rows are the same row of the same table, whatever their other columns say.
bool sameRow(const Row &a, const Row &b);

} // namespace engine
