// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/json_walker.h"

#include "scenario/limits.h"
#include "scenario/wording.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

QString nameOf(char c)
{
    if (c > ' ' && c <= '~')
        return u'\'' + QChar::fromLatin1(c) + u'\'';
    return u"byte 0x"_s + QString::number(static_cast<uchar>(c), 16).rightJustified(2, u'0');
}

/// The length of the UTF-8 sequence at the start of the text; 0 when it is none (RFC 3629).
qsizetype lengthOfSequence(QByteArrayView text)
{
    const auto byte = [&](qsizetype i) { return i < text.size() ? static_cast<uchar>(text[i]) : uchar(0); };
    const uchar lead = byte(0);
    const qsizetype length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4)
        return 0;
    for (qsizetype i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    }
    const bool overlong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
    const bool surrogate = lead == 0xed && byte(1) > 0x9f;
    const bool beyond = lead == 0xf4 && byte(1) > 0x8f;
    return overlong || surrogate || beyond ? 0 : length;
}

/// What a string token stands for; the token is sound.
QString decoded(QByteArrayView token)
{
    if (!token.contains('\\'))
        return QString::fromUtf8(token.sliced(1, token.size() - 2));
    const QByteArray array = '[' + token.toByteArray() + ']';
    return QJsonDocument::fromJson(array).array().first().toString();
}

} // namespace

bool JsonWalker::fail(qsizetype offset, const QString &cause)
{
    m_error = cause;
    m_errorOffset = offset;
    return false;
}

bool JsonWalker::failAtEnd()
{
    if (m_frames.empty())
        return fail(m_at, u"there is nothing in it"_s);
    return fail(m_at, u"the text ends inside an "_s + (m_frames.back().isObject ? u"object"_s : u"array"_s));
}

bool JsonWalker::next()
{
    m_atValue = false;
    while (!m_atValue) {
        while (isSpace(peek()))
            ++m_at;
        if (atEnd())
            return m_expect == Expect::End ? false : failAtEnd();
        if (!step(m_text[m_at]))
            return false;
    }
    return true;
}

bool JsonWalker::step(char c)
{
    switch (m_expect) {
    case Expect::ValueOrEnd: return c == ']' ? close() : beginValue(c);
    case Expect::Value: return beginValue(c);
    case Expect::KeyOrEnd: return c == '}' ? close() : readKey(c);
    case Expect::Key: return readKey(c);
    case Expect::Colon:
        if (c != ':')
            return fail(m_at, u"expected ':' after a key, not "_s + nameOf(c));
        ++m_at;
        m_expect = Expect::Value;
        return true;
    case Expect::CommaOrEnd: return readComma(c);
    case Expect::End: return fail(m_at, u"expected nothing more, not "_s + nameOf(c));
    }
    return false;
}

bool JsonWalker::readComma(char c)
{
    const bool isObject = m_frames.back().isObject;
    const char closing = isObject ? '}' : ']';
    if (c == closing)
        return close();
    if (c != ',')
        return fail(m_at, u"expected ',' or '"_s + QChar::fromLatin1(closing) + u"', not "_s + nameOf(c));
    ++m_at;
    m_expect = isObject ? Expect::Key : Expect::Value;
    return true;
}

bool JsonWalker::readKey(char c)
{
    if (c != '"')
        return fail(m_at, u"expected a key in double quotes, not "_s + nameOf(c));
    Frame &frame = m_frames.back();
    frame.keyOffset = m_at;
    if (!skipString())
        return false;
    frame.key = decoded(m_text.sliced(frame.keyOffset, m_at - frame.keyOffset));
    if (!frame.keys.insert(frame.key).second)
        return fail(frame.keyOffset, u"the key "_s + quoted(frame.key) + u" occurs twice in one object"_s);
    m_expect = Expect::Colon;
    return true;
}

bool JsonWalker::beginValue(char c)
{
    m_value = m_at;
    m_depth = m_frames.size();
    m_atValue = true;
    if (!m_frames.empty())
        ++m_frames.back().index;
    if (c == '{' || c == '[')
        return open(c == '{');
    m_expect = afterValue();
    switch (c) {
    case '"': return skipString();
    case 't': return skipWord("true");
    case 'f': return skipWord("false");
    case 'n': return skipWord("null");
    default: break;
    }
    if (c == '-' || isDigit(c))
        return skipNumber();
    return fail(m_at, u"expected a value, not "_s + nameOf(c));
}

bool JsonWalker::open(bool isObject)
{
    if (m_frames.size() == limits::nesting)
        return fail(m_at, u"nested deeper than %1 levels"_s.arg(limits::nesting));
    ++m_at;
    m_frames.emplace_back().isObject = isObject;
    m_expect = isObject ? Expect::KeyOrEnd : Expect::ValueOrEnd;
    return true;
}

bool JsonWalker::close()
{
    ++m_at;
    m_frames.pop_back();
    m_expect = afterValue();
    return true;
}

bool JsonWalker::skipWord(QByteArrayView word)
{
    if (!m_text.sliced(m_at).startsWith(word))
        return fail(m_at, u"expected a value: text stands in double quotes"_s);
    m_at += word.size();
    return true;
}

bool JsonWalker::skipDigits()
{
    if (!isDigit(peek()))
        return false;
    while (isDigit(peek()))
        ++m_at;
    return true;
}

bool JsonWalker::skipNumber()
{
    const auto skip = [this](char c) {
        const bool there = peek() == c;
        m_at += there ? 1 : 0;
        return there;
    };
    skip('-');
    bool sound = skip('0') ? !isDigit(peek()) : skipDigits();
    if (sound && skip('.'))
        sound = skipDigits();
    if (sound && (skip('e') || skip('E'))) {
        if (!skip('-'))
            skip('+');
        sound = skipDigits();
    }
    if (!sound)
        return fail(m_value, u"not a number as JSON writes it"_s);
    bool finite = false;
    const double number = m_text.sliced(m_value, m_at - m_value).toByteArray().toDouble(&finite);
    return (finite && std::isfinite(number)) || fail(m_value, u"a number beyond all bounds"_s);
}

bool JsonWalker::skipString()
{
    const qsizetype start = m_at++;
    while (!atEnd()) {
        const char c = m_text[m_at];
        if (c == '"') {
            ++m_at;
            return true;
        }
        if (c == '\\' ? !skipEscape() : !skipCharacter())
            return false;
    }
    return fail(start, u"a string that does not end"_s);
}

bool JsonWalker::skipCharacter()
{
    const auto c = static_cast<uchar>(m_text[m_at]);
    if (c < 0x20)
        return fail(m_at, u"a control character in a string, "_s + nameOf(m_text[m_at]));
    const qsizetype length = c < 0x80 ? 1 : lengthOfSequence(m_text.sliced(m_at));
    m_at += length;
    return length > 0 || fail(m_at, u"not UTF-8, "_s + nameOf(m_text[m_at]));
}

bool JsonWalker::skipEscape()
{
    const qsizetype start = m_at++;
    const char c = peek();
    if (c != 'u') {
        if (atEnd() || !QByteArrayView("\"\\/bfnrt").contains(c))
            return fail(start, u"an unknown escape in a string"_s);
        ++m_at;
        return true;
    }
    char16_t unit = 0;
    if (!skipHexDigits(unit))
        return fail(start, u"an escape \\u without four hexadecimal digits"_s);
    if (!QChar::isSurrogate(unit))
        return true;
    const bool followed = QChar::isHighSurrogate(unit) && m_text.sliced(m_at).startsWith("\\u");
    m_at += followed ? 1 : 0;
    char16_t low = 0;
    const bool paired = followed && skipHexDigits(low) && QChar::isLowSurrogate(low);
    return paired || fail(start, u"half a surrogate pair in a string"_s);
}

bool JsonWalker::skipHexDigits(char16_t &unit)
{
    constexpr qsizetype digits = 4;
    ++m_at;
    if (m_text.size() - m_at < digits)
        return false;
    const QByteArrayView text = m_text.sliced(m_at, digits);
    const bool hexadecimal = std::all_of(text.begin(), text.end(), [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    });
    unit = static_cast<char16_t>(text.toByteArray().toUShort(nullptr, 16));
    m_at += digits;
    return hexadecimal;
}

qsizetype JsonWalker::keyOffset() const
{
    return m_depth > 0 && m_frames[m_depth - 1].isObject ? m_frames[m_depth - 1].keyOffset : m_value;
}

bool JsonWalker::isAt(const QStringList &path) const
{
    if (static_cast<std::size_t>(path.size()) != m_depth)
        return false;
    for (std::size_t i = 0; i < m_depth; ++i) {
        const QString &wanted = path[static_cast<qsizetype>(i)];
        const Frame &frame = m_frames[i];
        if (frame.isObject ? wanted != frame.key : wanted != QString::number(frame.index))
            return false;
    }
    return true;
}

} // namespace scenario
