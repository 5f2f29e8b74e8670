// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/envelope.h"
#include "stage/painters.h"
#include "stage/words.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

// Units of the design.
constexpr double corner = 9;
constexpr double padding = 12;
constexpr double titleHeight = 30;
constexpr double chipHeight = 21;

void paintMail(Canvas &canvas, const Scene &scene, const QRectF &box)
{
    canvas.box(box, canvas.px(corner), canvas.theme().raised, canvas.theme().border);
    const QRectF inner = box.adjusted(canvas.px(padding), 0, -canvas.px(padding), 0);
    const double title = std::min(canvas.px(titleHeight), box.height() * 0.45);
    const auto listed =
        std::count_if(scene.mails.begin(), scene.mails.end(), [](const MailView &it) { return it.presence > 0.5; });
    const int sent = scene.moreMails + static_cast<int>(listed);
    QString count = words::mailsSent(sent);
    if (scene.mailsRefused > 0)
        count = words::mailsSentShort(sent) + u" · "_s + words::mailsRefused(scene.mailsRefused);
    const double countWidth = canvas.widthOf(count, Type::Small);
    const QRectF head(inner.left(), inner.top() + canvas.px(2), inner.width(), title);
    const QRectF name = head.adjusted(0, 0, -countWidth - canvas.px(6), 0);
    const QString called = canvas.fitting({ words::mail(), words::mailShort() }, Type::Label, name.width());
    canvas.text(name, called, canvas.fitting(called, { Type::Title, Type::Label }, name.width()), canvas.theme().text);
    canvas.text(head.adjusted(head.width() - countWidth, 0, 0, 0), count, Type::Small, canvas.theme().muted,
                Qt::AlignRight | Qt::AlignVCenter);

    double x = inner.left();
    const double y = head.bottom() + canvas.px(4);
    for (std::size_t index = 0; index < scene.mails.size(); ++index) {
        const MailView &mail = scene.mails[index];
        const double width = travellingSize(canvas, mail.message).width();
        const bool isLast = index + 1 == scene.mails.size() && scene.moreMails == 0;
        const double room = inner.right() - x - (isLast ? 0 : canvas.px(44));
        if (width > room) {
            const int hidden = scene.moreMails + static_cast<int>(scene.mails.size() - index);
            canvas.text(QRectF(x, y, inner.right() - x, canvas.px(chipHeight)), words::more(hidden), Type::Small,
                        canvas.theme().muted);
            break;
        }
        const Saved saved(canvas);
        canvas.painter().setOpacity(mail.presence);
        drawTravelling(canvas, { x + width / 2, y + canvas.px(chipHeight) / 2 },
                       { mail.message, 0, mail.copy, Tint::of(mail.copy > 1 ? Look::Duplicate : Look::Committed), {} });
        x += width + canvas.px(9);
    }
}

void paintCache(Canvas &canvas, const Scene &scene, const QRectF &box)
{
    const Theme::Tone tone = canvas.tone(Look::Fault);
    canvas.box(box, canvas.px(corner), scene.cacheOut ? tone.fill : canvas.theme().raised, Qt::transparent);
    if (scene.cacheOut)
        canvas.hatch(box, canvas.px(corner), blend(tone.fill, tone.line, 0.16));
    canvas.box(box, canvas.px(corner), Qt::transparent, scene.cacheOut ? tone.line : canvas.theme().border,
               scene.cacheOut ? Stroke::Dashed : Stroke::Solid);
    const QRectF inner = box.adjusted(canvas.px(padding), 0, -canvas.px(padding), 0);
    const double title = std::min(canvas.px(titleHeight), box.height() * 0.45);
    const QRectF head(inner.left(), inner.top() + canvas.px(2), inner.width(), title);
    const double beside = head.width() - canvas.widthOf(words::cache(), Type::Title) - canvas.px(6);
    canvas.text(head, words::cache(), Type::Title, canvas.theme().text);
    if (scene.cacheOut)
        canvas.text(head, canvas.fitting({ words::cacheOut(), words::cacheDown() }, Type::Small, beside), Type::Small,
                    tone.text, Qt::AlignRight | Qt::AlignVCenter);
    const double line = canvas.px(17);
    const int lines = std::max(1, static_cast<int>((box.bottom() - head.bottom() - canvas.px(4)) / line));
    const auto keys = static_cast<int>(scene.cacheKeys.size());
    for (int index = 0; index < std::min(lines, keys); ++index) {
        const bool more = index == lines - 1 && keys > lines;
        const QRectF rect(inner.left(), head.bottom() + index * line, inner.width(), line);
        canvas.text(rect, more ? words::more(keys - index) : scene.cacheKeys[static_cast<std::size_t>(index)],
                    more ? Type::Small : Type::MonoSmall, scene.cacheOut ? tone.text : canvas.theme().text,
                    Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
    }
    if (keys == 0)
        canvas.text(QRectF(inner.left(), head.bottom(), inner.width(), line), words::cacheEmpty(), Type::Small,
                    canvas.theme().muted);
}

} // namespace

void paintServices(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    if (!layout.mail.isEmpty())
        paintMail(canvas, scene, layout.mail);
    if (!layout.cache.isEmpty())
        paintCache(canvas, scene, layout.cache);
}

} // namespace stage
