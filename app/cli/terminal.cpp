// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/terminal.h"

#include <unistd.h>

namespace cli {

using namespace Qt::Literals::StringLiterals;

Terminal::Terminal(std::FILE *file)
    : m_file(file)
    , m_terminal(isatty(fileno(file)) != 0 && qEnvironmentVariable("TERM") != u"dumb"_s)
    , m_colour(m_terminal && qEnvironmentVariableIsEmpty("NO_COLOR"))
{
}

void Terminal::print(const QString &text) const
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), m_file);
}

QString Terminal::toned(Tone tone, const QString &text) const
{
    if (!m_colour || text.isEmpty())
        return text;
    const auto wrapped = [&](const QString &code) { return u"\x1b["_s + code + u'm' + text + u"\x1b[0m"_s; };
    switch (tone) {
    case Tone::Plain: return text;
    case Tone::Strong: return wrapped(u"1"_s);
    case Tone::Faint: return wrapped(u"2"_s);
    case Tone::Good: return wrapped(u"32"_s);
    case Tone::Bad: return wrapped(u"31"_s);
    case Tone::Amber: return wrapped(u"33"_s);
    case Tone::Violet: return wrapped(u"35"_s);
    }
    return text;
}

QString harmless(const QString &text)
{
    QString clean = text;
    for (QChar &character : clean) {
        if (character.category() == QChar::Other_Control)
            character = u'?';
    }
    return clean;
}

} // namespace cli
