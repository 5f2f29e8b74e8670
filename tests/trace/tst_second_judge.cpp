// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "second_judge.h"

#include "engine/random_scheduler.h"
#include "strategies/registry.h"
#include "trace/judgement.h"

#include <QTest>

#include <random>

using namespace Qt::Literals::StringLiterals;
using engine::Action;
using engine::Event;
using engine::Verdict;

namespace {

/// Two to four messages of equal quantity, among them orders that cancel, come again or change; one or two consumers.
class Lottery
{
public:
    explicit Lottery(quint64 seed)
        : m_random(seed)
    {
    }

    engine::Setup draw(const engine::Strategy &strategy)
    {
        engine::Setup setup;
        setup.stock = { { u"Dune"_s, 10, 0, 0 }, { u"Emma"_s, 10, 0, 0 } };
        addConsumer(setup, strategy);
        if (chance(3)) {
            const auto all = strategies::all();
            addConsumer(setup, all[below(all.size())]);
        }
        setup.broker.maxDeliveries = 1 + static_cast<int>(below(4));
        setup.broker.duplicateWindow = engine::Time(chance(4) ? 600'000 : 0);
        setup.inbox.perConsumer = !chance(4);
        const std::size_t count = 2 + below(3);
        while (setup.messages.size() < count)
            setup.messages.push_back(nextMessage(setup));
        expect(setup);
        return setup;
    }

    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(m_random() % limit); }

private:
    bool chance(std::size_t oneIn) { return below(oneIn) == 0; }

    void addConsumer(engine::Setup &setup, const engine::Strategy &strategy)
    {
        constexpr std::array sources{ engine::KeySource::MessageId,     engine::KeySource::MessageId,
                                      engine::KeySource::CorrelationId, engine::KeySource::Order,
                                      engine::KeySource::DeliveryTag,   engine::KeySource::Redelivered };
        engine::Consumer consumer;
        consumer.name = u"c%1"_s.arg(setup.consumers.size() + 1);
        consumer.instances = 1 + static_cast<int>(below(2));
        consumer.strategy = &strategy;
        consumer.key = sources[below(sources.size())];
        setup.consumers.push_back(consumer);
    }

    engine::Message nextMessage(const engine::Setup &setup)
    {
        const std::size_t number = setup.messages.size() + 1;
        engine::Message message{ .id = u"m-%1"_s.arg(number), .order = u"o-%1"_s.arg(number), .book = u"Dune"_s };
        message.quantity = 2;
        message.version = 1;
        if (!setup.messages.empty() && chance(2)) {
            const engine::Message &earlier = setup.messages[below(setup.messages.size())];
            message.order = earlier.order;
            message.book = earlier.book;
            message.version = earlier.version;
            switch (below(4)) {
            case 0: // the same order under a new id
                message.type = earlier.type;
                message.quantity = earlier.quantity;
                break;
            case 1: // another body under the same id
                message.id = earlier.id;
                message.order = u"o-%1"_s.arg(number);
                break;
            case 2:
                message.type = engine::MessageType::OrderCancelled;
                message.version = earlier.version + 1;
                break;
            default:
                message.quantity = 3;
                message.version = earlier.version + 1;
                break;
            }
        } else if (chance(3)) {
            message.book = u"Emma"_s;
        }
        message.correlation = message.order;
        return message;
    }

    /// What additive consumers end with when each message counts, or each body once.
    void expect(engine::Setup &setup)
    {
        const bool bodiesOnce = chance(2);
        for (const engine::StockRow &row : setup.stock)
            setup.expect.reserved[row.book] = 0;
        for (const engine::Consumer &consumer : setup.consumers) {
            for (std::size_t index = 0; index < setup.messages.size(); ++index) {
                const engine::Message &message = setup.messages[index];
                if (bodiesOnce && firstLike(setup, index) != index)
                    continue;
                if (consumer.strategy->subject == engine::Subject::Email)
                    ++setup.expect.emails;
                else
                    setup.expect.reserved[message.book] += engine::effectOf(message);
            }
        }
        if (chance(5))
            ++setup.expect.reserved[u"Dune"_s];
    }

public:
    static std::size_t firstLike(const engine::Setup &setup, std::size_t index)
    {
        const engine::Message &it = setup.messages[index];
        for (std::size_t other = 0; other < index; ++other) {
            const engine::Message &same = setup.messages[other];
            if (std::tie(same.type, same.order, same.book, same.quantity, same.version)
                == std::tie(it.type, it.order, it.book, it.quantity, it.version))
                return other;
        }
        return index;
    }

private:
    std::mt19937_64 m_random;
};

struct Run {
    trace::State state;
    second::Facts facts;
    bool over = true;
};

/// A book whose bodies the scenario counts once, worked out by hand: only that expectation is met by counting so.
bool countsBodiesOnce(const engine::Setup &setup, const QString &book)
{
    qint64 once = 0;
    qint64 always = 0;
    bool moves = false;
    for (const engine::Consumer &consumer : setup.consumers) {
        const bool mail = consumer.strategy->subject == engine::Subject::Email;
        moves = moves || !mail;
        for (std::size_t index = 0; index < setup.messages.size() && !mail; ++index) {
            const engine::Message &message = setup.messages[index];
            if (message.book != book)
                continue;
            always += engine::effectOf(message);
            once += Lottery::firstLike(setup, index) == index ? engine::effectOf(message) : 0;
        }
    }
    if (moves)
        return setup.expect.reserved.at(book) == once && once != always;
    qint64 bodies = 0;
    for (std::size_t index = 0; index < setup.messages.size(); ++index)
        bodies += Lottery::firstLike(setup, index) == index ? 1 : 0;
    const auto consumers = static_cast<qint64>(setup.consumers.size());
    return setup.expect.emails == bodies * consumers && bodies != static_cast<qint64>(setup.messages.size());
}

Run runOf(const engine::Setup &setup, quint64 seed, int faults, second::LoggedDatabase &database)
{
    constexpr int mostActions = 3000;
    Run run{ trace::State(setup), {}, true };
    second::Facts &facts = run.facts;
    database.log.clear();
    engine::World world(setup, database);
    database.world = &world;
    for (std::size_t index = 0; index < setup.messages.size(); ++index) {
        const std::size_t first = Lottery::firstLike(setup, index);
        const bool repeats = countsBodiesOnce(setup, setup.messages[index].book);
        facts.countsFor.push_back(static_cast<int>(repeats ? first : index));
    }
    engine::RandomScheduler scheduler(seed, faults);
    std::map<int, engine::Reason> dead; // by entry
    int actions = 0;
    while (const auto action = scheduler.next(world)) {
        if (++actions > mostActions) {
            run.over = false;
            break;
        }
        if (action->kind == Action::Kind::RetryPublish && action->newId)
            facts.countsFor.push_back(facts.countsFor[static_cast<std::size_t>(action->message)]);
        const int inHand =
            action->instance >= 0 ? world.instances()[static_cast<std::size_t>(action->instance)].message : -1;
        for (const Event &event : world.perform(*action)) {
            run.state.apply(event);
            if (event.call == engine::Call::Send && event.answer == engine::Answer::True)
                database.log.push_back({ inHand, event.consumer, true, false });
            if (event.kind == Event::Kind::DeadLettered)
                dead[event.entry] = event.reason;
            if (event.replayOf > 0)
                dead.erase(event.replayOf);
        }
    }
    facts.messages = world.messages();
    facts.log = database.log;
    facts.tables = database.observe();
    for (int id = 1; id <= world.broker().entryCount(); ++id) {
        const engine::Broker::Entry &entry = world.broker().entry(id);
        const std::pair place{ facts.countsFor[static_cast<std::size_t>(entry.message)], entry.consumer };
        if (entry.state == engine::Broker::Entry::State::Ready || entry.state == engine::Broker::Entry::State::InFlight)
            facts.unsettled.insert(place);
        if (const auto letter = dead.find(id); letter != dead.end())
            (letter->second == engine::Reason::NeedsReconciliation ? facts.unclear : facts.dead).insert(place);
    }
    database.world = nullptr;
    return run;
}

second::Found foundIn(const trace::Judgement &judgement)
{
    second::Found found;
    for (const trace::Finding &finding : judgement.findings) {
        if (finding.kind != Verdict::EffectivelyOnce)
            found.emplace(finding.kind, finding.message, finding.consumer, finding.book);
    }
    return found;
}

QString inWords(const second::Found &found)
{
    QStringList words;
    for (const auto &[kind, message, consumer, book] : found)
        words.append(
            u"%1 %2@%3%4"_s.arg(engine::nameOf(kind), QString::number(message), QString::number(consumer), book));
    return words.isEmpty() ? u"effectively-once"_s : words.join(u", "_s);
}

} // namespace

class TestSecondJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agrees_data();
    void agrees();
    void hasSeenEverything();

private:
    std::map<Verdict, int> m_seen;
    int m_hidden = 0;
};

void TestSecondJudge::agrees_data()
{
    QTest::addColumn<QString>("strategy");
    for (const engine::Strategy &strategy : strategies::all())
        QTest::newRow(strategy.id.data()) << QString(strategy.id);
}

/// Random scenarios, random orders of events, every kind of fault: both judges find the same, and so the same is the worst.
void TestSecondJudge::agrees()
{
    QFETCH(QString, strategy);
    constexpr quint64 runs = 250;
    second::LoggedDatabase database;
    for (quint64 seed = 1; seed <= runs; ++seed) {
        Lottery lottery(seed * 7919 + qChecksum(strategy.toUtf8()));
        const engine::Setup setup = lottery.draw(*strategies::find(strategy));
        const Run run = runOf(setup, seed, static_cast<int>(lottery.below(5)), database);
        if (!run.over)
            continue;
        const trace::Judgement judgement = trace::judge(run.state, setup);
        const second::Found expected = second::judge(run.facts, setup);
        QVERIFY2(foundIn(judgement) == expected,
                 qPrintable(u"seed %1: %2 instead of %3"_s.arg(QString::number(seed), inWords(foundIn(judgement)),
                                                               inWords(expected))));
        const Verdict worst = expected.empty() ? Verdict::EffectivelyOnce : std::get<0>(*expected.begin());
        QCOMPARE(judgement.verdict(), worst);
        ++m_seen[worst];
        bool asExpected = static_cast<int>(run.state.mails.size()) == setup.expect.emails;
        for (const auto &[book, reserved] : setup.expect.reserved)
            asExpected = asExpected && run.facts.tables.stock.at(book).reserved == reserved;
        m_hidden += asExpected && worst <= Verdict::Lost ? 1 : 0;
    }
}

/// The runs were of every kind, errors that cancel in the sums among them.
void TestSecondJudge::hasSeenEverything()
{
    for (const Verdict verdict : { Verdict::Duplicated, Verdict::Lost, Verdict::Stale, Verdict::WrongResult,
                                   Verdict::DeadLettered, Verdict::NeedsReconciliation, Verdict::EffectivelyOnce })
        QVERIFY2(m_seen[verdict] > 0, engine::nameOf(verdict).data());
    QVERIFY(m_hidden > 0);
}

QTEST_GUILESS_MAIN(TestSecondJudge)
#include "tst_second_judge.moc"
