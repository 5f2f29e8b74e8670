// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"
#include "scenario/limits.h"
#include "scenario/wording.h"

#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

/// A value that is not what it has to be: the keys and indices that lead to it, and the reason.
struct Wrong {
    QStringList path;
    QString cause;
    /// The key is what is wrong, rather than what stands behind it.
    bool atKey = false;
};

/// The path as a JSON pointer (RFC 6901).
QString pointerOf(const QStringList &path);

/// The spellings of an enumeration.
template<typename E>
QStringList wordsOf()
{
    QStringList words;
    for (const auto &named : engine::namesOf<E>)
        words.append(named.name);
    return words;
}

class Members;

/// A JSON value and where it stands. What is asked of it is checked: each function throws Wrong when the value does not
/// meet it.
class Value
{
public:
    Value(QJsonValue value, QStringList path)
        : m_value(std::move(value))
        , m_path(std::move(path))
    {
    }

    const QJsonValue &json() const { return m_value; }
    const QStringList &path() const { return m_path; }
    [[noreturn]] void refuse(const QString &cause) const;

    QString string() const;
    /// Not empty, one line, no longer than that many characters.
    QString text(qsizetype longest = limits::text) const;
    QString name() const { return text(limits::name); }
    /// A whole number within the bounds.
    qint64 number(qint64 least, qint64 most = limits::number) const;
    bool boolean() const;
    engine::Time duration() const;
    engine::Time positiveDuration() const;
    /// A word of an enumeration; `what` names the enumeration in the message.
    template<typename E>
    E word(QLatin1StringView what) const
    {
        const QString spelling = string();
        const std::optional<E> value = engine::fromName<E>(spelling);
        if (!value)
            refuse(u"unknown "_s + what + u' ' + quoted(spelling) + u"; "_s + oneOf(wordsOf<E>()));
        return *value;
    }
    /// The elements of an array that has at least and at most so many.
    std::vector<Value> items(std::size_t least, std::size_t most) const;
    /// The object, which may have no other keys than these.
    Members members(const QStringList &keys) const;
    /// The members of an object whose keys are names.
    std::vector<std::pair<QString, Value>> entries(std::size_t most) const;

private:
    void demand(QJsonValue::Type type, QLatin1StringView name) const;

    QJsonValue m_value;
    QStringList m_path;
};

/// The members of an object with known keys.
class Members
{
public:
    Members(QJsonObject object, QStringList path)
        : m_object(std::move(object))
        , m_path(std::move(path))
    {
    }

    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    /// Throws Wrong when it is not there.
    Value value(QLatin1StringView key) const;
    std::optional<Value> find(QLatin1StringView key) const;
    [[noreturn]] void refuse(const QString &cause) const { throw Wrong{ m_path, cause }; }
    [[noreturn]] void refuseKey(QLatin1StringView key, const QString &cause) const;

private:
    QJsonObject m_object;
    QStringList m_path;
};

} // namespace scenario
