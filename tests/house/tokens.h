// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <algorithm>
#include <vector>

/// As much of a C++ scanner as the house tests need.
namespace house {

struct Token {
    enum class Kind : quint8 { Word, Number, Literal, Symbol };

    Kind kind = Kind::Symbol;
    QString text;
    int line = 0;

    bool is(QStringView other) const { return text == other; }
    bool isWord() const { return kind == Kind::Word; }
};

using Tokens = std::vector<Token>;

class Scanner
{
public:
    explicit Scanner(QString source)
        : m_source(std::move(source))
    {
    }

    /// All tokens; comments and preprocessor directives are left out.
    Tokens scan()
    {
        while (m_at < m_source.size())
            step();
        return std::move(m_tokens);
    }

private:
    QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_source.size() ? m_source.at(m_at + ahead) : QChar();
    }

    bool ahead(QStringView text) const { return QStringView(m_source).sliced(m_at).startsWith(text); }

    void advance(qsizetype count = 1)
    {
        const qsizetype end = std::min(m_at + count, m_source.size());
        for (; m_at < end; ++m_at) {
            if (m_source.at(m_at) == u'\n') {
                ++m_line;
                m_lineIsEmpty = true;
            } else if (!m_source.at(m_at).isSpace()) {
                m_lineIsEmpty = false;
            }
        }
    }

    /// Up to the text, and past it.
    void advancePast(QStringView text)
    {
        const qsizetype found = m_source.indexOf(text, m_at);
        advance(found < 0 ? m_source.size() : found + text.size() - m_at);
    }

    void step()
    {
        if (peek().isSpace())
            advance();
        else if (ahead(u"//") || (peek() == u'#' && m_lineIsEmpty))
            skipLine();
        else if (ahead(u"/*"))
            advancePast(u"*/");
        else if (isWordStart(peek()))
            scanWord();
        else if (peek().isDigit())
            scan(Token::Kind::Number, &Scanner::skipNumber);
        else if (peek() == u'"' || peek() == u'\'')
            scan(Token::Kind::Literal, &Scanner::skipQuoted);
        else
            scan(Token::Kind::Symbol, &Scanner::skipSymbol);
    }

    void scan(Token::Kind kind, void (Scanner::*skip)())
    {
        const qsizetype start = m_at;
        const int line = m_line;
        (this->*skip)();
        m_tokens.push_back({ kind, m_source.sliced(start, m_at - start), line });
    }

    /// A word, or the literal that it is the prefix of: u"…", R"(…)".
    void scanWord()
    {
        qsizetype length = 0;
        while (isWordPart(peek(length)))
            ++length;
        const QString word = m_source.sliced(m_at, length);
        static const QStringList prefixes{ QStringLiteral("u"), QStringLiteral("U"), QStringLiteral("L"),
                                           QStringLiteral("u8") };
        const bool raw = word.endsWith(u'R') && (word.size() == 1 || prefixes.contains(word.chopped(1)));
        if (raw && peek(length) == u'"')
            scan(Token::Kind::Literal, &Scanner::skipRaw);
        else if (prefixes.contains(word) && (peek(length) == u'"' || peek(length) == u'\''))
            scan(Token::Kind::Literal, &Scanner::skipQuoted);
        else
            scan(Token::Kind::Word, &Scanner::skipWord);
    }

    void skipLine()
    {
        while (m_at < m_source.size() && peek() != u'\n')
            advance(peek() == u'\\' ? 2 : 1);
    }

    void skipWord()
    {
        while (isWordPart(peek()))
            advance();
    }

    void skipNumber()
    {
        while (isWordPart(peek()) || peek() == u'.' || (peek() == u'\'' && isWordPart(peek(1))))
            advance();
    }

    void skipSymbol() { advance(ahead(u"::") || ahead(u"->") || ahead(u"&&") ? 2 : 1); }

    void skipQuoted()
    {
        skipWord();
        const QChar quote = peek();
        advance();
        while (m_at < m_source.size() && peek() != quote && peek() != u'\n')
            advance(peek() == u'\\' ? 2 : 1);
        advance();
        skipWord();
    }

    void skipRaw()
    {
        advancePast(u"\"");
        const qsizetype open = std::max(m_source.indexOf(u'(', m_at), m_at);
        advancePast(u')' + m_source.sliced(m_at, open - m_at) + u'"');
        skipWord();
    }

    static bool isWordStart(QChar c) { return c.isLetter() || c == u'_'; }
    static bool isWordPart(QChar c) { return c.isLetterOrNumber() || c == u'_'; }

    QString m_source;
    qsizetype m_at = 0;
    int m_line = 1;
    bool m_lineIsEmpty = true;
    Tokens m_tokens;
};

} // namespace house
