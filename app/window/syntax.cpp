// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/syntax.h"

#include <QRegularExpression>
#include <QSet>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::Step;

namespace {

const QSet<QString> &keywordsOf(Language language)
{
    static const QSet<QString> cpp{ u"const"_s, u"co_await"_s, u"co_return"_s, u"if"_s,  u"else"_s,
                                    u"bool"_s,  u"return"_s,   u"throw"_s,     u"try"_s, u"catch"_s,
                                    u"true"_s,  u"false"_s,    u"auto"_s,      u"for"_s, u"while"_s };
    static const QSet<QString> cSharp{ u"await"_s,  u"async"_s, u"var"_s,    u"if"_s,   u"else"_s,
                                       u"return"_s, u"new"_s,   u"using"_s,  u"try"_s,  u"catch"_s,
                                       u"when"_s,   u"throw"_s, u"bool"_s,   u"true"_s, u"false"_s,
                                       u"null"_s,   u"is"_s,    u"public"_s, u"int"_s,  u"string"_s };
    static const QSet<QString> sql{
        u"SELECT"_s, u"FROM"_s,   u"WHERE"_s,     u"INSERT"_s, u"INTO"_s, u"VALUES"_s,      u"UPDATE"_s, u"SET"_s,
        u"BEGIN"_s,  u"COMMIT"_s, u"ROLLBACK"_s,  u"AND"_s,    u"ON"_s,   u"CONFLICT"_s,    u"DO"_s,     u"NOTHING"_s,
        u"DELETE"_s, u"NULL"_s,   u"RETURNING"_s, u"IS"_s,     u"CASE"_s, u"WHEN"_s,        u"THEN"_s,   u"END"_s,
        u"IF"_s,     u"NOT"_s,    u"EXISTS"_s,    u"ELSE"_s,   u"OR"_s,   u"TRANSACTION"_s,
    };
    switch (language) {
    case Language::Cpp: return cpp;
    case Language::CSharp: return cSharp;
    case Language::Sql: break;
    }
    return sql;
}

TokenKind kindOfWord(const QString &word, Language language)
{
    if (keywordsOf(language).contains(word))
        return TokenKind::Keyword;
    if (word.front().isDigit())
        return TokenKind::Number;
    if (language != Language::Sql && word.front().isUpper())
        return TokenKind::Type;
    return TokenKind::Plain;
}

} // namespace

std::vector<Token> tokensOf(QStringView line, Language language)
{
    static const QRegularExpression word(
        uR"((//.*$|--.*$)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_][A-Za-z0-9_]*|[0-9]+))"_s);
    std::vector<Token> tokens;
    const QString text = line.toString();
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        TokenKind kind = TokenKind::Comment;
        if (match.hasCaptured(2))
            kind = TokenKind::String;
        else if (match.hasCaptured(3))
            kind = kindOfWord(match.captured(3), language);
        if (kind != TokenKind::Plain)
            tokens.push_back({ match.capturedStart(), match.capturedLength(), kind });
    }
    return tokens;
}

QList<QTextLayout::FormatRange> formatsOf(const std::vector<Token> &tokens, const stage::Theme &theme)
{
    QList<QTextLayout::FormatRange> formats;
    for (const Token &token : tokens) {
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(token.start);
        range.length = static_cast<int>(token.length);
        switch (token.kind) {
        case TokenKind::Keyword: range.format.setForeground(theme.syntaxKeyword); break;
        case TokenKind::Type: range.format.setForeground(theme.syntaxType); break;
        case TokenKind::String: range.format.setForeground(theme.syntaxString); break;
        case TokenKind::Comment: range.format.setForeground(theme.syntaxComment); break;
        case TokenKind::Number: range.format.setForeground(theme.syntaxNumber); break;
        case TokenKind::Plain: continue;
        }
        formats.append(range);
    }
    return formats;
}

Step stepOfLine(QStringView line)
{
    static const QRegularExpression call(uR"(\bco_await\s+((?:\w+\.)*)(\w+)\()"_s);
    const QRegularExpressionMatch match = call.match(line.toString());
    if (!match.hasMatch())
        return Step::None;
    const QString name = match.captured(2);
    const bool onCache = match.captured(1).endsWith(u"cache."_s);
    if (onCache)
        return name == u"has"_s ? Step::Check : name == u"set"_s ? Step::Record : Step::Claim;
    struct Start {
        QLatin1StringView name;
        Step step;
    };
    // The names of services begin with what they do.
    static constexpr Start starts[] = {
        { "begin"_L1, Step::Begin },         { "claim"_L1, Step::Claim },    { "reserve"_L1, Step::Reserve },
        { "setReserved"_L1, Step::Reserve }, { "record"_L1, Step::Record },  { "send"_L1, Step::Send },
        { "complete"_L1, Step::Complete },   { "commit"_L1, Step::Commit },  { "ack"_L1, Step::Ack },
        { "seen"_L1, Step::Check },          { "progress"_L1, Step::Check }, { "fingerprint"_L1, Step::Check },
    };
    for (const Start &start : starts) {
        if (name.startsWith(start.name))
            return start.step;
    }
    return Step::None;
}

} // namespace window
