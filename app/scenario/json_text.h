// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace scenario {

/// A place in a text, from 1; columns count characters.
struct Position {
    int line = 1;
    int column = 1;
};

struct SyntaxError {
    Position position;
    QString cause;
};

/// JSON as it stands in a file. QJsonDocument knows neither where a value stood nor that a key occurred twice, and what
/// it says of broken text differs between versions.
class JsonText
{
public:
    /// Refers to `bytes`. A byte order mark at the start is skipped.
    explicit JsonText(QByteArrayView bytes);

    /// What is wrong with the text, strictly by RFC 8259; beyond it, no key may occur twice in an object, and nesting
    /// is limited. Nothing when it is sound.
    std::optional<SyntaxError> check() const;

    /// Where the value at that path of keys and indices starts; with `atKey`, its key. Nothing when there is no such
    /// value. The text has to be sound.
    std::optional<Position> find(const QStringList &path, bool atKey = false) const;

private:
    Position positionOf(qsizetype offset) const;

    QByteArrayView m_text;
};

} // namespace scenario
