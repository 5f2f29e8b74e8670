// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/pacing.h"
#include "stage/theme.h"

#include <QPointF>
#include <QSizeF>

#include <QRect>

#include <optional>

class QPainter;

namespace stage {

class Lanes;

/// The visible range, in presentation seconds. Empty: the whole run.
struct TimelineView {
    double from = 0;
    double to = 0;

    bool operator==(const TimelineView &) const = default;
};

/// The run as a space-time diagram: a lane for everyone who takes part, time from left to right, and below it the track
/// of the scrubber. What one painting costs depends on what is visible. Recording and pacing must outlive the picture.
class TimelinePicture
{
public:
    /// `forkedAt`: how many events the run shares with the one that it was forked from, if it was. `divergedAt`: the
    /// event at which a replay became another story; the number of events where it went on beyond the end.
    TimelinePicture(const trace::Recording &recording, const Pacing &pacing, double playhead, TimelineView view,
                    QSizeF size, const Theme &theme, std::optional<std::size_t> forkedAt = {},
                    std::optional<std::size_t> divergedAt = {});

    /// Paints into (0, 0, size), on whatever ground there is; Theme::panel is meant.
    void paint(QPainter &painter) const;
    /// The same in parts. The ground, with a track that nobody has travelled, may be kept from one frame to the next as long
    /// as groundSince() stays; so may the travelled track, of which travelled() is to be seen. The rest goes with the playhead.
    void paintGround(QPainter &painter) const;
    void paintTravelled(QPainter &painter) const;
    void paintPresent(QPainter &painter) const;
    /// From the left of the track to the playhead, whose knob lies on the end; empty where the playhead is further left.
    QRect travelled() const;
    /// Which of the grounds of this run, view, size and theme it is.
    std::size_t groundSince() const;

    double secondsAt(double x) const;
    double xAt(double seconds) const;
    /// The event under the mouse.
    std::optional<std::size_t> eventAt(QPointF position) const;

private:
    template<typename Act>
    void withPainter(QPainter &painter, const Act &act) const;

    const trace::Recording &m_recording;
    const Pacing &m_pacing;
    const Theme &m_theme;
    double m_playhead;
    std::optional<std::size_t> m_forkedAt;
    std::optional<std::size_t> m_divergedAt;
    std::shared_ptr<const Lanes> m_lanes;
};

} // namespace stage
