// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/exercise_reader.h"

#include "scenario/merge_patch.h"
#include "scenario/setup_reader.h"
#include "strategies/registry.h"

#include <algorithm>

namespace scenario {

namespace {

bool isOfDelivery(Quantity quantity)
{
    return quantity == Quantity::Outcome || quantity == Quantity::Acked || quantity == Quantity::Redelivered;
}

template<typename Exercise>
QString readId(const Value &id, const std::vector<Exercise> &earlier)
{
    if (!isPlainId(id.name()))
        id.refuse(quoted(id.name()) + u" is no id; lower-case letters and digits, with single hyphens between"_s);
    if (std::any_of(earlier.begin(), earlier.end(), [&](const Exercise &it) { return it.id == id.name(); }))
        id.refuse(u"a second "_s + quoted(id.name()));
    return id.name();
}

QString readBook(const Value &book, const engine::Setup &setup)
{
    QStringList books;
    for (const engine::StockRow &row : setup.stock)
        books.append(row.book);
    if (!books.contains(book.name()))
        book.refuse(u"unknown book "_s + quoted(book.name()) + u"; "_s + hint(book.name(), books));
    return book.name();
}

Prediction readPrediction(const Value &item, const std::vector<Prediction> &earlier, const engine::Setup &setup)
{
    const Members members = item.members({ u"id"_s, u"quantity"_s, u"book"_s, u"delivery"_s });
    Prediction prediction;
    prediction.id = readId(members.value("id"_L1), earlier);
    prediction.quantity = members.value("quantity"_L1).word<Quantity>("quantity"_L1);
    if (prediction.quantity == Quantity::Reserved)
        prediction.book = readBook(members.value("book"_L1), setup);
    else if (members.has("book"_L1))
        members.refuseKey("book"_L1, u"only for the quantity reserved"_s);
    if (isOfDelivery(prediction.quantity))
        prediction.delivery = static_cast<int>(members.value("delivery"_L1).number(1, limits::deliveries));
    else if (members.has("delivery"_L1))
        members.refuseKey("delivery"_L1, u"only for the quantities outcome, acked, redelivered"_s);
    return prediction;
}

template<typename E>
std::vector<E> readWords(const std::optional<Value> &list, QLatin1StringView what)
{
    std::vector<E> words;
    if (!list)
        return words;
    for (const Value &word : list->items(1, limits::variants))
        words.push_back(word.word<E>(what));
    return words;
}

QStringList readStrategies(const std::optional<Value> &list)
{
    QStringList ids;
    if (!list)
        return ids;
    for (const Value &id : list->items(1, strategies::all().size())) {
        if (!strategies::find(id.string()))
            id.refuse(u"unknown strategy "_s + quoted(id.string()));
        ids.append(id.string());
    }
    return ids;
}

std::map<Happening, qint64> readCounts(const std::optional<Value> &counts)
{
    std::map<Happening, qint64> bounds;
    if (!counts)
        return bounds;
    for (const auto &[name, value] : counts->entries(limits::variants)) {
        const auto happening = engine::fromName<Happening>(name);
        if (!happening)
            value.refuse(u"unknown count "_s + quoted(name) + u"; "_s + oneOf(wordsOf<Happening>()));
        bounds.emplace(*happening, value.number(0, limits::deliveries));
    }
    return bounds;
}

std::vector<WantedWait> readWaits(const std::optional<Value> &list)
{
    std::vector<WantedWait> waits;
    if (!list)
        return waits;
    for (const Value &item : list->items(1, limits::variants)) {
        const Members members = item.members({ u"instance"_s, u"at"_s });
        WantedWait wait;
        if (const auto instance = members.find("instance"_L1))
            wait.instance = instance->name();
        if (const auto at = members.find("at"_L1))
            wait.at = at->word<engine::Step>("step"_L1);
        waits.push_back(wait);
    }
    return waits;
}

std::optional<bool> readInboxKey(const std::optional<Value> &key)
{
    if (!key)
        return std::nullopt;
    const std::vector<Value> parts = key->items(1, 2);
    if (parts.front().string() != "message"_L1 || (parts.size() == 2 && parts.back().string() != "consumer"_L1))
        key->refuse(u"must be [\"message\"] or [\"message\", \"consumer\"]"_s);
    return parts.size() == 2;
}

std::optional<qint64> readCount(const std::optional<Value> &count)
{
    return count ? std::optional(count->number(0)) : std::nullopt;
}

Goal readGoal(const Value &value)
{
    const Members members = value.members({ u"verdict"_s, u"strategy"_s, u"reserved"_s, u"emails"_s, u"deadLetters"_s,
                                            u"waits"_s, u"outcomes"_s, u"inboxKey"_s, u"atMost"_s, u"atLeast"_s });
    Goal goal;
    goal.verdicts = readWords<engine::Verdict>(members.find("verdict"_L1), "verdict"_L1);
    goal.strategies = readStrategies(members.find("strategy"_L1));
    if (const auto reserved = members.find("reserved"_L1)) {
        for (const auto &[book, count] : reserved->entries(limits::books))
            goal.reserved.emplace(book, count.number(0));
    }
    goal.emails = readCount(members.find("emails"_L1));
    goal.deadLetters = readCount(members.find("deadLetters"_L1));
    goal.waits = readWaits(members.find("waits"_L1));
    goal.outcomes = readWords<engine::Outcome>(members.find("outcomes"_L1), "outcome"_L1);
    goal.inboxPerConsumer = readInboxKey(members.find("inboxKey"_L1));
    goal.atMost = readCounts(members.find("atMost"_L1));
    goal.atLeast = readCounts(members.find("atLeast"_L1));
    return goal;
}

/// The patch, once what it makes of the scenario has passed the checks.
QJsonObject readPatch(const Value &patch, const QJsonObject &scenario)
{
    if (!patch.json().isObject())
        patch.refuse(u"must be an object"_s);
    try {
        readSetup(merged(scenario, patch.json()).toObject());
    } catch (const Wrong &wrong) {
        patch.refuse(pointerOf(wrong.path) + u": "_s + wrong.cause);
    }
    return patch.json().toObject();
}

Task readTask(const Value &item, const std::vector<Task> &earlier, const QJsonObject &scenario)
{
    const Members members = item.members({ u"id"_s, u"stars"_s, u"scenario"_s, u"goal"_s, u"solution"_s });
    Task task;
    task.id = readId(members.value("id"_L1), earlier);
    task.stars = static_cast<int>(members.value("stars"_L1).number(1, 3));
    if (const auto patch = members.find("scenario"_L1))
        task.scenario = readPatch(*patch, scenario);
    task.goal = readGoal(members.value("goal"_L1));
    task.solution = readPatch(members.value("solution"_L1), merged(scenario, task.scenario).toObject());
    return task;
}

} // namespace

std::vector<Prediction> readPredictions(const Value &predict, const engine::Setup &setup)
{
    std::vector<Prediction> predictions;
    for (const Value &item : predict.items(1, limits::predictions))
        predictions.push_back(readPrediction(item, predictions, setup));
    return predictions;
}

std::vector<Task> readTasks(const Value &tasks, const QJsonObject &scenario)
{
    std::vector<Task> read;
    for (const Value &item : tasks.items(1, limits::tasks))
        read.push_back(readTask(item, read, scenario));
    return read;
}

} // namespace scenario
