// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/timeline_strip.h"

#include "trace/narration.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Closer than this there is nothing more to see, in seconds.
constexpr double closest = 1.5;

} // namespace

TimelineStrip::TimelineStrip(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
{
    setObjectName(u"timeline"_s);
    setAccessibleName(tr("Timeline"));
    describe();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    // Else every frame would paint the grounds of all parents first.
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&controller, &RunController::runChanged, this, [this](RunChange change) {
        m_states.reset();
        m_ground = {};
        if (change == RunChange::Opened)
            m_view = {};
        else
            setView(m_view.from, m_view.to);
        update();
    });
    connect(&controller, &RunController::moved, this, [this] {
        if (m_grip == Grip::None)
            followPlayhead();
        update();
    });
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

stage::TimelinePicture TimelineStrip::picture() const
{
    const std::size_t shared = m_controller.branch().forkedAt;
    return { m_controller.recording(),
             m_controller.pacing(),
             m_controller.playback().position(),
             m_view,
             QSizeF(size()),
             m_appearance.theme(),
             shared > 0 ? std::optional(shared) : std::nullopt,
             m_divergedAt };
}

void TimelineStrip::setDivergence(std::optional<std::size_t> event)
{
    if (event == m_divergedAt)
        return;
    m_divergedAt = event;
    describe();
    update();
}

void TimelineStrip::describe()
{
    const QString always = tr("Drag to travel in time. The event log tells the same in words.");
    setAccessibleDescription(
        m_divergedAt ? always + u' ' + tr("Replayed, it differs from event %1 on.").arg(*m_divergedAt + 1) : always);
}

void TimelineStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().panel);
    if (!m_controller.hasRun())
        return;
    paint(painter, picture());
    if (m_controller.isConcealed())
        concealFuture(painter);
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_appearance.theme().accent, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void TimelineStrip::paint(QPainter &painter, const stage::TimelinePicture &picture)
{
    const QTransform device = painter.deviceTransform();
    const double ratio = devicePixelRatioF();
    // Between two pixels of the screen, what was painted elsewhere would blur.
    const bool aligned =
        device.m11() == ratio && device.dx() == std::round(device.dx()) && device.dy() == std::round(device.dy());
    if (!aligned) {
        picture.paint(painter);
        return;
    }
    updateGround(picture, ratio);
    painter.drawPixmap(QPointF(), m_ground.ahead);
    painter.setClipRect(picture.travelled());
    painter.drawPixmap(QPointF(), m_ground.behind);
    painter.setClipping(false);
    picture.paintPresent(painter);
}

void TimelineStrip::updateGround(const stage::TimelinePicture &picture, double ratio)
{
    const std::size_t since = picture.groundSince();
    const stage::ThemeKind theme = m_appearance.theme().kind;
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_ground.ahead.size() == pixels && m_ground.ahead.devicePixelRatio() == ratio && m_ground.view == m_view
        && m_ground.since == since && m_ground.theme == theme && m_ground.divergedAt == m_divergedAt)
        return;
    const auto painted = [&](auto paint) {
        QPixmap fresh(pixels);
        fresh.setDevicePixelRatio(ratio);
        fresh.fill(m_appearance.theme().panel);
        QPainter painter(&fresh);
        paint(painter);
        return fresh;
    };
    m_ground = { m_view,
                 since,
                 theme,
                 m_divergedAt,
                 painted([&](QPainter &painter) { picture.paintGround(painter); }),
                 painted([&](QPainter &painter) { picture.paintTravelled(painter); }) };
}

void TimelineStrip::concealFuture(QPainter &painter) const
{
    const double x = xAt(m_controller.playback().position()) + 7;
    painter.fillRect(QRectF(x, 0, width() - x, height()), m_appearance.theme().panel);
}

// The visible range

void TimelineStrip::setView(double from, double to)
{
    const double length = m_controller.pacing().duration();
    const double wide = std::clamp(to - from, std::min(closest, length), length);
    const double start = std::clamp(from, 0.0, length - wide);
    const bool all = to <= from || wide >= length;
    m_view = all ? stage::TimelineView{} : stage::TimelineView{ start, start + wide };
    update();
}

void TimelineStrip::zoom(double factor, double x)
{
    if (!m_controller.hasRun())
        return;
    const bool all = m_view.to <= m_view.from;
    const double from = all ? 0 : m_view.from;
    const double to = all ? m_controller.pacing().duration() : m_view.to;
    const double fixed = std::clamp(secondsAt(x), from, to);
    setView(fixed - (fixed - from) * factor, fixed + (to - fixed) * factor);
}

void TimelineStrip::zoomAtPlayhead(double factor)
{
    if (m_controller.hasRun())
        zoom(factor, xAt(m_controller.playback().position()));
}

void TimelineStrip::showAll()
{
    m_view = {};
    update();
}

void TimelineStrip::followPlayhead()
{
    if (m_view.to <= m_view.from)
        return;
    const double at = m_controller.playback().position();
    const double wide = m_view.to - m_view.from;
    if (at < m_view.from)
        setView(at - wide * 0.2, at + wide * 0.8);
    else if (at > m_view.to)
        setView(at - wide * 0.8, at + wide * 0.2);
}

// Mouse and keyboard

void TimelineStrip::mousePressEvent(QMouseEvent *event)
{
    if (!m_controller.hasRun())
        return;
    m_pressedAt = event->position();
    m_panFrom = m_view.from;
    if (event->button() == Qt::MiddleButton
        || (event->button() == Qt::LeftButton && event->modifiers() == Qt::ShiftModifier)) {
        m_grip = Grip::Panning;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    m_grip = Grip::Pressed;
    // An event is gone to when the button is let go: until then it may be the start of a drag.
    if (picture().eventAt(event->position()))
        return;
    m_grip = Grip::Scrubbing;
    m_controller.seek(secondsAt(event->position().x()));
}

void TimelineStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_controller.hasRun())
        return;
    const QPointF at = event->position();
    switch (m_grip) {
    case Grip::None: setCursor(picture().eventAt(at) ? Qt::PointingHandCursor : Qt::ArrowCursor); break;
    case Grip::Pressed:
        if ((at - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
            break;
        m_grip = Grip::Scrubbing;
        [[fallthrough]];
    case Grip::Scrubbing: m_controller.seek(secondsAt(at.x())); break;
    case Grip::Panning: {
        const double wide = m_view.to - m_view.from;
        if (wide <= 0)
            break;
        const double perPixel = secondsAt(1) - secondsAt(0);
        const double from = m_panFrom - (at.x() - m_pressedAt.x()) * perPixel;
        setView(from, from + wide);
        break;
    }
    }
}

void TimelineStrip::mouseReleaseEvent(QMouseEvent *event)
{
    const Grip grip = std::exchange(m_grip, Grip::None);
    setCursor(Qt::ArrowCursor);
    if (grip != Grip::Pressed || !m_controller.hasRun())
        return;
    if (const auto found = picture().eventAt(event->position()))
        m_controller.goTo(*found + 1);
}

void TimelineStrip::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_controller.hasRun() && !picture().eventAt(event->position()))
        showAll();
}

void TimelineStrip::wheelEvent(QWheelEvent *event)
{
    if (!m_controller.hasRun())
        return;
    const QPoint turned = event->angleDelta();
    const bool sideways = std::abs(turned.x()) > std::abs(turned.y()) || event->modifiers() == Qt::ShiftModifier;
    if (sideways) {
        const double wide = m_view.to - m_view.from;
        const int delta = turned.x() != 0 ? turned.x() : turned.y();
        const double from = m_view.from - wide * delta / 1200.0;
        if (wide > 0)
            setView(from, from + wide);
    } else {
        zoom(std::exp2(-turned.y() / 360.0), event->position().x());
    }
    event->accept();
}

bool TimelineStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_controller.hasRun()) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto found = picture().eventAt(help->pos()))
            QToolTip::showText(help->globalPos(), sentenceOf(*found), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

QString TimelineStrip::sentenceOf(std::size_t event)
{
    const trace::Recording &recording = m_controller.recording();
    if (!m_states)
        m_states.emplace(recording);
    const trace::Sentence sentence = trace::narrate(recording, event, m_states->at(event));
    const QString at = trace::timeText(recording.events[event].at);
    return sentence.why.isEmpty() ? tr("%1 · %2").arg(at, sentence.what)
                                  : tr("%1 · %2\n%3").arg(at, sentence.what, sentence.why);
}

} // namespace window
