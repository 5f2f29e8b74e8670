// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/slide.h"
#include "stage/pacing.h"
#include "trace/state.h"

namespace exporting {

/// A run as it plays in the window: the stage at any moment, with its words.
class Film
{
public:
    /// Seconds. Longer ones nobody watches to the end, nor wants to store: a run that takes longer in the window plays
    /// quicker.
    static constexpr double longest = 180;
    /// Beyond this, nothing is seen to move.
    static constexpr double quickest = 5;

    /// Recording and options must outlive it. Throws scenario::Problem for a run that would have to play quicker than
    /// that.
    Film(const trace::Recording &recording, const Options &options);

    double duration() const { return m_pacing.duration() / m_speed; }
    static QSizeF size();
    /// Quickest where the seconds only grow.
    void paint(QPainter &painter, double seconds);

private:
    void goTo(std::size_t events);

    const trace::Recording &m_recording;
    const stage::Theme &m_theme;
    stage::Pacing m_pacing;
    double m_speed;
    Caption m_caption;
    trace::State m_state;
};

} // namespace exporting
