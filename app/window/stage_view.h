// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/stage_picture.h"
#include "window/appearance.h"
#include "window/run_controller.h"

#include <QWidget>

class QMenu;

namespace window {

/// The stage, and what one can do to its parts with the mouse.
class StageView : public QWidget
{
    Q_OBJECT

public:
    StageView(RunController &controller, const Appearance &appearance, QWidget *parent = nullptr);

    /// What can be pointed at, at the playhead; empty without a run.
    const std::vector<stage::Item> &items();
    const stage::Item *itemAt(QPointF position);
    /// What can be done to an item.
    void fillMenu(QMenu &menu, const stage::Item &item);
    void fillMenuOfAll(QMenu &menu);

    QSize minimumSizeHint() const override { return { 320, 220 }; }

Q_SIGNALS:
    /// Somebody drags the ground between the parts: the picture is to go along.
    void dragOutWanted();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    /// An envelope on its way under the mouse.
    struct Drag {
        int entry = 0;
        QString message;
        QPointF from;
        QPointF at;
        bool moved = false;
    };

    void forget();
    const stage::StagePicture &picture();
    const stage::Item *instanceAt(QPointF position);
    void paintDrag(QPainter &painter);
    void fillInstanceMenu(QMenu &menu, int instance);
    void fillEntryMenu(QMenu &menu, int entry);

    RunController &m_controller;
    const Appearance &m_appearance;
    std::optional<stage::StagePicture> m_picture;
    std::optional<Drag> m_drag;
    /// Where the ground was pressed, while nobody knows yet whether it is dragged.
    std::optional<QPointF> m_groundPressed;
};

} // namespace window
