// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"

#include <QStringList>

#include <span>

namespace strategies {

/// Every strategy, in the order of teaching.
std::span<const engine::Strategy> all();

/// The strategy of that id, or null.
const engine::Strategy *find(QStringView id);

/// What the window shows of a strategy: the text between its snippet markers.
struct Listing {
    /// Without line ends.
    QStringList lines;
    /// The line of the file at which the first of them stands, from 1.
    int firstLine = 1;
};

/// The listing of a strategy, from its embedded source.
Listing listingOf(const engine::Strategy &strategy);

} // namespace strategies
