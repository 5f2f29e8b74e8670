// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/stage_view.h"

#include <QAccessibleWidget>

namespace window {

/// The stage for those who hear it: a child for each item of the picture, with its sentence as the name.
class StageAccessible : public QAccessibleWidget
{
public:
    explicit StageAccessible(StageView *stage);
    ~StageAccessible() override;

    /// Makes sure that a StageView is spoken of in this way.
    static void install();

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;

private:
    StageView *stage() const { return static_cast<StageView *>(widget()); }

    /// Of the parts that somebody has asked for, in the order of the items.
    mutable std::vector<QAccessible::Id> m_parts;
};

} // namespace window
