// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/route.h"
#include "exporting/sql_text.h"
#include "exporting/walk.h"
#include "exporting/writers.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::nameOf;

namespace {

/// A field of RFC 4180: in quotes where it holds a quote, a comma or a line end.
QString field(const QString &text)
{
    const bool plain = !text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r');
    return plain ? text : u'"' + QString(text).replace(u'"', u"\"\""_s) + u'"';
}

void writeRecord(QIODevice &device, const QStringList &fields)
{
    QStringList safe;
    for (const QString &text : fields)
        safe.append(field(text));
    device.write((safe.join(u',') + u"\r\n"_s).toUtf8());
}

QString countOrNothing(qint64 number)
{
    return number == 0 ? QString() : QString::number(number);
}

QStringList fieldsOf(const trace::Recording &recording, const Moment &moment)
{
    const engine::Event &event = moment.event;
    const QString instance =
        event.instance < 0 ? QString() : recording.roster[static_cast<std::size_t>(event.instance)].name;
    return {
        QString::number(moment.index + 1),
        QString::number(event.at.count()),
        nameOf(event.kind),
        instance,
        event.message,
        countOrNothing(event.entry),
        countOrNothing(event.tag),
        countOrNothing(event.delivery),
        event.kind != engine::Event::Kind::Delivered ? QString()
            : event.redelivered                      ? u"yes"_s
                                                     : u"no"_s,
        nameOf(event.step),
        countOrNothing(event.line),
        nameOf(event.outcome),
        nameOf(event.reason),
        nameOf(event.answer),
        event.nativeError,
        sqlOf(event),
        moment.sentence.what,
        moment.sentence.why,
    };
}

} // namespace

/// One record per event, under a record of heads.
void writeCsv(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Progress progress(options);
    writeRecord(device,
                { u"event"_s, u"time_ms"_s, u"kind"_s, u"instance"_s, u"message"_s, u"entry"_s, u"tag"_s, u"delivery"_s,
                  u"redelivered"_s, u"step"_s, u"line"_s, u"outcome"_s, u"reason"_s, u"answer"_s, u"native_error"_s,
                  u"sql"_s, u"what"_s, u"why"_s });
    walk(recording, progress, [&](const Moment &moment) { writeRecord(device, fieldsOf(recording, moment)); });
}

} // namespace exporting
