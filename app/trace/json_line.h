// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QVarLengthArray>

#include <optional>

namespace trace {

// A line of JSON, read without a QJsonDocument: to build one takes twice as long as all the rest of reading a trace. What
// is out of the ordinary is left to Qt, errors and their words included.

/// A value as it is written: of a text what is between the quotes, of an array or an object all of it. A view of the line.
struct JsonValue {
    enum class Kind : quint8 { Null, False, True, Number, Text, Array, Object };

    Kind kind = Kind::Null;
    QByteArrayView written;

    /// Of a text.
    QString text() const;
};

struct JsonMember {
    QByteArrayView key;
    JsonValue value;
};

using JsonMembers = QVarLengthArray<JsonMember, 24>;
using JsonItems = QVarLengthArray<JsonValue, 8>;

/// The members of an object, in the order in which they are written. Nothing where it is not an object in valid JSON, has
/// escapes in its own keys, or is nested deeper than any trace.
std::optional<JsonMembers> membersOf(QByteArrayView object);

/// The items of an array that is part of such an object.
JsonItems itemsOf(const JsonValue &array);

/// The value of that key; null where there is none.
JsonValue valueOf(const JsonMembers &members, QLatin1StringView key);
bool contains(const JsonMembers &members, QLatin1StringView key);

} // namespace trace
