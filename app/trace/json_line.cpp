// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/json_line.h"

#include <algorithm>
#include <cctype>

namespace trace {

namespace {

constexpr int deepest = 16;

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// Goes over JSON once, and notes where the parts of its outermost array or object are. Every function says whether what
/// it was to take was there.
class Scanner
{
public:
    explicit Scanner(QByteArrayView json)
        : m_at(json.begin())
        , m_end(json.end())
    {
    }

    bool atEnd()
    {
        skipSpace();
        return m_at == m_end;
    }

    bool members(JsonMembers *members, int depth)
    {
        return list('{', '}', [&] {
            JsonMember member;
            const bool good = string(member.key) && (!members || !member.key.contains('\\')) && take(':')
                && value(member.value, depth);
            if (good && members)
                members->append(member);
            return good;
        });
    }

    bool items(JsonItems *items, int depth)
    {
        return list('[', ']', [&] {
            JsonValue item;
            const bool good = value(item, depth);
            if (good && items)
                items->append(item);
            return good;
        });
    }

private:
    void skipSpace()
    {
        while (m_at != m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\n' || *m_at == '\r'))
            ++m_at;
    }

    bool take(char character)
    {
        skipSpace();
        if (m_at == m_end || *m_at != character)
            return false;
        ++m_at;
        return true;
    }

    template<typename Part>
    bool list(char open, char close, const Part &part)
    {
        if (!take(open))
            return false;
        if (take(close))
            return true;
        do {
            if (!part())
                return false;
        } while (take(','));
        return take(close);
    }

    bool value(JsonValue &value, int depth)
    {
        using Kind = JsonValue::Kind;
        skipSpace();
        if (m_at == m_end || depth == deepest)
            return false;
        const char *from = m_at;
        bool good = false;
        switch (*m_at) {
        case '"': value.kind = Kind::Text; return string(value.written);
        case '{':
            value.kind = Kind::Object;
            good = members(nullptr, depth + 1);
            break;
        case '[':
            value.kind = Kind::Array;
            good = items(nullptr, depth + 1);
            break;
        case 't':
            value.kind = Kind::True;
            good = word("true");
            break;
        case 'f':
            value.kind = Kind::False;
            good = word("false");
            break;
        case 'n':
            value.kind = Kind::Null;
            good = word("null");
            break;
        default: value.kind = Kind::Number; good = number();
        }
        value.written = QByteArrayView(from, m_at);
        return good;
    }

    bool word(QByteArrayView word)
    {
        const bool good = QByteArrayView(m_at, m_end).startsWith(word);
        m_at += good ? word.size() : 0;
        return good;
    }

    bool digits()
    {
        const char *from = m_at;
        while (m_at != m_end && isDigit(*m_at))
            ++m_at;
        return m_at != from;
    }

    bool take(QByteArrayView anyOf)
    {
        const bool there = m_at != m_end && anyOf.contains(*m_at);
        m_at += there ? 1 : 0;
        return there;
    }

    bool number()
    {
        take(QByteArrayView("-"));
        if (!take(QByteArrayView("0")) && !digits())
            return false;
        if (take(QByteArrayView(".")) && !digits())
            return false;
        if (!take(QByteArrayView("eE")))
            return true;
        take(QByteArrayView("+-"));
        return digits();
    }

    bool string(QByteArrayView &inner)
    {
        if (!take('"'))
            return false;
        const char *from = m_at;
        while (m_at != m_end && *m_at != '"') {
            if (static_cast<unsigned char>(*m_at) < 0x20 || (*m_at == '\\' && !escape()))
                return false;
            ++m_at;
        }
        inner = QByteArrayView(from, m_at);
        return m_at != m_end && *m_at++ == '"';
    }

    /// Up to its last character.
    bool escape()
    {
        constexpr qsizetype hexDigits = 4;
        ++m_at;
        if (m_at == m_end)
            return false;
        if (*m_at != 'u')
            return QByteArrayView("\"\\/bfnrt").contains(*m_at);
        const QByteArrayView hex =
            QByteArrayView(m_at, m_end).sliced(1, std::min<qsizetype>(hexDigits, m_end - m_at - 1));
        m_at += hex.size();
        return hex.size() == hexDigits && std::all_of(hex.begin(), hex.end(), [](char it) {
                   return std::isxdigit(static_cast<unsigned char>(it));
               });
    }

    const char *m_at;
    const char *m_end;
};

QChar escaped(QByteArrayView escape)
{
    switch (escape[1]) {
    case 'b': return u'\b';
    case 'f': return u'\f';
    case 'n': return u'\n';
    case 'r': return u'\r';
    case 't': return u'\t';
    case 'u': return QChar(escape.sliced(2, 4).toUShort(nullptr, 16));
    default: return QLatin1Char(escape[1]);
    }
}

auto find(const JsonMembers &members, QLatin1StringView key)
{
    return std::find_if(members.begin(), members.end(),
                        [&](const JsonMember &member) { return member.key == QByteArrayView(key.data(), key.size()); });
}

} // namespace

QString JsonValue::text() const
{
    QString text;
    qsizetype from = 0;
    for (qsizetype at = written.indexOf('\\'); at >= 0; at = written.indexOf('\\', from)) {
        text += QString::fromUtf8(written.sliced(from, at - from));
        text += escaped(written.sliced(at));
        from = at + (written[at + 1] == 'u' ? 6 : 2);
    }
    return text.isEmpty() ? QString::fromUtf8(written.sliced(from)) : text + QString::fromUtf8(written.sliced(from));
}

std::optional<JsonMembers> membersOf(QByteArrayView object)
{
    JsonMembers members;
    Scanner scanner(object);
    if (!scanner.members(&members, 0) || !scanner.atEnd() || !object.isValidUtf8())
        return std::nullopt;
    return members;
}

JsonItems itemsOf(const JsonValue &array)
{
    JsonItems items;
    Scanner(array.written).items(&items, 0);
    return items;
}

JsonValue valueOf(const JsonMembers &members, QLatin1StringView key)
{
    const auto member = find(members, key);
    return member == members.end() ? JsonValue() : member->value;
}

bool contains(const JsonMembers &members, QLatin1StringView key)
{
    return find(members, key) != members.end();
}

} // namespace trace
