// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/template_text.h"
#include "exporting/test_story.h"
#include "exporting/writers.h"

#include <QIODevice>

namespace exporting {

using namespace Qt::Literals::StringLiterals;

namespace {

QString boolText(bool value)
{
    return value ? u"true"_s : u"false"_s;
}

QString deliveryText(const TestDelivery &delivery)
{
    const engine::Message &message = delivery.message;
    return u"    { %1, %2, %3, %4, %5, %6, %7, %8, %9 },"_s.arg(
        codeLiteral(message.id), codeLiteral(message.order), codeLiteral(message.book),
        QString::number(engine::effectOf(message)), boolText(delivery.redelivered), codeLiteral(delivery.crashesBefore),
        codeLiteral(delivery.failsAt), boolText(delivery.ackIsLost), boolText(delivery.overlaps));
}

} // namespace

/// A program of one file: the deliveries and what is right are data, the rest is resources/export/regression_test.cpp.
void writeCppTest(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    const auto line = [&](const QString &text) { device.write(text.toUtf8() + '\n'); };
    Progress progress(options, 2);
    const TestStory story(recording, progress);
    // Cut where the data go.
    const QList<QByteArray> parts = templateText(u"regression_test.cpp"_s).split('@');
    writeRunAsComment(story, recording, device, progress);
    device.write(parts.value(0));
    for (const TestDelivery &delivery : story.deliveries)
        line(deliveryText(delivery));
    device.write(parts.value(1));
    for (const auto &[book, reserved] : story.expected)
        line(u"    { %1, %2 },"_s.arg(codeLiteral(book), QString::number(reserved)));
    device.write(parts.value(2) + QByteArray::number(story.emails) + parts.value(3));
}

} // namespace exporting
