// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/label_placer.h"

#include <algorithm>

namespace stage {

bool LabelPlacer::isFree(const QRectF &rect, const std::vector<QRectF> &others) const
{
    return std::none_of(others.begin(), others.end(), [&](const QRectF &other) { return other.intersects(rect); });
}

std::optional<QRectF> LabelPlacer::place(const std::vector<QRectF> &candidates)
{
    for (const bool strict : { true, false }) {
        for (const QRectF &rect : candidates) {
            if (!m_room.contains(rect) || !isFree(rect, m_taken) || (strict && !isFree(rect, m_avoided)))
                continue;
            m_taken.push_back(rect);
            return rect;
        }
    }
    return std::nullopt;
}

} // namespace stage
