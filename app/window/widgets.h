// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/appearance.h"
#include "window/glyph.h"

#include <QAbstractButton>
#include <QFrame>
#include <QLabel>

/// Small widgets that everything else is made of.
namespace window {

enum class TextTone : quint8 { Plain, Muted, Faint, Accent };

/// A label in one of the typefaces of the theme, coloured by the style sheet.
QLabel *makeLabel(const QString &text, const QFont &font, TextTone tone = TextTone::Plain, QWidget *parent = nullptr);

/// A panel with a border and round corners.
QFrame *makeCard(QWidget *parent = nullptr);

/// Takes the widget out of sight and deletes it later, so that one of its own children may ask for it. Null is ignored.
void retire(QWidget *widget);

/// A hairline across.
QFrame *makeLine(QWidget *parent = nullptr);

/// A button that our code paints. The mouse does not give it the focus, so that the keys stay with the run; whoever
/// comes to it with Tab can press it with Space or Enter.
class PaintedButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PaintedButton(const Appearance &appearance, QWidget *parent = nullptr);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

    const stage::Theme &theme() const { return m_appearance.theme(); }
    /// The ground of a choice: accented while it is checked.
    void paintChoiceGround(QPainter &painter, const QRectF &rect) const;
    /// The ring that says where the keyboard is.
    void paintFocus(QPainter &painter, const QRectF &rect, double radius) const;
    bool isHovered() const { return m_hovered; }

private:
    const Appearance &m_appearance;
    bool m_hovered = false;
};

/// A glyph on no ground, or on the accent.
class GlyphButton : public PaintedButton
{
    Q_OBJECT

public:
    GlyphButton(const Appearance &appearance, Glyph glyph, const QString &name, QWidget *parent = nullptr);

    void setGlyph(Glyph glyph, const QString &name);
    void setProminent(bool prominent) { m_prominent = prominent; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Glyph m_glyph;
    bool m_prominent = false;
};

/// A small choice among a few that stand beside each other.
class Chip : public PaintedButton
{
    Q_OBJECT

public:
    Chip(const Appearance &appearance, const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Lets a view keep keys that are shortcuts of the window, while the focus is in it.
class KeepsKeys : public QObject
{
    Q_OBJECT

public:
    KeepsKeys(QWidget &widget, const QList<int> &keys);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QList<int> m_keys;
};

} // namespace window
