// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/template_text.h"
#include "exporting/test_story.h"
#include "exporting/writers.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What is not at its default.
QString deliveryText(const TestDelivery &delivery)
{
    const engine::Message &message = delivery.message;
    QStringList members{ u"Message = "_s + codeLiteral(message.id), u"Order = "_s + codeLiteral(message.order),
                         u"Book = "_s + codeLiteral(message.book),
                         u"Quantity = "_s + QString::number(engine::effectOf(message)) };
    if (delivery.redelivered)
        members.append(u"Redelivered = true"_s);
    if (!delivery.crashesBefore.isEmpty())
        members.append(u"CrashesBefore = "_s + codeLiteral(delivery.crashesBefore));
    if (!delivery.failsAt.isEmpty())
        members.append(u"FailsAt = "_s + codeLiteral(delivery.failsAt));
    if (delivery.ackIsLost)
        members.append(u"AckIsLost = true"_s);
    if (delivery.overlaps)
        members.append(u"Overlaps = true"_s);
    return u"        new Delivery { "_s + members.join(u", "_s) + u" },"_s;
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
