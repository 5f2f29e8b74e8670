// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/stage_view.h"

#include "window/fault_panel.h"
#include "window/stage_accessible.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Item;
using stage::Theme;

StageView::StageView(RunController &controller, const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
{
    StageAccessible::install();
    setObjectName(u"stage"_s);
    setAccessibleName(tr("Stage"));
    setFocusPolicy(Qt::ClickFocus);
    setMouseTracking(true);
    // Else every frame would paint the grounds of all parents first.
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&controller, &RunController::runChanged, this, &StageView::forget);
    connect(&controller, &RunController::moved, this, &StageView::forget);
    connect(&appearance, &Appearance::changed, this, &StageView::forget);
}

void StageView::forget()
{
    m_picture.reset();
    update();
}

const stage::StagePicture &StageView::picture()
{
    if (!m_picture) {
        const stage::Moment moment{ m_controller.recording(), m_controller.state(), m_controller.events(),
                                    m_controller.progress() };
        m_picture.emplace(moment, QSizeF(size()), m_appearance.theme(),
                          stage::StageOptions{ .reducedMotion = m_appearance.reducedMotion() });
    }
    return *m_picture;
}

const std::vector<Item> &StageView::items()
{
    static const std::vector<Item> none;
    return m_controller.hasRun() ? picture().items() : none;
}

const Item *StageView::itemAt(QPointF position)
{
    const std::vector<Item> &all = items();
    // Parents come before what lies within them.
    const auto it =
        std::find_if(all.rbegin(), all.rend(), [&](const Item &item) { return item.rect.contains(position); });
    return it == all.rend() ? nullptr : &*it;
}

const Item *StageView::instanceAt(QPointF position)
{
    const std::vector<Item> &all = items();
    const auto it = std::find_if(all.begin(), all.end(), [&](const Item &item) {
        return item.kind == Item::Kind::Instance && item.rect.contains(position);
    });
    return it == all.end() ? nullptr : &*it;
}

bool StageView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Item *item = itemAt(help->pos());
        if (item && !item->text.isEmpty())
            QToolTip::showText(help->globalPos(), item->text, this, item->rect.toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void StageView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().panel);
    if (!m_controller.hasRun())
        return;
    picture().paint(painter);
    if (m_drag && m_drag->moved)
        paintDrag(painter);
}

void StageView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    forget();
}

void StageView::paintDrag(QPainter &painter)
{
    const Theme &theme = m_appearance.theme();
    painter.setRenderHint(QPainter::Antialiasing);
    QString hint = tr("to an instance");
    bool possible = false;
    if (const Item *target = instanceAt(m_drag->at)) {
        const Offer offer = m_controller.situation().handTo(m_drag->entry, target->index);
        hint = offer.effect;
        possible = offer.possible;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(possible ? theme.duplicate.line : theme.fault.line, 2.5, Qt::DashLine));
        painter.drawRoundedRect(target->rect.adjusted(-4, -4, 4, 4), 12, 12);
    }
    const QRectF envelope(m_drag->at.x() - 36, m_drag->at.y() - 20, 72, 40);
    painter.setPen(QPen(theme.duplicate.line, 1.5, Qt::DashLine));
    painter.setBrush(theme.duplicate.fill);
    painter.drawRoundedRect(envelope, 5, 5);
    const QPointF fold[] = { envelope.topLeft(), QPointF(envelope.center().x(), envelope.center().y() + 2),
                             envelope.topRight() };
    painter.drawPolyline(fold, 3);
    painter.setFont(Theme::mono(11));
    painter.setPen(theme.duplicate.text);
    painter.drawText(envelope.adjusted(0, 16, 0, 0), Qt::AlignCenter, m_drag->message);

    painter.setFont(Theme::ui(12, QFont::Medium));
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(hint) + 18;
    QRectF sign(m_drag->at.x() - wide / 2, envelope.bottom() + 8, wide, 24);
    sign.moveLeft(std::clamp(sign.left(), 4.0, std::max(4.0, width() - wide - 4)));
    if (sign.bottom() > height() - 4)
        sign.moveBottom(envelope.top() - 8);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(sign, 6, 6);
    painter.setPen(possible ? theme.text : theme.muted);
    painter.drawText(sign, Qt::AlignCenter, hint);
}

void StageView::mousePressEvent(QMouseEvent *event)
{
    const Item *item = event->button() == Qt::LeftButton ? itemAt(event->position()) : nullptr;
    m_groundPressed.reset();
    if (event->button() == Qt::LeftButton && !item && m_controller.hasRun())
        m_groundPressed = event->position();
    if (!item || item->kind != Item::Kind::Entry)
        return;
    // What is dragged is where it was when the drag began.
    m_controller.playback().pause();
    const trace::EntryState &entry = m_controller.state().entries[static_cast<std::size_t>(item->index - 1)];
    m_drag = Drag{ item->index, entry.message, event->position(), event->position() };
}

void StageView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_groundPressed
        && (event->position() - *m_groundPressed).manhattanLength() >= QApplication::startDragDistance()) {
        m_groundPressed.reset();
        Q_EMIT dragOutWanted();
        return;
    }
    if (!m_drag) {
        const Item *item = itemAt(event->position());
        setCursor(item && item->kind == Item::Kind::Entry ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    m_drag->at = event->position();
    const double distance = (m_drag->at - m_drag->from).manhattanLength();
    m_drag->moved = m_drag->moved || distance >= QApplication::startDragDistance();
    setCursor(Qt::ClosedHandCursor);
    update();
}

void StageView::mouseReleaseEvent(QMouseEvent *event)
{
    m_groundPressed.reset();
    if (!m_drag)
        return;
    const Drag drag = *std::exchange(m_drag, std::nullopt);
    setCursor(Qt::ArrowCursor);
    update();
    const Item *target = instanceAt(event->position());
    if (!drag.moved || !target)
        return;
    const Offer offer = m_controller.situation().handTo(drag.entry, target->index);
    if (offer.possible)
        m_controller.interfere(offer);
    else
        Q_EMIT m_controller.refused(offer.effect);
}

void StageView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    // The keyboard points at nothing: it gets the menus of all parts.
    if (event->reason() == QContextMenuEvent::Keyboard)
        fillMenuOfAll(menu);
    else if (const Item *item = itemAt(event->pos()))
        fillMenu(menu, *item);
    if (!menu.isEmpty())
        menu.exec(event->reason() == QContextMenuEvent::Keyboard ? mapToGlobal(QPoint(40, 40)) : event->globalPos());
}

void StageView::fillMenuOfAll(QMenu &menu)
{
    for (const Item &item : items()) {
        if (item.kind == Item::Kind::Lock)
            continue;
        QMenu *part = menu.addMenu(item.text);
        part->setToolTipsVisible(true);
        fillMenu(*part, item);
        part->menuAction()->setVisible(!part->isEmpty());
    }
}

void StageView::fillMenu(QMenu &menu, const Item &item)
{
    const Situation situation = m_controller.situation();
    switch (item.kind) {
    case Item::Kind::Instance:
    case Item::Kind::Lock: fillInstanceMenu(menu, item.index); break;
    case Item::Kind::Entry: fillEntryMenu(menu, item.index); break;
    case Item::Kind::Producer:
    case Item::Kind::Broker:
        for (std::size_t message = 0; message < m_controller.recording().setup.messages.size(); ++message) {
            if (!m_controller.state().published[message])
                continue;
            Offer again = situation.publishAgain(static_cast<int>(message), false);
            again.title = tr("Publish %1 again").arg(m_controller.recording().setup.messages[message].id);
            addOffer(menu, m_controller, again);
            addOffer(menu, m_controller, situation.publishAgain(static_cast<int>(message), true));
        }
        break;
    case Item::Kind::DeadLetters: addOffer(menu, m_controller, situation.replayDeadLetters()); break;
    case Item::Kind::InboxRow: addOffer(menu, m_controller, situation.purgeInbox()); break;
    case Item::Kind::Cache: addOffer(menu, m_controller, situation.failCache()); break;
    case Item::Kind::StockRow:
    case Item::Kind::ReservationRow:
    case Item::Kind::Mail: break;
    }
}

void StageView::fillInstanceMenu(QMenu &menu, int instance)
{
    const Situation situation = m_controller.situation();
    QAction *step = menu.addAction(tr("Step only this one"));
    step->setShortcut(QKeySequence(Qt::Key_1 + instance));
    step->setShortcutVisibleInContextMenu(true);
    // The key itself is an action of the window; here it is only shown.
    step->setShortcutContext(Qt::WidgetShortcut);
    connect(step, &QAction::triggered, &m_controller, [this, instance] { m_controller.stepInstance(instance); });
    menu.addSeparator();
    for (const Offer &offer : { situation.pause(instance), situation.freeze(instance), situation.fail(instance),
                                situation.loseAck(instance), situation.crash(instance) })
        addOffer(menu, m_controller, offer);
}

void StageView::fillEntryMenu(QMenu &menu, int entry)
{
    const Situation situation = m_controller.situation();
    for (int instance = 0; instance < static_cast<int>(m_controller.recording().roster.size()); ++instance)
        addOffer(menu, m_controller, situation.handTo(entry, instance));
    menu.addSeparator();
    addOffer(menu, m_controller, situation.expireLock(entry));
}

} // namespace window
