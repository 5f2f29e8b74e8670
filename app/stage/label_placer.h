// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

#include <optional>
#include <vector>

namespace stage {

/// Finds room for labels: none overlaps another. Whoever comes first has the better places.
class LabelPlacer
{
public:
    explicit LabelPlacer(const QRectF &room)
        : m_room(room)
    {
    }

    /// Nothing is put here.
    void block(const QRectF &rect) { m_taken.push_back(rect); }
    /// Nothing is put here unless there is no other place.
    void avoid(const QRectF &rect) { m_avoided.push_back(rect); }
    /// The first of the places that is free; it is taken then. Nothing where all are taken or outside.
    std::optional<QRectF> place(const std::vector<QRectF> &candidates);

private:
    bool isFree(const QRectF &rect, const std::vector<QRectF> &others) const;

    QRectF m_room;
    std::vector<QRectF> m_taken;
    std::vector<QRectF> m_avoided;
};

} // namespace stage
