// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/player_data.h"
#include "exporting/player_words.h"
#include "exporting/template_text.h"
#include "exporting/writers.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <QJsonDocument>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// As a content security policy names what it lets run.
QByteArray hashOf(const QByteArray &part)
{
    return "sha256-" + QCryptographicHash::hash(part, QCryptographicHash::Sha256).toBase64();
}

/// JSON for inside a script element: nothing in it can end the element, whatever a name contains.
QByteArray embedded(const QJsonObject &json)
{
    return QJsonDocument(json)
        .toJson(QJsonDocument::Compact)
        .replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026");
}

QByteArray styleFor(Appearance appearance)
{
    QByteArray style = templateText(u"player.css"_s);
    const QByteArray asTheSystem = "@media (prefers-color-scheme: dark)";
    Q_ASSERT(style.contains(asTheSystem));
    if (appearance == Appearance::Dark)
        style.replace(asTheSystem, "@media all");
    else if (appearance == Appearance::Light)
        style.replace(asTheSystem, "@media not all");
    return style;
}

/// {"question": …, "events": [ one event a line ], "end": …}
void writeData(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    QByteArray head = embedded(player::head(recording, Cast(recording), options));
    head.chop(1);
    device.write(head + ",\"events\":[\n");
    Progress progress(options);
    const trace::State last = walk(recording, progress, [&](const Moment &moment) {
        device.write((moment.index > 0 ? ",\n" : "") + embedded(player::eventJson(recording, moment)));
    });
    device.write("\n],\"end\":" + embedded(player::end(recording, last)) + "}\n");
}

} // namespace

/// One page with everything in it. The template is gone through once, so that no name is taken for a part of it.
void writeHtml(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const QByteArray style = styleFor(options.appearance);
    const QByteArray script = templateText(u"player.js"_s);
    const std::map<QByteArray, QByteArray> parts{
        { "LANGUAGE", QByteArray(engine::nameOf(options.language).data()) },
        { "TITLE", titleOf(recording).toHtmlEscaped().toUtf8() },
        { "NOSCRIPT", player::noScript().toHtmlEscaped().toUtf8() },
        { "STYLE", style },
        { "STYLE_HASH", hashOf(style) },
        { "SCRIPT", script },
        { "SCRIPT_HASH", hashOf(script) },
    };
    const QList<QByteArray> pieces = templateText(u"player.html"_s).split('@');
    // Text and names of parts take turns.
    for (qsizetype index = 0; index < pieces.size(); ++index) {
        if (index % 2 == 0)
            device.write(pieces[index]);
        else if (pieces[index] == "TRACE")
            writeData(recording, device, options);
        else
            device.write(parts.at(pieces[index]));
    }
}

} // namespace exporting
