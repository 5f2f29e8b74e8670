// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/walk.h"

namespace exporting {

/// A moment of a run that is worth a picture of its own.
struct KeyMoment {
    /// 1 for the first event.
    std::size_t number = 0;
    trace::Sentence sentence;
    /// What the picture is drawn from: the event itself, on its way, or what it has left behind.
    trace::State state;
    double progress = 0;
    int weight = 0;
};

/// The moments by which a run is told: what went wrong, what became durable, what came twice; and the last one. At most
/// so many, in their order. One pass of the progress; throws Cancelled.
std::vector<KeyMoment> keyMomentsOf(const trace::Recording &recording, std::size_t most, Progress &progress);

} // namespace exporting
