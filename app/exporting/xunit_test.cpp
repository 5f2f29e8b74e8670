// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/template_text.h"
#include "exporting/test_story.h"
#include "exporting/writers.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The named arguments that are not at their defaults.
QString deliveryText(const TestDelivery &delivery)
{
    const engine::Message &message = delivery.message;
    QStringList arguments{ codeLiteral(message.id), codeLiteral(message.order), codeLiteral(message.book),
                           QString::number(engine::effectOf(message)) };
    if (delivery.redelivered)
        arguments.append(u"Redelivered: true"_s);
    if (!delivery.crashesBefore.isEmpty())
        arguments.append(u"CrashesBefore: "_s + codeLiteral(delivery.crashesBefore));
    if (!delivery.failsAt.isEmpty())
        arguments.append(u"FailsAt: "_s + codeLiteral(delivery.failsAt));
    if (delivery.ackIsLost)
        arguments.append(u"AckIsLost: true"_s);
    if (delivery.overlaps)
        arguments.append(u"Overlaps: true"_s);
    return u"        new("_s + arguments.join(u", "_s) + u"),"_s;
}

} // namespace

/// A test class of one file: the deliveries and what is right are data, the rest is resources/export/RegressionTest.cs.
void writeXunitTest(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const auto line = [&](const QString &text) { device.write(text.toUtf8() + '\n'); };
    Progress progress(options, 2);
    const TestStory story(recording, progress);
    // Cut where the data go.
    const QList<QByteArray> parts = templateText(u"RegressionTest.cs"_s).split('@');
    writeRunAsComment(story, recording, device, progress);
    device.write(parts.value(0) + story.name.toUtf8() + parts.value(1));
    for (const engine::StockRow &row : story.stock)
        line(u"        new StockRow { Book = %1, OnHand = %2, Reserved = %3 },"_s.arg(
            codeLiteral(row.book), QString::number(row.onHand), QString::number(row.reserved)));
    device.write(parts.value(2));
    for (const TestDelivery &delivery : story.deliveries)
        line(deliveryText(delivery));
    device.write(parts.value(3));
    for (const auto &[book, reserved] : story.expected)
        line(u"        [%1] = %2,"_s.arg(codeLiteral(book), QString::number(reserved)));
    device.write(parts.value(4) + QByteArray::number(story.emails) + parts.value(5));
}

} // namespace exporting
