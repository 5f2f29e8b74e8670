// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/widgets.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

QLabel *makeLabel(const QString &text, const QFont &font, TextTone tone, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    switch (tone) {
    case TextTone::Plain: break;
    case TextTone::Muted: label->setProperty("tone", u"muted"_s); break;
    case TextTone::Faint: label->setProperty("tone", u"faint"_s); break;
    case TextTone::Accent: label->setProperty("tone", u"accent"_s); break;
    }
    return label;
}

QFrame *makeCard(QWidget *parent)
{
    auto *card = new QFrame(parent);
    card->setProperty("card", true);
    return card;
}

void retire(QWidget *widget)
{
    if (!widget)
        return;
    widget->hide();
    widget->setParent(nullptr);
    widget->deleteLater();
}

QFrame *makeLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("line", true);
    line->setFixedHeight(1);
    return line;
}

PaintedButton::PaintedButton(const Appearance &appearance, QWidget *parent)
    : QAbstractButton(parent)
    , m_appearance(appearance)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(&appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

bool PaintedButton::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept();
            return true;
        }
    }
    return QAbstractButton::event(event);
}

void PaintedButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void PaintedButton::enterEvent(QEnterEvent *event)
{
    m_hovered = true;
    update();
    QAbstractButton::enterEvent(event);
}

void PaintedButton::leaveEvent(QEvent *event)
{
    m_hovered = false;
    update();
    QAbstractButton::leaveEvent(event);
}

void PaintedButton::paintChoiceGround(QPainter &painter, const QRectF &rect) const
{
    painter.setPen(QPen(isChecked() ? theme().accent : theme().border, 1));
    painter.setBrush(isChecked() ? theme().accentFill : isHovered() ? theme().raised : theme().panel);
    painter.drawRoundedRect(rect, 7, 7);
}

void PaintedButton::paintFocus(QPainter &painter, const QRectF &rect, double radius) const
{
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
}

GlyphButton::GlyphButton(const Appearance &appearance, Glyph glyph, const QString &name, QWidget *parent)
    : PaintedButton(appearance, parent)
    , m_glyph(glyph)
{
    setGlyph(glyph, name);
}

void GlyphButton::setGlyph(Glyph glyph, const QString &name)
{
    m_glyph = glyph;
    setAccessibleName(name);
    setToolTip(name);
    update();
}

QSize GlyphButton::sizeHint() const
{
    return m_prominent ? QSize(40, 32) : QSize(m_glyph == Glyph::Last ? 38 : 34, 32);
}

void GlyphButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    if (m_prominent)
        painter.setBrush(isDown()          ? theme().accent.darker(115)
                             : isHovered() ? theme().accent.lighter(108)
                                           : theme().accent);
    else if (isDown() || isHovered())
        painter.setBrush(isDown() ? theme().border : theme().raised);
    painter.drawRoundedRect(ground, 6, 6);
    const QColor colour = !isEnabled() ? theme().faint : m_prominent ? theme().onAccent : theme().text;
    paintGlyph(painter, m_glyph, QRectF(rect()), colour, 0.92);
    if (m_prominent && hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().onAccent, 1.5));
        painter.drawRoundedRect(ground.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4);
    } else {
        paintFocus(painter, ground, 6);
    }
}

Chip::Chip(const Appearance &appearance, const QString &text, QWidget *parent)
    : PaintedButton(appearance, parent)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setFont(Theme::ui(12, QFont::Medium));
}

QSize Chip::sizeHint() const
{
    return { fontMetrics().horizontalAdvance(text()) + 23, 26 };
}

QSize Chip::minimumSizeHint() const
{
    return { std::min(70, sizeHint().width()), 26 };
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    paintChoiceGround(painter, ground);
    painter.setFont(font());
    painter.setPen(theme().text);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width() - 20);
    painter.drawText(rect(), Qt::AlignCenter, shown);
    paintFocus(painter, ground, 7);
}

KeepsKeys::KeepsKeys(QWidget &widget, const QList<int> &keys)
    : QObject(&widget)
    , m_keys(keys)
{
    widget.installEventFilter(this);
}

bool KeepsKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (m_keys.contains(key->key())) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace window
