// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/slide.h"
#include "stage/pacing.h"
#include "trace/state.h"

namespace exporting {

/// A run as it plays in the window: the stage at any moment of presentation time, with its words.
class Film
{
public:
    /// Longer ones nobody watches to the end, nor wants to store.
    static constexpr double longest = 180;

    /// Recording and options must outlive it. Throws scenario::Problem for a run that takes longer than that.
    Film(const trace::Recording &recording, const Options &options);

    double duration() const { return m_pacing.duration(); }
    static QSizeF size();
    /// Quickest where the seconds only grow.
    void paint(QPainter &painter, double seconds);

private:
    void goTo(std::size_t events);

    const trace::Recording &m_recording;
    const stage::Theme &m_theme;
    stage::Pacing m_pacing;
    Caption m_caption;
    trace::State m_state;
};

} // namespace exporting
