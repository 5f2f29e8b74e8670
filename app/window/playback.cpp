// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/playback.h"

#include <algorithm>
#include <chrono>

namespace window {

namespace {

constexpr std::chrono::milliseconds frame{ 16 };
/// After a stall (a dialog, a sleeping machine) the run goes on from where it was seen last.
constexpr double longestFrame = 0.25;

} // namespace

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(frame);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const double elapsed = static_cast<double>(m_clock.nsecsElapsed()) / 1e9;
        m_clock.start();
        advance(std::min(elapsed, longestFrame));
    });
}

void Playback::setLength(double seconds)
{
    m_length = seconds;
    if (m_destination)
        m_destination = std::min(*m_destination, seconds);
    moveTo(m_position);
}

void Playback::setPosition(double seconds)
{
    m_destination.reset();
    if (!m_playing)
        stop();
    moveTo(seconds);
}

void Playback::setSpeed(double speed)
{
    const double within = std::clamp(speed, slowest, fastest);
    if (qFuzzyCompare(within, m_speed))
        return;
    m_speed = within;
    Q_EMIT speedChanged(m_speed);
}

void Playback::play()
{
    m_destination.reset();
    if (m_position >= m_length)
        moveTo(0);
    run();
    setPlaying(true);
}

void Playback::pause()
{
    m_destination.reset();
    stop();
    setPlaying(false);
}

void Playback::glideTo(double seconds)
{
    setPlaying(false);
    if (m_reducedMotion || seconds <= m_position) {
        setPosition(seconds);
        return;
    }
    m_destination = std::min(seconds, m_length);
    run();
}

void Playback::advance(double realSeconds)
{
    const double end = m_destination.value_or(m_length);
    const double next = m_position + realSeconds * m_speed;
    if (next < end) {
        moveTo(next);
        return;
    }
    m_destination.reset();
    stop();
    moveTo(end);
    setPlaying(false);
}

void Playback::setPlaying(bool playing)
{
    if (playing == m_playing)
        return;
    m_playing = playing;
    Q_EMIT playingChanged(playing);
}

void Playback::moveTo(double seconds)
{
    const double within = std::clamp(seconds, 0.0, m_length);
    if (within == m_position)
        return;
    m_position = within;
    Q_EMIT positionChanged(within);
}

void Playback::run()
{
    if (m_timer.isActive())
        return;
    m_clock.start();
    m_timer.start();
}

void Playback::stop()
{
    m_timer.stop();
}

} // namespace window
