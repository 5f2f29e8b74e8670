// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"
#include "window/graph_picture.h"

#include <QWidget>

namespace window {

/// The graph on the screen: drag to pan, wheel or pinch to zoom, click a card. Says what is wanted and changes nothing
/// but what is in sight; whoever owns it walks.
class GraphCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit GraphCanvas(const Appearance &appearance, QWidget *parent = nullptr);

    /// Null: nothing is shown.
    void setPicture(std::shared_ptr<const GraphPicture> picture);
    const GraphPicture *picture() const { return m_picture.get(); }
    /// What is marked, but for what is under the mouse.
    void setMarks(GraphMarks marks);
    const GraphMarks &marks() const { return m_marks; }
    const GraphSight &sight() const { return m_sight; }

    /// Keeps what is at that point of the widget where it is.
    void zoom(double factor, QPointF at);
    /// All of it, as large as it goes.
    void fit();
    /// Brings a card into sight, where it is not; the rest stays where it is as far as possible.
    void reveal(int node);

    QSize minimumSizeHint() const override { return { 240, 160 }; }
    QSize sizeHint() const override { return { 760, 460 }; }

Q_SIGNALS:
    void nodeClicked(int node);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    double fittingScale() const;
    /// Where one begins: all of it if it can be read so, and else the start and what is beside it.
    void begin();
    void setSight(GraphSight sight);
    void hover(int node);
    void showTip(const QPoint &at, const QPoint &global);

    const Appearance &m_appearance;
    std::shared_ptr<const GraphPicture> m_picture;
    GraphMarks m_marks;
    GraphSight m_sight;
    /// Nobody has zoomed or panned yet: another size begins anew.
    bool m_untouched = true;
    bool m_pressed = false;
    bool m_panning = false;
    QPointF m_pressedAt;
    QPointF m_originThen;
};

} // namespace window
