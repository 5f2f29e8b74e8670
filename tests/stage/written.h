// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>
#include <functional>
#include <vector>

/// What a picture writes: it is painted to a device that keeps the text and forgets the rest.
namespace written {

struct Text {
    QString text;
    QRectF rect;
};

class Engine : public QPaintEngine
{
public:
    Engine()
        : QPaintEngine(AllFeatures)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawTextItem(const QPointF &position, const QTextItem &item) override
    {
        constexpr double visible = 0.3;
        if (painter()->opacity() < visible || item.text().trimmed().isEmpty())
            return;
        // What the letters cover, without the leading.
        const QFontMetricsF metrics(item.font());
        const QString text = item.text().trimmed();
        const double indent = metrics.horizontalAdvance(item.text().left(item.text().indexOf(text)));
        const QRectF rect(position.x() + indent, position.y() - metrics.capHeight(), metrics.horizontalAdvance(text),
                          metrics.capHeight());
        texts.push_back({ text, painter()->transform().mapRect(rect) });
    }

    std::vector<Text> texts;
};

class Device : public QPaintDevice
{
public:
    explicit Device(QSizeF size)
        : m_size(size.toSize())
    {
    }

    QPaintEngine *paintEngine() const override { return &m_engine; }
    const std::vector<Text> &texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int dotsPerInch = 96;
        switch (metric) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return dotsPerInch;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        default: return 0;
        }
    }

private:
    QSize m_size;
    mutable Engine m_engine;
};

template<typename Picture>
std::vector<Text> by(const Picture &picture, QSizeF size)
{
    Device device(size);
    QPainter painter(&device);
    picture.paint(painter);
    painter.end();
    return device.texts();
}

/// The house writes " … " between spaces; a word that was cut has it at its end or in its middle.
inline bool isCut(const QString &text)
{
    const QChar ellipsis(0x2026);
    for (qsizetype at = text.indexOf(ellipsis); at >= 0; at = text.indexOf(ellipsis, at + 1)) {
        const bool apart = at > 0 && text[at - 1] == u' ' && (at + 1 == text.size() || text[at + 1] == u' ');
        if (!apart)
            return true;
    }
    return false;
}

/// What is wrong with these texts among each other; empty when nothing is.
inline QString faultOf(const std::vector<Text> &texts, const QRectF &room)
{
    constexpr double slack = 1;
    const auto describe = [](const Text &it) {
        return QStringLiteral("\"%1\" (%2, %3, %4 × %5)")
            .arg(it.text)
            .arg(it.rect.x(), 0, 'f', 1)
            .arg(it.rect.y(), 0, 'f', 1)
            .arg(it.rect.width(), 0, 'f', 1)
            .arg(it.rect.height(), 0, 'f', 1);
    };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (isCut(texts[i].text))
            return QStringLiteral("cut: ") + describe(texts[i]);
        if (!room.adjusted(-slack, -slack, slack, slack).contains(texts[i].rect))
            return QStringLiteral("outside: ") + describe(texts[i]);
        for (std::size_t j = 0; j < i; ++j) {
            // The two halves of what is broken are painted one after the other, each with all of the text.
            const bool halves = texts[i].text == texts[j].text;
            const QRectF both = texts[i].rect & texts[j].rect;
            if (!halves && both.width() > slack && both.height() > slack)
                return QStringLiteral("overlap: ") + describe(texts[i]) + QStringLiteral(" and ") + describe(texts[j]);
        }
    }
    return {};
}

} // namespace written
