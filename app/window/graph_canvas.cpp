// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/graph_canvas.h"

#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double largest = 2;
/// Nothing is to be seen of a graph that is smaller.
constexpr double smallest = 0.06;
/// All of it is shown at once from this scale on; a smaller one would be no pleasure to read.
constexpr double readable = 0.72;
constexpr double cornerRadius = 9;
constexpr double comfortable = 0.9;

} // namespace

GraphCanvas::GraphCanvas(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void GraphCanvas::setPicture(std::shared_ptr<const GraphPicture> picture)
{
    m_picture = std::move(picture);
    m_marks = {};
    m_pressed = m_panning = false;
    begin();
    update();
}

void GraphCanvas::setMarks(GraphMarks marks)
{
    marks.hovered = m_marks.hovered;
    m_marks = std::move(marks);
    update();
}

// What is in sight

double GraphCanvas::fittingScale() const
{
    const QRectF bounds = m_picture->bounds();
    const double scale = std::min(width() / bounds.width(), height() / bounds.height());
    return std::clamp(scale, smallest, 1.0);
}

void GraphCanvas::begin()
{
    m_untouched = true;
    if (!m_picture || width() <= 0)
        return;
    const double scale = fittingScale();
    if (scale >= readable) {
        fit();
        m_untouched = true;
        return;
    }
    const QRectF start = m_picture->cardOf(0);
    const QRectF bounds = m_picture->bounds();
    GraphSight sight;
    sight.scale = comfortable;
    // From the left edge; the top of the graph where the start is near it.
    sight.origin = -QPointF(bounds.left(), bounds.top()) * comfortable;
    const double high = bounds.height() * comfortable;
    if (high <= height())
        sight.origin.ry() += (height() - high) / 2;
    else if (sight.toWidget(start).bottom() > height() * 0.7)
        sight.origin.setY(height() * 0.5 - start.center().y() * comfortable);
    setSight(sight);
}

void GraphCanvas::fit()
{
    if (!m_picture)
        return;
    GraphSight sight;
    sight.scale = fittingScale();
    sight.origin = QRectF(rect()).center() - m_picture->bounds().center() * sight.scale;
    m_untouched = false;
    setSight(sight);
}

void GraphCanvas::setSight(GraphSight sight)
{
    const QRectF all = sight.toWidget(m_picture->bounds());
    // What is smaller than the room stays in it; what is larger has no empty room beside it.
    const auto held = [](double from, double length, double room) {
        return length <= room ? std::clamp(from, 0.0, room - length) : std::clamp(from, room - length, 0.0);
    };
    sight.origin += QPointF(held(all.left(), all.width(), width()) - all.left(),
                            held(all.top(), all.height(), height()) - all.top());
    m_sight = sight;
    update();
}

void GraphCanvas::zoom(double factor, QPointF at)
{
    if (!m_picture)
        return;
    GraphSight sight = m_sight;
    const QPointF fixed = m_sight.toGraph(at);
    sight.scale = std::clamp(m_sight.scale * factor, std::min(fittingScale(), m_sight.scale), largest);
    sight.origin = at - fixed * sight.scale;
    m_untouched = false;
    setSight(sight);
}

void GraphCanvas::reveal(int node)
{
    if (!m_picture || node < 0)
        return;
    const QRectF card = m_sight.toWidget(m_picture->cardOf(node));
    // So that one also sees where it goes on, and whence it came.
    const double aside = std::min(310 * m_sight.scale, (width() - card.width()) * 0.6);
    const QRectF wanted = card.adjusted(-aside * 0.35, -24 * m_sight.scale, aside, 24 * m_sight.scale);
    QPointF by;
    if (wanted.right() > width())
        by.setX(width() - wanted.right());
    if (wanted.left() + by.x() < 0)
        by.setX(-wanted.left());
    if (wanted.bottom() > height())
        by.setY(height() - wanted.bottom());
    if (wanted.top() + by.y() < 0)
        by.setY(-wanted.top());
    if (by.isNull())
        return;
    GraphSight sight = m_sight;
    sight.origin += by;
    m_untouched = false;
    setSight(sight);
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_picture)
        return;
    if (m_untouched)
        begin();
    else
        setSight(m_sight);
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const stage::Theme &theme = m_appearance.theme();
    painter.fillRect(rect(), theme.panel);
    if (m_picture)
        m_picture->paint(painter, theme, m_sight, m_marks, rect());
    // The frame covers what sticks out of its round corners.
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75);
    QPainterPath corners;
    corners.addRect(rect());
    corners.addRoundedRect(frame, cornerRadius, cornerRadius);
    painter.fillPath(corners, theme.panel);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 1.5 : 1));
    painter.drawRoundedRect(frame, cornerRadius, cornerRadius);
}

// Mouse

void GraphCanvas::hover(int node)
{
    if (node == m_marks.hovered)
        return;
    m_marks.hovered = node;
    setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (!m_picture || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return;
    m_pressed = true;
    m_pressedAt = event->position();
    m_originThen = m_sight.origin;
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_picture)
        return;
    if (!m_pressed) {
        hover(m_picture->nodeAt(m_sight.toGraph(event->position())));
        return;
    }
    const QPointF moved = event->position() - m_pressedAt;
    if (!m_panning && moved.manhattanLength() < QApplication::startDragDistance())
        return;
    m_panning = true;
    setCursor(Qt::ClosedHandCursor);
    GraphSight sight = m_sight;
    sight.origin = m_originThen + moved;
    m_untouched = false;
    setSight(sight);
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    const bool clicked = std::exchange(m_pressed, false) && !std::exchange(m_panning, false);
    if (!m_picture)
        return;
    const int node = m_picture->nodeAt(m_sight.toGraph(event->position()));
    setCursor(node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (clicked && event->button() == Qt::LeftButton && node >= 0)
        Q_EMIT nodeClicked(node);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_picture && m_picture->nodeAt(m_sight.toGraph(event->position())) < 0)
        fit();
}

void GraphCanvas::leaveEvent(QEvent *event)
{
    hover(-1);
    QWidget::leaveEvent(event);
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    if (!m_picture)
        return;
    const QPoint turned = event->angleDelta();
    const bool sideways = std::abs(turned.x()) > std::abs(turned.y()) || event->modifiers() == Qt::ShiftModifier;
    if (sideways) {
        GraphSight sight = m_sight;
        sight.origin += QPointF((turned.x() != 0 ? turned.x() : turned.y()) / 2.0, 0);
        m_untouched = false;
        setSight(sight);
    } else {
        zoom(std::exp2(turned.y() / 480.0), event->position());
    }
    event->accept();
}

bool GraphCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_picture) {
        const auto *help = static_cast<QHelpEvent *>(event);
        showTip(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoom(1 + gesture->value(), gesture->position());
            return true;
        }
    }
    if (event->type() == QEvent::Gesture) {
        auto *gestures = static_cast<QGestureEvent *>(event);
        if (const auto *pinch = static_cast<QPinchGesture *>(gestures->gesture(Qt::PinchGesture))) {
            zoom(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
            return true;
        }
    }
    return QWidget::event(event);
}

void GraphCanvas::showTip(const QPoint &at, const QPoint &global)
{
    const int node = m_picture->nodeAt(m_sight.toGraph(at));
    if (node >= 0)
        QToolTip::showText(global, explorer::sentenceOf(m_picture->graph(), node), this);
    else
        QToolTip::hideText();
}

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace window
