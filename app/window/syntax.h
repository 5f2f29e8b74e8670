// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"
#include "stage/theme.h"

#include <QList>
#include <QString>
#include <QTextLayout>

#include <vector>

namespace window {

enum class Language : quint8 { Cpp, CSharp, Sql };

enum class TokenKind : quint8 { Plain, Keyword, Type, String, Comment, Number };

struct Token {
    qsizetype start = 0;
    qsizetype length = 0;
    TokenKind kind = TokenKind::Plain;

    bool operator==(const Token &) const = default;
};

/// The tokens of one line that are coloured. Listings have no comments or strings that go on in the next line.
std::vector<Token> tokensOf(QStringView line, Language language);

/// The same as formats for a text layout.
QList<QTextLayout::FormatRange> formatsOf(const std::vector<Token> &tokens, const stage::Theme &theme);

/// The step of the operation that a line of a handler awaits; None where it awaits none.
engine::Step stepOfLine(QStringView line);

} // namespace window
