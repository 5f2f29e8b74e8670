// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/log_model.h"

namespace window {

QVariant LogModel::alignment(int column, Qt::AlignmentFlag vertical) const
{
    return QVariant::fromValue(vertical | (column == timeColumn() ? Qt::AlignRight : Qt::AlignLeft));
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section, Qt::AlignVCenter);
    const QString text = role == Qt::DisplayRole ? heading(section) : QString();
    return text.isNull() ? QVariant() : text;
}

} // namespace window
