// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab_words.h"

#include "strategies/registry.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <map>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::FaultKind;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::LabDialog)
};

QString titleOf(FaultKind kind)
{
    switch (kind) {
    case FaultKind::LoseAck: return Words::tr("Lose the ack");
    case FaultKind::Crash: return Words::tr("Crash");
    case FaultKind::Fail: return Words::tr("The handler fails");
    case FaultKind::Pause: return Words::tr("Pause");
    case FaultKind::ExpireLock: return Words::tr("The lock runs out");
    case FaultKind::RetryPublish: return Words::tr("The producer sends again");
    case FaultKind::ReplayDeadLetters: return Words::tr("Replay the dead letters");
    case FaultKind::PurgeInbox: return Words::tr("Purge the inbox");
    case FaultKind::CacheOutage: return Words::tr("The cache is gone");
    }
    return {};
}

QString detailOf(FaultKind kind)
{
    switch (kind) {
    case FaultKind::LoseAck: return Words::tr("done, but the broker never hears of it");
    case FaultKind::Crash: return Words::tr("the instance dies; what it has not committed is gone");
    case FaultKind::Fail: return Words::tr("it throws: rolled back, and given back to the broker");
    case FaultKind::Pause: return Words::tr("the instance stands still for a while");
    case FaultKind::ExpireLock: return Words::tr("the broker gives the message to somebody else");
    case FaultKind::RetryPublish: return Words::tr("it did not hear that its message had arrived");
    case FaultKind::ReplayDeadLetters: return Words::tr("somebody puts them back into the queue");
    case FaultKind::PurgeInbox: return Words::tr("rows past their retention are deleted");
    case FaultKind::CacheOutage: return Words::tr("it answers nothing for a while");
    }
    return {};
}

QString detailOf(engine::Role role)
{
    switch (role) {
    case engine::Role::Start: return Words::tr("the first step of the handler");
    case engine::Role::Work: return Words::tr("the business write, or the mail");
    case engine::Role::Durable: return Words::tr("the step that makes the work permanent");
    case engine::Role::Settle: return Words::tr("the ack");
    }
    return {};
}

QString titleOf(engine::KeySource source)
{
    switch (source) {
    case engine::KeySource::MessageId: return Words::tr("Message id");
    case engine::KeySource::CorrelationId: return Words::tr("Correlation id");
    case engine::KeySource::Order: return Words::tr("Order");
    case engine::KeySource::DeliveryTag: return Words::tr("Delivery tag");
    case engine::KeySource::Redelivered: return Words::tr("Redelivered flag");
    }
    return {};
}

/// What the reader of scenarios says, and how the dialog puts it: its own words where they name keys of the file.
std::vector<std::pair<QRegularExpression, QString>> causes()
{
    const auto line = [](const QString &pattern, const QString &text) {
        return std::pair(QRegularExpression(u"\\A"_s + pattern + u"\\z"_s), text);
    };
    return {
        line(u"must not be empty"_s, Words::tr("must not be empty")),
        line(u"is longer than (\\d+) characters"_s, Words::tr("is longer than %1 characters")),
        line(u"has control characters in it"_s, Words::tr("has control characters in it")),
        line(u"has (\\d+) elements; at most (\\d+) are allowed"_s, Words::tr("%1 of them; at most %2 are allowed")),
        line(u"('.*') is no duration; .*"_s,
             Words::tr("%1 is no duration; write a whole number and ms, s, m, h or d, as in 30s")),
        line(u"('.*') is longer than ten years .*"_s, Words::tr("%1 is longer than ten years")),
        line(u"must be longer than nothing"_s, Words::tr("must be longer than nothing")),
        line(u"a second row for ('.*')"_s, Words::tr("there is a row for %1 already")),
        line(u"a second consumer ('.*')"_s, Words::tr("there is a consumer %1 already")),
        line(u"a second message ('.*'); .*"_s,
             Words::tr("there is a message %1 already; where that is meant, check “Reuses an id”")),
        line(u"no earlier message has the id ('.*')"_s, Words::tr("no earlier message has the id %1")),
        line(u"no stock of ('.*'); .*"_s, Words::tr("there is no stock of %1")),
        line(u"no consumer ('.*'); .*"_s, Words::tr("there is no consumer %1")),
        line(u"no message ('.*'); .*"_s, Words::tr("there is no message %1")),
    };
}

QString inWords(const QString &cause)
{
    for (const auto &[pattern, text] : causes()) {
        const QRegularExpressionMatch match = pattern.match(cause);
        if (!match.hasMatch())
            continue;
        QString words = text;
        for (int group = 1; group <= match.lastCapturedIndex(); ++group)
            words.replace(u'%' + QString::number(group), match.captured(group));
        return words;
    }
    return cause;
}

std::map<QString, QString> commonLabels()
{
    return {
        { u"name"_s, Words::tr("Name") },
        { u"instances"_s, Words::tr("Instances") },
        { u"strategy"_s, Words::tr("Strategy") },
        { u"key"_s, Words::tr("Recognised by") },
        { u"id"_s, Words::tr("Id") },
        { u"type"_s, Words::tr("Type") },
        { u"order"_s, Words::tr("Order") },
        { u"book"_s, Words::tr("Book") },
        { u"quantity"_s, Words::tr("Quantity") },
        { u"version"_s, Words::tr("Version") },
        { u"at"_s, Words::tr("Published at") },
        { u"correlation"_s, Words::tr("Correlation id") },
        { u"reusesId"_s, Words::tr("Reuses an id") },
        { u"onHand"_s, Words::tr("On hand") },
        { u"reserved"_s, Words::tr("Reserved") },
        { u"lockTimeout"_s, Words::tr("Lock timeout") },
        { u"maxDeliveries"_s, Words::tr("Delivery limit") },
        { u"duplicateDetection"_s, Words::tr("Duplicate detection window") },
        { u"do"_s, Words::tr("What happens") },
        { u"consumer"_s, Words::tr("Consumer") },
        { u"message"_s, Words::tr("Message") },
        { u"delivery"_s, Words::tr("Delivery") },
        { u"before"_s, Words::tr("Before which step") },
        { u"after"_s, Words::tr("After which step") },
        { u"for"_s, Words::tr("For how long") },
        { u"emails"_s, Words::tr("E-mails") },
    };
}

} // namespace

QString keyOf(Section section)
{
    switch (section) {
    case Section::Consumers: return u"consumers"_s;
    case Section::Messages: return u"messages"_s;
    case Section::Stock: return u"stock"_s;
    case Section::Broker: return u"broker"_s;
    case Section::Inbox: return u"inbox"_s;
    case Section::Faults: return u"faults"_s;
    case Section::Expect: return u"expect"_s;
    }
    return {};
}

Section sectionOf(const QStringList &path)
{
    for (const Section section : allSections) {
        if (path.value(0) == keyOf(section))
            return section;
    }
    return path.value(0) == u"cache"_s ? Section::Inbox : Section::Consumers;
}

QString titleOf(Section section)
{
    switch (section) {
    case Section::Consumers: return Words::tr("Consumers");
    case Section::Messages: return Words::tr("Messages");
    case Section::Stock: return Words::tr("Stock");
    case Section::Broker: return Words::tr("Broker");
    case Section::Inbox: return Words::tr("Inbox and cache");
    case Section::Faults: return Words::tr("Faults");
    case Section::Expect: return Words::tr("Expected result");
    }
    return {};
}

QString introductionOf(Section section)
{
    switch (section) {
    case Section::Consumers:
        return Words::tr("Each consumer has a subscription of its own; its instances compete for the messages in it.");
    case Section::Messages: return Words::tr("What the producer publishes. Every consumer gets a copy of each.");
    case Section::Stock: return Words::tr("The table of books as it is before anything happens.");
    case Section::Broker: return Words::tr("How long a consumer may take, and how often a message comes back.");
    case Section::Inbox:
        return Words::tr("What the inbox takes for the same message, and how long it and the cache remember.");
    case Section::Faults:
        return Words::tr("What goes wrong. A fault is tied to a step and a delivery, so that it fits every strategy, "
                         "and strikes once.");
    case Section::Expect: return Words::tr("What is right at the end. The verdict compares the run with it.");
    }
    return {};
}

QString itemTitle(Section section, int index)
{
    switch (section) {
    case Section::Consumers: return Words::tr("Consumer %1").arg(index + 1);
    case Section::Messages: return Words::tr("Message %1").arg(index + 1);
    case Section::Stock: return Words::tr("Book %1").arg(index + 1);
    case Section::Faults: return Words::tr("Fault %1").arg(index + 1);
    case Section::Broker:
    case Section::Inbox:
    case Section::Expect: break;
    }
    return titleOf(section);
}

QString labelOf(const QStringList &path)
{
    if (path.first() == u"expect"_s && path.size() > 2)
        return path.last();
    if (path.first() == u"inbox"_s && path.last() == u"key"_s)
        return Words::tr("One row for each");
    if (path.first() == u"inbox"_s || path.first() == u"cache"_s)
        return path.last() == u"ttl"_s ? Words::tr("The cache remembers for") : Words::tr("The inbox remembers for");
    if (path.first() == u"faults"_s && path.last() == u"id"_s)
        return Words::tr("Under which id");
    if (path.first() == u"faults"_s && path.last() == u"at"_s)
        return Words::tr("At which time");
    const std::map<QString, QString> labels = commonLabels();
    const auto it = labels.find(path.last());
    return it == labels.end() ? path.last() : it->second;
}

QString flawText(const Flaw &flaw)
{
    const QString cause = inWords(flaw.cause);
    if (flaw.path.isEmpty())
        return cause;
    const Section section = sectionOf(flaw.path);
    bool isIndex = false;
    const int index = flaw.path.value(1).toInt(&isIndex);
    const QString where = isIndex ? itemTitle(section, index) : titleOf(section);
    const qsizetype named = isIndex ? 3 : 2;
    if (flaw.path.size() < named)
        return Words::tr("%1: %2").arg(where, cause);
    return Words::tr("%1 · %2: %3").arg(where, labelOf(flaw.path), cause);
}

std::vector<PickerItem> faultItems()
{
    std::vector<PickerItem> items;
    for (const auto &kind : engine::namesOf<FaultKind>)
        items.push_back({ kind.name, titleOf(kind.value), detailOf(kind.value), {} });
    return items;
}

std::vector<PickerItem> placeItems()
{
    std::vector<PickerItem> items;
    for (const auto &role : engine::namesOf<engine::Role>)
        items.push_back({ role.name, role.name, detailOf(role.value), {} });
    for (const auto &step : engine::namesOf<engine::Step>)
        items.push_back({ step.name, step.name, Words::tr("the step of that name, where a strategy has it"), {} });
    return items;
}

std::vector<PickerItem> keySourceItems()
{
    std::vector<PickerItem> items;
    for (const auto &source : engine::namesOf<engine::KeySource>)
        items.push_back({ source.name, titleOf(source.value), {}, {} });
    return items;
}

std::vector<PickerItem> strategyItems()
{
    std::vector<PickerItem> items;
    for (const engine::Strategy &strategy : strategies::all()) {
        const bool mails = strategy.subject == engine::Subject::Email;
        items.push_back(
            { strategy.id, strategy.title, mails ? Words::tr("sends e-mails") : Words::tr("works on the stock"), {} });
    }
    return items;
}

std::vector<PickerItem> messageTypeItems()
{
    return { { u"OrderPlaced"_s, u"OrderPlaced"_s, Words::tr("reserves copies"), {} },
             { u"OrderCancelled"_s, u"OrderCancelled"_s, Words::tr("gives copies back"), {} } };
}

} // namespace window
