// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/scene.h"

namespace stage {

/// How much an instance card tells.
enum class Detail : quint8 {
    Full, ///< title, state, every step on a line of its own
    Compact, ///< title, state, a rail of steps
    Mini, ///< title and rail
};

/// Where everything stands. Which boxes there are and how large they are follows from the setup; only what lies within
/// them moves.
struct Layout {
    struct Section {
        QRectF box;
        QRectF title;
        QRectF inFlight;
        QRectF ready;
        /// Entries for which there is no room.
        int hiddenInFlight = 0;
        int hiddenReady = 0;
    };

    struct EntryPlace {
        /// Where it is drawn; null when there is no room for it.
        QRectF drawn;
        /// The place that is its own, now: places do not overlap.
        QRectF place;
        bool large = false;
    };

    struct Table {
        QRectF title;
        QRectF header;
        /// Null for rows for which there is no room.
        std::vector<QRectF> rows;
        int hidden = 0;
    };

    QSizeF size;
    /// Pixels per unit of the design.
    double scale = 1;
    /// 1 where the columns have the width that is wanted, 0 where they have the least.
    double ease = 1;
    QRectF producer;
    QRectF broker;
    QRectF brokerHead;
    QRectF deadLetters;
    std::vector<Section> sections;
    std::vector<EntryPlace> entries;

    Detail detail = Detail::Full;
    std::vector<QRectF> instances;
    double stepHeight = 0;

    QRectF database;
    QRectF databaseHead;
    std::vector<Table> tables;
    QRectF locksTitle;
    std::vector<QRectF> locks;
    int hiddenLocks = 0;
    QRectF statement;
    QRectF mail;
    QRectF cache;

    double px(double units) const { return units * scale; }
    /// Pixels for something that takes between `least` and `wanted` units, as there is room.
    double px(double least, double wanted) const { return px(least + (wanted - least) * ease); }
};

Layout layoutOf(const Scene &scene, QSizeF size);

} // namespace stage
