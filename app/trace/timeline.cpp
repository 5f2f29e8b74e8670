// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/timeline.h"

#include <algorithm>

namespace trace {

Timeline::Timeline(const Recording &recording)
    : m_recording(recording)
    , m_keyframes{ State(recording.setup) }
    , m_current(m_keyframes.front())
{
}

const State &Timeline::at(std::size_t events)
{
    const std::size_t nearest = std::min(events / m_distance, m_keyframes.size() - 1);
    const bool fromHere = m_current.events <= events && m_current.events >= nearest * m_distance;
    if (!fromHere)
        m_current = m_keyframes[nearest];
    while (m_current.events < events) {
        m_current.apply(m_recording.events[m_current.events]);
        keep();
    }
    return m_current;
}

void Timeline::keep()
{
    if (m_current.events != m_keyframes.size() * m_distance)
        return;
    if (m_keyframes.size() == mostKeyframes) {
        std::vector<State> half;
        for (std::size_t index = 0; index < m_keyframes.size(); index += 2)
            half.push_back(std::move(m_keyframes[index]));
        m_keyframes = std::move(half);
        m_distance *= 2;
        // The number kept is even: the current state is again the next one to keep.
    }
    m_keyframes.push_back(m_current);
}

} // namespace trace
