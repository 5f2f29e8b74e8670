// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/timeline_picture.h"
#include "window/appearance.h"
#include "window/run_controller.h"

#include <QPixmap>
#include <QWidget>

namespace window {

/// The run as a space-time diagram that is also the scrubber: drag the playhead, click an event, zoom with the wheel.
class TimelineStrip : public QWidget
{
    Q_OBJECT

public:
    TimelineStrip(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    double xAt(double seconds) const { return picture().xAt(seconds); }
    double secondsAt(double x) const { return picture().secondsAt(x); }
    /// The visible range in presentation seconds.
    stage::TimelineView view() const { return m_view; }
    /// Keeps what is under `x` where it is.
    void zoom(double factor, double x);
    void zoomAtPlayhead(double factor);
    void showAll();
    /// Marks the event at which a replay differs; nothing takes the mark away.
    void setDivergence(std::optional<std::size_t> event);
    std::optional<std::size_t> divergence() const { return m_divergedAt; }

    QSize minimumSizeHint() const override { return { 300, 120 }; }
    QSize sizeHint() const override { return { 900, 250 }; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Grip : quint8 { None, Pressed, Scrubbing, Panning };

    /// What was painted last and may serve again.
    struct Ground {
        stage::TimelineView view;
        std::size_t since = 0;
        stage::ThemeKind theme = stage::ThemeKind::Light;
        std::optional<std::size_t> divergedAt;
        QPixmap ahead;
        /// With the track as it is behind the playhead.
        QPixmap behind;
    };

    stage::TimelinePicture picture() const;
    void paint(QPainter &painter, const stage::TimelinePicture &picture);
    /// Makes the ground anew where it is another one, with so many pixels per unit.
    void updateGround(const stage::TimelinePicture &picture, double ratio);
    void describe();
    void concealFuture(QPainter &painter) const;
    void setView(double from, double to);
    /// Brings the playhead back into sight when it has left it.
    void followPlayhead();
    QString sentenceOf(std::size_t event);

    RunController &m_controller;
    const Appearance &m_appearance;
    stage::TimelineView m_view;
    Ground m_ground;
    std::optional<std::size_t> m_divergedAt;
    Grip m_grip = Grip::None;
    QPointF m_pressedAt;
    double m_panFrom = 0;
    /// The sentence under the mouse needs the state before its event.
    std::optional<trace::Timeline> m_states;
};

} // namespace window
