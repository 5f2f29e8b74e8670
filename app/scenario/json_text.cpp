// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/json_text.h"

#include "scenario/json_walker.h"

namespace scenario {

JsonText::JsonText(QByteArrayView bytes)
    : m_text(bytes)
{
    constexpr QByteArrayView byteOrderMark("\xef\xbb\xbf");
    if (m_text.startsWith(byteOrderMark))
        m_text = m_text.sliced(byteOrderMark.size());
}

std::optional<SyntaxError> JsonText::check() const
{
    JsonWalker walker(m_text);
    while (walker.next()) {}
    if (walker.error().isEmpty())
        return std::nullopt;
    return SyntaxError{ positionOf(walker.errorOffset()), walker.error() };
}

std::optional<Position> JsonText::find(const QStringList &path, bool atKey) const
{
    JsonWalker walker(m_text);
    while (walker.next()) {
        if (walker.isAt(path))
            return positionOf(atKey ? walker.keyOffset() : walker.offset());
    }
    return std::nullopt;
}

Position JsonText::positionOf(qsizetype offset) const
{
    Position position;
    for (const char c : m_text.first(offset)) {
        const bool continuesCharacter = (static_cast<uchar>(c) & 0xc0) == 0x80;
        if (c == '\n')
            position = { position.line + 1, 1 };
        else if (!continuesCharacter)
            ++position.column;
    }
    return position;
}

} // namespace scenario
