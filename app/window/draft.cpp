// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/draft.h"

#include "scenario/setup_reader.h"
#include "strategies/registry.h"

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonValue with(const QJsonValue &whole, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    const QString &key = path.first();
    if (whole.isArray()) {
        QJsonArray array = whole.toArray();
        const int index = key.toInt();
        array.replace(index, with(array.at(index), path.mid(1), value));
        return array;
    }
    QJsonObject object = whole.toObject();
    object.insert(key, with(object.value(key), path.mid(1), value));
    return object;
}

/// The items of a section, with another name where they refer to an old one.
QJsonArray referring(QJsonArray items, const QString &key, const QString &before, const QString &after)
{
    for (int index = 0; index < items.size(); ++index) {
        QJsonObject item = items.at(index).toObject();
        if (item.value(key).toString() != before)
            continue;
        item.insert(key, after);
        items.replace(index, item);
    }
    return items;
}

QJsonObject withBook(QJsonObject scenario, const QString &before, const QString &after)
{
    scenario.insert(u"messages"_s, referring(scenario.value("messages"_L1).toArray(), u"book"_s, before, after));
    QJsonObject expect = scenario.value("expect"_L1).toObject();
    QJsonObject reserved = expect.value("reserved"_L1).toObject();
    if (reserved.contains(before)) {
        reserved.insert(after, reserved.take(before));
        expect.insert(u"reserved"_s, reserved);
        scenario.insert(u"expect"_s, expect);
    }
    return scenario;
}

/// "m-1", "m-2", …: the first that is not there.
QString unused(const QString &start, const QStringList &used)
{
    int number = 1;
    while (used.contains(start + QString::number(number)))
        ++number;
    return start + QString::number(number);
}

QString firstUnused(const QStringList &candidates, const QStringList &used)
{
    const auto it = std::find_if(candidates.begin(), candidates.end(),
                                 [&](const QString &candidate) { return !used.contains(candidate); });
    return it == candidates.end() ? unused(candidates.first() + u'-', used) : *it;
}

engine::Subject subjectOf(const QJsonValue &consumer)
{
    const engine::Strategy *strategy = strategies::find(consumer[u"strategy"_s].toString());
    return strategy ? strategy->subject : engine::Subject::Inventory;
}

} // namespace

Draft::Draft(QJsonObject scenario, QObject *parent)
    : QObject(parent)
    , m_scenario(std::move(scenario))
{
}

QJsonValue Draft::at(const QStringList &path) const
{
    QJsonValue value = m_scenario;
    for (const QString &key : path)
        value = value.isArray() ? value.toArray().at(key.toInt()) : value.toObject().value(key);
    return value;
}

QStringList Draft::namesIn(const QString &section, const QString &key) const
{
    QStringList names;
    const QJsonArray all = items(section);
    for (const auto &item : all)
        names.append(item[key].toString());
    names.removeDuplicates();
    return names;
}

void Draft::set(const QStringList &path, const QJsonValue &value)
{
    QJsonObject scenario = with(m_scenario, path, value).toObject();
    // Settings of which none is left need no object; a result has to be expected in any case.
    const QString &section = path.first();
    if (scenario.value(section).isObject() && scenario.value(section).toObject().isEmpty() && section != u"expect"_s)
        scenario.remove(section);
    replace(scenario);
}

void Draft::append(const QString &section, const QJsonObject &item)
{
    QJsonArray all = items(section);
    all.append(item);
    set({ section }, all);
}

void Draft::remove(const QString &section, int index)
{
    QJsonArray all = items(section);
    const QString book = all.takeAt(index).toObject().value("book"_L1).toString();
    QJsonObject scenario = with(m_scenario, { section }, all).toObject();
    // Nothing can be expected of a book that is not there.
    if (section == u"stock"_s && at({ u"expect"_s, u"reserved"_s, book }).isDouble())
        scenario = with(scenario, { u"expect"_s, u"reserved"_s, book }, QJsonValue::Undefined).toObject();
    replace(scenario);
}

void Draft::replace(const QJsonObject &scenario)
{
    if (scenario == m_scenario)
        return;
    m_scenario = scenario;
    Q_EMIT changed();
}

std::optional<Flaw> Draft::flaw() const
{
    try {
        scenario::readSetup(m_scenario);
    } catch (const scenario::Wrong &wrong) {
        return Flaw{ wrong.path, wrong.cause };
    }
    return std::nullopt;
}

QJsonObject renamed(const QJsonObject &scenario, const QStringList &path, const QString &name)
{
    const QString &section = path.first();
    const QString &key = path.last();
    QStringList names;
    const QJsonArray items = scenario.value(section).toArray();
    for (const auto &item : items)
        names.append(item[key].toString());
    const QString before = names.value(path.at(1).toInt());
    const QJsonObject changed = with(scenario, path, name).toObject();
    if (names.count(before) > 1 || names.contains(name))
        return changed;
    if (section == u"stock"_s)
        return withBook(changed, before, name);
    QJsonObject whole = changed;
    const QString reference = section == u"consumers"_s ? u"consumer"_s : u"message"_s;
    if (whole.contains("faults"_L1))
        whole.insert(u"faults"_s, referring(whole.value("faults"_L1).toArray(), reference, before, name));
    return whole;
}

QJsonObject smallestScenario()
{
    return {
        { u"format"_s, u"redelivery-scenario"_s },
        { u"version"_s, 1 },
        { u"stock"_s, QJsonArray{ QJsonObject{ { u"book"_s, u"Dune"_s }, { u"onHand"_s, 10 } } } },
        { u"consumers"_s,
          QJsonArray{ QJsonObject{
              { u"name"_s, u"inventory"_s }, { u"instances"_s, 2 }, { u"strategy"_s, u"check-then-process"_s } } } },
        { u"messages"_s,
          QJsonArray{ QJsonObject{ { u"id"_s, u"m-1"_s },
                                   { u"type"_s, u"OrderPlaced"_s },
                                   { u"order"_s, u"o-1"_s },
                                   { u"book"_s, u"Dune"_s },
                                   { u"quantity"_s, 2 } } } },
        { u"expect"_s, QJsonObject{ { u"reserved"_s, QJsonObject{ { u"Dune"_s, 2 } } } } },
    };
}

QJsonObject freshItem(const Draft &draft, const QString &section)
{
    if (section == u"consumers"_s) {
        const QStringList names{ u"inventory"_s, u"shipping"_s, u"accounting"_s };
        return { { u"name"_s, firstUnused(names, draft.namesIn(section, u"name"_s)) },
                 { u"strategy"_s, draft.at({ section, u"0"_s, u"strategy"_s }) } };
    }
    if (section == u"stock"_s) {
        const QStringList books{ u"Dune"_s, u"Emma"_s, u"Ulysses"_s, u"Solaris"_s };
        return { { u"book"_s, firstUnused(books, draft.namesIn(section, u"book"_s)) }, { u"onHand"_s, 10 } };
    }
    if (section == u"messages"_s) {
        return { { u"id"_s, unused(u"m-"_s, draft.namesIn(section, u"id"_s)) },
                 { u"type"_s, u"OrderPlaced"_s },
                 { u"order"_s, unused(u"o-"_s, draft.namesIn(section, u"order"_s)) },
                 { u"book"_s, draft.at({ u"stock"_s, u"0"_s, u"book"_s }) },
                 { u"quantity"_s, 1 } };
    }
    return { { u"do"_s, u"crash"_s },
             { u"consumer"_s, draft.at({ u"consumers"_s, u"0"_s, u"name"_s }) },
             { u"delivery"_s, 1 },
             { u"after"_s, u"durable"_s } };
}

QJsonObject expectedOnce(const Draft &draft)
{
    const QJsonArray consumers = draft.items(u"consumers"_s);
    const auto mailers = std::count_if(consumers.begin(), consumers.end(), [](const auto &consumer) {
        return subjectOf(consumer) == engine::Subject::Email;
    });
    const auto reservers = static_cast<double>(consumers.size() - mailers);
    QJsonObject reserved;
    const QJsonArray stock = draft.items(u"stock"_s);
    for (const auto &row : stock)
        reserved.insert(row[u"book"_s].toString(), row[u"reserved"_s].toInt());
    const QJsonArray messages = draft.items(u"messages"_s);
    for (const auto &message : messages) {
        const QString book = message[u"book"_s].toString();
        const bool cancels = message[u"type"_s].toString() == u"OrderCancelled"_s;
        const double copies = message[u"quantity"_s].toDouble() * reservers;
        reserved.insert(book, std::max(0.0, reserved.value(book).toDouble() + (cancels ? -copies : copies)));
    }
    QJsonObject expect{ { u"reserved"_s, reserved } };
    if (mailers > 0)
        expect.insert(u"emails"_s, static_cast<double>(mailers * messages.size()));
    return expect;
}

} // namespace window
