// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/envelope.h"
#include "stage/painters.h"
#include "stage/words.h"

namespace stage {

namespace {

constexpr double corner = 9;
constexpr double innerCorner = 6;

/// Title and subtitle, centred in a box.
void heading(Canvas &canvas, const QRectF &rect, const QString &title, const QString &note)
{
    const double first = canvas.heightOf(Type::Title);
    const double second = canvas.heightOf(Type::Body);
    const double top = rect.center().y() - (first + second) / 2;
    const QRectF line(rect.left(), top, rect.width(), first);
    canvas.text(line, title, canvas.fitting(title, { Type::Title, Type::Label, Type::Tiny }, rect.width()),
                canvas.theme().text, Qt::AlignCenter, Qt::ElideMiddle);
    canvas.text(QRectF(rect.left(), top + first, rect.width(), second), note,
                canvas.fitting(note, { Type::Body, Type::Small }, rect.width()), canvas.theme().muted, Qt::AlignCenter);
}

void paintZone(Canvas &canvas, const Theme::Tone &ground, const QRectF &rect, bool empty, const QStringList &notes)
{
    const Theme &theme = canvas.theme();
    if (empty) {
        canvas.box(rect, canvas.px(innerCorner), Qt::transparent, ground.line, Stroke::Dashed);
        canvas.paragraph(rect.adjusted(canvas.px(2), 0, -canvas.px(2), 0), notes, Type::Small, theme.muted);
    }
}

/// In the last line of a zone, or in the middle of one that has no more than a line.
void paintMore(Canvas &canvas, const QRectF &zone, const QString &text)
{
    const double line = canvas.heightOf(Type::Small) + canvas.px(6);
    const double height = zone.height() < 2 * line ? zone.height() : line;
    canvas.text(QRectF(zone.left(), zone.bottom() - height, zone.width(), height), text, Type::Small,
                canvas.theme().muted, Qt::AlignCenter);
}

void paintSection(Canvas &canvas, const Scene &scene, const Layout &layout, std::size_t consumer)
{
    const Layout::Section &section = layout.sections[consumer];
    if (!section.title.isEmpty())
        canvas.text(section.title, scene.consumers[consumer], Type::Label, canvas.theme().muted,
                    Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    bool unacked = false;
    bool comesOrGoes = false;
    int ready = scene.moreReady[consumer];
    for (const EntryView &entry : scene.entries) {
        const bool mine = entry.consumer == static_cast<int>(consumer);
        unacked = unacked || (mine && (entry.from == Zone::InFlight || entry.to == Zone::InFlight));
        comesOrGoes = comesOrGoes || (mine && (entry.from == Zone::Ready) != (entry.to == Zone::Ready));
        ready += mine && entry.nearest() == Zone::Ready ? 1 : 0;
    }
    constexpr double emptyHeight = 44;
    // Lines that can be made out on the box, whatever its colour, and no more.
    Theme::Tone ground = canvas.tone(scene.brokerLook);
    ground.line =
        blend(scene.brokerLook == Look::Neutral ? canvas.theme().raised : ground.fill, canvas.theme().muted, 0.34);
    QRectF inFlight = section.inFlight;
    inFlight.setHeight(std::min(inFlight.height(), canvas.px(emptyHeight)));
    paintZone(canvas, ground, inFlight, !unacked, { words::nothingInFlight(), words::emptyShort() });
    paintZone(canvas, ground, section.ready, ready == 0,
              comesOrGoes ? QStringList() : QStringList{ words::queueEmpty(), words::emptyShort() });
    if (ready > 0)
        canvas.box(section.ready, canvas.px(innerCorner), blend(canvas.theme().raised, canvas.theme().field, 0.5),
                   canvas.theme().neutral.line);
    if (section.hiddenInFlight > 0)
        paintMore(canvas, section.inFlight, words::more(section.hiddenInFlight));
    if (section.hiddenReady > 0)
        paintMore(canvas, section.ready,
                  ready == section.hiddenReady ? words::ready(ready) : words::more(section.hiddenReady));
}

void paintDeadLetters(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    const bool any = scene.deadLetters > 0;
    const Theme::Tone tone = any ? canvas.tone(Look::Fault) : canvas.tone(Look::Neutral);
    canvas.box(layout.deadLetters, canvas.px(innerCorner), any ? tone.fill : canvas.theme().field, tone.line);
    QRectF text = layout.deadLetters;
    const double height = canvas.heightOf(Type::Small);
    if (any && text.height() >= 2 * height)
        text.setTop(text.bottom() - height - canvas.px(2));
    canvas.paragraph(text.adjusted(canvas.px(2), 0, -canvas.px(2), 0),
                     { words::deadLetters(scene.deadLetters), words::deadLettersShort(scene.deadLetters) }, Type::Small,
                     any ? tone.text : canvas.theme().muted);
}

} // namespace

void paintProducer(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    canvas.box(layout.producer, canvas.px(corner), canvas.theme().raised, canvas.theme().border);
    const double side = layout.px(2, 6);
    heading(canvas, layout.producer.adjusted(side, 0, -side, 0), scene.producer, scene.producerNote);
}

void paintBroker(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    const Theme::Tone tone = canvas.tone(scene.brokerLook);
    const bool plain = scene.brokerLook == Look::Neutral;
    canvas.box(layout.broker, canvas.px(corner), plain ? canvas.theme().raised : tone.fill,
               plain ? canvas.theme().border : tone.line);
    heading(canvas, layout.brokerHead, scene.broker, scene.brokerNote);
    for (std::size_t consumer = 0; consumer < layout.sections.size(); ++consumer)
        paintSection(canvas, scene, layout, consumer);
    paintDeadLetters(canvas, scene, layout);
}

void paintEntries(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    for (std::size_t index = 0; index < scene.entries.size(); ++index) {
        const EntryView &entry = scene.entries[index];
        const QRectF &rect = layout.entries[index].drawn;
        if (rect.isEmpty())
            continue;
        const Saved saved(canvas);
        if (entry.to == Zone::None)
            canvas.painter().setOpacity(1 - entry.moved);
        drawEnvelope(canvas, rect, { entry.message, entry.tag, entry.copy, entry.tint, entry.caption });
        if (entry.lockLeft >= 0 || entry.expired) {
            // The lock is a ring that runs out.
            const double left = std::max(0.0, entry.lockLeft);
            const QPointF centre(rect.left() + canvas.px(1), rect.top() + canvas.px(1));
            const QRectF ring(centre.x() - canvas.px(8), centre.y() - canvas.px(8), canvas.px(16), canvas.px(16));
            const Theme::Tone tone = canvas.tone(Look::Fault);
            canvas.dot(centre, canvas.px(8), canvas.theme().panel, tone.line);
            canvas.painter().setPen(Qt::NoPen);
            canvas.painter().setBrush(tone.line);
            canvas.painter().drawPie(ring.adjusted(2, 2, -2, -2), 90 * 16, qRound(left * 360 * 16));
            if (left <= 0)
                canvas.cross(centre, canvas.px(8), tone.line);
        }
    }
}

} // namespace stage
