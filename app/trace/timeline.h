// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

namespace trace {

/// The states of a recording, at any event. Keeps a bounded number of states on the way, evenly spread, so that a jump
/// folds a small part of the recording only, and memory does not grow with its square.
class Timeline
{
public:
    /// `recording` may grow afterwards, and must outlive this object.
    explicit Timeline(const Recording &recording);

    /// The state after the first `events` events; valid until the next call. `events` is at most what is recorded.
    const State &at(std::size_t events);
    std::size_t length() const { return m_recording.events.size(); }

private:
    static constexpr std::size_t mostKeyframes = 256;

    void keep();

    const Recording &m_recording;
    /// m_keyframes[i] is the state after i * m_distance events. The distance doubles when the keyframes run out.
    std::size_t m_distance = 64;
    std::vector<State> m_keyframes;
    State m_current;
};

} // namespace trace
