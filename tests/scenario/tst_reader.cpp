// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// Scenario files: what is good is read and written, what is bad gets exactly one clear line.

#include "scenario/limits.h"
#include "scenario/scenario.h"
#include "strategies/registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using engine::Time;

namespace {

constexpr QByteArrayView valid = R"({
  "format": "redelivery-scenario",
  "version": 1,
  "stock": [{ "book": "Dune", "onHand": 10 }],
  "consumers": [{ "name": "inventory", "instances": 2, "strategy": "naive" }],
  "broker": { "lockTimeout": "30s", "maxDeliveries": 5 },
  "inbox": { "key": ["message"], "retention": "14d" },
  "cache": { "ttl": "1h" },
  "messages": [{ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 2 }],
  "faults": [{ "do": "crash", "delivery": 1, "after": "durable" }],
  "expect": { "reserved": { "Dune": 2 } },
  "variants": [{ "id": "other", "title": "Other", "patch": { "cache": { "ttl": "2h" } } }]
}
)";

/// What is said of a file; "ok" when nothing is.
QString said(const QByteArray &bytes, const QString &name = u"f.json"_s)
{
    try {
        scenario::parse(bytes, name);
    } catch (const scenario::Problem &problem) {
        return problem.text();
    }
    return u"ok"_s;
}

/// The valid file with one text in the place of another, where that stands first.
QByteArray changed(QByteArrayView from, QByteArrayView to)
{
    QByteArray bytes = valid.toByteArray();
    const qsizetype at = bytes.indexOf(from);
    Q_ASSERT(at >= 0);
    return bytes.replace(at, from.size(), to);
}

QByteArray repeated(QByteArrayView text, int count, QByteArrayView separator)
{
    QByteArray bytes;
    for (int i = 0; i < count; ++i)
        bytes += (i > 0 ? separator.toByteArray() : QByteArray()) + text.toByteArray();
    return bytes;
}

scenario::Document lesson(QStringView id)
{
    const scenario::Document *document = scenario::findLesson(id);
    Q_ASSERT(document);
    return *document;
}

QJsonObject schema()
{
    QFile file(QStringLiteral(REDELIVERY_SOURCE_DIR "/resources/schema/scenario.schema.json"));
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return QJsonDocument::fromJson(file.readAll()).object();
}

QJsonValue at(QJsonValue value, const QString &path)
{
    for (const QString &key : path.split(u'/'))
        value = value[key];
    return value;
}

template<typename E>
QJsonArray wordsOf()
{
    QJsonArray words;
    for (const auto &named : engine::namesOf<E>)
        words.append(QString(named.name));
    return words;
}

} // namespace

class TestReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesText_data();
    void refusesText();
    void refusesValues_data();
    void refusesValues();
    void acceptsValues_data();
    void acceptsValues();
    void limits_data();
    void limits();
    void oneLineWhateverIsQuoted();
    void everyPrefixIsRefused();
    void anyByteChangedDoesNoHarm();
    void byteOrderMark();
    void readsFiles();
    void refusesFiles();
    void converts();
    void defaults();
    void writesWhatItReads();
    void keepsLessonBlocks();
    void effectiveMergesAndReplaces();
    void effectiveRefuses();
    void setupOfRefuses();
    void findsLessons();
    void applicableStrategies();
    void durations_data();
    void durations();
    void schemaSaysTheSame();
};

void TestReader::refusesText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, QByteArray bytes, const QString &line) {
        QTest::newRow(name) << std::move(bytes) << line;
    };
    row("empty", "", u"f.json:1:1: there is nothing in it"_s);
    row("blank", " \n\t\n", u"f.json:3:1: there is nothing in it"_s);
    row("a word", "scenario", u"f.json:1:1: expected a value, not 's'"_s);
    row("not quite a word", "{\"a\": nul}", u"f.json:1:7: expected a value: text stands in double quotes"_s);
    row("a scalar", "12", u"f.json:1:1: a scenario must be an object"_s);
    row("an array", "[]", u"f.json:1:1: a scenario must be an object"_s);
    row("object not closed", "{\n  \"a\": 1", u"f.json:2:9: the text ends inside an object"_s);
    row("array not closed", "{\"a\": [1,", u"f.json:1:10: the text ends inside an array"_s);
    row("string not closed", "{\"a\": \"x", u"f.json:1:7: a string that does not end"_s);
    row("comma missing", "{\"a\": 1 \"b\": 2}", u"f.json:1:9: expected ',' or '}', not '\"'"_s);
    row("comma missing in array", "[1 2]", u"f.json:1:4: expected ',' or ']', not '2'"_s);
    row("comma at the end", "{\"a\": 1,\n}", u"f.json:2:1: expected a key in double quotes, not '}'"_s);
    row("comma at the end of array", "[1,]", u"f.json:1:4: expected a value, not ']'"_s);
    row("colon missing", "{\"a\" 1}", u"f.json:1:6: expected ':' after a key, not '1'"_s);
    row("key without quotes", "{a: 1}", u"f.json:1:2: expected a key in double quotes, not 'a'"_s);
    row("single quotes", "{\"a\": 'x'}", u"f.json:1:7: expected a value, not '''"_s);
    row("comment", "// x\n{}", u"f.json:1:1: expected a value, not '/'"_s);
    row("wrong bracket", "[1}", u"f.json:1:3: expected ',' or ']', not '}'"_s);
    row("text after the end", "{} {}", u"f.json:1:4: expected nothing more, not '{'"_s);
    row("leading zero", "[01]", u"f.json:1:2: not a number as JSON writes it"_s);
    row("no digits", "[-]", u"f.json:1:2: not a number as JSON writes it"_s);
    row("no decimals", "[1.]", u"f.json:1:2: not a number as JSON writes it"_s);
    row("plus", "[+1]", u"f.json:1:2: expected a value, not '+'"_s);
    row("no exponent", "[1e]", u"f.json:1:2: not a number as JSON writes it"_s);
    row("huge number", "[1e999]", u"f.json:1:2: a number beyond all bounds"_s);
    row("line break in a string", "[\"a\nb\"]", u"f.json:1:4: a control character in a string, byte 0x0a"_s);
    row("unknown escape", "[\"\\x41\"]", u"f.json:1:3: an unknown escape in a string"_s);
    row("short escape", "[\"\\u12\"]", u"f.json:1:3: an escape \\u without four hexadecimal digits"_s);
    row("half a pair", "[\"a\\ud800\"]", u"f.json:1:4: half a surrogate pair in a string"_s);
    row("NUL", QByteArray("{\"a\"\0: 1}", 9), u"f.json:1:5: expected ':' after a key, not byte 0x00"_s);
    row("NUL in a string", QByteArray("[\"a\0\"]", 6), u"f.json:1:4: a control character in a string, byte 0x00"_s);
    row("NUL after the end", QByteArray("{}\0", 3), u"f.json:1:3: expected nothing more, not byte 0x00"_s);
    row("Latin-1", "[\"\xe9t\xe9\"]", u"f.json:1:3: not UTF-8, byte 0xe9"_s);
    row("overlong UTF-8", "[\"\xc0\xaf\"]", u"f.json:1:3: not UTF-8, byte 0xc0"_s);
    row("surrogate in UTF-8", "[\"\xed\xa0\x80\"]", u"f.json:1:3: not UTF-8, byte 0xed"_s);
    row("UTF-8 cut off", "[\"\xe2\x82\"]", u"f.json:1:3: not UTF-8, byte 0xe2"_s);
    row("columns count characters", "[\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x93\x96\" x]",
        u"f.json:1:8: expected ',' or ']', not 'x'"_s);
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), u"f.json:1:1: expected a value, not byte 0xff"_s);
    row("key twice", "{\"a\": 1,\n \"b\": {\"a\": 2},\n \"a\": 3}",
        u"f.json:3:2: the key 'a' occurs twice in one object"_s);
    row("key twice, escaped", "{\"a\": 1, \"\\u0061\": 3}", u"f.json:1:10: the key 'a' occurs twice in one object"_s);
    row("deep", QByteArray(500'000, '['), u"f.json:1:65: nested deeper than 64 levels"_s);
    row("deep objects", repeated("{\"a\":", 100'000, ""), u"f.json:1:321: nested deeper than 64 levels"_s);
    row("large", QByteArray(10'000'000, '['), u"f.json: is larger than 1048576 bytes, the limit"_s);
}

void TestReader::refusesText()
{
    QFETCH(const QByteArray, bytes);
    QTEST(said(bytes), "line");
}

void TestReader::refusesValues_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *name, QByteArrayView from, QByteArrayView to, const QString &line) {
        QTest::newRow(name) << changed(from, to) << line;
    };

    row("no format", "\"format\": \"redelivery-scenario\",", "", u"f.json:1:1: 'format' is missing"_s);
    row("other format", "redelivery-scenario", "something", u"f.json:2:13: /format: must be \"redelivery-scenario\""_s);
    row("no version", "\"version\": 1,", "", u"f.json:1:1: 'version' is missing"_s);
    row("newer version", "\"version\": 1,", "\"version\": 2, \"chapters\": [],",
        u"f.json:3:14: /version: version 2 is newer than this program, which reads version 1"_s);
    row("version as text", "\"version\": 1", "\"version\": \"1\"",
        u"f.json:3:14: /version: must be a number, not text"_s);
    row("unknown key", "\"stock\"", "\"stok\"", u"f.json:4:3: /stok: unknown key 'stok'; did you mean 'stock'?"_s);
    row("unknown key, nothing near", "\"cache\": { \"ttl\": \"1h\" }", "\"memory\": 1",
        u"f.json:8:3: /memory: unknown key 'memory'; one of format, version, stock, consumers, broker, inbox, cache, "
        "messages, faults, expect, invariants, title, question, variants, predict, tasks"_s);
    row("key that needs escaping", "\"cache\"", "\"a/b~c\"",
        u"f.json:8:3: /a~1b~0c: unknown key 'a/b~c'; one of format, version, stock, consumers, broker, inbox, cache, "
        "messages, faults, expect, invariants, title, question, variants, predict, tasks"_s);
    row("no expectation", "\"expect\": { \"reserved\": { \"Dune\": 2 } },", "", u"f.json:1:1: 'expect' is missing"_s);

    row("no stock", "[{ \"book\": \"Dune\", \"onHand\": 10 }]", "[]", u"f.json:4:12: /stock: must not be empty"_s);
    row("stock is no array", "[{ \"book\": \"Dune\", \"onHand\": 10 }]", "{ \"book\": \"Dune\" }",
        u"f.json:4:12: /stock: must be an array, not an object"_s);
    row("book twice", "\"onHand\": 10 }", "\"onHand\": 10 }, { \"book\": \"Dune\", \"onHand\": 1 }",
        u"f.json:4:57: /stock/1/book: a second row for 'Dune'"_s);
    row("book without a name", "\"book\": \"Dune\", \"onHand\"", "\"book\": \"\", \"onHand\"",
        u"f.json:4:23: /stock/0/book: must not be empty"_s);
    row("book with a line break", "\"book\": \"Dune\", \"onHand\"", "\"book\": \"Du\\nne\", \"onHand\"",
        u"f.json:4:23: /stock/0/book: has control characters in it"_s);
    row("long book", "\"book\": \"Dune\", \"onHand\"", "\"book\": \"" + QByteArray(65, 'x') + "\", \"onHand\"",
        u"f.json:4:23: /stock/0/book: is longer than 64 characters"_s);
    row("half a copy", "\"onHand\": 10", "\"onHand\": 2.5",
        u"f.json:4:41: /stock/0/onHand: must be a whole number, not 2.5"_s);
    row("fewer than none", "\"onHand\": 10", "\"onHand\": -1",
        u"f.json:4:41: /stock/0/onHand: must be from 0 to 1000000000, not -1"_s);
    row("too many", "\"onHand\": 10", "\"onHand\": 1e300",
        u"f.json:4:41: /stock/0/onHand: must be from 0 to 1000000000, not 1e+300"_s);
    row("row without stock", ", \"onHand\": 10", "", u"f.json:4:13: /stock/0: 'onHand' is missing"_s);

    row("unknown strategy", "\"naive\"", "\"nave\"",
        u"f.json:5:68: /consumers/0/strategy: unknown strategy 'nave'; did you mean 'naive'?"_s);
    row("no strategy", ", \"strategy\": \"naive\"", "", u"f.json:5:17: /consumers/0: 'strategy' is missing"_s);
    row("no instance", "\"instances\": 2", "\"instances\": 0",
        u"f.json:5:53: /consumers/0/instances: must be from 1 to 4, not 0"_s);
    row("too many instances", "\"instances\": 2", "\"instances\": 5",
        u"f.json:5:53: /consumers/0/instances: must be from 1 to 4, not 5"_s);
    row("consumer twice", "\"strategy\": \"naive\" }",
        "\"strategy\": \"naive\" }, { \"name\": \"inventory\", \"strategy\": \"naive\" }",
        u"f.json:5:89: /consumers/1/name: a second consumer 'inventory'"_s);
    row("unknown key source", "\"strategy\": \"naive\"", "\"strategy\": \"naive\", \"key\": \"messageid\"",
        u"f.json:5:84: /consumers/0/key: unknown key 'messageid'; one of message-id, correlation-id, order, "
        "delivery-tag, redelivered"_s);

    row("no duration", "\"30s\"", "\"30 s\"",
        u"f.json:6:30: /broker/lockTimeout: '30 s' is no duration; a whole number and ms, s, m, h or d, as in '30s'"_s);
    row("duration as a number", "\"30s\"", "30", u"f.json:6:30: /broker/lockTimeout: must be text, not a number"_s);
    row("duration that overflows", "\"30s\"", "\"9223372036854775807d\"",
        u"f.json:6:30: /broker/lockTimeout: '9223372036854775807d' is no duration; a whole number and ms, s, m, h or "
        "d, as in '30s'"_s);
    row("duration beyond ten years", "\"30s\"", "\"3651d\"",
        u"f.json:6:30: /broker/lockTimeout: '3651d' is longer than ten years (3650d)"_s);
    row("lock of no time", "\"30s\"", "\"0s\"", u"f.json:6:30: /broker/lockTimeout: must be longer than nothing"_s);
    row("too many deliveries", "\"maxDeliveries\": 5", "\"maxDeliveries\": 101",
        u"f.json:6:54: /broker/maxDeliveries: must be from 1 to 100, not 101"_s);
    row("inbox key", "[\"message\"]", "[\"consumer\"]",
        u"f.json:7:21: /inbox/key: must be [\"message\", \"consumer\"] or [\"message\"]"_s);
    row("cache as null", "{ \"ttl\": \"1h\" }", "null", u"f.json:8:12: /cache: must be an object, not null"_s);

    row("no messages", "[{ \"id\": \"m-1\", \"order\": \"o-1\", \"book\": \"Dune\", \"quantity\": 2 }]", "[]",
        u"f.json:9:15: /messages: must not be empty"_s);
    row("no stock of the book", "\"book\": \"Dune\", \"quantity\"", "\"book\": \"Dun\", \"quantity\"",
        u"f.json:9:55: /messages/0/book: no stock of 'Dun'; did you mean 'Dune'?"_s);
    row("nothing ordered", "\"quantity\": 2", "\"quantity\": 0",
        u"f.json:9:75: /messages/0/quantity: must be from 1 to 1000000000, not 0"_s);
    row("ordered back", "\"quantity\": 2", "\"quantity\": -2",
        u"f.json:9:75: /messages/0/quantity: must be from 1 to 1000000000, not -2"_s);
    row("unknown type", "\"quantity\": 2", "\"quantity\": 2, \"type\": \"OrderShipped\"",
        u"f.json:9:86: /messages/0/type: unknown type 'OrderShipped'; one of OrderPlaced, OrderCancelled"_s);
    row("id twice", "\"quantity\": 2 }",
        "\"quantity\": 2 },\n{ \"id\": \"m-1\", \"order\": \"o-2\", \"book\": \"Dune\", \"quantity\": 1 }",
        u"f.json:10:9: /messages/1/id: a second message 'm-1'; where that is meant, add \"reusesId\": true"_s);
    row("id reused from nowhere", "\"quantity\": 2", "\"quantity\": 2, \"reusesId\": true",
        u"f.json:9:90: /messages/0/reusesId: no earlier message has the id 'm-1'"_s);
    row("reused, in words", "\"quantity\": 2", "\"quantity\": 2, \"reusesId\": \"yes\"",
        u"f.json:9:90: /messages/0/reusesId: must be true or false, not text"_s);

    row("unknown fault", "\"do\": \"crash\"", "\"do\": \"explode\"",
        u"f.json:10:22: /faults/0/do: unknown fault 'explode'; one of lose-ack, crash, fail, pause, expire-lock, "
        "retry-publish, replay-dead-letters, purge-inbox, cache-outage"_s);
    row("unknown step", "\"durable\"", "\"durabel\"",
        u"f.json:10:55: /faults/0/after: unknown step 'durabel'; one of start, work, durable, settle, check, begin, "
        "claim, reserve, record, send, complete, commit, ack"_s);
    row("two moments", "\"after\": \"durable\"", "\"after\": \"durable\", \"at\": \"1s\"",
        u"f.json:10:14: /faults/0: 'after' and 'at' together; one of them says when"_s);
    row("no moment", ", \"after\": \"durable\"", "",
        u"f.json:10:14: /faults/0: crash needs one of 'before', 'after', 'at'"_s);
    row("purge without a moment", "\"do\": \"crash\", \"delivery\": 1, \"after\": \"durable\"",
        "\"do\": \"purge-inbox\"", u"f.json:10:14: /faults/0: purge-inbox needs one of 'before', 'after', 'at'"_s);
    row("ack lost at a step", "\"do\": \"crash\"", "\"do\": \"lose-ack\"",
        u"f.json:10:49: /faults/0/after: lose-ack has its own place; leave 'before' and 'after' out"_s);
    row("pause without an end", "\"do\": \"crash\"", "\"do\": \"pause\"",
        u"f.json:10:14: /faults/0: 'for' is missing"_s);
    row("crash that lasts", "\"after\": \"durable\"", "\"after\": \"durable\", \"for\": \"1s\"",
        u"f.json:10:66: /faults/0/for: crash lasts no time; only pause and cache-outage take 'for'"_s);
    row("crash with an id", "\"after\": \"durable\"", "\"after\": \"durable\", \"id\": \"new\"",
        u"f.json:10:66: /faults/0/id: crash takes no 'id'; only retry-publish does"_s);
    row("retry with an odd id", "\"do\": \"crash\"", "\"do\": \"retry-publish\", \"id\": \"old\"",
        u"f.json:10:45: /faults/0/id: unknown id 'old'; one of same, new"_s);
    row("no such consumer", "\"delivery\": 1", "\"consumer\": \"invntory\"",
        u"f.json:10:43: /faults/0/consumer: no consumer 'invntory'; did you mean 'inventory'?"_s);
    row("no such message", "\"delivery\": 1", "\"message\": \"m-9\"",
        u"f.json:10:42: /faults/0/message: no message 'm-9'; did you mean 'm-1'?"_s);
    row("no such retry", "\"delivery\": 1", "\"message\": \"order-r1\"",
        u"f.json:10:42: /faults/0/message: no message 'order-r1'; one of m-1"_s);
    row("retry of a retry", "\"do\": \"crash\", \"delivery\": 1", "\"do\": \"retry-publish\", \"message\": \"m-1-r1\"",
        u"f.json:10:50: /faults/0/message: no message 'm-1-r1'; one of m-1"_s);
    row("delivery nought", "\"delivery\": 1", "\"delivery\": 0",
        u"f.json:10:43: /faults/0/delivery: must be from 1 to 1000000000, not 0"_s);

    row("expected of another book", "\"reserved\": { \"Dune\": 2 }", "\"reserved\": { \"Emma\": 2 }",
        u"f.json:11:37: /expect/reserved/Emma: no stock of 'Emma'; one of Dune"_s);
    row("expected mails", "\"reserved\": { \"Dune\": 2 }", "\"emails\": \"one\"",
        u"f.json:11:25: /expect/emails: must be a number, not text"_s);

    row("variant without a patch", ", \"patch\": { \"cache\": { \"ttl\": \"2h\" } }", "",
        u"f.json:12:16: /variants/0: 'patch' is missing"_s);
    row("variant id", "\"id\": \"other\"", "\"id\": \"The other\"",
        u"f.json:12:24: /variants/0/id: 'The other' is no id; lower-case letters and digits, with single hyphens "
        "between"_s);
    row("variant twice", "\"patch\": { \"cache\": { \"ttl\": \"2h\" } } }",
        "\"patch\": {} }, { \"id\": \"other\", \"title\": \"x\", \"patch\": {} }",
        u"f.json:12:74: /variants/1/id: a second variant 'other'"_s);
    row("patch of another kind", "{ \"cache\": { \"ttl\": \"2h\" } }", "[]",
        u"f.json:12:60: /variants/0/patch: must be an object"_s);
    row("patch with a wrong value", "\"2h\"", "\"2 h\"",
        u"f.json:12:80: /variants/0/patch/cache/ttl: variant 'other': '2 h' is no duration; a whole number and ms, s, "
        "m, h or d, as in '30s'"_s);
    row("patch with an unknown key", "\"cache\": { \"ttl\": \"2h\" }", "\"cache\": { \"tll\": \"2h\" }",
        u"f.json:12:73: /variants/0/patch/cache/tll: variant 'other': unknown key 'tll'; did you mean 'ttl'?"_s);
    row("patch that leaves a reference open", "\"cache\": { \"ttl\": \"2h\" }",
        "\"stock\": [{ \"book\": \"Emma\", \"onHand\": 1 }]",
        u"f.json:12:60: /variants/0/patch: variant 'other': /messages/0/book: no stock of 'Dune'; one of Emma"_s);
    row("patch that removes too much", "\"cache\": { \"ttl\": \"2h\" }", "\"expect\": null",
        u"f.json:12:60: /variants/0/patch: variant 'other': 'expect' is missing"_s);
    row("patch of the title", "\"cache\": { \"ttl\": \"2h\" }", "\"title\": \"x\"",
        u"f.json:12:62: /variants/0/patch/title: variant 'other': unknown key 'title'; one of format, version, stock, "
        "consumers, broker, inbox, cache, messages, faults, expect, invariants"_s);
    row("predict is no block", "\"version\": 1", "\"version\": 1, \"predict\": 3",
        u"f.json:3:28: /predict: must be an array, not a number"_s);
}

void TestReader::refusesValues()
{
    QFETCH(const QByteArray, bytes);
    QTEST(said(bytes), "line");
}

void TestReader::acceptsValues_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *name, QByteArrayView from, QByteArrayView to) {
        QTest::newRow(name) << changed(from, to);
    };
    QTest::newRow("as it is") << valid.toByteArray();
    row("no faults", "\"faults\": [{ \"do\": \"crash\", \"delivery\": 1, \"after\": \"durable\" }],", "");
    row("ten years", "\"30s\"", "\"3650d\"");
    row("whole numbers, however written", "\"onHand\": 10", "\"onHand\": 1.0e1");
    row("a name of 64 characters", "\"order\": \"o-1\"", "\"order\": \"" + repeated("\xf0\x9f\x93\x96", 64, "") + '"');
    row("id reused on purpose", "\"quantity\": 2 }",
        "\"quantity\": 2 }, { \"id\": \"m-1\", \"order\": \"o-2\", \"book\": \"Dune\", \"quantity\": 1, \"reusesId\": true }");
    row("a retry's own message", "\"delivery\": 1", "\"message\": \"m-1-r12\"");
    row("ack lost from a time on", "\"do\": \"crash\", \"delivery\": 1, \"after\": \"durable\"",
        "\"do\": \"lose-ack\", \"at\": \"1s\"");
    row("retry at once", "\"do\": \"crash\", \"delivery\": 1, \"after\": \"durable\"", "\"do\": \"retry-publish\"");
    row("purge after a step", "\"do\": \"crash\"", "\"do\": \"purge-inbox\"");
    row("outage at a time", "\"do\": \"crash\", \"delivery\": 1, \"after\": \"durable\"",
        "\"do\": \"cache-outage\", \"at\": \"0s\", \"for\": \"1m\"");
    row("mails only", "\"reserved\": { \"Dune\": 2 }", "\"emails\": 1");
    row("lesson blocks", "\"version\": 1",
        "\"version\": 1, \"predict\": [{ \"id\": \"w\", \"quantity\": \"waits\" }], "
        "\"tasks\": [{ \"id\": \"t\", \"stars\": 1, \"goal\": {}, \"solution\": {} }]");
}

void TestReader::acceptsValues()
{
    QFETCH(const QByteArray, bytes);
    QCOMPARE(said(bytes), u"ok"_s);
}

void TestReader::limits_data()
{
    QTest::addColumn<QByteArray>("most");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("line");
    const QByteArray fault = R"({ "do": "lose-ack" })";
    const QByteArray faults = R"({ "do": "crash", "delivery": 1, "after": "durable" })";
    QTest::newRow("faults") << changed(faults, repeated(fault, 64, ",")) << changed(faults, repeated(fault, 65, ","))
                            << u"f.json:10:13: /faults: has 65 elements; at most 64 are allowed"_s;
    const auto numbered = [](const QByteArray &text, int count) {
        QByteArrayList items;
        for (int i = 0; i < count; ++i)
            items.append(QByteArray(text).replace('#', QByteArray::number(i)));
        return items.join(',');
    };
    const auto add = [&](const char *name, const QByteArray &after, const QByteArray &item, int count,
                         const QString &line) {
        QTest::newRow(name) << changed(after, after + ',' + numbered(item, count - 1))
                            << changed(after, after + ',' + numbered(item, count)) << line;
    };
    add("books", R"({ "book": "Dune", "onHand": 10 })", R"({ "book": "b#", "onHand": 1 })", 16,
        u"f.json:4:12: /stock: has 17 elements; at most 16 are allowed"_s);
    add("consumers", R"({ "name": "inventory", "instances": 2, "strategy": "naive" })",
        R"({ "name": "c#", "strategy": "naive" })", 3,
        u"f.json:5:16: /consumers: has 4 elements; at most 3 are allowed"_s);
    add("messages", R"({ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 2 })",
        R"({ "id": "n-#", "order": "o-1", "book": "Dune", "quantity": 2 })", 64,
        u"f.json:9:15: /messages: has 65 elements; at most 64 are allowed"_s);
    add("variants", R"({ "id": "other", "title": "Other", "patch": { "cache": { "ttl": "2h" } } })",
        R"({ "id": "v#", "title": "v", "patch": {} })", 16,
        u"f.json:12:15: /variants: has 17 elements; at most 16 are allowed"_s);
    const QByteArray full = valid.toByteArray().leftJustified(scenario::limits::fileSize, ' ');
    QTest::newRow("bytes") << full << full + ' ' << u"f.json: is larger than 1048576 bytes, the limit"_s;
}

void TestReader::limits()
{
    QFETCH(const QByteArray, most);
    QFETCH(const QByteArray, more);
    QCOMPARE(said(most), u"ok"_s);
    QTEST(said(more), "line");
}

void TestReader::oneLineWhateverIsQuoted()
{
    const QByteArray key = "a\\nb\\u2028c" + QByteArray(1000, 'x');
    const QString line = said(changed("\"cache\"", '"' + key + '"'), u"bad\nname %1.json"_s);
    QVERIFY2(line.startsWith(u"bad?name %1.json:8:3: /a?b?cxxx"_s), qPrintable(line));
    QVERIFY(!line.contains(u'\n'));
    QVERIFY(line.size() < 400);
}

void TestReader::everyPrefixIsRefused()
{
    // The line break at the end may go, no more.
    for (qsizetype length = 0; length < valid.size() - 1; ++length) {
        const QString line = said(valid.first(length).toByteArray());
        QVERIFY2(line.startsWith(u"f.json:"_s) && !line.contains(u'\n'), qPrintable(line));
    }
}

void TestReader::anyByteChangedDoesNoHarm()
{
    for (qsizetype i = 0; i < valid.size(); ++i) {
        for (const char c : { '\0', '"', '}', ',', '9', '\x80', '\\' }) {
            QByteArray bytes = valid.toByteArray();
            bytes[i] = c;
            const QString line = said(bytes);
            QVERIFY2(line == u"ok"_s || (line.startsWith(u"f.json:"_s) && !line.contains(u'\n')), qPrintable(line));
        }
    }
}

void TestReader::byteOrderMark()
{
    QCOMPARE(said("\xef\xbb\xbf" + valid.toByteArray()), u"ok"_s);
    QCOMPARE(said("\xef\xbb\xbf x"), u"f.json:1:2: expected a value, not 'x'"_s);
}

void TestReader::readsFiles()
{
    const QTemporaryDir folder;
    const QString lesson = folder.filePath(u"07-mine"_s);
    QVERIFY(QDir().mkdir(lesson));
    QFile file(lesson + u"/scenario.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(valid.data(), valid.size());
    file.close();
    const scenario::Document byFolder = scenario::read(lesson);
    QCOMPARE(byFolder.id, u"mine"_s);
    QCOMPARE(byFolder.number, 7);
    QCOMPARE(byFolder.name, lesson + u"/scenario.json"_s);
    QVERIFY(scenario::read(lesson + u"/scenario.json"_s) == byFolder);

    QVERIFY(file.copy(folder.filePath(u"plain.json"_s)));
    const scenario::Document plain = scenario::read(folder.filePath(u"plain.json"_s));
    QCOMPARE(plain.id, QString());
    QCOMPARE(plain.number, 0);
}

void TestReader::refusesFiles()
{
    const QTemporaryDir folder;
    const auto said = [](const QString &path) {
        try {
            scenario::read(path);
        } catch (const scenario::Problem &problem) {
            return problem.text();
        }
        return u"ok"_s;
    };
    const QString missing = folder.filePath(u"none.json"_s);
    QCOMPARE(said(missing), missing + u": cannot be read: No such file or directory"_s);
    QCOMPARE(said(folder.path()), folder.path() + u"/scenario.json: cannot be read: No such file or directory"_s);
    if (QFile::exists(u"/dev/zero"_s))
        QCOMPARE(said(u"/dev/zero"_s), u"/dev/zero: is larger than 1048576 bytes, the limit"_s);
}

void TestReader::converts()
{
    const QByteArray bytes = R"({
        "format": "redelivery-scenario", "version": 1,
        "stock": [{ "book": "Dune", "onHand": 10, "reserved": 1 }, { "book": "Emma", "onHand": 3, "reserved": 2 }],
        "consumers": [{ "name": "a", "instances": 3, "strategy": "natural-key", "key": "order" },
                      { "name": "b", "strategy": "email-naive" }],
        "broker": { "lockTimeout": "1m", "maxDeliveries": 2, "duplicateDetection": "10m" },
        "inbox": { "key": ["message"], "retention": "7d" },
        "cache": { "ttl": "10s" },
        "messages": [{ "id": "m-1", "type": "OrderCancelled", "order": "o-1", "book": "Emma", "quantity": 2,
                       "version": 3, "correlation": "c", "at": "20ms" }],
        "faults": [{ "do": "pause", "consumer": "a", "message": "m-1-r1", "delivery": 2, "before": "commit", "for": "2s" },
                   { "do": "crash", "after": "durable" },
                   { "do": "retry-publish", "id": "new", "at": "5s" }],
        "expect": { "reserved": { "Dune": 3 }, "emails": 4 } })";
    const engine::Setup setup = scenario::setupOf(scenario::parse(bytes, u"f"_s).scenario, u"f"_s);
    QCOMPARE(setup.stock.size(), 2U);
    QVERIFY(setup.stock[0] == (engine::StockRow{ u"Dune"_s, 10, 1, 0 }));
    QCOMPARE(setup.consumers[0].instances, 3);
    QCOMPARE(setup.consumers[0].strategy, strategies::find(u"natural-key"));
    QVERIFY(setup.consumers[0].key == engine::KeySource::Order);
    QCOMPARE(setup.consumers[1].instances, 1);
    QVERIFY(setup.broker.lockTimeout == Time(60'000));
    QCOMPARE(setup.broker.maxDeliveries, 2);
    QVERIFY(setup.broker.duplicateWindow == Time(600'000));
    QVERIFY(!setup.inbox.perConsumer);
    QVERIFY(setup.inbox.retention == std::chrono::hours(7 * 24));
    QVERIFY(setup.cache.ttl == Time(10'000));
    const engine::Message message{ u"m-1"_s, engine::MessageType::OrderCancelled, u"o-1"_s, u"Emma"_s, 2, 3, u"c"_s,
                                   Time(20) };
    QVERIFY(setup.messages == std::vector{ message });
    using engine::Fault;
    using engine::FaultKind;
    using engine::Place;
    const std::vector<Fault> faults{
        { FaultKind::Pause,
          u"a"_s,
          u"m-1-r1"_s,
          2,
          Place{ Place::Side::Before, engine::Step::Commit },
          {},
          Time(2000),
          false },
        { FaultKind::Crash, {}, {}, 0, Place{ Place::Side::After, engine::Role::Durable }, {}, {}, false },
        { FaultKind::RetryPublish, {}, {}, 0, {}, Time(5000), {}, true },
    };
    QVERIFY(setup.faults == faults);
    // A book that the file does not name is expected to stay as it is.
    QVERIFY(setup.expect.reserved == (std::map<QString, qint64>{ { u"Dune"_s, 3 }, { u"Emma"_s, 2 } }));
    QCOMPARE(setup.expect.emails, 4);
}

void TestReader::defaults()
{
    const QByteArray bytes = R"({
        "format": "redelivery-scenario", "version": 1,
        "stock": [{ "book": "Dune", "onHand": 10 }],
        "consumers": [{ "name": "inventory", "strategy": "naive" }],
        "messages": [{ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 2 }],
        "expect": {} })";
    const engine::Setup setup = scenario::setupOf(scenario::parse(bytes, u"f"_s).scenario, u"f"_s);
    QCOMPARE(setup.stock[0].reserved, 0);
    QCOMPARE(setup.consumers[0].instances, 1);
    QVERIFY(setup.consumers[0].key == engine::KeySource::MessageId);
    QVERIFY(setup.broker.lockTimeout == Time(30'000));
    QCOMPARE(setup.broker.maxDeliveries, 5);
    QVERIFY(setup.broker.duplicateWindow == Time::zero());
    QVERIFY(setup.inbox.perConsumer);
    QVERIFY(setup.inbox.retention == std::chrono::hours(14 * 24));
    QVERIFY(setup.cache.ttl == std::chrono::hours(1));
    const engine::Message message{ u"m-1"_s, engine::MessageType::OrderPlaced, u"o-1"_s, u"Dune"_s, 2, 1, u"o-1"_s,
                                   Time(0) };
    QVERIFY(setup.messages == std::vector{ message });
    QVERIFY(setup.faults.empty());
    QCOMPARE(setup.expect.reserved.at(u"Dune"_s), 0);
    QCOMPARE(setup.expect.emails, 0);
}

void TestReader::writesWhatItReads()
{
    for (const scenario::Document &document : scenario::lessons()) {
        scenario::Document again = scenario::parse(scenario::write(document), document.name);
        again.folder = document.folder;
        QVERIFY(again == document);
        // The files in the tree are as the program itself writes them.
        QFile file(QStringLiteral(REDELIVERY_SOURCE_DIR "/") + document.name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), scenario::write(document));
    }
    const scenario::Document plain = scenario::parse(valid.toByteArray(), u"f.json"_s);
    QVERIFY(scenario::parse(scenario::write(plain), u"f.json"_s) == plain);
}

void TestReader::keepsLessonBlocks()
{
    const QByteArray bytes = changed("\"version\": 1",
                                     R"("version": 1, "title": "T \u00e9 \"q\"", "question": "Q?",
                   "predict": [{ "id": "z", "quantity": "waits" }],
                   "tasks": [{ "id": "t", "stars": 2, "goal": { "emails": 0 }, "solution": {} }])");
    const scenario::Document document = scenario::parse(bytes, u"lessons/03-x/scenario.json"_s);
    QCOMPARE(document.id, u"x"_s);
    QCOMPARE(document.number, 3);
    QCOMPARE(document.title, u"T é \"q\""_s);
    QCOMPARE(document.question, u"Q?"_s);
    QCOMPARE(document.predictions.at(0), (scenario::Prediction{ u"z"_s, scenario::Quantity::Waits, {}, 0 }));
    QCOMPARE(document.tasks.at(0).goal.emails, std::optional<qint64>(0));
    for (const auto key : { "title"_L1, "question"_L1, "variants"_L1, "predict"_L1, "tasks"_L1 })
        QVERIFY(!document.scenario.contains(key));
    QVERIFY(scenario::parse(scenario::write(document), document.name) == document);
}

void TestReader::effectiveMergesAndReplaces()
{
    const scenario::Document document = scenario::parse(valid.toByteArray(), u"f.json"_s);
    QCOMPARE(scenario::effective(document), document.scenario);
    const QJsonObject other = scenario::effective(document, u"other"_s, u"ack-first"_s);
    QCOMPARE(other[u"cache"_s][u"ttl"_s].toString(), u"2h"_s);
    QCOMPARE(other[u"consumers"_s][0][u"strategy"_s].toString(), u"ack-first"_s);
    QCOMPARE(other[u"consumers"_s][0][u"instances"_s].toInt(), 2);

    // Only consumers that do the same kind of work.
    const QJsonObject mail = scenario::effective(lesson(u"two-subscribers"), {}, u"email-naive"_s);
    QCOMPARE(mail[u"consumers"_s][0][u"strategy"_s].toString(), u"inbox-claim-first"_s);
    QCOMPARE(mail[u"consumers"_s][1][u"strategy"_s].toString(), u"email-naive"_s);
}

void TestReader::effectiveRefuses()
{
    const auto said = [](const scenario::Document &document, const QString &variant, const QString &strategy) {
        try {
            scenario::effective(document, variant, strategy);
        } catch (const scenario::Problem &problem) {
            return problem.text();
        }
        return u"ok"_s;
    };
    const scenario::Document document = scenario::parse(valid.toByteArray(), u"f.json"_s);
    QCOMPARE(said(document, u"othr"_s, {}), u"f.json: unknown variant 'othr'; one of other"_s);
    QCOMPARE(said(lesson(u"lost-ack"), u"x"_s, {}), u"lost-ack: unknown variant 'x'; there are none"_s);
    QCOMPARE(said(document, {}, u"naiv"_s), u"unknown strategy 'naiv'; did you mean 'naive'?"_s);
    QCOMPARE(said(document, {}, u"email-naive"_s), u"email-naive sends e-mails; no consumer of f.json does"_s);
    QCOMPARE(said(lesson(u"email"), {}, u"naive"_s), u"naive works on the stock; no consumer of email does"_s);
}

void TestReader::setupOfRefuses()
{
    QJsonObject scenario = lesson(u"lost-ack").scenario;
    scenario.insert(u"faults"_s, QJsonArray{ QJsonObject{ { u"do"_s, u"nap"_s } } });
    try {
        scenario::setupOf(scenario, u"trace.jsonl"_s);
        QFAIL("a wrong scenario was taken");
    } catch (const scenario::Problem &problem) {
        QCOMPARE(problem.text(),
                 u"trace.jsonl: /faults/0/do: unknown fault 'nap'; one of lose-ack, crash, fail, pause, expire-lock, "
                 "retry-publish, replay-dead-letters, purge-inbox, cache-outage"_s);
    }
}

void TestReader::findsLessons()
{
    const scenario::Document *arbiter = scenario::findLesson(u"the-arbiter");
    QVERIFY(arbiter);
    QCOMPARE(scenario::findLesson(u"09-the-arbiter"), arbiter);
    QCOMPARE(scenario::findLesson(u"9"), arbiter);
    QCOMPARE(scenario::findLesson(u"09"), arbiter);
    QCOMPARE(scenario::findLesson(u"arbiter"), nullptr);
    QCOMPARE(scenario::findLesson(u""), nullptr);
}

void TestReader::applicableStrategies()
{
    const auto inventory = scenario::applicableStrategies(lesson(u"two-subscribers"));
    QCOMPARE(inventory.size(), 17U);
    QCOMPARE(inventory.front()->id, "naive"_L1);
    const auto email = scenario::applicableStrategies(lesson(u"email"));
    QCOMPARE(email.size(), 3U);
    QCOMPARE(email.front()->id, "email-naive"_L1);
}

void TestReader::durations_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("written");
    constexpr qint64 none = -1;
    const auto row = [](const QString &text, qint64 milliseconds, const QString &written = {}) {
        QTest::newRow(qPrintable(u'"' + text + u'"')) << text << milliseconds << (written.isNull() ? text : written);
    };
    row(u"500ms"_s, 500);
    row(u"1500ms"_s, 1500);
    row(u"30s"_s, 30'000);
    row(u"10m"_s, 600'000);
    row(u"2h"_s, 7'200'000);
    row(u"14d"_s, 1'209'600'000);
    row(u"0ms"_s, 0, u"0s"_s);
    row(u"90s"_s, 90'000);
    row(u"007s"_s, 7000, u"7s"_s);
    row(u"24h"_s, 86'400'000, u"1d"_s);
    row(u"9223372036854775807ms"_s, std::numeric_limits<qint64>::max());
    for (const auto &text : { u""_s, u"s"_s, u"30"_s, u" 30s"_s, u"30s "_s, u"30 s"_s, u"-30s"_s, u"+30s"_s, u"1.5s"_s,
                              u"30S"_s, u"30sec"_s, u"1h30m"_s, u"9223372036854775808ms"_s, u"9223372036854776s"_s,
                              u"99999999999999999999d"_s, u"٣s"_s })
        row(text, none);
}

void TestReader::durations()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, milliseconds);
    QFETCH(const QString, written);
    const std::optional<Time> time = scenario::durationFrom(text);
    QCOMPARE(time.has_value(), milliseconds >= 0);
    if (!time)
        return;
    QCOMPARE(time->count(), milliseconds);
    QCOMPARE(scenario::durationText(*time), written);
}

void TestReader::schemaSaysTheSame()
{
    const QJsonObject root = schema();
    QJsonArray ids;
    for (const engine::Strategy &strategy : strategies::all())
        ids.append(QString(strategy.id));
    const QString consumer = u"properties/consumers/items/properties/"_s;
    QCOMPARE(at(root, consumer + u"strategy/enum"_s).toArray(), ids);
    QCOMPARE(at(root, consumer + u"key/enum"_s).toArray(), wordsOf<engine::KeySource>());
    QCOMPARE(at(root, u"properties/messages/items/properties/type/enum"_s).toArray(), wordsOf<engine::MessageType>());
    QCOMPARE(at(root, u"$defs/fault/properties/do/enum"_s).toArray(), wordsOf<engine::FaultKind>());
    QJsonArray steps = wordsOf<engine::Role>();
    for (const QJsonValue &step : wordsOf<engine::Step>())
        steps.append(step);
    QCOMPARE(at(root, u"$defs/step/enum"_s).toArray(), steps);

    namespace limits = scenario::limits;
    const std::pair<QString, qint64> bounds[] = {
        { u"properties/stock/maxItems"_s, limits::books },
        { u"properties/consumers/maxItems"_s, limits::consumers },
        { u"properties/messages/maxItems"_s, limits::messages },
        { u"properties/faults/maxItems"_s, limits::faults },
        { u"properties/variants/maxItems"_s, limits::variants },
        { consumer + u"instances/maximum"_s, limits::instances },
        { u"properties/broker/properties/maxDeliveries/maximum"_s, limits::maxDeliveries },
        { u"$defs/name/maxLength"_s, limits::name },
        { u"$defs/text/maxLength"_s, limits::text },
        { u"$defs/count/maximum"_s, limits::number },
    };
    for (const auto &[path, bound] : bounds)
        QCOMPARE(at(root, path).toInteger(), bound);
}

QTEST_GUILESS_MAIN(TestReader)
#include "tst_reader.moc"
