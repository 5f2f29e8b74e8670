// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "cli/story.h"
#include "explorer/report.h"
#include "explorer/wording.h"
#include "exporting/format.h"
#include "scenario/lesson_text.h"
#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

namespace cli {

using namespace Qt::Literals::StringLiterals;
using explorer::FaultType;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(cli::Explore)
};

constexpr int mostWorkers = 64;
constexpr int longestSeconds = 24 * 3600;
constexpr std::size_t megabyte = 1'000'000;
constexpr int mostMemory = 1'000'000;

/// The option that limits each type of fault.
QString optionFor(FaultType type)
{
    switch (type) {
    case FaultType::Crash: return u"crashes"_s;
    case FaultType::LostAck: return u"lost-acks"_s;
    case FaultType::LockExpiry: return u"lock-expiries"_s;
    case FaultType::ProducerRetry: return u"producer-retries"_s;
    case FaultType::NewIdRetry: return u"new-id-retries"_s;
    }
    return {};
}

QCommandLineOption faultsOption()
{
    return { u"faults"_s, u"at most so many faults in all"_s, u"N"_s };
}

QCommandLineOption counterexampleOption()
{
    return { u"counterexample"_s, u"write the cheapest way to break it to this file, as a trace"_s, u"FILE"_s };
}

QCommandLineOption statesOption()
{
    return { u"states"_s, u"stop after so many states"_s, u"N"_s, QString::number(explorer::Limits().states) };
}

QCommandLineOption secondsOption()
{
    return { u"seconds"_s, u"stop after so many seconds"_s, u"N"_s,
             QString::number(std::chrono::duration_cast<std::chrono::seconds>(explorer::Limits().time).count()) };
}

QCommandLineOption memoryOption()
{
    return { u"memory"_s, u"stop when the states take so many megabytes"_s, u"MB"_s,
             QString::number(explorer::Limits().memory / megabyte) };
}

QCommandLineOption workersOption()
{
    return { u"workers"_s, u"search with so many threads"_s, u"N"_s, QString::number(explorer::Limits().workers) };
}

int numberOf(const QCommandLineParser &options, const QString &name, int least, int most)
{
    bool isNumber = false;
    const int number = options.value(name).toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        throw Misuse(u"--%1 %2: a number from %3 to %4"_s.arg(name, options.value(name), QString::number(least),
                                                              QString::number(most)));
    return number;
}

/// Any two faults, where nothing is said; else those that are named, and no others.
explorer::Budget budgetOf(const QCommandLineParser &options)
{
    explorer::FaultCounts most;
    bool named = false;
    for (const FaultType type : explorer::allFaultTypes) {
        if (options.isSet(optionFor(type))) {
            most.set(type, numberOf(options, optionFor(type), 0, explorer::Budget::mostOfAType));
            named = true;
        }
    }
    explorer::Budget budget = named ? explorer::Budget::of(most) : explorer::Budget::any(2);
    if (options.isSet(faultsOption())) {
        const int faults = numberOf(options, u"faults"_s, 0, explorer::Budget::mostOfAType);
        budget = named ? explorer::Budget{ most, std::min(faults, most.total()) } : explorer::Budget::any(faults);
    }
    return budget;
}

explorer::Limits limitsOf(const QCommandLineParser &options)
{
    explorer::Limits limits;
    limits.states = static_cast<std::size_t>(numberOf(options, u"states"_s, 1, 100'000'000));
    limits.memory = static_cast<std::size_t>(numberOf(options, u"memory"_s, 1, mostMemory)) * megabyte;
    limits.time = std::chrono::seconds(numberOf(options, u"seconds"_s, 1, longestSeconds));
    limits.workers = numberOf(options, u"workers"_s, 1, mostWorkers);
    return limits;
}

/// Lets Ctrl+C end an exploration, which then says how far it came; a second one ends the program.
class Interruptible
{
public:
    explicit Interruptible(explorer::Progress &progress)
    {
        s_progress = &progress;
        std::signal(SIGINT, [](int) {
            if (explorer::Progress *running = s_progress.exchange(nullptr))
                running->cancelled = true;
            std::signal(SIGINT, SIG_DFL);
        });
    }
    Interruptible(const Interruptible &) = delete;
    Interruptible &operator=(const Interruptible &) = delete;
    ~Interruptible()
    {
        s_progress = nullptr;
        std::signal(SIGINT, SIG_DFL);
    }

private:
    static inline std::atomic<explorer::Progress *> s_progress = nullptr;
};

/// Tells a person who waits how far an exploration has come, again and again on one line.
class Telling
{
public:
    Telling(const explorer::Progress &progress, const Terminal &out)
        : m_out(out)
    {
        if (out.isTerminal())
            m_thread = std::thread([this, &progress] { tell(progress); });
    }
    Telling(const Telling &) = delete;
    Telling &operator=(const Telling &) = delete;
    ~Telling()
    {
        if (!m_thread.joinable())
            return;
        {
            const std::scoped_lock lock(m_mutex);
            m_over = true;
        }
        m_news.notify_one();
        m_thread.join();
    }

private:
    void tell(const explorer::Progress &progress)
    {
        constexpr std::chrono::milliseconds interval{ 500 };
        // Back to the start of the line, and nothing after what is written there.
        constexpr auto startOver = "\r\x1b[K"_L1;
        const QLocale locale;
        std::unique_lock lock(m_mutex);
        quint64 before = 0;
        while (!m_news.wait_for(lock, interval, [this] { return m_over; })) {
            const quint64 transitions = progress.transitions;
            const quint64 rate = (transitions - std::exchange(before, transitions)) * 1000 / interval.count();
            m_out.print(startOver
                        + Words::tr("%1 states · %2 transitions a second · %3 waiting · %4 faults")
                              .arg(locale.toString(progress.states.load()), locale.toString(rate),
                                   locale.toString(progress.frontier.load()), QString::number(progress.faults.load())));
        }
        m_out.print(startOver);
    }

    const Terminal &m_out;
    std::mutex m_mutex;
    std::condition_variable m_news;
    bool m_over = false;
    std::thread m_thread;
};

explorer::Result explore(explorer::Exploration &exploration, const explorer::Budget &budget,
                         const explorer::Limits &limits, const Terminal &error)
{
    explorer::Progress progress;
    const Interruptible interruptible(progress);
    const Telling telling(progress, error);
    return exploration.explore(budget, limits, progress);
}

void printOutcomes(const explorer::Result &result, const engine::Expectation &expect, const Terminal &out)
{
    std::vector<QStringList> rows;
    std::vector<Terminal::Tone> tones;
    for (const explorer::Finding &finding : result.answer.outcomes) {
        const bool bad = explorer::isViolation(finding.outcome.verdict);
        const bool good = finding.outcome.verdict == engine::Verdict::EffectivelyOnce;
        tones.push_back(bad ? Terminal::Tone::Bad : good ? Terminal::Tone::Good : Terminal::Tone::Amber);
        rows.push_back({ bad ? u"✗"_s : u"✓"_s, trace::verdictText(finding.outcome.verdict),
                         harmless(explorer::figuresOf(finding.outcome, expect)),
                         Words::tr("cheapest: %1").arg(explorer::costText(finding.cost)) });
    }
    const QStringList lines = tableText(rows, 2).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype index = 0; index < lines.size(); ++index)
        out.line(out.toned(tones[static_cast<std::size_t>(index)], lines[index]));
}

void tellResult(const explorer::Result &result, const explorer::Exploration &exploration, const Source &source,
                const Terminal &out)
{
    const scenario::LessonText text = scenario::textOf(source.document, scenario::language());
    const engine::Setup &setup = exploration.space().setup();
    const QString title = text.title.isEmpty() ? source.document.name : text.title;
    out.line(out.toned(Terminal::Tone::Strong, harmless(title)) + u" · "_s + setup.consumers.front().strategy->title);
    out.line(out.toned(result.violated()       ? Terminal::Tone::Bad
                           : result.complete() ? Terminal::Tone::Good
                                               : Terminal::Tone::Amber,
                       explorer::statementOf(result, exploration)));
    out.line(out.toned(Terminal::Tone::Faint, explorer::boundOf(result, setup)));
    out.line();
    printOutcomes(result, setup.expect, out);
    if (const explorer::Finding *violation = result.answer.violation()) {
        out.line();
        out.line(out.toned(Terminal::Tone::Strong, Words::tr("The cheapest way to break it")) + u": "_s
                 + explorer::costText(violation->cost));
        tell(exploration.witness(*violation), out);
    }
}

} // namespace

QList<QCommandLineOption> exploreOptions()
{
    QList<QCommandLineOption> options{ variantOption(), strategyOption() };
    for (const FaultType type : explorer::allFaultTypes)
        options.append({ optionFor(type), u"allow so many of them"_s, u"N"_s });
    options.append({ faultsOption(), counterexampleOption(), statesOption(), memoryOption(), secondsOption(),
                     workersOption(), lessonsOption(), languageOption(), jsonOption() });
    return options;
}

int explore(const Invocation &invocation)
{
    const QCommandLineParser &options = invocation.options;
    speak(options);
    addLessons(options);
    const explorer::Budget budget = budgetOf(options);
    const explorer::Limits limits = limitsOf(options);
    const Source source = sourceOf(invocation.operands.constFirst());
    const QString file = options.value(counterexampleOption().names().constFirst());
    if (!file.isEmpty())
        exporting::demandWritable(file);
    explorer::Exploration exploration(headerOf(source, options), makeSqlite);
    const explorer::Result result = explore(exploration, budget, limits, invocation.error);
    const explorer::Finding *violation = result.answer.violation();
    if (violation && !file.isEmpty())
        exporting::save(exploration.witness(*violation), *exporting::formatFor(u".jsonl"_s), file);
    if (options.isSet(jsonOption()))
        invocation.out.print(QString::fromUtf8(
            QJsonDocument(explorer::reportOf(result, exploration, violation ? file : QString())).toJson()));
    else
        tellResult(result, exploration, source, invocation.out);
    // What was not tried to the end has proved nothing.
    return violation || !result.complete() ? statusFailed : statusDone;
}

} // namespace cli
