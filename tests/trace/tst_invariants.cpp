// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "scenario/language.h"
#include "scenario/scenario.h"
#include "trace/invariant_words.h"
#include "trace/narration.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/timeline.h"
#include "trace/trace_file.h"
#include "trace/verdict_words.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using engine::Aspect;
using engine::Measure;
using engine::Verdict;

namespace {

/// Counted from the rows, the mails and the entries themselves, without anything that a run has kept meanwhile.
qint64 plainly(const engine::Term &term, const trace::State &state, const engine::Setup &setup)
{
    const auto isOf = [&](Aspect aspect, const QString &name) {
        const int wanted = term.scope[static_cast<std::size_t>(aspect)];
        return wanted < 0 || engine::subjectsOf(setup, aspect)[wanted] == name;
    };
    const auto isMessage = [&](int index, int consumer) {
        while (state.originOf(index) != index)
            index = state.originOf(index);
        const engine::Message &message = state.messages[static_cast<std::size_t>(index)];
        return isOf(Aspect::Message, message.id) && isOf(Aspect::Order, message.order)
            && isOf(Aspect::Consumer, setup.consumers[static_cast<std::size_t>(consumer)].name);
    };
    qint64 sum = 0;
    switch (term.measure) {
    case Measure::OnHand:
    case Measure::Reserved:
        for (const auto &[book, row] : state.committed.stock) {
            if (isOf(Aspect::Book, book))
                sum += term.measure == Measure::OnHand ? row.onHand : row.reserved;
        }
        break;
    case Measure::ReservationRows:
    case Measure::ReservationCopies:
        for (const auto &[key, row] : state.committed.reservations) {
            if (isOf(Aspect::Book, row.book) && isOf(Aspect::Order, row.order))
                sum += term.measure == Measure::ReservationRows ? 1 : row.quantity;
        }
        break;
    case Measure::Emails:
        for (const trace::EffectState &effect : state.effects) {
            if (effect.kind == trace::EffectState::Kind::Mail && isMessage(effect.message, effect.consumer))
                ++sum;
        }
        break;
    case Measure::DeadLetters:
        for (const trace::EntryState &entry : state.entries) {
            if (entry.where == trace::EntryState::Where::Dead && isMessage(entry.messageIndex, entry.consumer))
                ++sum;
        }
        break;
    case Measure::InboxRows:
    case Measure::InboxInProgress:
        for (const auto &[key, row] : state.committed.inbox) {
            if (isOf(Aspect::Consumer, row.consumer)
                && (term.measure == Measure::InboxRows || !row.completedAt.has_value()))
                ++sum;
        }
        break;
    }
    return sum;
}

/// Every term that can be said of a scenario: each measure of everything, and of each subject that it can be narrowed to.
std::vector<engine::Term> allTerms(const engine::Setup &setup)
{
    std::vector<engine::Term> terms;
    for (const auto &measure : engine::namesOf<Measure>) {
        terms.push_back({ measure.value });
        for (const auto &aspect : engine::namesOf<Aspect>) {
            if (!engine::isTold(measure.value, aspect.value))
                continue;
            for (int subject = 0; subject < engine::subjectsOf(setup, aspect.value).size(); ++subject) {
                engine::Term term{ measure.value };
                term.scope[static_cast<std::size_t>(aspect.value)] = subject;
                terms.push_back(term);
            }
        }
    }
    return terms;
}

QJsonArray invariants(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).array();
}

QJsonObject oversold()
{
    return scenario::effective(scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/judgement/oversold.json")));
}

trace::Header headerWith(QJsonObject scenario, const QByteArray &json)
{
    scenario.insert(u"invariants"_s, invariants(json));
    trace::Header header;
    header.scenario = scenario;
    return header;
}

QStringList kindsOf(const trace::Judgement &judgement)
{
    QStringList kinds;
    for (const trace::Finding &finding : judgement.findings)
        kinds.append(engine::nameOf(finding.kind));
    return kinds;
}

QString sentenceOf(const trace::Recording &recording)
{
    const trace::State state = trace::finalStateOf(recording);
    return trace::verdictSentence(trace::judge(state, recording), state, recording);
}

} // namespace

class TestInvariants : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

    trace::Recording runOf(const QJsonObject &scenario, const QByteArray &json)
    {
        return trace::record(headerWith(scenario, json), m_database);
    }
    trace::Recording run(const QByteArray &json) { return runOf(oversold(), json); }
    static QJsonObject lesson(const QString &id, const QString &variant = {}, const QString &strategy = {})
    {
        return scenario::effective(*scenario::findLesson(id), variant, strategy);
    }

private Q_SLOTS:
    void everyTermIsWhatTheRowsSay_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("strategy");
        for (const scenario::Document &lesson : scenario::lessons()) {
            for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson))
                QTest::addRow("%s:%s", qPrintable(lesson.id), strategy->id.data())
                    << lesson.id << QString(strategy->id);
        }
    }

    /// At every moment of runs with any faults, producers' retries under new ids and purges included.
    void everyTermIsWhatTheRowsSay()
    {
        QFETCH(QString, id);
        QFETCH(QString, strategy);
        const trace::Header header =
            headerWith(lesson(id, {}, strategy), R"([{ "id": "i", "always": { ">=": ["inboxRows", 0] } }])");
        for (quint64 seed = 1; seed <= 3; ++seed) {
            trace::Recorder recorder(header, m_database);
            engine::RandomScheduler scheduler(seed, 12);
            const engine::Setup &setup = recorder.recording().setup;
            const std::vector<engine::Term> terms = allTerms(setup);
            trace::State state(setup);
            while (state.events < 300 && recorder.step(scheduler)) {
                const auto &events = recorder.recording().events;
                while (state.events < events.size())
                    state.apply(events[state.events]);
                for (const engine::Term &term : terms)
                    QVERIFY2(state.watch()->valueOf(term, state.committed) == plainly(term, state, setup),
                             qPrintable(trace::termText(term, setup)));
            }
        }
    }

    void oversoldInTheMiddleOfARunThatEndsWell()
    {
        trace::Header header;
        header.scenario = oversold();
        const trace::Recording recording = trace::record(header, m_database);
        const trace::State state = trace::finalStateOf(recording);
        QCOMPARE(state.committed.stock.at(u"Dune"_s).reserved, 8);
        const trace::Judgement judgement = trace::judge(state, recording);
        QVERIFY(judgement.verdict() == Verdict::InvariantBroken);
        QCOMPARE(kindsOf(judgement),
                 (QStringList{ u"invariant-broken"_s, u"effectively-once"_s, u"effectively-once"_s,
                               u"effectively-once"_s }));
        const trace::Finding &finding = judgement.findings.front();
        QCOMPARE(finding.invariant, u"never-oversold"_s);
        QCOMPARE(finding.broken.subject, 0);
        QVERIFY(finding.broken.values == (std::vector<qint64>{ 10, 16 }));
        // The moment is that of the first commit after which there are sixteen; not one event earlier or later.
        trace::State before(recording.setup);
        while (before.committed.stock.at(u"Dune"_s).reserved <= 10)
            before.apply(recording.events[before.events]);
        QCOMPARE(finding.broken.events, before.events);
        QCOMPARE(finding.broken.at, before.now);
        QCOMPARE(before.brokenInvariants().size(), std::size_t(1));
        QCOMPARE(
            sentenceOf(recording),
            u"never-oversold broke at %1: Dune had 10 on hand and 16 reserved."_s.arg(trace::timeText(before.now)));
        const scenario::Speaking turkish(scenario::Language::Turkish);
        const QString sentence = sentenceOf(recording);
        QVERIFY2(sentence.startsWith(u"never-oversold "_s) && sentence.contains(u"16"_s)
                     && !sentence.contains(u"reserved"_s),
                 qPrintable(sentence));
    }

    void holdsWhereNothingIsHeldUp()
    {
        trace::Header header;
        header.scenario = scenario::effective(
            scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/judgement/oversold.json")), u"in-order"_s);
        QVERIFY(header.scenario[u"invariants"_s].toArray().size() == 1);
        const trace::Recording recording = trace::record(header, m_database);
        const trace::Judgement judgement = trace::judge(recording);
        QCOMPARE(kindsOf(judgement), QStringList(3, u"effectively-once"_s));
    }

    void firstBreakIsKept()
    {
        // More than none at the first commit; it stays so, and breaks again.
        const trace::Recording recording = run(R"([{ "id": "few", "always": { "<=": ["reserved", 0] } }])");
        trace::State state(recording.setup);
        std::size_t first = 0;
        std::size_t times = 0;
        for (const engine::Event &event : recording.events) {
            state.apply(event);
            if (state.committed.stock.at(u"Dune"_s).reserved > 0 && ++times == 1)
                first = state.events;
        }
        QVERIFY(times > 1);
        QCOMPARE(state.brokenInvariants().size(), std::size_t(1));
        QCOMPARE(state.brokenInvariants().front().events, first);
        QVERIFY(state.brokenInvariants().front().values == std::vector<qint64>{ 8 });
    }

    void jumpIsWhatTheFoldIs()
    {
        const trace::Recording recording = run(R"([{ "id": "a", "always": { "<=": ["reserved", 0] } },
            { "id": "b", "never": { ">": [{ "reserved": { "book": "Dune" } }, 10] } },
            { "id": "c", "always": { "=": ["inboxRows", 0] } }, { "id": "d", "never": { "=": ["inboxRows", 3] } }])");
        trace::Timeline timeline(recording);
        std::vector<std::vector<std::size_t>> broken;
        const auto momentsOf = [](const trace::State &state) {
            std::vector<std::size_t> moments;
            for (const trace::InvariantBreak &it : state.brokenInvariants()) {
                moments.push_back(static_cast<std::size_t>(it.invariant));
                moments.push_back(it.events);
            }
            return moments;
        };
        trace::State state(recording.setup);
        broken.push_back(momentsOf(state));
        for (const engine::Event &event : recording.events) {
            state.apply(event);
            broken.push_back(momentsOf(state));
        }
        QCOMPARE(broken.back().size(), std::size_t(8));
        for (std::size_t events = broken.size(); events-- > 0;) {
            QVERIFY(momentsOf(timeline.at(events)) == broken[events]);
            QVERIFY(momentsOf(timeline.at(broken.size() - 1 - events)) == broken[broken.size() - 1 - events]);
            // Nothing is known before it has happened.
            for (std::size_t i = 1; i < broken[events].size(); i += 2)
                QVERIFY(broken[events][i] <= events);
        }
    }

    void holdsFromTheStartOrNot()
    {
        const trace::Recording recording = run(R"([{ "id": "some", "always": { ">": ["reserved", 0] } }])");
        const trace::State start(recording.setup);
        QCOMPARE(start.brokenInvariants().size(), std::size_t(1));
        QCOMPARE(start.brokenInvariants().front().events, std::size_t(0));
        QCOMPARE(sentenceOf(recording), u"some was broken from the start: there were 0 reserved."_s);
    }

    void eachOrder()
    {
        const QByteArray json = R"([{ "id": "one-mail", "each": "order", "always": { "<=": ["emails", 1] } }])";
        QJsonObject scenario = scenario::effective(scenario::parse(R"({ "format": "redelivery-scenario", "version": 1,
                "stock": [{ "book": "Dune", "onHand": 10 }],
                "consumers": [{ "name": "mail", "instances": 1, "strategy": "email-naive" }],
                "messages": [{ "id": "m-1", "order": "o-1", "book": "Dune", "quantity": 1 },
                             { "id": "m-2", "order": "o-2", "book": "Dune", "quantity": 1 }],
                "faults": [{ "do": "lose-ack", "message": "m-2" }],
                "expect": { "emails": 2 } })",
                                                                   u"f.json"_s));
        const trace::Recording twice = runOf(scenario, json);
        const trace::State state = trace::finalStateOf(twice);
        QCOMPARE(kindsOf(trace::judge(state, twice)),
                 (QStringList{ u"duplicated"_s, u"invariant-broken"_s, u"effectively-once"_s }));
        QCOMPARE(state.brokenInvariants().front().subject, 1);
        QVERIFY(sentenceOf(twice).contains(u"one-mail broke at"_s)
                && sentenceOf(twice).contains(u"o-2 had 2 e-mails"_s));
        // Two mails to two orders are no breach of one for each.
        scenario.remove(u"faults"_s);
        QVERIFY(trace::judge(runOf(scenario, json)).isEffectivelyOnce());
        QVERIFY(!trace::judge(runOf(scenario, R"([{ "id": "one", "always": { "<=": ["emails", 1] } }])"))
                     .isEffectivelyOnce());
    }

    void eachConsumerAndEachMessage()
    {
        // The handler fails until the broker gives up.
        QJsonArray faults;
        for (int delivery = 1; delivery <= 2; ++delivery)
            faults.append(QJsonObject{ { u"do"_s, u"fail"_s },
                                       { u"message"_s, u"m-3"_s },
                                       { u"delivery"_s, delivery },
                                       { u"before"_s, u"start"_s } });
        QJsonObject scenario = oversold();
        scenario.insert(u"faults"_s, faults);
        scenario.insert(u"broker"_s, QJsonObject{ { u"maxDeliveries"_s, 2 } });
        const trace::Recording recording = runOf(
            scenario, R"([{ "id": "none-per-consumer", "each": "consumer", "always": { "=": ["deadLetters", 0] } },
                                { "id": "none-per-message", "each": "message", "always": { "=": ["deadLetters", 0] } }])");
        const trace::State state = trace::finalStateOf(recording);
        QCOMPARE(state.brokenInvariants().size(), std::size_t(2));
        QCOMPARE(trace::breakValues(state.brokenInvariants()[0], recording.setup), u"inventory had 1 dead letter"_s);
        QCOMPARE(trace::breakValues(state.brokenInvariants()[1], recording.setup), u"m-3 had 1 dead letter"_s);
    }

    void eventuallyIsAskedAtTheEndOnly()
    {
        const QByteArray json = R"([{ "id": "done", "eventually": { "=": ["inboxInProgress", 0] } },
                                    { "id": "all", "eventually": { ">=": ["reserved", 9] } }])";
        trace::Recording recording = run(json);
        QVERIFY(trace::finalStateOf(recording).brokenInvariants().empty());
        const trace::Judgement judgement = trace::judge(recording);
        QVERIFY(judgement.verdict() == Verdict::InvariantBroken);
        QCOMPARE(judgement.findings.front().invariant, u"all"_s);
        QCOMPARE(judgement.findings[1].kind, Verdict::EffectivelyOnce);
        QCOMPARE(sentenceOf(recording), u"all did not come true: at the end there were 8 reserved."_s);
        // Of a run that was cut short nobody knows how it would have ended; what broke before stands.
        recording.complete = false;
        QVERIFY(!kindsOf(trace::judge(recording)).contains(u"invariant-broken"_s));
        trace::Recording broken = run(R"([{ "id": "few", "always": { "<=": ["reserved", 0] } }])");
        broken.complete = false;
        QVERIFY(kindsOf(trace::judge(broken)).contains(u"invariant-broken"_s));
    }

    void signsAndConnectives_data()
    {
        QTest::addColumn<QByteArray>("condition");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char *condition, bool holds) {
            QTest::newRow(condition) << QByteArray(condition) << holds;
        };
        // At the end, Dune has 10 on hand and 8 reserved.
        row(R"({ "<": ["reserved", 8] })", false);
        row(R"({ "<": ["reserved", 9] })", true);
        row(R"({ "<=": ["reserved", 7] })", false);
        row(R"({ "<=": ["reserved", 8] })", true);
        row(R"({ "=": ["reserved", 8] })", true);
        row(R"({ "=": ["reserved", "onHand"] })", false);
        row(R"({ "!=": ["reserved", "onHand"] })", true);
        row(R"({ "!=": ["reserved", 8] })", false);
        row(R"({ ">=": ["reserved", 8] })", true);
        row(R"({ ">=": ["reserved", 9] })", false);
        row(R"({ ">": ["reserved", 7] })", true);
        row(R"({ ">": ["reserved", 8] })", false);
        row(R"({ "=": [{ "-": ["onHand", "reserved"] }, 2] })", true);
        row(R"({ "=": [{ "-": ["reserved", "onHand"] }, -2] })", true);
        row(R"({ "=": [{ "+": ["onHand", "reserved", -17] }, 1] })", true);
        row(R"({ "not": { "=": ["reserved", 8] } })", false);
        row(R"({ "all": [{ "=": ["reserved", 8] }, { "=": ["onHand", 10] }] })", true);
        row(R"({ "all": [{ "=": ["reserved", 8] }, { "=": ["onHand", 9] }] })", false);
        row(R"({ "any": [{ "=": ["reserved", 7] }, { "=": ["onHand", 10] }] })", true);
        row(R"({ "any": [{ "=": ["reserved", 7] }, { "=": ["onHand", 9] }] })", false);
    }

    void signsAndConnectives()
    {
        QFETCH(const QByteArray, condition);
        QFETCH(const bool, holds);
        const trace::Recording recording = run("[{ \"id\": \"i\", \"eventually\": " + condition + " }]");
        QCOMPARE(trace::judge(recording).isEffectivelyOnce(), holds);
    }

    void formulasInBothLanguages()
    {
        const trace::Recording recording = run(R"([
            { "id": "a", "each": "book", "never": { "<": [{ "-": ["onHand", "reserved"] }, 0] } },
            { "id": "b", "eventually": { "any": [{ "all": [{ "=": ["inboxInProgress", 0] }, { "!=": ["emails", 1] }] },
                { "not": { ">=": [{ "+": [{ "reserved": { "book": "Dune" } }, { "-": ["onHand", 1] }] }, 7] } }] } }])");
        const auto &them = recording.setup.invariants;
        QCOMPARE(trace::invariantText(them[0], recording.setup), u"never: on hand − reserved < 0, for each book"_s);
        QCOMPARE(
            trace::invariantText(them[1], recording.setup),
            u"at the end: (inbox rows in progress = 0 and e-mails ≠ 1) or not (reserved (Dune) + (on hand − 1) ≥ 7)"_s);
        const scenario::Speaking turkish(scenario::Language::Turkish);
        const QString text = trace::invariantText(them[0], recording.setup);
        QVERIFY2(!text.contains(u"never"_s) && !text.contains(u"book"_s), qPrintable(text));
    }

    /// Names are never taken for places of a sentence, and what they are made of stays as it is.
    void hostileNames()
    {
        const QString hostile = u"%1 <b>%2</b> & \"%n\" \u202e"_s;
        QJsonObject scenario = oversold();
        scenario.insert(u"stock"_s, QJsonArray{ QJsonObject{ { u"book"_s, hostile }, { u"onHand"_s, 10 } } });
        QJsonArray messages;
        const QJsonArray originals = scenario[u"messages"_s].toArray();
        for (const QJsonValue &it : originals) {
            QJsonObject message = it.toObject();
            message.insert(u"book"_s, hostile);
            messages.append(message);
        }
        scenario.insert(u"messages"_s, messages);
        scenario.insert(u"expect"_s, QJsonObject{ { u"reserved"_s, QJsonObject{ { hostile, 8 } } } });
        QJsonObject invariant{ { u"id"_s, u"i"_s },
                               { u"title"_s, hostile },
                               { u"each"_s, u"book"_s },
                               { u"never"_s, QJsonObject{ { u"<"_s, QJsonArray{ u"onHand"_s, u"reserved"_s } } } } };
        scenario.insert(u"invariants"_s, QJsonArray{ invariant });
        trace::Header header;
        header.scenario = scenario;
        const trace::Recording recording = trace::record(header, m_database);
        for (const scenario::Language language : { scenario::Language::English, scenario::Language::Turkish }) {
            const scenario::Speaking speaking(language);
            const QString sentence = sentenceOf(recording);
            QCOMPARE(sentence.count(u"%1 <b>%2</b> & \"%n\" "_s), 2);
            QVERIFY(sentence.contains(u"16"_s) && sentence.contains(u"10"_s));
        }
    }

    void reportNamesIt()
    {
        trace::Header header;
        header.scenario = oversold();
        const trace::Recording recording = trace::record(header, m_database);
        const QJsonObject report = trace::reportOf(recording);
        QCOMPARE(report[u"verdict"_s], QJsonValue(u"invariant-broken"_s));
        const QJsonObject finding = report[u"findings"_s].toArray()[0].toObject();
        QCOMPARE(finding[u"invariant"_s], QJsonValue(u"never-oversold"_s));
        QVERIFY(finding[u"message"_s].isNull() && finding[u"at"_s].toInt() > 0 && finding[u"event"_s].toInt() > 0);
        const QJsonArray values = finding[u"values"_s].toArray();
        QCOMPARE(values.size(), 2);
        QCOMPARE(values[1].toObject(),
                 (QJsonObject{ { u"term"_s, u"reserved"_s }, { u"book"_s, u"Dune"_s }, { u"value"_s, 16 } }));
    }

    void aTraceKeepsThem()
    {
        trace::Header header;
        header.scenario = oversold();
        const trace::Recording recording = trace::record(header, m_database);
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        trace::write(recording, buffer);
        buffer.seek(0);
        const trace::Opened opened = trace::read(buffer, u"t.jsonl"_s);
        QVERIFY(opened.cut.isEmpty());
        QCOMPARE(opened.recording.setup.invariants.size(), std::size_t(1));
        QCOMPARE(trace::reportOf(opened.recording), trace::reportOf(recording));
        QVERIFY(!trace::replay(opened.recording, m_database).firstDifference);
    }

    /// A state is copied by the hundred; without invariants it carries nothing for them.
    void costsNothingWithoutAny()
    {
        const trace::Recording recording = run("[]");
        QVERIFY(!trace::finalStateOf(recording).watch());
        QVERIFY(trace::judge(recording).isEffectivelyOnce());
    }
};

QTEST_GUILESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
