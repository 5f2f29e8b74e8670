// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/course.h"

#include <string>

namespace explorer {

/// More instances than any scenario may have (scenario/limits.h: three consumers with four each).
inline constexpr std::size_t mostInstances = 12;

/// Something about each instance; only the first so many places are used as there are instances.
using Places = std::array<qint8, mostInstances>;

/// What makes two moments of two runs the same: everything that can influence what may follow, and nothing else. Two
/// moments are the same exactly when their keys are equal, byte for byte; nothing is hashed away.
///
/// Left out, because nothing that may follow depends on it: times (but for what is left until something expires), the
/// numbers of entries and tags (but where a consumer takes the tag for its key), settled entries, what an instance did in
/// earlier deliveries, and which of several instances of a consumer it was: those are put in an order of their own.
struct Identity {
    std::string key;
    /// The instances in that order: positions to indices of the world.
    Places instances{};
    /// Per position, the first position with an instance in just the same situation.
    Places kin{};
    std::size_t count = 0;

    /// The position of an instance.
    qint8 positionOf(int instance) const;
};

/// Of a course with at most so many instances as there are places.
Identity identityOf(const Course &course);

} // namespace explorer
