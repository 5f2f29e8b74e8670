// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>

namespace window {

/// A table of what happened, by time.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    /// The heading of a column; empty for one that is not there.
    virtual QString heading(int column) const = 0;
    /// The column with times, which stand to the right.
    virtual int timeColumn() const = 0;
    /// How the text of a column stands in its cell.
    QVariant alignment(int column, Qt::AlignmentFlag vertical) const;
};

} // namespace window
