// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/caption.h"

#include <QRectF>

class QPainter;

namespace exporting {

/// One view with the words that it needs: title and strategy above it, what just happened below.
class Slide
{
public:
    /// As wide and as high as a lecture's slide, with text that the last row can read.
    static constexpr QSizeF usualSize{ 1280, 800 };

    Slide(const stage::Theme &theme, QSizeF size);

    /// Where the view goes, on Theme::panel.
    const QRectF &body() const { return m_body; }
    /// The ground, and all but the view.
    void paint(QPainter &painter, const Caption &caption) const;

private:
    void paintHead(QPainter &painter, const Caption &caption) const;
    void paintFoot(QPainter &painter, const Caption &caption) const;

    const stage::Theme &m_theme;
    QSizeF m_size;
    QRectF m_body;
};

/// Sign and name of the verdict in its colours, with its right or left edge at that x. Returns its width.
double paintVerdict(QPainter &painter, QPointF at, Qt::Alignment alignment, const Caption &caption,
                    const stage::Theme &theme);
inline constexpr double verdictHeight = 28;

} // namespace exporting
