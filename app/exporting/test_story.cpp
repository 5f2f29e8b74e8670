// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/test_story.h"

#include "exporting/route.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

namespace exporting {

using namespace Qt::Literals::StringLiterals;
using engine::Event;
using Kind = Event::Kind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TestStory)
};

/// Characters that a compiler rightly distrusts in a source: they show nothing, or change the order of what they show.
bool isInvisible(QChar character)
{
    return character.category() == QChar::Other_Format || character.category() == QChar::Other_Control;
}

QString byNumber(QChar character)
{
    return u"\\u%1"_s.arg(uint(character.unicode()), 4, 16, QChar(u'0'));
}

QString identifierOf(const QString &id)
{
    QString name;
    for (const QString &word : id.split(u'-', Qt::SkipEmptyParts))
        name += word.left(1).toUpper() + word.mid(1);
    return name.isEmpty() ? u"RecordedRun"_s : name;
}

bool inHand(const trace::State &state, int tag)
{
    using Doing = trace::InstanceState::Doing;
    return std::any_of(state.instances.begin(), state.instances.end(), [&](const trace::InstanceState &instance) {
        return instance.tag != tag && instance.doing != Doing::Idle && instance.doing != Doing::Crashed;
    });
}

void takeInto(TestStory &story, const trace::Recording &recording, const Moment &moment)
{
    const Event &event = moment.event;
    std::vector<TestDelivery> &deliveries = story.deliveries;
    if (event.kind == Kind::Delivered && deliveries.size() == TestStory::mostDeliveries) {
        if (++story.leftOut == 1)
            story.leftOutFrom = moment.index;
        return;
    }
    if (event.kind == Kind::Delivered) {
        const engine::Message *message = moment.after.message(event.message);
        deliveries.push_back({ .message = message ? *message : engine::Message(),
                               .instance = recording.roster[static_cast<std::size_t>(event.instance)].name,
                               .tag = event.tag,
                               .redelivered = event.redelivered,
                               .overlaps = inHand(moment.after, event.tag) });
        return;
    }
    const auto index = static_cast<std::size_t>(event.tag) - 1;
    if (event.tag == 0 || index >= deliveries.size())
        return;
    TestDelivery &delivery = deliveries[index];
    if (event.kind == Kind::Crashed && event.outcome == engine::Outcome::Crashed)
        delivery.crashesBefore = engine::nameOf(event.step);
    else if (event.kind == Kind::AckLost)
        delivery.ackIsLost = true;
    else if (event.kind == Kind::Performed && event.reason == engine::Reason::InjectedFailure)
        delivery.failsAt = engine::nameOf(event.step);
}

/// The text for behind "// ": nothing in it reaches the next line or turns the reading direction of the source.
QString codeComment(const QString &text)
{
    QString safe;
    for (const QChar character : text)
        safe += isInvisible(character) ? u'?' : character;
    // A backslash at the end would continue the comment on the next line.
    return safe.endsWith(u'\\') ? safe + u'.' : safe;
}

} // namespace

TestStory::TestStory(const trace::Recording &recording, Progress &progress)
    : name(identifierOf(recording.header.lesson))
    , title(titleOf(recording))
    , stock(recording.setup.stock)
    , expected(recording.setup.expect.reserved)
    , emails(recording.setup.expect.emails)
    , last(walk(recording, progress, [&](const Moment &moment) { takeInto(*this, recording, moment); }))
{
    for (std::size_t index = 0; index < deliveries.size(); ++index)
        deliveries[index].outcome = last.deliveries[index].outcome;
}

QString codeLiteral(const QString &text)
{
    QString safe;
    for (const QChar character : text) {
        if (character == u'"' || character == u'\\')
            safe += u'\\';
        safe += isInvisible(character) ? byNumber(character) : QString(character);
    }
    return u'"' + safe + u'"';
}

void writeRunAsComment(const TestStory &story, const trace::Recording &recording, QIODevice &device, Progress &progress)
{
    device.write("// " + codeComment(story.title).toUtf8() + " (Redelivery Lab)\n");
    const auto line = [&](const QString &text) { device.write("//   " + codeComment(text).toUtf8() + '\n'); };
    walk(recording, progress, [&](const Moment &moment) {
        if (story.leftOut == 0 || moment.index < story.leftOutFrom)
            line(moment.sentence.what);
    });
    if (story.leftOut > 0)
        line(Words::tr(
                 "Here the test ends: the run has %1 more deliveries. What is expected below is that of the whole run.")
                 .arg(story.leftOut));
}

} // namespace exporting
