// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

namespace stage {

class Chronicle;

/// Presentation time: seconds on the screen, not virtual time. Gaps are compressed, nothing is instant, and one event
/// moves after the other, in the order of the trace. When an event moves depends on what came before it only, so that a
/// run that goes on does not shift its past.
class Pacing
{
public:
    explicit Pacing(const trace::Recording &recording);

    /// Seconds, with a short rest at the end.
    double duration() const { return m_duration; }
    std::size_t eventCount() const { return m_paces.size(); }
    /// When the event's movement begins.
    double startOf(std::size_t event) const { return m_paces[event].start; }
    /// When it has taken effect: from here on the event is part of the state.
    double endOf(std::size_t event) const { return m_paces[event].end; }
    /// How many events have taken effect.
    std::size_t eventsAt(double seconds) const;
    /// How far the movement of the next event has come, from 0 to 1; 0 after the last event.
    double progressAt(double seconds) const;
    engine::Time virtualTimeAt(double seconds) const;
    /// The inverse. Where several events share a time: when the last of them has taken effect.
    double secondsAt(engine::Time virtualTime) const;

    /// What of the run lasts and what stands out, for the timeline.
    const Chronicle &chronicle() const { return *m_chronicle; }

private:
    struct Pace {
        double start = 0;
        double end = 0;
        /// Virtual time never goes back here, whatever a file says.
        engine::Time at{ 0 };
    };

    std::vector<Pace> m_paces;
    std::shared_ptr<const Chronicle> m_chronicle;
    double m_duration = 0;
};

} // namespace stage
