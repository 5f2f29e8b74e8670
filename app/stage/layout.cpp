// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/layout_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace stage {

namespace {

// The size for which the design is drawn, and how text grows with the stage: slower than the stage itself.
constexpr double designWidth = 744;
constexpr double designHeight = 400;
constexpr double growth = 0.8;
constexpr double smallestScale = 0.78;
constexpr double largestScale = 2.4;
constexpr double margin = 10;

// Producer, gap, broker, gap, instances, gap, database: in units of the design, what they want, what they need at least,
// and how they share what is left over.
constexpr std::array columnUnits{ 100.0, 38.0, 136.0, 58.0, 164.0, 44.0, 204.0 };
constexpr std::array leastUnits{ 70.0, 18.0, 94.0, 44.0, 122.0, 28.0, 176.0 };
constexpr std::array columnShares{ 0.07, 0.11, 0.18, 0.18, 0.18, 0.12, 0.16 };

double scaleFor(QSizeF size)
{
    const double ratio = std::min(size.width() / designWidth, size.height() / designHeight);
    return std::clamp(std::pow(std::max(ratio, 0.01), growth), smallestScale, largestScale);
}

double columnsWidth(const Layout &layout)
{
    return layout.size.width() - 2 * layout.px(margin);
}

/// Between the least width, 0, and the one that is wanted, 1.
double easeOf(const Layout &layout)
{
    const double wanted = std::accumulate(columnUnits.begin(), columnUnits.end(), 0.0);
    const double least = std::accumulate(leastUnits.begin(), leastUnits.end(), 0.0);
    return std::clamp((columnsWidth(layout) / layout.scale - least) / (wanted - least), 0.0, 1.0);
}

Columns columnsOf(const Layout &layout)
{
    const double width = columnsWidth(layout);
    std::array<double, columnUnits.size()> widths{};
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = layout.px(leastUnits[i], columnUnits[i]);
    const double units = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double rest = width - units;
    for (std::size_t i = 0; i < widths.size(); ++i)
        widths[i] = rest >= 0 ? widths[i] + rest * columnShares[i] : width * widths[i] / units;
    std::array<double, columnUnits.size()> lefts{};
    double x = layout.px(margin);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        lefts[i] = std::round(x);
        x += widths[i];
        widths[i] = std::round(x) - lefts[i];
    }
    Columns columns;
    columns.producer = { lefts[0], widths[0] };
    columns.broker = { lefts[2], widths[2] };
    columns.instances = { lefts[4], widths[4] };
    columns.database = { lefts[6], widths[6] };
    columns.top = layout.px(margin);
    columns.height = layout.size.height() - 2 * layout.px(margin);
    return columns;
}

} // namespace

std::vector<QRectF> stacked(const QRectF &room, const std::vector<double> &shares, double height, double gap)
{
    constexpr double slack = 0.5;
    std::vector<QRectF> rects;
    double y = room.top();
    for (const double share : shares) {
        const double own = height * share;
        const bool fits = y + own <= room.bottom() + slack;
        rects.push_back(fits && share > 0 ? QRectF(room.left(), y, room.width(), own) : QRectF());
        y += own + gap * share;
    }
    return rects;
}

Layout layoutOf(const Scene &scene, QSizeF size)
{
    Layout layout;
    layout.size = size;
    layout.scale = scaleFor(size);
    layout.ease = easeOf(layout);
    const Columns columns = columnsOf(layout);
    placeInstances(layout, scene, columns);
    placeBroker(layout, scene, columns);
    placeDatabase(layout, scene, columns);
    constexpr double producerHeight = 74;
    const double height = std::min(layout.px(producerHeight), columns.height);
    layout.producer = QRectF(columns.producer.left, std::round(layout.broker.center().y() - height / 2),
                             columns.producer.width, height);
    return layout;
}

} // namespace stage
