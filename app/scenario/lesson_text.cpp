// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/lesson_text.h"

#include "scenario/limits.h"
#include "scenario/text_sections.h"
#include "scenario/wording.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

enum class Part : quint8 { Predict, Seen, Sure, Rule, Elsewhere, Tasks, Variants, More };

struct Heading {
    Part part;
    QLatin1StringView english;
    QStringView turkish;
};

/// In the order in which they stand in a file.
constexpr Heading headings[] = {
    { Part::Predict, "Predict"_L1, u"Tahmin et" },          { Part::Seen, "What you saw"_L1, u"Ne gördün" },
    { Part::Sure, "If you were sure"_L1, u"Eminsen" },      { Part::Rule, "The rule"_L1, u"Kural" },
    { Part::Elsewhere, "Elsewhere"_L1, u"Başka yerlerde" }, { Part::Tasks, "Your turn"_L1, u"Sıra sende" },
    { Part::Variants, "Variants"_L1, u"Varyantlar" },       { Part::More, "Read on"_L1, u"Devamı" },
};

QString headingText(const Heading &heading, Language language)
{
    return language == Language::Turkish ? heading.turkish.toString() : QString(heading.english);
}

QString headingText(Part part, Language language)
{
    const auto it = std::find_if(std::begin(headings), std::end(headings),
                                 [&](const Heading &heading) { return heading.part == part; });
    return headingText(*it, language);
}

constexpr auto glossaryScheme = "glossary:"_L1;
constexpr qsizetype longestChip = 28;
constexpr qsizetype longestChange = 110;

qsizetype wordsIn(const QString &text)
{
    static const QRegularExpression spaces(u"\\s+"_s);
    return text.split(spaces, Qt::SkipEmptyParts).size();
}

class TextReader
{
public:
    TextReader(const QString &name, const Document &lesson, Language language)
        : m_name(name)
        , m_lesson(lesson)
        , m_language(language)
    {
    }

    LessonText read(const QByteArray &bytes)
    {
        const std::vector<Section> sections = sectionsOf(bytes, m_name);
        if (sections.empty() || sections.front().level != 1)
            refuse(m_name, 1, u"a lesson starts with \"# \" and its title"_s);
        readHead(sections.front());
        for (std::size_t index = 1; index < sections.size(); ++index)
            readSection(sections[index]);
        checkAll();
        return std::move(m_text);
    }

private:
    void readHead(const Section &head)
    {
        m_text.title = head.heading.text;
        std::vector<TextLine> rest = head.paragraphs();
        if (rest.empty() || !rest.front().text.startsWith(u'>'))
            refuse(m_name, head.heading.number, u"the question follows the title, as \"> …\""_s);
        static const QRegularExpression quote(u"(^|\\n)> ?"_s);
        m_text.question = QString(rest.front().text).replace(quote, u" "_s).simplified();
        QStringList situation;
        for (auto it = rest.begin() + 1; it != rest.end(); ++it)
            situation.append(it->text);
        m_text.situation = situation.join(u"\n\n"_s);
        checkLinks(head);
        if (m_text.situation.isEmpty())
            refuse(m_name, head.heading.number, u"the situation follows the question"_s);
    }

    void readSection(const Section &section)
    {
        if (section.level == 3 && m_part && (*m_part == Part::Tasks || *m_part == Part::Variants))
            return readItem(section);
        const Part part = partOf(section);
        if (m_part && part <= *m_part)
            refuse(m_name, section.heading.number,
                   u"\"%1\" stands in the wrong place, or twice"_s.arg(section.heading.text));
        m_part = part;
        checkLinks(section);
        switch (part) {
        case Part::Predict: readPredictions(section); return;
        case Part::Seen: m_text.seen = section.markdown(); return;
        case Part::Sure: m_text.sure = section.markdown(); return;
        case Part::Rule: m_text.rule = section.markdown(); return;
        case Part::Elsewhere: m_text.elsewhere = section.markdown(); return;
        case Part::More: m_text.more = section.markdown(); return;
        case Part::Tasks:
        case Part::Variants: return;
        }
    }

    Part partOf(const Section &section) const
    {
        QStringList known;
        for (const Heading &heading : headings) {
            const int level = heading.part == Part::Sure ? 3 : 2;
            if (section.level == level && section.heading.text == headingText(heading, m_language))
                return heading.part;
            known.append(headingText(heading, m_language));
        }
        refuse(m_name, section.heading.number,
               u"unknown heading %1; "_s.arg(quoted(section.heading.text)) + oneOf(known));
    }

    /// "- `id` The question", which may go on in indented lines.
    void readPredictions(const Section &section)
    {
        static const QRegularExpression item(u"^- `([^`]+)` (.+)$"_s);
        QString id;
        for (const TextLine &line : section.lines) {
            if (const auto match = item.match(line.text); match.hasMatch()) {
                id = match.captured(1);
                demandKnown(id, m_lesson.predictions, line.number, u"prediction"_s);
                m_text.predictions[id] = match.captured(2).trimmed();
            } else if (line.text.startsWith(u"  "_s) && !id.isEmpty()) {
                m_text.predictions[id] += u' ' + line.text.trimmed();
            } else if (!line.text.trimmed().isEmpty()) {
                refuse(m_name, line.number, u"a prediction is \"- `id` question\""_s);
            }
        }
    }

    void readItem(const Section &section)
    {
        checkLinks(section);
        if (*m_part == Part::Tasks)
            readTask(section);
        else
            readVariant(section);
    }

    void readTask(const Section &section)
    {
        const int line = section.heading.number;
        const QString &id = section.heading.text;
        demandKnown(id, m_lesson.tasks, line, u"task"_s);
        static const QRegularExpression form(u"\\A(.+?)\\n+1\\. +(.+?)\\n+2\\. +(.+)\\z"_s,
                                             QRegularExpression::DotMatchesEverythingOption);
        const auto match = form.match(section.markdown());
        if (!match.hasMatch())
            refuse(m_name, line, u"task %1 needs a goal and the hints 1. and 2."_s.arg(quoted(id)));
        m_text.tasks[id] = { match.captured(1).trimmed(), match.captured(2).simplified(),
                             match.captured(3).simplified() };
    }

    void readVariant(const Section &section)
    {
        const int line = section.heading.number;
        const QString &id = section.heading.text;
        demandKnown(id, m_lesson.variants, line, u"variant"_s);
        const std::vector<TextLine> parts = section.paragraphs();
        if (parts.size() < 3)
            refuse(m_name, line, u"variant %1 needs a title, what changed, and what one sees"_s.arg(quoted(id)));
        VariantText text{ parts[0].text.simplified(), parts[1].text.simplified(), {} };
        if (text.title.size() > longestChip)
            refuse(m_name, parts[0].number, u"the title has more than %1 characters"_s.arg(longestChip));
        if (text.change.size() > longestChange)
            refuse(m_name, parts[1].number, u"what changed has more than %1 characters"_s.arg(longestChange));
        QStringList seen;
        for (auto it = parts.begin() + 2; it != parts.end(); ++it)
            seen.append(it->text);
        text.seen = seen.join(u"\n\n"_s);
        m_text.variants[id] = text;
    }

    template<typename Item>
    void demandKnown(const QString &id, const std::vector<Item> &items, int line, const QString &what) const
    {
        QStringList ids;
        for (const Item &item : items)
            ids.append(item.id);
        if (!ids.contains(id))
            refuse(m_name, line,
                   u"unknown %1 %2; "_s.arg(what, quoted(id))
                       + (ids.isEmpty() ? u"scenario.json has none"_s : oneOf(ids)));
    }

    /// Every link leads to the glossary, and to a term that is there.
    void checkLinks(const Section &section) const
    {
        static const QRegularExpression link(u"\\]\\(([^)]*)\\)"_s);
        for (const TextLine &line : section.lines) {
            for (auto it = link.globalMatch(line.text); it.hasNext();) {
                const QString target = it.next().captured(1);
                if (!target.startsWith(glossaryScheme))
                    refuse(m_name, line.number,
                           u"dead link %1: links lead to the glossary, as glossary:TERM"_s.arg(quoted(target)));
                const QString term = target.mid(glossaryScheme.size());
                if (!findTerm(m_language, term))
                    refuse(m_name, line.number, u"unknown term "_s + quoted(term));
            }
        }
    }

    template<typename Item, typename Texts>
    void demandAll(const std::vector<Item> &items, const Texts &texts, const QString &what) const
    {
        for (const Item &item : items) {
            if (!texts.contains(item.id))
                throw Problem(m_name + u": %1 %2 has no text"_s.arg(what, quoted(item.id)));
        }
    }

    void checkAll() const
    {
        demandAll(m_lesson.predictions, m_text.predictions, u"prediction"_s);
        demandAll(m_lesson.tasks, m_text.tasks, u"task"_s);
        demandAll(m_lesson.variants, m_text.variants, u"variant"_s);
        for (const auto &[part, text] : { std::pair(Part::Seen, &m_text.seen), std::pair(Part::Rule, &m_text.rule) }) {
            if (text->isEmpty())
                throw Problem(m_name + u": \"%1\" is missing or empty"_s.arg(headingText(part, m_language)));
        }
        qsizetype words = wordsIn(m_text.situation) + wordsIn(m_text.question);
        for (const auto &[id, question] : m_text.predictions)
            words += wordsIn(question);
        if (words > mostWordsBeforeRun)
            throw Problem(m_name + u": %1 words before the run; the limit is %2"_s.arg(words).arg(mostWordsBeforeRun));
    }

    QString m_name;
    const Document &m_lesson;
    Language m_language;
    LessonText m_text;
    std::optional<Part> m_part;
};

QString fileName(Language language)
{
    return u"lesson.%1.md"_s.arg(engine::nameOf(language));
}

/// What a file without text files says of itself.
LessonText ownText(const Document &document)
{
    LessonText text;
    text.title = document.title;
    text.question = document.question;
    for (const Variant &variant : document.variants)
        text.variants[variant.id].title = variant.title;
    return text;
}

} // namespace

LessonText parseText(const QByteArray &bytes, const QString &name, const Document &lesson, Language language)
{
    return TextReader(name, lesson, language).read(bytes);
}

LessonText readText(const Document &lesson, Language language)
{
    const QString shown = lesson.name.left(lesson.name.lastIndexOf(u'/') + 1) + fileName(language);
    QFile file(QDir(lesson.folder).filePath(fileName(language)));
    if (lesson.folder.isEmpty() || !file.exists())
        throw Problem(shown + u": is missing"_s);
    if (!file.open(QIODevice::ReadOnly))
        throw Problem(shown + u": cannot be read: "_s + file.errorString());
    return parseText(file.read(limits::fileSize + 1), shown, lesson, language);
}

LessonText textOf(const Document &lesson, Language language)
{
    // Those in the program stay as they are.
    static std::map<std::pair<QString, Language>, LessonText> embedded;
    const std::pair key(lesson.folder, language);
    if (const auto it = embedded.find(key); it != embedded.end())
        return it->second;
    LessonText text = ownText(lesson);
    try {
        text = readText(lesson, language);
    } catch (const Problem &) {
        // A scenario needs no text; what is wrong with a lesson's text, `validate` says.
    }
    if (lesson.folder.startsWith(u':'))
        embedded[key] = text;
    return text;
}

QByteArray textTemplate(const Document &lesson, Language language)
{
    const bool turkish = language == Language::Turkish;
    const auto heading = [&](Part part) { return u"\n## "_s + headingText(part, language) + u"\n\n"_s; };
    const QString fill = turkish ? u"Buraya yaz."_s : u"Write here."_s;
    QString text = u"# %1\n\n> %2\n\n%3\n"_s.arg(
        lesson.title.isEmpty() ? lesson.id : lesson.title,
        lesson.question.isEmpty() ? (turkish ? u"Ne olur?"_s : u"What happens?"_s) : lesson.question, fill);
    if (!lesson.predictions.empty())
        text += heading(Part::Predict);
    for (const Prediction &prediction : lesson.predictions)
        text += u"- `%1` %2\n"_s.arg(prediction.id, fill);
    text += heading(Part::Seen) + fill + u'\n' + heading(Part::Rule) + fill + u'\n';
    if (!lesson.tasks.empty())
        text += heading(Part::Tasks).chopped(1);
    for (const Task &task : lesson.tasks)
        text += u"\n### %1\n\n%2\n\n1. %2\n2. %2\n"_s.arg(task.id, fill);
    if (!lesson.variants.empty())
        text += heading(Part::Variants).chopped(1);
    for (const Variant &variant : lesson.variants)
        text += u"\n### %1\n\n%2\n\n%3\n\n%3\n"_s.arg(variant.id, variant.title.left(longestChip), fill);
    return text.toUtf8();
}

} // namespace scenario
