// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/layout_parts.h"

#include <algorithm>
#include <cmath>

namespace stage {

namespace {

// In units of the design: what a card needs at least, and what it gets where there is room.
struct Range {
    double least;
    double most;

    double at(double part) const { return least + (most - least) * part; }
};

constexpr double cardFrame = 64; ///< title, state and margins of a full card
constexpr Range stepHeight{ 16.5, 24 };
constexpr Range fullGap{ 24, 60 };
constexpr Range compactHeight{ 66, 84 };
constexpr Range compactGap{ 12, 34 };
constexpr Range miniHeight{ 22, 42 };
constexpr Range miniGap{ 5, 10 };
constexpr double betweenConsumers = 6;

struct Plan {
    std::vector<double> heights;
    double gap = 0;
};

double totalOf(const Plan &plan, double groupGap)
{
    double total = plan.gap * (static_cast<double>(plan.heights.size()) - 1) + groupGap;
    for (const double height : plan.heights)
        total += height;
    return total;
}

Plan planFor(const Layout &layout, const Scene &scene, Detail detail, double part)
{
    Plan plan;
    for (std::size_t consumer = 0; consumer < scene.instancesOf.size(); ++consumer) {
        const double full = cardFrame + scene.stepsOf[consumer] * stepHeight.at(part);
        const double height = detail == Detail::Full ? full
            : detail == Detail::Compact              ? compactHeight.at(part)
                                                     : miniHeight.at(part);
        plan.heights.insert(plan.heights.end(), static_cast<std::size_t>(scene.instancesOf[consumer]),
                            std::floor(layout.px(height)));
    }
    const Range &gap = detail == Detail::Full ? fullGap : detail == Detail::Compact ? compactGap : miniGap;
    plan.gap = std::floor(layout.px(gap.at(part)));
    return plan;
}

/// The most that fits: between what is needed and what is wanted.
Plan roomiest(const Layout &layout, const Scene &scene, Detail detail, double room, double groupGap)
{
    constexpr int tries = 8;
    for (int i = tries; i > 0; --i) {
        Plan plan = planFor(layout, scene, detail, static_cast<double>(i) / tries);
        if (totalOf(plan, groupGap) <= room)
            return plan;
    }
    return planFor(layout, scene, detail, 0);
}

} // namespace

void placeInstances(Layout &layout, const Scene &scene, const Columns &columns)
{
    const double groupGap = layout.px(betweenConsumers) * (static_cast<double>(scene.consumers.size()) - 1);
    Plan plan;
    for (const Detail detail : { Detail::Full, Detail::Compact, Detail::Mini }) {
        layout.detail = detail;
        plan = roomiest(layout, scene, detail, columns.height, groupGap);
        if (totalOf(plan, groupGap) <= columns.height)
            break;
    }
    // Where even that is too much, everything shrinks together.
    const double squeeze = std::min(1.0, columns.height / std::max(1.0, totalOf(plan, groupGap)));
    double y = columns.top + std::floor((columns.height - totalOf(plan, groupGap) * squeeze) / 2);
    std::size_t card = 0;
    for (const int count : scene.instancesOf) {
        for (int i = 0; i < count; ++i, ++card) {
            const double height = plan.heights[card] * squeeze;
            layout.instances.emplace_back(columns.instances.left, y, columns.instances.width, height);
            y += height + plan.gap * squeeze;
        }
        y += layout.px(betweenConsumers) * squeeze;
    }
    if (layout.detail != Detail::Full || layout.instances.empty())
        return;
    const double frame = layout.px(cardFrame);
    layout.stepHeight = layout.px(stepHeight.most);
    for (std::size_t index = 0, consumer = 0; consumer < scene.instancesOf.size(); ++consumer) {
        const double steps = std::max(1, scene.stepsOf[consumer]);
        layout.stepHeight = std::min(layout.stepHeight, (layout.instances[index].height() - frame) / steps);
        index += static_cast<std::size_t>(scene.instancesOf[consumer]);
    }
}

} // namespace stage
