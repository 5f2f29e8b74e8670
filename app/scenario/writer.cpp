// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype lineLength = 118;
constexpr qsizetype indentWidth = 2;

/// The keys of the format in the order in which people read them; QJsonObject would sort them. One list serves all
/// objects: no two of them have the same keys in a different order. Those of a message stand before those of the whole,
/// as both have a version.
const QStringList &keyOrder()
{
    static const QStringList keys =
        u"do consumer message delivery before after for id type order book quantity onHand reserved emails "
        "format version correlation at reusesId title question stock consumers broker inbox cache messages faults "
        "expect invariants variants predict tasks each always never eventually name instances strategy key retention ttl lockTimeout maxDeliveries "
        "duplicateDetection patch quantity stars scenario goal solution"_s.split(u' ');
    return keys;
}

/// Sorted like the format; unknown keys by name, after the others.
QStringList keysOf(const QJsonObject &object)
{
    QStringList keys = object.keys();
    const auto rank = [](const QString &key) {
        const qsizetype index = keyOrder().indexOf(key);
        return index < 0 ? keyOrder().size() : index;
    };
    std::sort(keys.begin(), keys.end(),
              [&](const QString &a, const QString &b) { return std::pair(rank(a), a) < std::pair(rank(b), b); });
    return keys;
}

QString scalar(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{ value }).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.sliced(1, array.size() - 2));
}

/// The elements of an array, or the members of an object, each as its text would start (its key), and its value.
std::vector<std::pair<QString, QJsonValue>> partsOf(const QJsonValue &value)
{
    std::vector<std::pair<QString, QJsonValue>> parts;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString &key : keysOf(object))
            parts.emplace_back(scalar(key) + u": "_s, object.value(key));
    } else {
        const QJsonArray array = value.toArray();
        for (const auto &element : array)
            parts.emplace_back(QString(), element);
    }
    return parts;
}

bool isContainer(const QJsonValue &value)
{
    return value.isObject() || value.isArray();
}

QString inLine(const QJsonValue &value)
{
    if (!isContainer(value))
        return scalar(value);
    QStringList texts;
    for (const auto &[start, part] : partsOf(value))
        texts.append(start + inLine(part));
    if (texts.isEmpty())
        return value.isObject() ? u"{}"_s : u"[]"_s;
    const QString text = texts.join(u", "_s);
    return value.isObject() ? u"{ "_s + text + u" }"_s : u'[' + text + u']';
}

/// Several objects in an array stand one below the other, even where a line could hold them.
bool isList(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    return array.size() > 1 && array.first().isObject();
}

/// `column`: what stands before the value in its line.
QString lines(const QJsonValue &value, qsizetype indent, qsizetype column)
{
    QString text = inLine(value);
    const bool fits = column + text.size() < lineLength && indent > 0 && !isList(value);
    if (!isContainer(value) || fits)
        return text;
    const QString margin((indent + 1) * indentWidth, u' ');
    QStringList texts;
    for (const auto &[start, part] : partsOf(value))
        texts.append(margin + start + lines(part, indent + 1, margin.size() + start.size()));
    const QString end = u'\n' + QString(indent * indentWidth, u' ');
    const QString joined = u'\n' + texts.join(u",\n"_s) + end;
    return value.isObject() ? u'{' + joined + u'}' : u'[' + joined + u']';
}

} // namespace

QByteArray write(const Document &document)
{
    QJsonObject root = document.scenario;
    if (!document.title.isEmpty())
        root.insert(u"title"_s, document.title);
    if (!document.question.isEmpty())
        root.insert(u"question"_s, document.question);
    QJsonArray variants;
    for (const Variant &variant : document.variants)
        variants.append(
            QJsonObject{ { u"id"_s, variant.id }, { u"title"_s, variant.title }, { u"patch"_s, variant.patch } });
    if (!variants.isEmpty())
        root.insert(u"variants"_s, variants);
    for (auto it = document.exercises.begin(); it != document.exercises.end(); ++it)
        root.insert(it.key(), it.value());
    return (lines(root, 0, 0) + u'\n').toUtf8();
}

} // namespace scenario
