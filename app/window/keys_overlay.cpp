// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/keys_overlay.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

KeysOverlay::KeysOverlay(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    setObjectName(u"keysOverlay"_s);
    setAccessibleName(tr("Keys"));
    QStringList spoken;
    for (const Entry &entry : entries())
        spoken.append(entry.key + u": "_s + entry.what);
    setAccessibleDescription(spoken.join(u'\n'));
    setFocusPolicy(Qt::StrongFocus);
    parent->installEventFilter(this);
    hide();
}

std::vector<KeysOverlay::Entry> KeysOverlay::entries()
{
    return {
        { tr("Space"), tr("play, pause") },
        { u"←  →"_s, tr("one step back, one step on") },
        { tr("Home  End"), tr("to the start, to the end") },
        { u"1 … 9"_s, tr("step that instance only") },
        { u"A"_s, tr("lose the ack") },
        { u"C"_s, tr("crash the instance that acts") },
        { u"D"_s, tr("deliver a second copy") },
        { u"L"_s, tr("let the lock expire") },
        { u"S"_s, tr("next strategy, from the next delivery on") },
        { u"R"_s, tr("replay the same faults with that strategy") },
        { u"E"_s, tr("explore every order and every fault") },
        { u"T"_s, tr("all lessons") },
        { u"+  −  0"_s, tr("zoom the timeline; show all of it") },
        { u"Ctrl+E"_s, tr("edit the experiment") },
        { u"Ctrl+O"_s, tr("open a trace or a scenario") },
        { u"Ctrl+S"_s, tr("save the trace") },
        { u"Ctrl+Shift+E"_s, tr("export the run in another format") },
        { u"Ctrl+C"_s, tr("copy the picture") },
        { u"V"_s, tr("verify: replay it on a fresh database") },
        { u"?"_s, tr("these keys") },
    };
}

void KeysOverlay::open()
{
    setGeometry(parentWidget()->rect());
    show();
    raise();
    setFocus();
}

bool KeysOverlay::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: event->accept(); return true;
    case QEvent::KeyPress: {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool modifier =
            key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
        if (!modifier)
            hide();
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::FocusOut: hide(); return true;
    default: return QWidget::event(event);
    }
}

bool KeysOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void KeysOverlay::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = theme.window;
    veil.setAlpha(200);
    painter.fillRect(rect(), veil);

    const std::vector<Entry> all = entries();
    constexpr double surroundings = 84;
    const auto rows = static_cast<double>(all.size());
    const double rowHeight = std::clamp((height() - 20 - surroundings) / rows, 22.0, 30.0);
    const QSizeF size(std::min(460.0, width() - 40.0), rowHeight * rows + surroundings);
    const QRectF card((width() - size.width()) / 2, std::max(10.0, (height() - size.height()) / 2), size.width(),
                      size.height());
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(card, 12, 12);
    painter.setPen(theme.text);
    painter.setFont(Theme::ui(17, QFont::DemiBold));
    painter.drawText(card.adjusted(28, 22, -28, 0), Qt::AlignLeft | Qt::AlignTop, tr("Keys"));
    double y = card.top() + 62;
    for (const Entry &entry : all) {
        const QRectF row(card.left() + 28, y, card.width() - 56, rowHeight);
        paintKeyCap(painter, entry.key, QRectF(row.left(), row.top(), 96, row.height()), theme.text, theme.raised,
                    theme.border);
        painter.setPen(theme.text);
        painter.setFont(Theme::ui(13));
        painter.drawText(row.adjusted(114, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, entry.what);
        y += rowHeight;
    }
}

} // namespace window
