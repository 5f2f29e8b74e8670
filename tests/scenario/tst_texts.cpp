// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The texts of lessons: what is read, and the one line for everything that is wrong.

#include "scenario/lesson_text.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using scenario::Language;

namespace {

const QByteArray scenarioBytes = R"({
  "format": "redelivery-scenario", "version": 1,
  "stock": [{ "book": "Dune", "onHand": 10 }],
  "consumers": [{ "name": "inventory", "strategy": "naive" }],
  "messages": [{ "id": "m-1", "type": "OrderPlaced", "order": "o-1", "book": "Dune", "quantity": 2 }],
  "expect": { "reserved": { "Dune": 2 } },
  "variants": [{ "id": "v", "title": "V", "patch": {} }],
  "predict": [{ "id": "reserved", "quantity": "reserved", "book": "Dune" }],
  "tasks": [{ "id": "t", "stars": 1, "goal": { "verdict": ["lost"] }, "solution": {} }]
})";

const QByteArray textBytes = R"(# The title

> What happens,
> and why?

First, an [inbox](glossary:inbox).

Second.

## Predict

- `reserved` How many copies
  of Dune?

## What you saw

Seen.

### If you were sure

Sure.

## The rule

Rule.

## Elsewhere

- **RabbitMQ** elsewhere

## Your turn

### t

Bring it about.

1. A nudge.
2. Nearly
   all.

## Variants

### v

The variant

What changed.

What one sees.

## Read on

- A book
)";

scenario::Document lesson()
{
    return scenario::parse(scenarioBytes, u"lessons/07-x/scenario.json"_s);
}

QString said(const QByteArray &bytes, Language language = Language::English)
{
    try {
        scenario::parseText(bytes, u"f.md"_s, lesson(), language);
    } catch (const scenario::Problem &problem) {
        return problem.text();
    }
    return {};
}

} // namespace

class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads();
    void refuses_data();
    void refuses();
    void templateIsValid();
    void lessonsHaveTexts();
    void languagesAgree();
    void glossaryIsWhole();
};

void TestTexts::reads()
{
    const scenario::LessonText text = scenario::parseText(textBytes, u"f.md"_s, lesson(), Language::English);
    QCOMPARE(text.title, u"The title"_s);
    QCOMPARE(text.question, u"What happens, and why?"_s);
    QCOMPARE(text.situation, u"First, an [inbox](glossary:inbox).\n\nSecond."_s);
    QCOMPARE(text.predictions.at(u"reserved"_s), u"How many copies of Dune?"_s);
    QCOMPARE(text.seen, u"Seen."_s);
    QCOMPARE(text.sure, u"Sure."_s);
    QCOMPARE(text.rule, u"Rule."_s);
    QCOMPARE(text.elsewhere, u"- **RabbitMQ** elsewhere"_s);
    QVERIFY(text.tasks.at(u"t"_s) == (scenario::TaskText{ u"Bring it about."_s, u"A nudge."_s, u"Nearly all."_s }));
    QVERIFY(text.variants.at(u"v"_s)
            == (scenario::VariantText{ u"The variant"_s, u"What changed."_s, u"What one sees."_s }));
    QCOMPARE(text.more, u"- A book"_s);
}

void TestTexts::refuses_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, const QString &line) {
        QVERIFY2(textBytes.contains(from), name);
        QTest::newRow(name) << from << to << line;
    };
    row("no title", "# The title\n\n", "", u"f.md:1:1: a lesson starts with \"# \" and its title"_s);
    row("no question", "> What happens,\n> and why?\n", "", u"f.md:1:1: the question follows the title, as \"> …\""_s);
    row("no situation", "First, an [inbox](glossary:inbox).\n\nSecond.\n", "",
        u"f.md:1:1: the situation follows the question"_s);
    row("unknown heading", "## The rule", "## A rule",
        u"f.md:23:1: unknown heading 'A rule'; one of Predict, What you saw, If you were sure, The rule, Elsewhere, "
        "Your turn, Variants, Read on"_s);
    row("wrong place", "## The rule", "## Predict", u"f.md:23:1: \"Predict\" stands in the wrong place, or twice"_s);
    row("unknown prediction", "`reserved`", "`mails`", u"f.md:12:1: unknown prediction 'mails'; one of reserved"_s);
    row("prediction without a question", "- `reserved` How many copies\n  of Dune?\n", "",
        u"f.md: prediction 'reserved' has no text"_s);
    row("no item", "- `reserved` How", "How", u"f.md:12:1: a prediction is \"- `id` question\""_s);
    row("unknown task", "### t", "### u", u"f.md:33:1: unknown task 'u'; one of t"_s);
    row("one hint", "2. Nearly\n   all.\n", "", u"f.md:33:1: task 't' needs a goal and the hints 1. and 2."_s);
    row("unknown variant", "### v", "### w", u"f.md:43:1: unknown variant 'w'; one of v"_s);
    row("variant without what one sees", "\n\nWhat one sees.", "",
        u"f.md:43:1: variant 'v' needs a title, what changed, and what one sees"_s);
    row("long chip", "The variant", "The variant whose title has no room",
        u"f.md:45:1: the title has more than 28 characters"_s);
    row("unknown term", "glossary:inbox", "glossary:outbox", u"f.md:6:1: unknown term 'outbox'"_s);
    row("dead link", "- A book", "- [A book](https://example.org)",
        u"f.md:53:1: dead link 'https://example.org': links lead to the glossary, as glossary:TERM"_s);
    row("no rule", "## The rule\n\nRule.\n", "", u"f.md: \"The rule\" is missing or empty"_s);
    row("no text", "Seen.", "", u"f.md: \"What you saw\" is missing or empty"_s);
    row("not UTF-8", "Second", "Sec\xff", u"f.md: is not UTF-8"_s);
    row("too long", "Second.", QByteArray("word ").repeated(250),
        u"f.md: 262 words before the run; the limit is 250"_s);
}

void TestTexts::refuses()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, line);
    QCOMPARE(said(QByteArray(textBytes).replace(from, to)), line);
}

void TestTexts::templateIsValid()
{
    for (const auto &language : engine::namesOf<Language>)
        QCOMPARE(said(scenario::textTemplate(lesson(), language.value), language.value), QString());
}

void TestTexts::lessonsHaveTexts()
{
    for (const scenario::Document &document : scenario::lessons()) {
        for (const auto &language : engine::namesOf<Language>) {
            try {
                const scenario::LessonText text = scenario::readText(document, language.value);
                QVERIFY(!text.title.isEmpty());
            } catch (const scenario::Problem &problem) {
                QFAIL(problem.what());
            }
        }
    }
}

void TestTexts::languagesAgree()
{
    for (const scenario::Document &document : scenario::lessons()) {
        const scenario::LessonText english = scenario::textOf(document, Language::English);
        const scenario::LessonText turkish = scenario::textOf(document, Language::Turkish);
        QVERIFY2(english.title != turkish.title && english.seen != turkish.seen, qPrintable(document.id));
        const std::pair<const QString *, const QString *> parts[] = {
            { &english.situation, &turkish.situation }, { &english.seen, &turkish.seen },
            { &english.sure, &turkish.sure },           { &english.rule, &turkish.rule },
            { &english.elsewhere, &turkish.elsewhere }, { &english.more, &turkish.more },
        };
        for (const auto &[a, b] : parts)
            QVERIFY2(a->isEmpty() == b->isEmpty(), qPrintable(document.id));
    }
}

void TestTexts::glossaryIsWhole()
{
    QStringList ids[2];
    for (const auto &language : engine::namesOf<Language>) {
        for (const scenario::Term &term : scenario::glossary(language.value)) {
            QVERIFY2(!term.term.isEmpty() && !term.text.isEmpty(), qPrintable(term.id));
            for (const QString &linked : scenario::termsIn(term.text))
                QVERIFY2(scenario::findTerm(language.value, linked), qPrintable(linked));
            ids[static_cast<int>(language.value)].append(term.id);
        }
    }
    QVERIFY(ids[0].size() > 30);
    QCOMPARE(ids[0], ids[1]);
    QStringList sorted = ids[0];
    sorted.sort();
    QCOMPARE(ids[0], sorted);
}

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
