// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/choice_row.h"

#include <QPainter>

#include <algorithm>

namespace window {

using stage::Theme;

ChoiceRow::ChoiceRow(const Appearance &appearance, const QString &text, QWidget *parent)
    : PaintedButton(appearance, parent)
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setAutoExclusive(true);
    setFont(Theme::ui(13));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int ChoiceRow::heightForWidth(int width) const
{
    const QRect text = fontMetrics().boundingRect(QRect(0, 0, width - 44, 2000), Qt::TextWordWrap, this->text());
    return std::max(32, text.height() + 14);
}

void ChoiceRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    paintChoiceGround(painter, ground);
    const QPointF centre(18, 16);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isChecked() ? theme().accent : theme().muted, 1.5));
    painter.drawEllipse(centre, 6, 6);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawEllipse(centre, 3, 3);
    }
    painter.setPen(theme().text);
    painter.setFont(font());
    painter.drawText(QRect(32, 0, width() - 44, height()), Qt::TextWordWrap | Qt::AlignVCenter | Qt::AlignLeft, text());
    paintFocus(painter, ground, 7);
}

} // namespace window
