// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include "scenario/exercise_reader.h"
#include "scenario/json_text.h"
#include "scenario/merge_patch.h"
#include "scenario/setup_reader.h"
#include "strategies/registry.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>

namespace scenario {

namespace {

QString located(const QString &name, const std::optional<Position> &position)
{
    if (!position)
        return name + u": "_s;
    return name + u":%1:%2: "_s.arg(position->line).arg(position->column);
}

/// The pointer of a wrong value, shortened where somebody else's key makes it long.
QString shownPointer(const Wrong &wrong)
{
    constexpr qsizetype longest = 120;
    if (wrong.path.isEmpty())
        return {};
    const QString pointer = pointerOf(wrong.path);
    return (pointer.size() > longest ? pointer.first(longest) + u'…' : pointer) + u": "_s;
}

Problem problemOf(const Wrong &wrong, const QString &name, const JsonText *text = nullptr)
{
    const auto position = text ? text->find(wrong.path, wrong.atKey) : std::nullopt;
    return Problem(located(name, position) + shownPointer(wrong) + wrong.cause);
}

QJsonObject objectOf(const QByteArray &bytes, const JsonText &text, const QString &name)
{
    if (bytes.size() > limits::fileSize)
        throw Problem(name + u": is larger than %1 bytes, the limit"_s.arg(limits::fileSize));
    if (const auto error = text.check())
        throw Problem(located(name, error->position) + error->cause);
    QJsonParseError error;
    const QJsonDocument json = QJsonDocument::fromJson(bytes, &error);
    // Sound text that Qt does not take after all: a scalar on its own, in some versions.
    if (error.error != QJsonParseError::NoError || !json.isObject())
        throw Problem(located(name, Position()) + u"a scenario must be an object"_s);
    return json.object();
}

QStringList idsOf(const std::vector<Variant> &variants)
{
    QStringList ids;
    for (const Variant &variant : variants)
        ids.append(variant.id);
    return ids;
}

Variant readVariant(const Value &item, const std::vector<Variant> &earlier)
{
    const Members members = item.members({ u"id"_s, u"title"_s, u"patch"_s });
    const Value id = members.value("id"_L1);
    if (!isPlainId(id.name()))
        id.refuse(quoted(id.name()) + u" is no id; lower-case letters and digits, with single hyphens between"_s);
    if (idsOf(earlier).contains(id.name()))
        id.refuse(u"a second variant "_s + quoted(id.name()));
    const Value patch = members.value("patch"_L1);
    if (!patch.json().isObject())
        patch.refuse(u"must be an object"_s);
    return { id.name(), members.value("title"_L1).text(), patch.json().toObject() };
}

/// Runs a variant's scenario through the checks. What is wrong is shown where the patch says it.
void checkVariant(const Variant &variant, const QString &index, const QJsonObject &scenario, const JsonText &text)
{
    try {
        readSetup(merged(scenario, variant.patch).toObject());
    } catch (Wrong wrong) {
        const QStringList patch{ u"variants"_s, index, u"patch"_s };
        const QStringList inPatch = patch + wrong.path;
        const bool there = text.find(inPatch).has_value();
        if (!there && !wrong.path.isEmpty())
            wrong.cause.prepend(pointerOf(wrong.path) + u": "_s);
        wrong.cause.prepend(u"variant "_s + quoted(variant.id) + u": "_s);
        throw Wrong{ there ? inPatch : patch, wrong.cause, there && wrong.atKey };
    }
}

void readVariants(const Value &variants, const JsonText &text, Document &document)
{
    for (const Value &item : variants.items(0, limits::variants)) {
        document.variants.push_back(readVariant(item, document.variants));
        checkVariant(document.variants.back(), item.path().back(), document.scenario, text);
    }
}

void readDocument(const QJsonObject &root, const JsonText &text, Document &document)
{
    checkFormat(root);
    const QStringList lessonKeys{ u"title"_s, u"question"_s, u"variants"_s, u"predict"_s, u"tasks"_s };
    const Members members = Value(root, {}).members(scenarioKeys() + lessonKeys);
    if (const auto title = members.find("title"_L1))
        document.title = title->text();
    if (const auto question = members.find("question"_L1))
        document.question = question->text();
    document.scenario = root;
    for (const QString &key : lessonKeys)
        document.scenario.remove(key);
    const engine::Setup setup = readSetup(document.scenario);
    if (const auto variants = members.find("variants"_L1))
        readVariants(*variants, text, document);
    document.exercises = { { u"predict"_s, root.value("predict"_L1) }, { u"tasks"_s, root.value("tasks"_L1) } };
    if (const auto predict = members.find("predict"_L1))
        document.predictions = readPredictions(*predict, setup);
    if (const auto tasks = members.find("tasks"_L1))
        document.tasks = readTasks(*tasks, document.scenario);
}

/// A lesson is known by its folder.
void identify(Document &document, const QString &path)
{
    static const QRegularExpression lesson(u"(?:^|[/\\\\])([0-9]{2})-([a-z0-9-]+)[/\\\\]scenario\\.json$"_s);
    const QRegularExpressionMatch match = lesson.match(path);
    document.number = match.captured(1).toInt();
    document.id = match.captured(2);
    document.folder = match.hasMatch() ? path.left(path.lastIndexOf(u'/')) : QString();
}

const engine::Strategy *strategyOf(const QJsonValue &consumer)
{
    return strategies::find(consumer[u"strategy"_s].toString());
}

/// The name under which people know the document.
QString subjectOf(const Document &document)
{
    return document.id.isEmpty() ? document.name : document.id;
}

const Variant &variantOf(const Document &document, const QString &id)
{
    const auto it = std::find_if(document.variants.begin(), document.variants.end(),
                                 [&](const Variant &variant) { return variant.id == id; });
    if (it != document.variants.end())
        return *it;
    const QString known = document.variants.empty() ? u"there are none"_s : oneOf(idsOf(document.variants));
    throw Problem(subjectOf(document) + u": unknown variant "_s + quoted(id) + u"; "_s + known);
}

QJsonArray withStrategy(const QJsonArray &consumers, const engine::Strategy &strategy, const Document &document)
{
    QJsonArray replaced;
    bool found = false;
    for (const auto &it : consumers) {
        QJsonObject consumer = it.toObject();
        const engine::Strategy *current = strategyOf(it);
        if (current && current->subject == strategy.subject) {
            consumer.insert(u"strategy"_s, QString(strategy.id));
            found = true;
        }
        replaced.append(consumer);
    }
    const QString work = strategy.subject == engine::Subject::Inventory ? u"works on the stock"_s : u"sends e-mails"_s;
    if (!found)
        throw Problem(strategy.id + u' ' + work + u"; no consumer of "_s + subjectOf(document) + u" does"_s);
    return replaced;
}

} // namespace

Problem::Problem(const QString &text)
    : std::runtime_error(oneLine(text).toStdString())
{
}

Document parse(const QByteArray &bytes, const QString &name)
{
    const JsonText text(bytes);
    const QJsonObject root = objectOf(bytes, text, name);
    Document document;
    document.name = name;
    identify(document, name);
    try {
        readDocument(root, text, document);
    } catch (const Wrong &wrong) {
        throw problemOf(wrong, name, &text);
    }
    return document;
}

Document read(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.isDir() ? QDir(path).filePath(u"scenario.json"_s) : path;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throw Problem(name + u": cannot be read: "_s + file.errorString());
    // One byte more than is allowed tells too large from just right, even where a file has no end.
    const QByteArray bytes = file.read(limits::fileSize + 1);
    if (file.error() != QFileDevice::NoError)
        throw Problem(name + u": cannot be read: "_s + file.errorString());
    Document document = parse(bytes, name);
    identify(document, QFileInfo(name).absoluteFilePath());
    return document;
}

QJsonObject effective(const Document &document, const QString &variant, const QString &strategy)
{
    QJsonObject scenario = document.scenario;
    if (!variant.isEmpty())
        scenario = merged(scenario, variantOf(document, variant).patch).toObject();
    if (strategy.isEmpty())
        return scenario;
    const engine::Strategy *replacement = strategies::find(strategy);
    if (!replacement) {
        QStringList ids;
        for (const engine::Strategy &it : strategies::all())
            ids.append(it.id);
        throw Problem(u"unknown strategy "_s + quoted(strategy) + u"; "_s + hint(strategy, ids));
    }
    const QJsonArray consumers = scenario.value(u"consumers"_s).toArray();
    scenario.insert(u"consumers"_s, withStrategy(consumers, *replacement, document));
    return scenario;
}

engine::Setup setupOf(const QJsonObject &scenario, const QString &name)
{
    try {
        return readSetup(scenario);
    } catch (const Wrong &wrong) {
        throw problemOf(wrong, name);
    }
}

std::vector<const engine::Strategy *> applicableStrategies(const Document &document)
{
    std::vector<const engine::Strategy *> applicable;
    const engine::Strategy *first = strategyOf(document.scenario.value(u"consumers"_s)[0]);
    for (const engine::Strategy &strategy : strategies::all()) {
        if (first && strategy.subject == first->subject)
            applicable.push_back(&strategy);
    }
    return applicable;
}

} // namespace scenario
