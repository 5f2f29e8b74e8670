// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/pacing.h"
#include "stage/theme.h"

#include <QPointF>
#include <QSizeF>

#include <optional>

class QPainter;

namespace stage {

class Lanes;

/// The visible range, in presentation seconds. Empty: the whole run.
struct TimelineView {
    double from = 0;
    double to = 0;
};

/// The run as a space-time diagram: a lane for everyone who takes part, time from left to right, and below it the track
/// of the scrubber. What one painting costs depends on what is visible. Recording and pacing must outlive the picture.
class TimelinePicture
{
public:
    /// `forkedAt`: how many events the run shares with the one that it was forked from, if it was.
    TimelinePicture(const trace::Recording &recording, const Pacing &pacing, double playhead, TimelineView view,
                    QSizeF size, const Theme &theme, std::optional<std::size_t> forkedAt = {});

    /// Paints into (0, 0, size), on whatever ground there is; Theme::panel is meant.
    void paint(QPainter &painter) const;

    double secondsAt(double x) const;
    double xAt(double seconds) const;
    /// The event under the mouse.
    std::optional<std::size_t> eventAt(QPointF position) const;

private:
    const trace::Recording &m_recording;
    const Pacing &m_pacing;
    const Theme &m_theme;
    double m_playhead;
    std::optional<std::size_t> m_forkedAt;
    std::shared_ptr<const Lanes> m_lanes;
};

} // namespace stage
