// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/run_controller.h"

#include "window/fault_json.h"

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::Action;
using trace::LiveRun;

struct RunController::Fork {
    Branch branch;
    /// How many events there were when somebody interfered, and when that was done.
    std::size_t before = 0;
    std::size_t after = 0;
    /// Stands at its end.
    std::unique_ptr<LiveRun> live;
};

namespace {

trace::Header headerOf(const scenario::Document &document, const QString &variant, const QJsonObject &scenario)
{
    trace::Header header;
    header.lesson = document.id;
    header.variant = variant;
    header.scenario = scenario;
    return header;
}

bool sameActions(const trace::Recording &a, const trace::Recording &b)
{
    return std::equal(
        a.actions.begin(), a.actions.end(), b.actions.begin(), b.actions.end(),
        [](const trace::RecordedAction &x, const trace::RecordedAction &y) { return x.action == y.action; });
}

/// Goes on to the end and takes note of when armed faults strike.
void runToEnd(LiveRun &live, std::vector<ArmedFault> &armed)
{
    const auto isSpent = [&](const engine::Fault &fault) {
        const std::vector<engine::Fault> unspent = live.script().unspent();
        return std::find(unspent.begin(), unspent.end(), fault) == unspent.end();
    };
    bool waiting = !armed.empty();
    while (waiting) {
        const std::size_t event = live.recording().events.size();
        if (!live.step())
            break;
        waiting = false;
        for (ArmedFault &it : armed) {
            if (!it.struckAt && isSpent(it.fault))
                it.struckAt = event;
            waiting = waiting || !it.struckAt;
        }
    }
    live.runToEnd();
}

} // namespace

RunController::RunController(engine::Database &database, QObject *parent)
    : QObject(parent)
    , m_database(database)
{
    connect(&m_playback, &Playback::positionChanged, this, &RunController::follow);
}

RunController::~RunController() = default;

// What is run

void RunController::open(const scenario::Document &document, const QString &variant, const QString &strategy)
{
    const QJsonObject scenario = scenario::effective(document, variant, strategy);
    // One run uses the database at a time.
    m_live.reset();
    auto live = std::make_unique<LiveRun>(headerOf(document, variant, scenario), m_database);
    live->runToEnd();
    start(document, variant, { .recording = live->recording() });
    m_live = std::move(live);
    m_liveOf = &branch();
}

void RunController::openTrace(trace::Recording recording, const QString &name)
{
    scenario::Document document;
    if (const scenario::Document *lesson = scenario::findLesson(recording.header.lesson))
        document = *lesson;
    else
        document.scenario = recording.header.scenario;
    document.name = name;
    const QString variant = recording.header.variant;
    start(document, variant, { .recording = std::move(recording), .fromFile = true });
}

void RunController::start(const scenario::Document &document, const QString &variant, Branch first)
{
    // Whoever shows the old runs lets go of them when the signal says so.
    const auto old = std::exchange(m_branches, {});
    m_playback.pause();
    m_live.reset();
    m_document = document;
    m_variant = variant;
    m_held = false;
    m_concealed = false;
    m_branches.push_back(std::make_shared<const Branch>(std::move(first)));
    m_playheads = { 0 };
    show(0, 0, RunChange::Opened);
}

void RunController::replayWith(const QString &strategy)
{
    if (refuseHeld())
        return;
    guarded([&] {
        scenario::Document document = m_document;
        document.scenario = scenarioWithInjected();
        const QJsonObject scenario = scenario::effective(document, {}, strategy);
        m_live.reset();
        LiveRun live(headerOf(m_document, m_variant, scenario), m_database);
        live.runToEnd();
        const engine::Strategy *used = live.recording().setup.consumers.front().strategy;
        addBranch({ .recording = live.recording(), .title = used->title });
    });
}

QJsonObject RunController::scenarioWithInjected() const
{
    return withFaults(recording().header.scenario, branch().allInjected());
}

// The run that is shown

double RunController::progress() const
{
    return m_pacing->progressAt(m_playback.position());
}

engine::Time RunController::virtualTime() const
{
    return m_pacing->virtualTimeAt(m_playback.position());
}

void RunController::show(std::size_t index, double playhead, RunChange change)
{
    show(index, stage::Pacing(m_branches[index]->recording), playhead, change);
}

void RunController::show(std::size_t index, stage::Pacing pacing, double playhead, RunChange change)
{
    m_changing = true;
    m_current = index;
    m_timeline.emplace(recording());
    // Goes through the run once, so that no jump has to: what it passes, it keeps on the way.
    m_timeline->at(recording().events.size());
    m_pacing.emplace(std::move(pacing));
    m_playback.setLength(m_pacing->duration());
    m_playback.setPosition(playhead);
    stand(m_pacing->eventsAt(m_playback.position()));
    m_changing = false;
    Q_EMIT runChanged(change);
}

void RunController::follow(double seconds)
{
    if (m_changing || !hasRun())
        return;
    const std::size_t events = m_pacing->eventsAt(seconds);
    const bool changed = events != m_events;
    if (changed)
        stand(events);
    Q_EMIT moved(seconds, changed);
}

void RunController::stand(std::size_t events)
{
    m_events = events;
    // The words need the state before the last event, which is on the way to the state after it.
    m_sentence = events == 0 ? trace::Sentence() : trace::narrate(recording(), events - 1, m_timeline->at(events - 1));
}

void RunController::retell()
{
    if (!hasRun())
        return;
    m_retelling = true;
    stand(m_events);
    Q_EMIT runChanged(RunChange::Opened);
    m_retelling = false;
}

// Travelling

bool RunController::refuseHeld()
{
    if (m_held)
        Q_EMIT held();
    return m_held;
}

double RunController::momentOf(std::size_t events) const
{
    return events == 0 ? 0 : m_pacing->endOf(std::min(events, m_pacing->eventCount()) - 1);
}

void RunController::togglePlaying()
{
    if (refuseHeld())
        return;
    if (m_playback.isPlaying())
        m_playback.pause();
    else if (hasRun())
        m_playback.play();
}

void RunController::stepForward()
{
    if (refuseHeld())
        return;
    if (!hasRun())
        return;
    if (const auto destination = m_playback.destination())
        m_playback.setPosition(*destination);
    m_playback.pause();
    if (atEnd())
        m_playback.setPosition(m_pacing->duration());
    else
        m_playback.glideTo(m_pacing->endOf(m_events));
}

void RunController::stepBack()
{
    if (!hasRun())
        return;
    const bool under = progress() > 0;
    m_playback.pause();
    m_playback.setPosition(momentOf(under || m_events == 0 ? m_events : m_events - 1));
}

void RunController::toStart()
{
    m_playback.pause();
    m_playback.setPosition(0);
}

void RunController::toEnd()
{
    if (refuseHeld())
        return;
    m_playback.pause();
    m_playback.setPosition(m_playback.length());
}

void RunController::seek(double seconds)
{
    if (refuseHeld())
        return;
    m_playback.setPosition(seconds);
}

void RunController::goTo(std::size_t events)
{
    if (refuseHeld())
        return;
    if (!hasRun())
        return;
    m_playback.pause();
    m_playback.setPosition(momentOf(events));
}

// Interfering

std::unique_ptr<LiveRun> RunController::liveAtPlayhead(const std::vector<ArmedFault> &armed)
{
    const std::size_t known = branch().armed.size();
    if (m_live && m_liveOf == &branch() && atEnd() && armed.size() >= known) {
        for (std::size_t index = known; index < armed.size(); ++index)
            m_live->arm(armed[index].fault);
        return std::move(m_live);
    }
    m_live.reset();
    auto live = std::make_unique<LiveRun>(recording(), 0, m_database);
    for (const ArmedFault &it : armed) {
        live->repeat(recording(), it.since);
        live->arm(it.fault);
    }
    live->repeat(recording(), m_events);
    return live;
}

RunController::Fork RunController::fork(const QString &title, std::vector<ArmedFault> armed, const Act &act)
{
    std::erase_if(armed, [&](const ArmedFault &it) { return it.since > m_events; });
    Fork fork;
    fork.live = liveAtPlayhead(armed);
    LiveRun &live = *fork.live;
    fork.before = live.recording().events.size();
    for (ArmedFault &it : armed) {
        if (it.struckAt && *it.struckAt >= fork.before)
            it.struckAt.reset();
    }
    act(live);
    fork.after = live.recording().events.size();
    runToEnd(live, armed);
    fork.branch = { live.recording(), title, fork.before, std::move(armed), branch().injected };
    return fork;
}

double RunController::playheadIn(const Branch &branch, const stage::Pacing &pacing, std::size_t after) const
{
    const double now = m_playback.position();
    if (after == branch.forkedAt)
        return now;
    const engine::Event &event = branch.recording.events[branch.forkedAt];
    // A lost ack breaks off where it was on its way; anything else begins now.
    if (event.kind == engine::Event::Kind::AckLost)
        return std::min(now, pacing.endOf(branch.forkedAt));
    return std::min(now, pacing.startOf(branch.forkedAt));
}

bool RunController::take(Fork fork)
{
    const bool differs = !sameActions(fork.branch.recording, recording());
    const bool goesOn = atEnd();
    const bool armedDiffers = fork.branch.armed.size() != branch().armed.size();
    const bool playing = m_playback.isPlaying();
    m_live = std::move(fork.live);
    m_liveOf = &branch();
    if (!differs && !armedDiffers) {
        if (!playing)
            m_playback.glideTo(momentOf(fork.after));
        return false;
    }
    stage::Pacing pacing(fork.branch.recording);
    const double playhead = playheadIn(fork.branch, pacing, fork.after);
    std::shared_ptr<const Branch> replaced;
    auto branch = std::make_shared<const Branch>(std::move(fork.branch));
    m_liveOf = branch.get();
    if (goesOn || !differs) {
        replaced = std::exchange(m_branches[m_current], std::move(branch));
        show(m_current, std::move(pacing), playhead, RunChange::Forked);
    } else {
        m_playheads[m_current] = m_playback.position();
        m_branches.push_back(std::move(branch));
        m_playheads.push_back(0);
        show(m_branches.size() - 1, std::move(pacing), playhead, RunChange::Forked);
    }
    if (!playing && fork.after > fork.before)
        m_playback.glideTo(momentOf(fork.after));
    return differs;
}

void RunController::interfere(const Offer &offer)
{
    if (refuseHeld())
        return;
    if (!hasRun() || !offer.possible)
        return;
    guarded([&] {
        const Interference &what = offer.interference;
        const engine::Time now = virtualTime();
        std::vector<ArmedFault> armed = branch().armed;
        if (what.armed)
            armed.push_back({ *what.armed, m_events, {}, what.fault.value_or(*what.armed) });
        Fork made = fork(offer.title, std::move(armed), [&](LiveRun &live) {
            for (Action action : what.actions) {
                action.at = std::max(now, live.world().now());
                if (live.world().isEnabled(action))
                    live.perform(action);
            }
        });
        if (what.fault && !what.armed)
            made.branch.injected.push_back(*what.fault);
        const bool strikes = !what.armed || made.branch.armed.back().struckAt;
        take(std::move(made));
        if (!strikes)
            Q_EMIT refused(tr("It waits for its moment, which does not come in this run."));
    });
}

bool RunController::stepInstance(int instance)
{
    if (refuseHeld())
        return false;
    if (!hasRun() || instance < 0 || instance >= static_cast<int>(recording().roster.size()))
        return false;
    const QString &name = recording().roster[static_cast<std::size_t>(instance)].name;
    bool done = false;
    guarded([&] {
        Fork made = fork(tr("Step %1").arg(name), branch().armed, [&](LiveRun &live) {
            std::vector<Action> actions;
            live.world().ordinary(actions);
            std::erase_if(actions, [&](const Action &action) { return action.instance != instance; });
            const auto next = std::min_element(actions.begin(), actions.end(),
                                               [](const Action &a, const Action &b) { return a.at < b.at; });
            done = next != actions.end();
            if (done)
                live.perform(*next);
        });
        if (done)
            take(std::move(made));
    });
    if (!done)
        Q_EMIT refused(tr("%1 has nothing that it could do now.").arg(name));
    return done;
}

void RunController::switchStrategy(const engine::Strategy &strategy)
{
    if (refuseHeld())
        return;
    if (!hasRun())
        return;
    guarded([&] {
        const engine::Time now = virtualTime();
        take(fork(tr("Switch to %1").arg(strategy.title), branch().armed, [&](LiveRun &live) {
            for (int consumer = 0; consumer < static_cast<int>(recording().setup.consumers.size()); ++consumer) {
                const engine::Strategy *current = live.world().strategyOf(consumer);
                if (current->subject != strategy.subject || current == &strategy)
                    continue;
                live.perform({ .kind = Action::Kind::SwitchStrategy,
                               .at = std::max(now, live.world().now()),
                               .consumer = consumer,
                               .strategy = &strategy });
            }
        }));
    });
}

void RunController::disarm(std::size_t armed)
{
    if (!hasRun() || armed >= branch().armed.size())
        return;
    guarded([&] {
        std::vector<ArmedFault> left = branch().armed;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(armed));
        take(fork(tr("Disarmed"), std::move(left), [](LiveRun &) {}));
    });
}

// The runs kept beside each other

void RunController::showBranch(std::size_t index)
{
    if (refuseHeld())
        return;
    if (index >= m_branches.size() || index == m_current)
        return;
    m_playheads[m_current] = m_playback.position();
    m_playback.pause();
    show(index, m_playheads[index], RunChange::Returned);
}

void RunController::addBranch(Branch branch)
{
    if (refuseHeld())
        return;
    for (std::size_t index = 0; index < m_branches.size(); ++index) {
        const trace::Recording &known = m_branches[index]->recording;
        const bool same =
            known.header.scenario == branch.recording.header.scenario && sameActions(known, branch.recording);
        if (!same)
            continue;
        showBranch(index);
        return;
    }
    m_playheads[m_current] = m_playback.position();
    m_playback.pause();
    m_branches.push_back(std::make_shared<const Branch>(std::move(branch)));
    m_playheads.push_back(0);
    show(m_branches.size() - 1, 0, RunChange::Forked);
}

void RunController::guarded(const std::function<void()> &what)
{
    try {
        what();
    } catch (const std::exception &problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

} // namespace window
