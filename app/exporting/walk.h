// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/progress.h"
#include "trace/narration.h"

namespace exporting {

/// An event with what it says and what it leaves behind.
struct Moment {
    std::size_t index = 0;
    const engine::Event &event;
    const trace::Sentence &sentence;
    const trace::State &after;
};

/// The one fold that every format is told from: calls `visit` with each moment in turn, and keeps none of them. Returns
/// the last state. One pass of the progress; throws Cancelled.
template<typename Visit>
trace::State walk(const trace::Recording &recording, Progress &progress, Visit &&visit)
{
    trace::State state(recording.setup);
    for (std::size_t index = 0; index < recording.events.size(); ++index) {
        progress.at(index, recording.events.size());
        const trace::Sentence sentence = trace::narrate(recording, index, state);
        state.apply(recording.events[index]);
        visit(Moment{ index, recording.events[index], sentence, state });
    }
    progress.endPass();
    return state;
}

} // namespace exporting
