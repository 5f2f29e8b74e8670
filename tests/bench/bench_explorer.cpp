// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How fast the explorer is: on one and on two workers, against the very SQL statements that it makes through the SQLite
// C interface, against spin on a model of the same protocol, and against PostgreSQL's isolationtester, which tries
// orders of the same statements too. And whether it keeps to its aims.

#include "isolation_tester.h"
#include "listening_database.h"
#include "model_searcher.h"

#include "engine/timed_scheduler.h"
#include "explorer/matrix.h"
#include "exporting/sql_text.h"
#include "scenario/scenario.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int repeats = 3;

/// Some lesson's scenario under some strategy.
struct Subject {
    QString lesson;
    QString strategy;

    QString name() const { return lesson + u" · "_s + strategy; }
};

double secondsOf(auto &&work)
{
    const auto start = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::unique_ptr<engine::Database> makeSqlite()
{
    return std::make_unique<database::SqliteDatabase>();
}

trace::Header headerOf(const Subject &subject)
{
    trace::Header header;
    header.lesson = subject.lesson;
    header.scenario = scenario::effective(*scenario::findLesson(subject.lesson), {}, subject.strategy);
    return header;
}

explorer::Limits limitsFor(int workers)
{
    explorer::Limits limits;
    limits.workers = workers;
    return limits;
}

explorer::Result explore(explorer::Exploration &exploration, const explorer::Budget &budget, int workers)
{
    explorer::Progress progress;
    return exploration.explore(budget, limitsFor(workers), progress);
}

// --- the aims -----------------------------------------------------------------------------------------------------

/// The wall clock says how long one waits; the processors' time does not depend on what else the machine has to do.
struct Timed {
    QString what;
    double seconds = 0;
    double processorSeconds = 0;
};

double processorSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

Timed timed(const QString &what, auto &&work)
{
    Timed result{ what };
    const double before = processorSeconds();
    result.seconds = secondsOf(work);
    result.processorSeconds = processorSeconds() - before;
    return result;
}

/// The longest first.
void printLongest(std::vector<Timed> all, std::size_t most)
{
    std::sort(all.begin(), all.end(), [](const Timed &a, const Timed &b) { return a.seconds > b.seconds; });
    all.resize(std::min(all.size(), most));
    for (const Timed &it : all)
        std::printf("    %7.2f s, of the processors %7.2f s   %s\n", it.seconds, it.processorSeconds,
                    qPrintable(it.what));
}

Timed timeAnyTwo(const Subject &subject)
{
    explorer::Exploration exploration(headerOf(subject), makeSqlite);
    explorer::Result result;
    // Nobody waits for longer.
    explorer::Limits limits = limitsFor(2);
    limits.time = std::chrono::seconds(10);
    explorer::Progress progress;
    Timed time =
        timed(subject.name(), [&] { result = exploration.explore(explorer::Budget::any(2), limits, progress); });
    time.what += u", %1 states"_s.arg(result.answer.states);
    if (!result.complete())
        time.what += u", and not complete"_s;
    return time;
}

Timed timeMatrix(const scenario::Document &lesson)
{
    return timed(lesson.id, [&] {
        for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson)) {
            explorer::Exploration exploration(headerOf({ lesson.id, strategy->id }), makeSqlite);
            explorer::Progress progress;
            explorer::matrixRow(exploration, limitsFor(2), progress);
        }
    });
}

bool hasTwoInstances(const Subject &subject)
{
    return engine::rosterOf(scenario::setupOf(headerOf(subject).scenario, {})).size() == 2;
}

/// Every lesson under every strategy takes minutes, so it is done only on demand. What is measured otherwise are the
/// lessons as they stand, the pair with the most situations of all, and the matrices that differ most: with one message,
/// with two, with two consumers, with two messages of one id.
void measureAims(bool everything)
{
    std::vector<Timed> asTheyStand;
    std::vector<Timed> pairs;
    std::vector<Timed> matrices;
    const QStringList chosen{ u"lost-ack"_s, u"stale-write"_s, u"two-subscribers"_s, u"same-id-other-body"_s };
    for (const scenario::Document &lesson : scenario::lessons()) {
        const Subject itself{ lesson.id, scenario::setupOf(lesson.scenario, {}).consumers.front().strategy->id };
        if (hasTwoInstances(itself))
            asTheyStand.push_back(timeAnyTwo(itself));
        for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson)) {
            const Subject subject{ lesson.id, strategy->id };
            if (everything && hasTwoInstances(subject))
                pairs.push_back(timeAnyTwo(subject));
        }
        if (everything || chosen.contains(lesson.id))
            matrices.push_back(timeMatrix(lesson));
    }
    if (!everything)
        pairs.push_back(timeAnyTwo({ u"same-id-other-body"_s, u"inbox-duplicate-throws"_s }));
    std::printf(
        "Any two faults, two workers, once each: %zu lessons with two instances, the longest (aimed at: under 2 s)\n",
        asTheyStand.size());
    printLongest(asTheyStand, 4);
    if (everything)
        std::printf("The longest of %zu pairs of a lesson and a strategy\n", pairs.size());
    else
        std::printf("The lesson and strategy with the most states (--every-pair tries them all)\n");
    printLongest(pairs, 5);
    std::printf("The whole matrix of a lesson, two workers, once each (aimed at: under 20 s)\n");
    printLongest(matrices, 4);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("Memory at its peak so far %.0f MB (aimed at: under 500 MB)\n",
                static_cast<double>(usage.ru_maxrss) / 1024);
}

// --- side by side -------------------------------------------------------------------------------------------------

void printSpin(const Subject &subject, double explorerSeconds)
{
    if (subject.lesson == u"two-subscribers"_s) {
        std::printf("    spin        no model has two consumers\n");
        return;
    }
    const ModelSearcher searcher(subject.strategy);
    std::optional<ModelSearcher::Found> found;
    double best = 1e9;
    for (int repeat = 0; searcher.made() && repeat < repeats; ++repeat)
        best = std::min(best, secondsOf([&] { found = searcher.search(2); }));
    if (!found) {
        std::printf("    spin        could not search the model\n");
        return;
    }
    std::printf("    spin        %6.0f states %7.0f transitions %7.3f s %9.0f states/s %9.0f transitions/s   explorer "
                "takes %.1f times as long\n",
                found->states, found->transitions, best, found->states / best, found->transitions / best,
                explorerSeconds / best);
}

void compare(const Subject &subject, bool withSpin)
{
    const trace::Header header = headerOf(subject);
    const explorer::Budget budget = explorer::Budget::any(2);
    std::vector<Issued> script;
    explorer::Exploration heard(header, [&] { return std::make_unique<ListeningDatabase>(script); });
    const explorer::Answer answer = explore(heard, budget, 1).answer;

    const database::SqliteDatabase neighbour;
    // Beside the explorer's own files, so that all lie on the same file system.
    const QTemporaryDir folder(QDir(neighbour.folder()).filePath(u"plain-XXXXXX"_s));
    PlainSqlite plain(folder.filePath(u"plain.sqlite"_s));
    plain.prepare(script, heard.space().setup().inbox.perConsumer);

    std::array<double, 2> best{ 1e9, 1e9 };
    double plainBest = 1e9;
    double answering = 1e9;
    // Alternating, and the best of several: other work on the machine only ever slows a round down.
    for (int repeat = 0; repeat < repeats; ++repeat) {
        for (int workers = 1; workers <= 2; ++workers) {
            explorer::Exploration exploration(header, makeSqlite);
            double &seconds = best[static_cast<std::size_t>(workers) - 1];
            seconds = std::min(seconds, secondsOf([&] { explore(exploration, budget, workers); }));
        }
        plainBest = std::min(plainBest, secondsOf([&] { plain.run(script); }));
        answering = std::min(answering, secondsOf([&] { heard.answer(budget); }));
    }

    std::printf("%s\n", qPrintable(subject.name()));
    for (int workers = 1; workers <= 2; ++workers) {
        const double seconds = best[static_cast<std::size_t>(workers) - 1];
        std::printf("    %d worker%s   %6.0f states %7.0f transitions %7.3f s %9.0f states/s %9.0f transitions/s",
                    workers, workers == 1 ? " " : "s", static_cast<double>(answer.states),
                    static_cast<double>(answer.transitions), seconds, static_cast<double>(answer.states) / seconds,
                    static_cast<double>(answer.transitions) / seconds);
        if (workers == 2)
            std::printf("   ratio %.2f", best[0] / best[1]);
        std::printf("   of which the answer %.3f s\n", answering);
    }
    std::printf(
        "    C interface %6.0f statements, %.1f a transition %7.3f s %9.0f statements/s   one worker takes %.2f "
        "times as long\n",
        static_cast<double>(script.size()),
        static_cast<double>(script.size()) / static_cast<double>(answer.transitions), plainBest,
        static_cast<double>(script.size()) / plainBest, best[0] / plainBest);
    if (withSpin)
        printSpin(subject, best[0]);
}

// --- orders -------------------------------------------------------------------------------------------------------

/// All orders of the steps of two sessions that can be. isolationtester would make them itself, but waits for minutes for
/// the others: whoever claims second waits for the first to commit, and can do nothing meanwhile.
QString permutations(int steps)
{
    constexpr int claim = 2;
    QString text;
    std::string order =
        std::string(static_cast<std::size_t>(steps), '1') + std::string(static_cast<std::size_t>(steps), '2');
    do {
        QString line = u"permutation"_s;
        std::array<int, 3> done{};
        std::size_t first = 0;
        bool possible = true;
        for (const char digit : order) {
            const auto session = static_cast<std::size_t>(digit - '0');
            ++done[session];
            line += u" s%1_%2"_s.arg(session).arg(done[session]);
            if (first == 0 && done[session] == claim)
                first = session;
            possible = possible && (session == first || done[session] <= claim || done[first] == steps);
        }
        if (possible)
            text += line + u'\n';
    } while (std::next_permutation(order.begin(), order.end()));
    return text;
}

/// The statements of a handler that meets no trouble, one step each, in two sessions that are given the same message.
QString specification(const engine::Setup &setup, database::SqliteDatabase &database, int &steps)
{
    QStringList statements;
    engine::World world(setup, database);
    engine::TimedScheduler scheduler({});
    while (const auto action = scheduler.next(world)) {
        for (const engine::Event &event : world.perform(*action)) {
            if (!event.sql.isEmpty())
                statements.append(exporting::sqlOf(event));
        }
    }
    steps = static_cast<int>(statements.size());
    QString text = u"setup\n{\n  DELETE FROM stock; DELETE FROM inbox; DELETE FROM stock_reservations;\n"_s;
    for (const engine::StockRow &row : setup.stock)
        text += u"  INSERT INTO stock VALUES (%1, %2, %3, %4);\n"_s.arg(exporting::sqlLiteral(row.book))
                    .arg(row.onHand)
                    .arg(row.reserved)
                    .arg(row.version);
    text += u"}\n"_s;
    for (int session = 1; session <= 2; ++session) {
        text += u"\nsession s%1\n"_s.arg(session);
        for (int step = 0; step < steps; ++step)
            text += u"step s%1_%2 { %3; }\n"_s.arg(session).arg(step + 1).arg(statements[step]);
    }
    return text + u'\n' + permutations(steps);
}

void printOrders(const explorer::Result &result, const char *budget, double seconds)
{
    double orders = 0;
    for (const explorer::Finding &finding : result.answer.outcomes)
        orders += finding.runs.value_or(0);
    std::printf("    explorer, %-24s %14.0f complete orders %7.3f s %14.0f orders/s\n", budget, orders, seconds,
                orders / seconds);
}

void compareOrders(const Subject &subject)
{
    std::printf(
        "Orders of two sessions that are given one message, %s, best of %d. An order of the explorer has the "
        "broker's steps in it; it counts orders and runs each situation once, isolationtester runs every order that can be.\n",
        qPrintable(subject.strategy), repeats);
    const std::pair<const char *, explorer::Budget> budgets[] = {
        { "one retry, same id",
          explorer::Budget::of(explorer::FaultCounts().plus(explorer::FaultType::ProducerRetry)) },
        { "one lock expiry", explorer::Budget::of(explorer::FaultCounts().plus(explorer::FaultType::LockExpiry)) },
        { "any two", explorer::Budget::any(2) },
    };
    for (const auto &[name, budget] : budgets) {
        double best = 1e9;
        explorer::Result result;
        for (int repeat = 0; repeat < repeats; ++repeat) {
            explorer::Exploration exploration(headerOf(subject), makeSqlite);
            best = std::min(best, secondsOf([&] { result = explore(exploration, budget, 2); }));
        }
        printOrders(result, name, best);
    }
    IsolationTester tester;
    if (!tester.running()) {
        std::printf("    isolationtester: %s\n",
                    tester.installed() ? "PostgreSQL does not start" : "no PostgreSQL is installed");
        return;
    }
    database::SqliteDatabase database;
    engine::Setup setup = scenario::setupOf(headerOf(subject).scenario, {});
    setup.faults.clear();
    int steps = 0;
    const QString text = specification(setup, database, steps);
    // Made once: the explorer does not make its tables for each order either.
    const bool made =
        tester.execute(database::tablesOf(setup.inbox.perConsumer).join(u';').replace(u"INTEGER"_s, u"BIGINT"_s));
    double best = 1e9;
    std::optional<QString> out;
    for (int repeat = 0; made && repeat < 2; ++repeat)
        best = std::min(best, secondsOf([&] { out = tester.run(text); }));
    if (!out) {
        std::printf("    isolationtester refused the specification\n");
        return;
    }
    const auto tried = out->count(u"starting permutation:"_s);
    const auto waiting = out->count(u"<waiting"_s);
    std::printf("    isolationtester, %d steps each %23d permutations    %7.3f s %14.1f permutations/s   (in which %d "
                "steps wait)\n",
                steps, static_cast<int>(tried), best, static_cast<double>(tried) / best, static_cast<int>(waiting));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    // What is known shows at once, also through a pipe.
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    // First, so that no other measurement has a part in the memory.
    measureAims(application.arguments().contains(u"--every-pair"_s));

    std::printf(
        "The explorer under any two faults, best of %d. Through the C interface: every statement that one worker "
        "made, in its order, with those that it took to get back to a situation, and those that empty the tables "
        "before; a statement that found the lock taken finds it taken again. A spin step is one step of the "
        "model, which has no database and tells the two instances apart.\n",
        repeats);
    const bool spin =
        !QStandardPaths::findExecutable(u"spin"_s).isEmpty() && !QStandardPaths::findExecutable(u"gcc"_s).isEmpty();
    if (!spin)
        std::printf("No comparison with spin: it is not installed, or gcc is not\n");
    for (const Subject &subject :
         { Subject{ u"failure-window"_s, u"check-then-process"_s },
           Subject{ u"one-transaction"_s, u"inbox-claim-first"_s },
           Subject{ u"outside-the-transaction"_s, u"inbox-other-connection"_s },
           Subject{ u"two-subscribers"_s, u"inbox-claim-first"_s }, Subject{ u"email"_s, u"email-two-phase"_s } })
        compare(subject, spin);
    compareOrders({ u"one-transaction"_s, u"inbox-claim-first"_s });
    return 0;
}
