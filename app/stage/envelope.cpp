// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/envelope.h"

#include "stage/words.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

// Units of the design.
constexpr double corner = 5;
constexpr double leastLarge = 36;
constexpr double captionHeight = 18;
constexpr double signWidth = 15;
constexpr double signHeight = 10.5;
constexpr double travellingHeight = 21;
constexpr double mostTravelling = 96;
/// Where the flap's tip is, from the top.
constexpr double flap = 0.47;

void flapLines(Canvas &canvas, const QRectF &rect, double inset, const QColor &colour, double width)
{
    QPainterPath path(rect.topLeft() + QPointF(inset, inset));
    path.lineTo(rect.center().x(), rect.top() + rect.height() * flap);
    path.lineTo(rect.topRight() + QPointF(-inset, inset));
    canvas.stroke(path, colour, width);
}

/// Neutral things have faint lines; an envelope must be seen all the same.
QColor lineOf(const Canvas &canvas, const Envelope &envelope)
{
    const Theme::Tone neutral{ canvas.theme().faint, canvas.theme().field, canvas.theme().text };
    const Theme::Tone from = envelope.tint.from == Look::Neutral ? neutral : canvas.tone(envelope.tint.from);
    const Theme::Tone to = envelope.tint.to == Look::Neutral ? neutral : canvas.tone(envelope.tint.to);
    return blend(from.line, to.line, envelope.tint.mix);
}

/// "redelivered · unacked" is shortened by what matters less. The tag stands there where the envelope has no room for it.
QStringList captionsOf(const Envelope &envelope, const QString &tag)
{
    const QString first = envelope.caption.section(u" · "_s, 0, 0);
    if (tag.isEmpty() || envelope.caption.isEmpty())
        return { envelope.caption, first };
    return { tag + u" · "_s + first, tag };
}

void drawLarge(Canvas &canvas, const QRectF &rect, const Envelope &envelope)
{
    const QColor line = lineOf(canvas, envelope);
    const QColor fill = blend(canvas.theme().field, canvas.tone(envelope.tint).fill, 0.6);
    const double caption = std::min(canvas.px(captionHeight), rect.height() * 0.35);
    const QRectF body = rect.adjusted(0, 0, 0, -caption);
    canvas.box(body, canvas.px(corner), fill, line, Stroke::Solid, 1.5);
    flapLines(canvas, body, canvas.px(1.5), line, canvas.px(1.1));
    const double inset = std::min(canvas.px(8), body.width() * 0.08);
    const QRectF text(body.left() + inset, body.center().y(), body.width() - 2 * inset,
                      body.height() / 2 - canvas.px(2));
    const QString tag = envelope.tag > 0 ? words::tag(envelope.tag) : QString();
    const double tagWidth = canvas.widthOf(tag, Type::MonoSmall);
    const double width = canvas.widthOf(envelope.message, Type::Mono) + canvas.px(4);
    const bool tagFits = !tag.isEmpty() && width + tagWidth <= text.width();
    if (tagFits)
        canvas.text(text.adjusted(text.width() - tagWidth, 0, 0, 0), tag, Type::MonoSmall, canvas.theme().muted,
                    Qt::AlignRight | Qt::AlignVCenter);
    canvas.text(text, envelope.message, Type::Mono, canvas.theme().text, Qt::AlignLeft | Qt::AlignVCenter,
                Qt::ElideMiddle);
    const QRectF below(rect.left() - canvas.px(6), body.bottom() + canvas.px(2), rect.width() + canvas.px(12), caption);
    canvas.text(below, canvas.fitting(captionsOf(envelope, tagFits ? QString() : tag), Type::Small, below.width()),
                Type::Small, canvas.theme().muted, Qt::AlignCenter);
    if (envelope.copy > 1)
        canvas.badge(body.topRight() + QPointF(-canvas.px(2), canvas.px(1)), envelope.copy);
}

/// What stands at the end of a row, from the longest to the shortest: "tag 2 ×2", "2 ×2".
QStringList endsOf(const Envelope &envelope)
{
    const QString copy = envelope.copy > 1 ? u'×' + QString::number(envelope.copy) : QString();
    if (envelope.tag == 0)
        return { copy };
    const QString more = copy.isEmpty() ? QString() : u' ' + copy;
    return { words::tag(envelope.tag) + more, QString::number(envelope.tag) + more };
}

void drawRow(Canvas &canvas, const QRectF &rect, const Envelope &envelope)
{
    const QColor line = lineOf(canvas, envelope);
    const Theme::Tone tone = canvas.tone(envelope.tint);
    const bool plain = envelope.tint.nearest() == Look::Neutral;
    canvas.box(rect, canvas.px(corner), plain ? canvas.theme().field : blend(canvas.theme().field, tone.fill, 0.6),
               line, Stroke::Solid, 1.2);
    const double height = std::min(canvas.px(signHeight), rect.height() * 0.6);
    const QRectF sign(rect.left() + canvas.px(6), rect.center().y() - height / 2, height * signWidth / signHeight,
                      height);
    QRectF text = rect.adjusted(sign.width() + canvas.px(12), 0, -canvas.px(6), 0);
    const QStringList ends = endsOf(envelope);
    const double message = canvas.widthOf(envelope.message, Type::MonoSmall) + canvas.px(5);
    // Where the words have no room beside it, the sign goes.
    const bool hasSign = message + canvas.widthOf(ends.front(), Type::MonoSmall) <= text.width();
    if (hasSign)
        drawEnvelopeSign(canvas, sign, { line, canvas.theme().field, tone.text }, 1);
    else
        text.setLeft(rect.left() + canvas.px(5));
    const QString end = canvas.fitting(ends, Type::MonoSmall, text.width() - message);
    const double width = std::min(canvas.widthOf(end, Type::MonoSmall), text.width() * 0.65);
    canvas.text(text.adjusted(text.width() - width, 0, 0, 0), end, Type::MonoSmall,
                envelope.copy > 1 ? canvas.tone(Look::Duplicate).text : canvas.theme().muted,
                Qt::AlignRight | Qt::AlignVCenter);
    text.setRight(text.right() - width - (end.isEmpty() ? 0 : canvas.px(5)));
    canvas.text(text, envelope.message, Type::MonoSmall, canvas.theme().text, Qt::AlignLeft | Qt::AlignVCenter,
                Qt::ElideMiddle);
}

} // namespace

void drawEnvelopeSign(Canvas &canvas, const QRectF &rect, const Theme::Tone &tone, double width)
{
    canvas.box(rect, canvas.px(2), tone.fill, tone.line, Stroke::Solid, width);
    flapLines(canvas, rect, canvas.px(1), tone.line, std::max(1.0, canvas.px(width * 0.8)));
}

void drawEnvelope(Canvas &canvas, const QRectF &rect, const Envelope &envelope)
{
    constexpr double leastRowWidth = 64;
    if (rect.isEmpty())
        return;
    if (rect.width() < canvas.px(leastRowWidth))
        drawEnvelopeSign(canvas, rect, { lineOf(canvas, envelope), canvas.tone(envelope.tint).fill, {} }, 1.2);
    else if (rect.height() >= canvas.px(leastLarge))
        drawLarge(canvas, rect, envelope);
    else
        drawRow(canvas, rect, envelope);
}

QSizeF travellingSize(const Canvas &canvas, const QString &message)
{
    const double width = canvas.widthOf(message, Type::MonoSmall) + canvas.px(signWidth + 24);
    return { std::min(width, canvas.px(mostTravelling)), canvas.px(travellingHeight) };
}

void drawTravelling(Canvas &canvas, QPointF middle, const Envelope &envelope)
{
    const QSizeF size = travellingSize(canvas, envelope.message);
    const QRectF rect(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
    Envelope plain = envelope;
    plain.copy = 1;
    drawRow(canvas, rect, plain);
    if (envelope.copy > 1)
        canvas.badge(rect.topRight() + QPointF(-canvas.px(2), 0), envelope.copy);
}

} // namespace stage
