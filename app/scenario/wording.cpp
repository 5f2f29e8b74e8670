// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/wording.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype longestQuote = 40;

bool breaksLine(QChar c)
{
    const QChar::Category category = c.category();
    return category == QChar::Other_Control || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

/// The number of single-character edits between two words (Levenshtein).
qsizetype distance(QStringView a, QStringView b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (const QChar c : a) {
        qsizetype diagonal = row.front()++;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const bool same = c == b[static_cast<qsizetype>(i) - 1];
            const qsizetype best = std::min({ row[i] + 1, row[i - 1] + 1, diagonal + (same ? 0 : 1) });
            diagonal = std::exchange(row[i], best);
        }
    }
    return row.back();
}

} // namespace

bool isOneLine(QStringView text)
{
    return std::none_of(text.begin(), text.end(), breaksLine);
}

bool isPlainId(QStringView text)
{
    const auto isLetter = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'); };
    if (text.isEmpty() || text.startsWith(u'-') || text.endsWith(u'-') || text.contains(u"--"))
        return false;
    return std::all_of(text.begin(), text.end(), [&](QChar c) { return c == u'-' || isLetter(c); });
}

QString oneLine(QString text)
{
    std::replace_if(text.begin(), text.end(), breaksLine, u'?');
    return text;
}

QString quoted(QStringView text)
{
    if (text.size() <= longestQuote)
        return u'\'' + text.toString() + u'\'';
    // Not in the middle of a surrogate pair.
    const qsizetype length = text[longestQuote - 1].isHighSurrogate() ? longestQuote - 1 : longestQuote;
    return u'\'' + text.first(length).toString() + u"…'"_s;
}

QString oneOf(const QStringList &words)
{
    return u"one of "_s + words.join(u", "_s);
}

QString nearest(QStringView word, const QStringList &words)
{
    constexpr qsizetype furthest = 2;
    const QString *best = nullptr;
    qsizetype least = std::min(furthest, word.size() / 2) + 1;
    for (const QString &candidate : words) {
        if (std::abs(candidate.size() - word.size()) >= least)
            continue;
        const qsizetype edits = distance(word, candidate);
        if (edits < least) {
            least = edits;
            best = &candidate;
        }
    }
    return best ? *best : QString();
}

QString hint(QStringView word, const QStringList &words)
{
    const QString near = nearest(word, words);
    return near.isEmpty() ? oneOf(words) : u"did you mean "_s + quoted(near) + u'?';
}

} // namespace scenario
