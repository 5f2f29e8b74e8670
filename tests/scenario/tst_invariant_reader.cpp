// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// The invariants of a scenario: what is good is read, kept and written again, what is bad gets exactly one clear line.

#include "scenario/limits.h"
#include "scenario/scenario.h"
#include "scenario/setup_reader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using engine::Expression;
using Kind = Expression::Kind;

namespace {

QByteArray scenarioWith(const QByteArray &invariants)
{
    return R"({ "format": "redelivery-scenario", "version": 1,
  "stock": [{ "book": "Dune", "onHand": 10 }, { "book": "Emma", "onHand": 1 }],
  "consumers": [{ "name": "inventory", "strategy": "naive" }],
  "messages": [{ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 2 }],
  "expect": { "reserved": { "Dune": 2 } },
  "invariants": )"
        + invariants + " }";
}

QByteArray one(const QByteArray &demand)
{
    return scenarioWith("[{ \"id\": \"i\", " + demand + " }]");
}

/// What is said of the file, from the pointer on; "ok" when nothing is.
QString said(const QByteArray &bytes)
{
    try {
        scenario::parse(bytes, u"f.json"_s);
    } catch (const scenario::Problem &problem) {
        const QString text = problem.text();
        return text.sliced(text.indexOf(u": "_s) + 2);
    }
    return u"ok"_s;
}

QByteArray nested(int levels)
{
    QByteArray condition = "{ \"<\": [\"reserved\", 1] }";
    for (int level = 2; level < levels; ++level)
        condition = "{ \"not\": " + condition + " }";
    return "\"never\": " + condition;
}

/// Each inner condition takes a sign and two numbers.
QByteArray wide(int conditions)
{
    QByteArrayList parts;
    for (int i = 0; i < conditions; ++i)
        parts.append("{ \"<\": [\"reserved\", 1] }");
    return "\"never\": { \"any\": [" + parts.join(", ") + "] }";
}

QJsonValue at(QJsonValue value, const QString &path)
{
    for (const QString &key : path.split(u'/'))
        value = value[key];
    return value;
}

template<typename E>
QStringList wordsOf()
{
    QStringList words;
    for (const auto &named : engine::namesOf<E>)
        words.append(named.name);
    return words;
}

} // namespace

class TestInvariantReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void readsWhatItSays();
    void variantsAreChecked();
    void writesWhatItReads();
    void schemaSaysTheSame();
};

void TestInvariantReader::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &line) {
        QTest::newRow(name) << bytes << line;
    };
    const QString terms = u"onHand, reserved, reservationRows, reservationCopies, emails, deadLetters, inboxRows, "
                          u"inboxInProgress"_s;
    row("no array", scenarioWith("{}"), u"/invariants: must be an array, not an object"_s);
    row("no object", scenarioWith("[7]"), u"/invariants/0: must be an object, not a number"_s);
    row("no id", scenarioWith(R"([{ "never": { "<": ["reserved", 0] } }])"), u"/invariants/0: 'id' is missing"_s);
    row("id that is none", scenarioWith(R"([{ "id": "A b", "never": { "<": ["reserved", 0] } }])"),
        u"/invariants/0/id: 'A b' is no id; lower-case letters and digits, with single hyphens between"_s);
    row("id twice", scenarioWith(R"([{ "id": "i", "never": { "<": ["reserved", 0] } },
                         { "id": "i", "never": { "<": ["reserved", 0] } }])"),
        u"/invariants/1/id: a second invariant 'i'"_s);
    row("unknown key", one(R"("nevr": {})"), u"/invariants/0/nevr: unknown key 'nevr'; did you mean 'never'?"_s);
    row("no demand", scenarioWith(R"([{ "id": "i" }])"),
        u"/invariants/0: needs one of 'always', 'never', 'eventually'"_s);
    row("two demands", one(R"("always": { "<": ["reserved", 9] }, "never": { "<": ["reserved", 0] })"),
        u"/invariants/0: 'always' and 'never' together; an invariant demands one thing"_s);
    row("title of two lines", one(R"("title": "a\nb", "never": { "<": ["reserved", 0] })"),
        u"/invariants/0/title: has control characters in it"_s);
    row("condition as text", one(R"("never": "reserved < 0")"), u"/invariants/0/never: must be an object, not text"_s);
    row("empty condition", one(R"("never": {})"),
        u"/invariants/0/never: must have exactly one member, not 0; one of =, <, <=, !=, >=, >, not, all, any"_s);
    row("two signs", one(R"("never": { "<": ["reserved", 0], ">": ["reserved", 9] })"),
        u"/invariants/0/never: must have exactly one member, not 2; one of =, <, <=, !=, >=, >, not, all, any"_s);
    row("unknown sign", one(R"("never": { "==": ["reserved", 0] })"),
        u"/invariants/0/never/==: unknown key '=='; did you mean '='?"_s);
    row("one side", one(R"("never": { "<": ["reserved"] })"), u"/invariants/0/never/<: must have two sides, not 1"_s);
    row("three sides", one(R"("never": { "<": ["reserved", 0, 1] })"),
        u"/invariants/0/never/<: must have two sides, not 3"_s);
    row("sides that are no array", one(R"("never": { "<": "reserved" })"),
        u"/invariants/0/never/<: must be an array, not text"_s);
    row("all of none", one(R"("never": { "all": [] })"), u"/invariants/0/never/all: must not be empty"_s);
    row("all of no array", one(R"("never": { "all": { "<": ["reserved", 0] } })"),
        u"/invariants/0/never/all: must be an array, not an object"_s);
    row("not of a term", one(R"("never": { "not": "reserved" })"),
        u"/invariants/0/never/not: must be an object, not text"_s);
    row("condition as a number", one(R"("never": { "<": [{ "not": { "<": ["reserved", 0] } }, 0] })"),
        u"/invariants/0/never/</0/not: unknown key 'not'; one of +, -, "_s + terms);
    row("number as a condition", one(R"("never": { "not": { "+": ["reserved", 0] } })"),
        u"/invariants/0/never/not/+: unknown key '+'; one of =, <, <=, !=, >=, >, not, all, any"_s);
    row("unknown term", one(R"("never": { "<": ["resreved", 0] })"),
        u"/invariants/0/never/</0: unknown term 'resreved'; one of "_s + terms);
    row("no number", one(R"("never": { "<": ["reserved", null] })"),
        u"/invariants/0/never/</1: must be a number, a term or an object; terms: "_s + terms);
    row("part of a number", one(R"("never": { "<": ["reserved", 0.5] })"),
        u"/invariants/0/never/</1: must be a whole number, not 0.5"_s);
    row("huge number", one(R"("never": { "<": ["reserved", 1e12] })"),
        u"/invariants/0/never/</1: must be from -1000000000 to 1000000000, not 1e+12"_s);
    row("difference of three", one(R"("never": { "<": [{ "-": ["onHand", "reserved", 1] }, 0] })"),
        u"/invariants/0/never/</0/-: must have two sides, not 3"_s);
    row("sum of none", one(R"("never": { "<": [{ "+": [] }, 0] })"), u"/invariants/0/never/</0/+: must not be empty"_s);
    row("book not in stock", one(R"("never": { "<": [{ "reserved": { "book": "Dun" } }, 0] })"),
        u"/invariants/0/never/</0/reserved/book: no book 'Dun'; did you mean 'Dune'?"_s);
    row("order of no message", one(R"("never": { ">": [{ "emails": { "order": "o-2" } }, 1] })"),
        u"/invariants/0/never/>/0/emails/order: no order 'o-2'; did you mean 'o-1'?"_s);
    row("unknown message", one(R"("never": { ">": [{ "deadLetters": { "message": "x" } }, 1] })"),
        u"/invariants/0/never/>/0/deadLetters/message: no message 'x'; one of m-1"_s);
    row("unknown consumer", one(R"("never": { ">": [{ "inboxRows": { "consumer": "mail" } }, 1] })"),
        u"/invariants/0/never/>/0/inboxRows/consumer: no consumer 'mail'; one of inventory"_s);
    row("book of a mail", one(R"("never": { ">": [{ "emails": { "book": "Dune" } }, 1] })"),
        u"/invariants/0/never/>/0/emails/book: unknown key 'book'; one of order, message, consumer"_s);
    row("term of nobody", one(R"("never": { ">": [{ "reserved": {} }, 1] })"),
        u"/invariants/0/never/>/0/reserved: names nothing; one of book, or the term alone, as text"_s);
    row("book as a number", one(R"("never": { ">": [{ "reserved": { "book": 1 } }, 1] })"),
        u"/invariants/0/never/>/0/reserved/book: must be text, not a number"_s);
    row("no term", one(R"("never": { "<": [1, 2] })"),
        u"/invariants/0/never: says nothing of the run: it has no term; one of "_s + terms);
    row("each of what is unknown", one(R"("each": "books", "never": { "<": ["reserved", 0] })"),
        u"/invariants/0/each: unknown subject 'books'; one of book, order, message, consumer"_s);
    row("each of what makes no difference", one(R"("each": "order", "never": { "<": ["reserved", 0] })"),
        u"/invariants/0/each: no term of the condition differs from one order to another"_s);
    row("each of what is named", one(R"("each": "book", "never": { "<": [{ "reserved": { "book": "Dune" } }, 0] })"),
        u"/invariants/0/each: no term of the condition differs from one book to another"_s);
    row("too deep", one(nested(scenario::limits::expressionDepth + 1)),
        u"/invariants/0/never/not/not/not/not/not/not/not/</0: nested deeper than 8 levels"_s);
    row("too large", one(wide(22)),
        u"/invariants/0/never/any/21: more than 64 numbers, terms and signs in one invariant"_s);
    QByteArrayList many;
    for (int i = 0; i < 17; ++i)
        many.append("{ \"id\": \"i-" + QByteArray::number(i) + "\", \"never\": { \"<\": [\"reserved\", 0] } }");
    row("too many", scenarioWith('[' + many.join(", ") + ']'),
        u"/invariants: has 17 elements; at most 16 are allowed"_s);
}

void TestInvariantReader::refuses()
{
    QFETCH(const QByteArray, bytes);
    QTEST(said(bytes), "line");
}

void TestInvariantReader::accepts_data()
{
    QTest::addColumn<QByteArray>("demand");
    const auto row = [](const char *name, const QByteArray &demand) { QTest::newRow(name) << demand; };
    row("title", R"("title": "More than <b>%1</b> & \"it\"", "never": { "<": ["reserved", 0] })");
    row("each book", R"("each": "book", "never": { "<": [{ "-": ["onHand", "reserved"] }, 0] })");
    row("each order", R"("each": "order", "always": { "<=": ["emails", 1] })");
    row("each message", R"("each": "message", "always": { "=": ["deadLetters", 0] })");
    row("each consumer", R"("each": "consumer", "eventually": { "=": ["inboxInProgress", 0] })");
    row("one named, one of each",
        R"("each": "book", "always": { "<=": [{ "reserved": { "book": "Dune" } }, "onHand"] })");
    row("as deep as may be", nested(scenario::limits::expressionDepth));
    row("as large as may be", wide(21));
    row("everything", R"("eventually": { "any": [{ "all": [{ "!=": ["inboxRows", 1] },
        { ">=": [{ "+": ["reservationRows", "reservationCopies", -3] }, 0] }] },
        { "not": { ">": [{ "emails": { "order": "o-1", "message": "m-1", "consumer": "inventory" } }, 1] } }] })");
}

void TestInvariantReader::accepts()
{
    QFETCH(const QByteArray, demand);
    QCOMPARE(said(one(demand)), u"ok"_s);
}

void TestInvariantReader::readsWhatItSays()
{
    const scenario::Document document = scenario::parse(one(R"("title": "T", "each": "book",
               "never": { "<": [{ "-": ["onHand", { "reserved": { "book": "Emma" } }] }, -2] })"),
                                                        u"f.json"_s);
    const engine::Setup setup = scenario::setupOf(document.scenario, document.name);
    QCOMPARE(setup.invariants.size(), std::size_t(1));
    const engine::Invariant &invariant = setup.invariants.front();
    QCOMPARE(invariant.id, u"i"_s);
    QCOMPARE(invariant.title, u"T"_s);
    QVERIFY(invariant.demand == engine::Demand::Never);
    QVERIFY(invariant.each == engine::Aspect::Book);
    QVERIFY(invariant.condition.kind == Kind::Less);
    const Expression &difference = invariant.condition.parts[0];
    QVERIFY(difference.kind == Kind::Minus);
    QVERIFY(difference.parts[0].term == (engine::Term{ engine::Measure::OnHand }));
    QVERIFY(difference.parts[1].term == (engine::Term{ engine::Measure::Reserved, { 1, -1, -1, -1 } }));
    QCOMPARE(invariant.condition.parts[1].number, -2);
}

/// A patch that takes a book away takes it from the invariants, too; the line says in which variant.
void TestInvariantReader::variantsAreChecked()
{
    QByteArray bytes = one(R"("never": { "<": [{ "reserved": { "book": "Emma" } }, 0] })");
    bytes.replace("\"expect\"", R"("variants": [{ "id": "v", "title": "V",
        "patch": { "stock": [{ "book": "Dune", "onHand": 1 }] } }], "expect")");
    QCOMPARE(said(bytes),
             u"/variants/0/patch: variant 'v': /invariants/0/never/</0/reserved/book: no book 'Emma'; one of Dune"_s);
}

void TestInvariantReader::writesWhatItReads()
{
    const scenario::Document document =
        scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/judgement/oversold.json"));
    const QByteArray written = scenario::write(document);
    QVERIFY(written.contains(R"("id": "never-oversold")"));
    scenario::Document again = scenario::parse(written, document.name);
    QCOMPARE(again.scenario, document.scenario);
    QCOMPARE(scenario::write(again), written);
    // People read who it is for before what is asked.
    QVERIFY(written.indexOf("\"each\"") < written.indexOf("\"never\""));
    QVERIFY(written.indexOf("\"expect\"") < written.indexOf("\"invariants\""));
    QVERIFY(scenario::effective(document, u"in-order"_s, u"naive"_s)[u"invariants"_s].isArray());
}

void TestInvariantReader::schemaSaysTheSame()
{
    QFile file(QStringLiteral(REDELIVERY_SOURCE_DIR "/resources/schema/scenario.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    const auto keys = [&](const QString &path) { return at(root, path).toObject().keys(); };
    QCOMPARE(at(root, u"properties/invariants/maxItems"_s).toInteger(), qint64(scenario::limits::invariants));
    QCOMPARE(at(root, u"$defs/conditions/maxItems"_s).toInteger(), qint64(scenario::limits::expressionSize));
    QCOMPARE(at(root, u"$defs/term/enum"_s).toArray(), QJsonArray::fromStringList(wordsOf<engine::Measure>()));
    QCOMPARE(at(root, u"$defs/invariant/properties/each/enum"_s).toArray(),
             QJsonArray::fromStringList(wordsOf<engine::Aspect>()));
    QStringList signs = keys(u"$defs/condition/properties"_s);
    QStringList quantities = keys(u"$defs/quantity/anyOf"_s);
    const QJsonObject numbers = at(root, u"$defs/quantity/anyOf"_s).toArray()[2].toObject();
    quantities = numbers[u"properties"_s].toObject().keys();
    for (const auto &measure : engine::namesOf<engine::Measure>) {
        QVERIFY(quantities.removeOne(measure.name));
        const QString definition = numbers[u"properties"_s][measure.name][u"$ref"_s].toString().section(u'/', -1);
        QStringList told;
        for (const auto &aspect : engine::namesOf<engine::Aspect>) {
            if (engine::isTold(measure.value, aspect.value))
                told.append(aspect.name);
        }
        told.sort();
        QCOMPARE(keys(u"$defs/"_s + definition + u"/properties"_s), told);
    }
    QStringList all = signs + quantities;
    QStringList expected = wordsOf<Kind>();
    all.sort();
    expected.sort();
    QCOMPARE(all, expected);
}

QTEST_GUILESS_MAIN(TestInvariantReader)
#include "tst_invariant_reader.moc"
