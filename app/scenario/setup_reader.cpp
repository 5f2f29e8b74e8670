// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/setup_reader.h"

#include "strategies/registry.h"

#include <QJsonArray>

#include <algorithm>

namespace scenario {

using engine::Consumer;
using engine::Message;
using engine::Setup;
using engine::StockRow;

namespace {

QStringList booksOf(const Setup &setup)
{
    QStringList books;
    for (const StockRow &row : setup.stock)
        books.append(row.book);
    return books;
}

QStringList idsOf(const std::vector<Message> &messages)
{
    QStringList ids;
    for (const Message &message : messages)
        ids.append(message.id);
    return ids;
}

/// The name of a book that has to be in stock.
QString stockedBook(const Value &value, const QString &book, const Setup &setup)
{
    const QStringList books = booksOf(setup);
    if (!books.contains(book))
        value.refuse(u"no stock of "_s + quoted(book) + u"; "_s + hint(book, books));
    return book;
}

void readStock(const Value &stock, Setup &setup)
{
    for (const Value &item : stock.items(1, limits::books)) {
        const Members row = item.members({ u"book"_s, u"onHand"_s, u"reserved"_s });
        const Value book = row.value("book"_L1);
        if (booksOf(setup).contains(book.name()))
            book.refuse(u"a second row for "_s + quoted(book.name()));
        const auto reserved = row.find("reserved"_L1);
        setup.stock.push_back({ book.name(), row.value("onHand"_L1).number(0), reserved ? reserved->number(0) : 0, 0 });
    }
}

const engine::Strategy *readStrategy(const Value &value)
{
    const QString id = value.string();
    const engine::Strategy *strategy = strategies::find(id);
    if (strategy)
        return strategy;
    QStringList ids;
    for (const engine::Strategy &it : strategies::all())
        ids.append(it.id);
    value.refuse(u"unknown strategy "_s + quoted(id) + u"; "_s + hint(id, ids));
}

void readConsumers(const Value &consumers, Setup &setup)
{
    for (const Value &item : consumers.items(1, limits::consumers)) {
        const Members members = item.members({ u"name"_s, u"instances"_s, u"strategy"_s, u"key"_s });
        const Value name = members.value("name"_L1);
        Consumer consumer;
        consumer.name = name.name();
        if (std::any_of(setup.consumers.begin(), setup.consumers.end(),
                        [&](const Consumer &it) { return it.name == consumer.name; }))
            name.refuse(u"a second consumer "_s + quoted(consumer.name));
        if (const auto instances = members.find("instances"_L1))
            consumer.instances = static_cast<int>(instances->number(1, limits::instances));
        consumer.strategy = readStrategy(members.value("strategy"_L1));
        if (const auto key = members.find("key"_L1))
            consumer.key = key->word<engine::KeySource>("key"_L1);
        setup.consumers.push_back(std::move(consumer));
    }
}

void readBroker(const Value &broker, Setup &setup)
{
    const Members members = broker.members({ u"lockTimeout"_s, u"maxDeliveries"_s, u"duplicateDetection"_s });
    if (const auto timeout = members.find("lockTimeout"_L1))
        setup.broker.lockTimeout = timeout->positiveDuration();
    if (const auto most = members.find("maxDeliveries"_L1))
        setup.broker.maxDeliveries = static_cast<int>(most->number(1, limits::maxDeliveries));
    if (const auto window = members.find("duplicateDetection"_L1))
        setup.broker.duplicateWindow = window->duration();
}

void readInbox(const Value &inbox, Setup &setup)
{
    const Members members = inbox.members({ u"key"_s, u"retention"_s });
    if (const auto key = members.find("key"_L1)) {
        const QJsonArray perConsumer{ u"message"_s, u"consumer"_s };
        const QJsonArray shared{ u"message"_s };
        if (key->json() != perConsumer && key->json() != shared)
            key->refuse(uR"(must be ["message", "consumer"] or ["message"])"_s);
        setup.inbox.perConsumer = key->json() == perConsumer;
    }
    if (const auto retention = members.find("retention"_L1))
        setup.inbox.retention = retention->duration();
}

void readCache(const Value &cache, Setup &setup)
{
    const Members members = cache.members({ u"ttl"_s });
    if (const auto ttl = members.find("ttl"_L1))
        setup.cache.ttl = ttl->positiveDuration();
}

/// An id may come again only where the file says that this is meant.
void checkId(const Value &id, const Members &members, const Setup &setup)
{
    const bool known = idsOf(setup.messages).contains(id.name());
    const auto reuses = members.find("reusesId"_L1);
    const bool meant = reuses && reuses->boolean();
    if (known && !meant)
        id.refuse(u"a second message "_s + quoted(id.name()) + uR"(; where that is meant, add "reusesId": true)"_s);
    if (!known && meant)
        reuses->refuse(u"no earlier message has the id "_s + quoted(id.name()));
}

Message readMessage(const Value &item, const Setup &setup)
{
    const Members members = item.members({ u"id"_s, u"type"_s, u"order"_s, u"book"_s, u"quantity"_s, u"version"_s,
                                           u"correlation"_s, u"at"_s, u"reusesId"_s });
    Message message;
    const Value id = members.value("id"_L1);
    checkId(id, members, setup);
    message.id = id.name();
    if (const auto type = members.find("type"_L1))
        message.type = type->word<engine::MessageType>("type"_L1);
    message.order = members.value("order"_L1).name();
    const Value book = members.value("book"_L1);
    message.book = stockedBook(book, book.name(), setup);
    message.quantity = members.value("quantity"_L1).number(1);
    // A message is its order's first version unless it says otherwise; version 0 would be older than an untouched row.
    const auto version = members.find("version"_L1);
    message.version = version ? version->number(1) : 1;
    const auto correlation = members.find("correlation"_L1);
    message.correlation = correlation ? correlation->name() : message.order;
    if (const auto at = members.find("at"_L1))
        message.at = at->duration();
    return message;
}

void readMessages(const Value &messages, Setup &setup)
{
    for (const Value &item : messages.items(1, limits::messages))
        setup.messages.push_back(readMessage(item, setup));
}

void readExpect(const Value &expect, Setup &setup)
{
    const Members members = expect.members({ u"reserved"_s, u"emails"_s });
    // What the file says nothing about is expected to stay as it is.
    for (const StockRow &row : setup.stock)
        setup.expect.reserved.insert_or_assign(row.book, row.reserved);
    if (const auto reserved = members.find("reserved"_L1)) {
        for (const auto &[book, copies] : reserved->entries(limits::books))
            setup.expect.reserved.insert_or_assign(stockedBook(copies, book, setup), copies.number(0));
    }
    if (const auto emails = members.find("emails"_L1))
        setup.expect.emails = static_cast<int>(emails->number(0));
}

} // namespace

const QStringList &scenarioKeys()
{
    static const QStringList keys{ u"format"_s, u"version"_s,  u"stock"_s,  u"consumers"_s, u"broker"_s,    u"inbox"_s,
                                   u"cache"_s,  u"messages"_s, u"faults"_s, u"expect"_s,    u"invariants"_s };
    return keys;
}

void checkFormat(const QJsonObject &object)
{
    const Members members(object, {});
    const Value format = members.value("format"_L1);
    if (format.json() != QJsonValue(formatName))
        format.refuse(u"must be \"%1\""_s.arg(formatName));
    const Value version = members.value("version"_L1);
    const qint64 number = version.number(1);
    if (number > formatVersion)
        version.refuse(
            u"version %1 is newer than this program, which reads version %2"_s.arg(number).arg(formatVersion));
}

Setup readSetup(const QJsonObject &scenario)
{
    checkFormat(scenario);
    const Members members = Value(scenario, {}).members(scenarioKeys());
    Setup setup;
    readStock(members.value("stock"_L1), setup);
    readConsumers(members.value("consumers"_L1), setup);
    if (const auto broker = members.find("broker"_L1))
        readBroker(*broker, setup);
    if (const auto inbox = members.find("inbox"_L1))
        readInbox(*inbox, setup);
    if (const auto cache = members.find("cache"_L1))
        readCache(*cache, setup);
    readMessages(members.value("messages"_L1), setup);
    if (const auto faults = members.find("faults"_L1))
        setup.faults = readFaults(*faults, setup);
    readExpect(members.value("expect"_L1), setup);
    if (const auto invariants = members.find("invariants"_L1))
        setup.invariants = readInvariants(*invariants, setup);
    return setup;
}

} // namespace scenario
