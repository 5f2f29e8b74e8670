// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/banner.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>

#include <chrono>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

Banner::Banner(const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_appearance(appearance)
    , m_text(makeLabel({}, Theme::ui(13), TextTone::Plain, this))
    , m_timer(new QTimer(this))
{
    setObjectName(u"banner"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(42, 7, 8, 7);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_text, 1);
    auto *close = new GlyphButton(appearance, Glyph::Close, tr("Close this message"), this);
    close->setObjectName(u"closeBanner"_s);
    layout->addWidget(close, 0, Qt::AlignTop);
    m_timer->setSingleShot(true);
    m_timer->setInterval(std::chrono::seconds(7));
    connect(close, &QAbstractButton::clicked, this, &QWidget::hide);
    connect(m_timer, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Banner::say(const QString &text, Kind kind)
{
    // A remark does not cover a problem that nobody has seen to.
    if (kind == Kind::Remark && m_kind == Kind::Problem && isVisible())
        return;
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    show();
    if (kind == Kind::Remark)
        m_timer->start();
    else
        m_timer->stop();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

int Banner::widthOfText() const
{
    constexpr int surroundings = 42 + 8 + 34 + 16;
    return m_text->fontMetrics().horizontalAdvance(m_text->text()) + surroundings;
}

void Banner::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    const Theme::Tone &tone = m_kind == Kind::Problem ? theme.fault : theme.pending;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tone.line, 1));
    painter.setBrush(tone.fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
    painter.setFont(Theme::ui(15, QFont::Bold));
    painter.setPen(tone.line);
    painter.drawText(QRectF(10, 0, 26, height()), Qt::AlignCenter, m_kind == Kind::Problem ? u"✕"_s : u"!"_s);
}

} // namespace window
