// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/typeface.h"

#include "stage/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTextLayout>

#include <cmath>
#include <map>
#include <tuple>

namespace stage {

namespace {

/// Far more than one picture writes, so that a run that plays keeps its words.
constexpr std::size_t mostTexts = 1024;

using Faces = std::map<std::tuple<int, int, bool>, Typeface>;

Faces &faces()
{
    static thread_local Faces faces;
    return faces;
}

/// Fonts must not outlive the application.
void forgetFaces()
{
    faces().clear();
}

std::unique_ptr<QTextLayout> laidOut(const QString &text, const QFont &font)
{
    auto layout = std::make_unique<QTextLayout>(text, font);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    constexpr double endless = 0x01000000;
    layout->createLine().setLineWidth(endless);
    layout->endLayout();
    return layout;
}

/// As Qt's text engine counts.
double inFixedPoint(double width)
{
    constexpr double unit = 64;
    return std::trunc(width * unit) / unit;
}

} // namespace

Typeface::Typeface(const QFont &font)
    : m_font(font)
    , m_metrics(font)
    , m_height(m_metrics.height())
{
}

Typeface::~Typeface() = default;

Typeface &Typeface::of(int pixels, int weight, bool mono)
{
    if (faces().empty())
        qAddPostRoutine(forgetFaces);
    return faces()
        .try_emplace({ pixels, weight, mono }, mono ? Theme::mono(pixels, weight) : Theme::ui(pixels, weight))
        .first->second;
}

Typeface::Text &Typeface::known(const QString &text)
{
    if (const auto found = m_recent.find(text); found != m_recent.end())
        return found->second;
    if (m_recent.size() == mostTexts)
        m_older = std::exchange(m_recent, {});
    if (auto older = m_older.extract(text))
        return m_recent.insert(std::move(older)).position->second;
    return m_recent[text];
}

double Typeface::widthOf(Text &known, const QString &text) const
{
    if (!known.width)
        known.width = m_metrics.horizontalAdvance(text);
    return *known.width;
}

double Typeface::widthOf(const QString &text)
{
    return widthOf(known(text), text);
}

QString Typeface::elided(const QString &text, Qt::TextElideMode mode, double width)
{
    Text &it = known(text);
    if (mode == Qt::ElideNone || widthOf(it, text) <= inFixedPoint(width))
        return text;
    if (!it.elision || it.elision->mode != mode || it.elision->width != width)
        it.elision = Elision{ mode, width, m_metrics.elidedText(text, mode, width) };
    return it.elision->text;
}

void Typeface::draw(QPainter &painter, const QRectF &rect, const QString &text, Qt::Alignment alignment)
{
    Text &it = known(text);
    if (!it.layout)
        it.layout = laidOut(text, m_font);
    const QTextLine line = it.layout->lineAt(0);
    double x = rect.x();
    if (alignment & Qt::AlignRight)
        x += rect.width() - line.horizontalAdvance();
    else if (alignment & Qt::AlignHCenter)
        x += (rect.width() - line.horizontalAdvance()) / 2;
    double y = rect.y();
    // QTextLine::height() is rounded up; QPainter::drawText() does not round.
    const double height = line.ascent() + line.descent();
    if (alignment & Qt::AlignBottom)
        y += rect.height() - height;
    else if (alignment & Qt::AlignVCenter)
        y += (rect.height() - height) / 2;
    line.draw(&painter, { x, y });
}

} // namespace stage
