// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/test_story.h"
#include "exporting/writers.h"

#include <QFile>

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
void writeCppTest(const trace::Recording &recording, QIODevice &device, const Options &)
{
    const auto line = [&](const QString &text) { device.write(text.toUtf8() + '\n'); };
    const TestStory story(recording);
    QFile rest(u":/export/regression_test.cpp"_s);
    const bool open = rest.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    const QList<QByteArray> parts = rest.readAll().split('@');
    line(u"// "_s + codeComment(story.title) + u" (Redelivery Lab)"_s);
    walk(recording, [&](const Moment &moment) { line(u"//   "_s + codeComment(moment.sentence.what)); });
    device.write(parts.value(0));
    for (const TestDelivery &delivery : story.deliveries)
        line(deliveryText(delivery));
    device.write(parts.value(1));
    for (const auto &[book, reserved] : story.expected)
        line(u"    { %1, %2 },"_s.arg(codeLiteral(book), QString::number(reserved)));
    device.write(parts.value(2) + QByteArray::number(story.emails) + parts.value(3));
}

} // namespace exporting
