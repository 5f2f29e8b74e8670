// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/state_space.h"

#include "explorer/reusing_database.h"
#include "trace/judgement.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

Outcome outcomeOf(const trace::State &state, const engine::Setup &setup)
{
    Outcome outcome;
    const trace::Judgement judgement = trace::judge(state, setup);
    outcome.verdict = judgement.verdict();
    for (const trace::Finding &finding : judgement.findings) {
        if (finding.kind == engine::Verdict::InvariantBroken)
            outcome.broken.push_back(finding.invariant);
    }
    std::sort(outcome.broken.begin(), outcome.broken.end());
    for (const auto &[book, row] : state.committed.stock)
        outcome.reserved.emplace(book, row.reserved);
    outcome.emails = static_cast<int>(state.mails.size());
    outcome.deadLetters = state.deadLetters();
    return outcome;
}

bool isViolation(engine::Verdict verdict)
{
    return verdict != engine::Verdict::EffectivelyOnce && verdict != engine::Verdict::NeedsReconciliation;
}

namespace {

/// What an exception says, for people.
QString sentenceOf(const std::exception_ptr &error)
{
    try {
        std::rethrow_exception(error);
    } catch (const std::exception &it) {
        return QString::fromUtf8(it.what());
    } catch (...) {
        return u"an error without a description"_s;
    }
}

} // namespace

/// One growing of a state space: the workers, and what they share.
class StateSpace::Workshop
{
public:
    Workshop(StateSpace &space, const Budget &budget, const Limits &limits, Progress &progress)
        : m_space(space)
        , m_budget(budget)
        , m_limits(limits)
        , m_progress(progress)
        , m_deadline(std::chrono::steady_clock::now() + limits.time)
        , m_levels(static_cast<std::size_t>(budget.faults) + 1)
    {
    }

    Growth run()
    {
        m_progress.faults = 0;
        std::vector<std::thread> others;
        for (int worker = 1; worker < m_limits.workers; ++worker) {
            try {
                others.emplace_back([this] { work(); });
            } catch (const std::system_error &) {
                break; // fewer workers find the same
            }
        }
        work();
        for (std::thread &other : others)
            other.join();
        if (m_error)
            forgetUnfinished();
        return m_growth;
    }

private:
    /// An edge to be tried.
    struct Job {
        qint32 node = 0;
        std::size_t edge = 0;
    };

    /// A situation that can be reached with those faults.
    struct Arrival {
        qint32 node = 0;
        FaultCounts faults;
    };

    /// What is to be done with so many faults in all.
    struct Level {
        std::deque<Job> jobs;
        std::vector<Arrival> arrivals;
    };

    /// A node, as this growing sees it.
    struct Visit {
        /// The faults with which it can be reached; none of them is more than another.
        std::vector<FaultCounts> faults;
        std::vector<bool> asked;
    };

    /// Where a worker stands.
    struct Hand {
        std::unique_ptr<Course> course;
        std::vector<Step> way;
        Identity identity;
        qint32 node = -1;
    };

    void work()
    {
        try {
            const auto inner = m_space.m_maker();
            ReusingDatabase database(*inner);
            Hand hand;
            std::unique_lock lock(m_mutex);
            begin(hand, database);
            while (const auto job = next(hand, lock)) {
                const Step step = approach(hand, *job, database, lock);
                tryOut(hand, *job, step, lock);
            }
        } catch (...) {
            const std::scoped_lock lock(m_mutex);
            if (!m_error)
                m_error = std::current_exception();
            m_growth = Growth::Failed;
            m_finished = true;
        }
        m_news.notify_all();
    }

    /// After an error: what a worker was trying is untried again, so that a later growing tries it.
    void forgetUnfinished()
    {
        for (Node &node : m_space.m_nodes) {
            for (Edge &edge : node.edges) {
                if (edge.target == beingTried)
                    edge.target = untried;
            }
        }
        if (m_space.m_nodes.empty())
            std::rethrow_exception(m_error);
        m_space.m_failure = sentenceOf(m_error);
    }

    /// The first worker makes the first situation, where there is none yet.
    void begin(Hand &hand, engine::Database &database)
    {
        if (m_begun)
            return;
        m_begun = true;
        if (m_space.m_nodes.empty()) {
            hand.course = std::make_unique<Course>(m_space.m_setup, database);
            hand.identity = identityOf(*hand.course);
            hand.node = add(hand);
        }
        m_visits.resize(m_space.m_nodes.size());
        m_levels.front().arrivals.push_back({ 0, {} });
    }

    /// What to try next; nothing when all is done. Waits while others may still find something.
    std::optional<Job> next(const Hand &hand, std::unique_lock<std::mutex> &lock)
    {
        while (!m_finished) {
            takeArrivals();
            if (const auto job = waitingJob(hand)) {
                ++m_active;
                return job;
            }
            if (m_active > 0)
                m_news.wait(lock);
            else if (m_level + 1 < m_levels.size())
                m_progress.faults = static_cast<int>(++m_level);
            else
                m_finished = true;
        }
        return std::nullopt;
    }

    std::optional<Job> waitingJob(const Hand &hand)
    {
        std::deque<Job> &jobs = m_levels[m_level].jobs;
        // From where the worker stands, if there is something to try: it need not go anywhere then.
        if (hand.node >= 0) {
            const std::vector<Edge> &edges = nodeOf(hand.node).edges;
            const std::vector<bool> &asked = m_visits[static_cast<std::size_t>(hand.node)].asked;
            for (std::size_t edge = 0; edge < asked.size(); ++edge) {
                if (asked[edge] && edges[edge].target == untried && isOfThisLevel(hand.node, edges[edge]))
                    return take({ hand.node, edge });
            }
        }
        // The oldest first: the ways there are short, and every step of a way is run again.
        while (!jobs.empty()) {
            const Job job = jobs.front();
            jobs.pop_front();
            if (nodeOf(job.node).edges[job.edge].target == untried)
                return take(job);
        }
        return std::nullopt;
    }

    bool isOfThisLevel(qint32 node, const Edge &edge) const
    {
        const std::vector<FaultCounts> &reached = m_visits[static_cast<std::size_t>(node)].faults;
        return std::any_of(reached.begin(), reached.end(), [&](const FaultCounts &faults) {
            const auto after = afterEdge(faults, edge);
            return after && after->total() <= static_cast<int>(m_level);
        });
    }

    Job take(const Job &job)
    {
        m_space.m_nodes[static_cast<std::size_t>(job.node)].edges[job.edge].target = beingTried;
        return job;
    }

    const Node &nodeOf(qint32 node) const { return m_space.m_nodes[static_cast<std::size_t>(node)]; }

    /// The faults after a step; nothing where the budget does not allow it.
    std::optional<FaultCounts> afterEdge(const FaultCounts &faults, const Edge &edge) const
    {
        return m_budget.after(faults, faultOf(edge.step));
    }

    void takeArrivals()
    {
        std::vector<Arrival> &arrivals = m_levels[m_level].arrivals;
        while (!arrivals.empty()) {
            const Arrival arrival = arrivals.back();
            arrivals.pop_back();
            Visit &visit = m_visits[static_cast<std::size_t>(arrival.node)];
            // Whoever gets there with fewer faults can do all that one with more can.
            const bool known = std::any_of(visit.faults.begin(), visit.faults.end(),
                                           [&](const FaultCounts &it) { return it.within(arrival.faults); });
            if (known)
                continue;
            visit.faults.push_back(arrival.faults);
            leave(arrival.node, arrival.faults);
        }
    }

    /// Follows every edge that the budget allows, or has it tried.
    void leave(qint32 node, const FaultCounts &faults)
    {
        const std::vector<Edge> &edges = nodeOf(node).edges;
        Visit &visit = m_visits[static_cast<std::size_t>(node)];
        visit.asked.resize(edges.size());
        for (std::size_t edge = 0; edge < edges.size(); ++edge) {
            const auto after = afterEdge(faults, edges[edge]);
            if (!after)
                continue;
            Level &level = m_levels[static_cast<std::size_t>(after->total())];
            if (edges[edge].target >= 0) {
                level.arrivals.push_back({ edges[edge].target, *after });
            } else if (!visit.asked[edge]) {
                visit.asked[edge] = true;
                level.jobs.push_back({ node, edge });
                ++m_progress.frontier;
            }
        }
    }

    /// Brings the worker to the job's situation. Returns the step to try there. Unlocked while it runs.
    Step approach(Hand &hand, const Job &job, engine::Database &database, std::unique_lock<std::mutex> &lock)
    {
        const Edge &edge = nodeOf(job.node).edges[job.edge];
        if (hand.node == job.node) {
            // It may have come another way, to kin of those who are there by the first.
            const MoveName name = edge.name;
            lock.unlock();
            const std::vector<Move> moves = movesFrom(*hand.course, hand.identity);
            return std::find_if(moves.begin(), moves.end(), [&](const Move &move) { return move.name == name; })->step;
        }
        const Step step = edge.step;
        hand.way = nodeOf(job.node).way;
        hand.identity.instances = nodeOf(job.node).instances;
        hand.identity.kin = nodeOf(job.node).kin;
        lock.unlock();
        // One run uses a database at a time.
        hand.course.reset();
        hand.course = std::make_unique<Course>(m_space.m_setup, database);
        for (const Step &it : hand.way)
            hand.course->perform(it);
        hand.identity.count = hand.course->world().instances().size();
        return step;
    }

    void tryOut(Hand &hand, const Job &job, const Step &step, std::unique_lock<std::mutex> &lock)
    {
        hand.course->perform(step);
        hand.way.push_back(step);
        const Places before = hand.identity.instances;
        hand.identity = identityOf(*hand.course);
        Places moved{};
        for (std::size_t position = 0; position < hand.identity.count; ++position)
            moved[position] = hand.identity.kin[static_cast<std::size_t>(hand.identity.positionOf(before[position]))];
        lock.lock();
        const auto known = m_space.m_known.find(hand.identity.key);
        hand.node = known != m_space.m_known.end() ? meetAgain(hand, known->second) : add(hand);
        Edge &edge = m_space.m_nodes[static_cast<std::size_t>(job.node)].edges[job.edge];
        edge.target = hand.node;
        edge.moved = moved;
        for (const FaultCounts &faults : m_visits[static_cast<std::size_t>(job.node)].faults) {
            if (const auto after = afterEdge(faults, edge))
                m_levels[static_cast<std::size_t>(after->total())].arrivals.push_back({ hand.node, *after });
        }
        --m_active;
        ++m_progress.transitions;
        --m_progress.frontier;
        heedLimits();
        m_news.notify_all();
    }

    /// Keeps the way if it is shorter: whoever has to go there again gets there sooner.
    qint32 meetAgain(const Hand &hand, qint32 id)
    {
        Node &node = m_space.m_nodes[static_cast<std::size_t>(id)];
        if (hand.way.size() >= node.way.size())
            return id;
        const std::vector<Move> moves = movesFrom(*hand.course, hand.identity);
        Q_ASSERT(moves.size() == node.edges.size());
        node.way = hand.way;
        node.instances = hand.identity.instances;
        for (std::size_t edge = 0; edge < moves.size(); ++edge)
            node.edges[edge].step = moves[edge].step;
        return id;
    }

    qint32 add(const Hand &hand)
    {
        const auto id = static_cast<qint32>(m_space.m_nodes.size());
        Node node;
        node.way = hand.way;
        node.instances = hand.identity.instances;
        node.kin = hand.identity.kin;
        const std::vector<Move> moves = movesFrom(*hand.course, hand.identity);
        node.edges.reserve(moves.size());
        for (const Move &move : moves)
            node.edges.push_back({ move.name, move.step, move.count });
        if (isOver(moves))
            node.outcome = indexOf(outcomeOf(hand.course->state(), m_space.m_setup));
        // A node is there whole or not at all, whatever runs out meanwhile.
        m_visits.resize(m_space.m_nodes.size() + 1);
        m_space.m_nodes.push_back(std::move(node));
        try {
            m_space.m_known.emplace(hand.identity.key, id);
        } catch (...) {
            m_space.m_nodes.pop_back();
            throw;
        }
        // What a hash table keeps beside its keys is guessed.
        m_space.m_memory += hand.identity.key.size() + sizeof(Node) + hand.way.size() * sizeof(Step)
            + moves.size() * sizeof(Edge) + sizeof(Visit) + 96;
        m_progress.states = m_space.m_nodes.size();
        return id;
    }

    qint32 indexOf(const Outcome &outcome)
    {
        std::vector<Outcome> &outcomes = m_space.m_outcomes;
        const auto known = std::find(outcomes.begin(), outcomes.end(), outcome);
        const auto index = static_cast<qint32>(known - outcomes.begin());
        if (known == outcomes.end())
            outcomes.push_back(outcome);
        return index;
    }

    void heedLimits()
    {
        if (m_finished)
            return; // another worker has found why
        if (m_progress.cancelled)
            m_growth = Growth::Cancelled;
        else if (m_space.m_nodes.size() >= m_limits.states)
            m_growth = Growth::StateLimit;
        else if (m_space.m_memory >= m_limits.memory)
            m_growth = Growth::MemoryLimit;
        else if (std::chrono::steady_clock::now() >= m_deadline)
            m_growth = Growth::TimeLimit;
        m_finished = m_growth != Growth::Complete;
    }

    static constexpr qint32 untried = -1;
    static constexpr qint32 beingTried = -2;

    StateSpace &m_space;
    const Budget m_budget;
    const Limits m_limits;
    Progress &m_progress;
    const std::chrono::steady_clock::time_point m_deadline;

    std::mutex m_mutex;
    std::condition_variable m_news;
    /// By node.
    std::vector<Visit> m_visits;
    /// By number of faults.
    std::vector<Level> m_levels;
    std::size_t m_level = 0;
    int m_active = 0;
    bool m_begun = false;
    bool m_finished = false;
    Growth m_growth = Growth::Complete;
    std::exception_ptr m_error;
};

StateSpace::StateSpace(engine::Setup setup, DatabaseMaker maker)
    : m_setup(std::move(setup))
    , m_maker(std::move(maker))
{
    m_setup.faults.clear();
}

StateSpace::~StateSpace() = default;

Growth StateSpace::grow(const Budget &budget, const Limits &limits, Progress &progress)
{
    return Workshop(*this, budget, limits, progress).run();
}

} // namespace explorer
