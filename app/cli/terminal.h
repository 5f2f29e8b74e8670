// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdio>

namespace cli {

/// A stream for text, in colour where a person reads it.
class Terminal
{
public:
    enum class Tone { Plain, Strong, Faint, Good, Bad, Amber, Violet };

    static Terminal standardOutput() { return Terminal(stdout); }
    static Terminal standardError() { return Terminal(stderr); }
    /// `file` stays the caller's. Colour only on a terminal that has it, and where NO_COLOR does not ask for none.
    explicit Terminal(std::FILE *file);

    void print(const QString &text) const;
    void line(const QString &text = {}) const { print(text + u'\n'); }
    /// The text with the colour of the tone around it, or as it is.
    QString toned(Tone tone, const QString &text) const;
    /// Whether a person reads it, and a line can be written over.
    bool isTerminal() const { return m_terminal; }

private:
    std::FILE *m_file;
    bool m_terminal;
    bool m_colour;
};

/// The text without what a terminal would obey: control characters become question marks. Texts from files go through
/// here.
QString harmless(const QString &text);

} // namespace cli
