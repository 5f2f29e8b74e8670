// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

#include <set>
#include <vector>

namespace scenario {

/// Goes through JSON text from value to value, containers before what they hold. Does not call itself, so that no text
/// can exhaust the stack.
class JsonWalker
{
public:
    explicit JsonWalker(QByteArrayView text)
        : m_text(text)
    {
    }

    /// Goes to the next value. False at the end of the text, or at an error.
    bool next();

    /// Where the value starts.
    qsizetype offset() const { return m_value; }
    /// Where its key starts; the value itself where it has none.
    qsizetype keyOffset() const;
    /// Whether the keys and indices that lead to the value are these.
    bool isAt(const QStringList &path) const;

    /// What is wrong, and where; empty when nothing is.
    const QString &error() const { return m_error; }
    qsizetype errorOffset() const { return m_errorOffset; }

private:
    enum class Expect : quint8 { Value, ValueOrEnd, Key, KeyOrEnd, Colon, CommaOrEnd, End };

    /// A container that is open.
    struct Frame {
        bool isObject = false;
        qsizetype index = -1;
        QString key;
        qsizetype keyOffset = 0;
        std::set<QString> keys;
    };

    bool step(char c);
    bool beginValue(char c);
    bool open(bool isObject);
    bool close();
    bool readKey(char c);
    bool skipString();
    bool skipEscape();
    bool skipHexDigits(char16_t &unit);
    bool skipCharacter();
    bool skipNumber();
    bool skipDigits();
    bool skipWord(QByteArrayView word);
    bool readComma(char c);
    bool fail(qsizetype offset, const QString &cause);
    bool failAtEnd();
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool atEnd() const { return m_at >= m_text.size(); }
    Expect afterValue() const { return m_frames.empty() ? Expect::End : Expect::CommaOrEnd; }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    qsizetype m_value = 0;
    Expect m_expect = Expect::Value;
    bool m_atValue = false;
    /// The frames that lead to the value: when it is a container, its own frame is the last one, and not among them.
    std::vector<Frame> m_frames;
    std::size_t m_depth = 0;
    QString m_error;
    qsizetype m_errorOffset = 0;
};

} // namespace scenario
