// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace window {

/// The playhead: a position in presentation seconds. It moves by real elapsed time × speed, and is the only thing in
/// the window that moves by itself.
class Playback : public QObject
{
    Q_OBJECT

public:
    static constexpr double slowest = 0.25;
    static constexpr double fastest = 8;

    explicit Playback(QObject *parent = nullptr);

    double position() const { return m_position; }
    double length() const { return m_length; }
    double speed() const { return m_speed; }
    bool isPlaying() const { return m_playing; }
    /// Where a glide ends; nothing when none is under way.
    std::optional<double> destination() const { return m_destination; }

    /// Another run, or a longer one: the position is kept within it.
    void setLength(double seconds);
    /// Goes there at once. Ends a glide; playing goes on from there.
    void setPosition(double seconds);
    void setSpeed(double speed);
    /// A glide is then a jump.
    void setReducedMotion(bool reduced) { m_reducedMotion = reduced; }

    /// At the end it starts from the beginning.
    void play();
    void pause();
    /// Moves on to a later position and stops there.
    void glideTo(double seconds);
    /// What the timer does: lets that much real time pass.
    void advance(double realSeconds);

Q_SIGNALS:
    void positionChanged(double seconds);
    void playingChanged(bool playing);
    void speedChanged(double speed);

private:
    void setPlaying(bool playing);
    void moveTo(double seconds);
    void run();
    void stop();

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_position = 0;
    double m_length = 0;
    double m_speed = 1;
    std::optional<double> m_destination;
    bool m_playing = false;
    bool m_reducedMotion = false;
};

} // namespace window
