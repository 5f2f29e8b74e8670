// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/lesson_text.h"
#include "scenario/text_sections.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

std::vector<Term> readGlossary(Language language)
{
    const QString name = u"lessons/glossary.%1.md"_s.arg(engine::nameOf(language));
    QFile file(u":/"_s + name);
    std::vector<Term> terms;
    if (!file.open(QIODevice::ReadOnly))
        return terms;
    for (const Section &section : sectionsOf(file.readAll(), name)) {
        if (section.level == 2)
            terms.push_back({ section.heading.text.section(u'|', 0, 0).trimmed(),
                              section.heading.text.section(u'|', 1).trimmed(), section.markdown() });
    }
    return terms;
}

} // namespace

const std::vector<Term> &glossary(Language language)
{
    static const std::vector<Term> english = readGlossary(Language::English);
    static const std::vector<Term> turkish = readGlossary(Language::Turkish);
    return language == Language::Turkish ? turkish : english;
}

const Term *findTerm(Language language, QStringView id)
{
    const std::vector<Term> &terms = glossary(language);
    const auto it = std::find_if(terms.begin(), terms.end(), [&](const Term &term) { return term.id == id; });
    return it == terms.end() ? nullptr : &*it;
}

QStringList termsIn(const QString &markdown)
{
    static const QRegularExpression link(u"\\]\\(glossary:([^)]*)\\)"_s);
    QStringList ids;
    for (auto it = link.globalMatch(markdown); it.hasNext();)
        ids.append(it.next().captured(1));
    return ids;
}

} // namespace scenario
