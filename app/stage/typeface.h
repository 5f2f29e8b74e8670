// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFontMetricsF>
#include <QString>

#include <memory>
#include <optional>
#include <unordered_map>

class QPainter;
class QRectF;
class QTextLayout;

namespace stage {

/// A font that remembers the texts it was asked about: shaping the same few words again would be a third of each frame.
/// It says and paints what QFontMetricsF and QPainter::drawText() would.
class Typeface
{
public:
    explicit Typeface(const QFont &font);
    Typeface(const Typeface &) = delete;
    Typeface &operator=(const Typeface &) = delete;
    ~Typeface();

    /// The one of the calling thread, of a size in whole pixels. Lives as long as the application.
    static Typeface &of(int pixels, int weight, bool mono);

    const QFont &font() const { return m_font; }
    double height() const { return m_height; }
    double widthOf(const QString &text);
    QString elided(const QString &text, Qt::TextElideMode mode, double width);
    /// On one line, with the pen of the painter; it may stick out of the rectangle.
    void draw(QPainter &painter, const QRectF &rect, const QString &text, Qt::Alignment alignment);

private:
    struct Elision {
        Qt::TextElideMode mode = Qt::ElideNone;
        double width = 0;
        QString text;
    };

    struct Text {
        std::optional<double> width;
        /// For the room that there was last.
        std::optional<Elision> elision;
        std::unique_ptr<QTextLayout> layout;
    };

    using Texts = std::unordered_map<QString, Text>;

    /// Valid until the next call.
    Text &known(const QString &text);
    double widthOf(Text &known, const QString &text) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    double m_height;
    /// What was asked for lately, and before that: when the first is full, the second is forgotten.
    Texts m_recent;
    Texts m_older;
};

} // namespace stage
