// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/checked_value.h"

#include "scenario/scenario.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace scenario {

using engine::Time;

namespace {

QLatin1StringView kindOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null: return "null"_L1;
    case QJsonValue::Bool: return "true or false"_L1;
    case QJsonValue::Double: return "a number"_L1;
    case QJsonValue::String: return "text"_L1;
    case QJsonValue::Array: return "an array"_L1;
    case QJsonValue::Object: return "an object"_L1;
    case QJsonValue::Undefined: break;
    }
    return "nothing"_L1;
}

/// Surrogate pairs count once, as in a schema's maxLength.
qsizetype lengthOf(QStringView text)
{
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); });
}

} // namespace

QString pointerOf(const QStringList &path)
{
    QString pointer;
    for (QString segment : path)
        pointer += u'/' + segment.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    return pointer;
}

void Value::refuse(const QString &cause) const
{
    throw Wrong{ m_path, cause };
}

void Value::demand(QJsonValue::Type type, QLatin1StringView name) const
{
    if (m_value.type() != type)
        refuse(u"must be "_s + name + u", not "_s + kindOf(m_value));
}

QString Value::string() const
{
    demand(QJsonValue::String, "text"_L1);
    return m_value.toString();
}

QString Value::text(qsizetype longest) const
{
    const QString text = string();
    if (text.isEmpty())
        refuse(u"must not be empty"_s);
    if (lengthOf(text) > longest)
        refuse(u"is longer than %1 characters"_s.arg(longest));
    if (!isOneLine(text))
        refuse(u"has control characters in it"_s);
    return text;
}

qint64 Value::number(qint64 least, qint64 most) const
{
    demand(QJsonValue::Double, "a number"_L1);
    const double number = m_value.toDouble();
    if (number != std::trunc(number))
        refuse(u"must be a whole number, not %1"_s.arg(number));
    // Compared before it is converted: it may be too large for an integer.
    if (number < static_cast<double>(least) || number > static_cast<double>(most))
        refuse(u"must be from %1 to %2, not %3"_s.arg(least).arg(most).arg(number, 0, 'g', 12));
    return static_cast<qint64>(number);
}

bool Value::boolean() const
{
    demand(QJsonValue::Bool, "true or false"_L1);
    return m_value.toBool();
}

Time Value::duration() const
{
    const QString text = string();
    const std::optional<Time> time = durationFrom(text);
    if (!time)
        refuse(quoted(text) + u" is no duration; a whole number and ms, s, m, h or d, as in '30s'"_s);
    if (*time > limits::duration)
        refuse(quoted(text) + u" is longer than ten years (%1)"_s.arg(durationText(limits::duration)));
    return *time;
}

Time Value::positiveDuration() const
{
    const Time time = duration();
    if (time == Time::zero())
        refuse(u"must be longer than nothing"_s);
    return time;
}

std::vector<Value> Value::items(std::size_t least, std::size_t most) const
{
    demand(QJsonValue::Array, "an array"_L1);
    const QJsonArray array = m_value.toArray();
    const auto count = static_cast<std::size_t>(array.size());
    if (count < least)
        refuse(u"must not be empty"_s);
    if (count > most)
        refuse(u"has %1 elements; at most %2 are allowed"_s.arg(count).arg(most));
    std::vector<Value> items;
    for (qsizetype i = 0; i < array.size(); ++i)
        items.emplace_back(array[i], m_path + QStringList{ QString::number(i) });
    return items;
}

Members Value::members(const QStringList &keys) const
{
    demand(QJsonValue::Object, "an object"_L1);
    const QJsonObject object = m_value.toObject();
    for (const QString &key : object.keys()) {
        if (!keys.contains(key))
            throw Wrong{ m_path + QStringList{ key }, u"unknown key "_s + quoted(key) + u"; "_s + hint(key, keys),
                         true };
    }
    return { object, m_path };
}

std::vector<std::pair<QString, Value>> Value::entries(std::size_t most) const
{
    demand(QJsonValue::Object, "an object"_L1);
    const QJsonObject object = m_value.toObject();
    if (static_cast<std::size_t>(object.size()) > most)
        refuse(u"has %1 members; at most %2 are allowed"_s.arg(object.size()).arg(most));
    std::vector<std::pair<QString, Value>> entries;
    for (auto it = object.begin(); it != object.end(); ++it)
        entries.emplace_back(it.key(), Value(it.value(), m_path + QStringList{ it.key() }));
    return entries;
}

Value Members::value(QLatin1StringView key) const
{
    if (!has(key))
        refuse(quoted(QString(key)) + u" is missing"_s);
    return { m_object.value(key), m_path + QStringList{ QString(key) } };
}

std::optional<Value> Members::find(QLatin1StringView key) const
{
    return has(key) ? std::optional(value(key)) : std::nullopt;
}

void Members::refuseKey(QLatin1StringView key, const QString &cause) const
{
    throw Wrong{ m_path + QStringList{ QString(key) }, cause, true };
}

} // namespace scenario
