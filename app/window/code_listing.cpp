// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/code_listing.h"

#include "strategies/registry.h"

#include <QFile>
#include <QRegularExpression>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

CodeListing runningListing(const engine::Strategy &strategy)
{
    const strategies::Listing source = strategies::listingOf(strategy);
    CodeListing listing{ Language::Cpp, source.firstLine, {} };
    for (const QString &text : source.lines)
        listing.lines.push_back({ text, stepOfLine(text) });
    return listing;
}

/// A line whose comment ends with a step in brackets is where that step begins; the mark itself is not shown.
CodeLine teachingLine(const QString &text)
{
    static const QRegularExpression mark(uR"(^(.*?)\s*(?://|--) \[([a-z]+)\]$)"_s);
    const QRegularExpressionMatch match = mark.match(text);
    if (!match.hasMatch())
        return { text, engine::Step::None };
    return { match.captured(1), engine::fromName<engine::Step>(match.captured(2)).value_or(engine::Step::None) };
}

CodeListing teachingListing(const engine::Strategy &strategy, Language language, const QString &suffix)
{
    constexpr int headerLines = 2;
    CodeListing listing{ language, 0, {} };
    QFile file(u":/listings/"_s + strategy.id + suffix);
    if (!file.open(QIODevice::ReadOnly))
        return listing;
    const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
    for (const QString &text : lines.mid(headerLines))
        listing.lines.push_back(teachingLine(text));
    return listing;
}

} // namespace

CodeListing codeListingOf(const engine::Strategy &strategy, ListingKind kind)
{
    switch (kind) {
    case ListingKind::Running: return runningListing(strategy);
    case ListingKind::CSharp: return teachingListing(strategy, Language::CSharp, u".cs"_s);
    case ListingKind::Sql: return teachingListing(strategy, Language::Sql, u".sql"_s);
    }
    return {};
}

} // namespace window
