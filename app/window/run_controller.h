// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"
#include "stage/pacing.h"
#include "trace/live_run.h"
#include "trace/narration.h"
#include "trace/timeline.h"
#include "trace/trace_file.h"
#include "window/branch.h"
#include "window/playback.h"
#include "window/situation.h"

#include <functional>

namespace window {

/// What changed when another run is shown.
enum class RunChange : quint8 {
    Opened, ///< another lesson, variant, scenario or trace: nothing is as it was
    Forked, ///< somebody interfered: a branch more, or a run that went on
    Returned, ///< one of the branches that were there
};

/// The runs of the window: one that is shown at a playhead, and those that are kept beside it. A run is recorded to its
/// end at once; playing moves the playhead only. Interfering in the past forks.
class RunController : public QObject
{
    Q_OBJECT

public:
    /// `database` outlives the controller and serves nobody else.
    explicit RunController(engine::Database &database, QObject *parent = nullptr);
    ~RunController() override;

    // What is run. These throw scenario::Problem or std::runtime_error, and change nothing then.
    void open(const scenario::Document &document, const QString &variant = {}, const QString &strategy = {});
    void openTrace(trace::Recording recording, const QString &name);
    /// The faults of the run that is shown, injected ones included, under another strategy: a branch of its own.
    void replayWith(const QString &strategy);

    bool hasRun() const { return m_current < m_branches.size(); }
    const scenario::Document &document() const { return m_document; }
    const QString &variant() const { return m_variant; }

    // The run that is shown; only while there is one.
    const Branch &branch() const { return *m_branches[m_current]; }
    /// The same, for whoever works on it elsewhere and longer than it may be here.
    std::shared_ptr<const Branch> sharedBranch() const { return m_branches[m_current]; }
    const trace::Recording &recording() const { return branch().recording; }
    const stage::Pacing &pacing() const { return *m_pacing; }
    Playback &playback() { return m_playback; }
    const Playback &playback() const { return m_playback; }
    /// How many events have happened at the playhead, and how far the next one has come.
    std::size_t events() const { return m_events; }
    double progress() const;
    engine::Time virtualTime() const;
    /// Valid until the playhead moves.
    const trace::State &state() const { return m_timeline->at(m_events); }
    Situation situation() const { return Situation(recording(), state()); }
    /// What happened last, in words; empty at the start.
    const trace::Sentence &sentence() const { return m_sentence; }
    bool atEnd() const { return m_events == recording().events.size(); }
    /// The scenario as it is run, with what was injected as faults.
    QJsonObject scenarioWithInjected() const;

    /// Tells everything again, in the language that is spoken now.
    void retell();
    bool isRetelling() const { return m_retelling; }

    /// While it is held, nothing of the run is to be seen: who wants to travel, interfere or see another run is told so.
    void hold(bool held) { m_held = held; }
    bool isHeld() const { return m_held; }
    /// While it is concealed, what lies ahead of the playhead is not to be shown.
    void conceal(bool concealed) { m_concealed = concealed; }
    bool isConcealed() const { return m_concealed; }

    // Travelling.
    void togglePlaying();
    void stepForward();
    void stepBack();
    void toStart();
    void toEnd();
    void seek(double seconds);
    /// To the moment at which that many events have happened.
    void goTo(std::size_t events);
    double momentOf(std::size_t events) const;

    // Interfering at the playhead.
    void interfere(const Offer &offer);
    /// Lets the instance do what it does next, whoever's turn it would be. False when it has nothing to do.
    bool stepInstance(int instance);
    /// From the next delivery on. Every consumer with the subject of the strategy.
    void switchStrategy(const engine::Strategy &strategy);
    /// Takes back a fault that is armed; where it has struck after the playhead, it will not have.
    void disarm(std::size_t armed);

    // The runs kept beside each other.
    const std::vector<std::shared_ptr<const Branch>> &branches() const { return m_branches; }
    std::size_t currentBranch() const { return m_current; }
    void showBranch(std::size_t index);
    /// Adds a run that was made elsewhere, or shows the branch that is the same run.
    void addBranch(Branch branch);

Q_SIGNALS:
    void runChanged(window::RunChange change);
    /// The playhead is elsewhere: `eventsChanged` when another number of events has happened there.
    void moved(double seconds, bool eventsChanged);
    /// Somebody wanted to see the run that is held.
    void held();
    /// Why something was not done, in one line.
    void refused(const QString &why);

private:
    using Act = std::function<void(trace::LiveRun &)>;
    struct Fork;

    /// Says that the run is held, where it is.
    bool refuseHeld();
    void start(const scenario::Document &document, const QString &variant, Branch first);
    /// A run that has come to the playhead, with what is armed by then: the one that stands at its end already, or one
    /// that repeats the past.
    std::unique_ptr<trace::LiveRun> liveAtPlayhead(const std::vector<ArmedFault> &armed);
    /// The run up to the playhead, then what `act` does, then on to the end.
    Fork fork(const QString &title, std::vector<ArmedFault> armed, const Act &act);
    /// Shows the fork and goes through what was done; when nothing differs, there is no fork. Says which it was.
    bool take(Fork fork);
    double playheadIn(const Branch &branch, const stage::Pacing &pacing, std::size_t after) const;
    void show(std::size_t index, double playhead, RunChange change);
    /// The same where the pacing of that run is there already.
    void show(std::size_t index, stage::Pacing pacing, double playhead, RunChange change);
    void follow(double seconds);
    void stand(std::size_t events);
    /// Runs what may throw, and says so when it does.
    void guarded(const std::function<void()> &what);

    engine::Database &m_database;
    scenario::Document m_document;
    QString m_variant;
    std::vector<std::shared_ptr<const Branch>> m_branches;
    std::vector<double> m_playheads;
    std::size_t m_current = 0;
    /// Stands at the end of that branch, so that a run that goes on repeats nothing. Null where there is none.
    std::unique_ptr<trace::LiveRun> m_live;
    const Branch *m_liveOf = nullptr;
    std::optional<stage::Pacing> m_pacing;
    mutable std::optional<trace::Timeline> m_timeline;
    std::size_t m_events = 0;
    trace::Sentence m_sentence;
    Playback m_playback;
    bool m_retelling = false;
    bool m_held = false;
    bool m_concealed = false;
    /// While the run is being changed, what the playhead does says nothing.
    bool m_changing = false;
};

} // namespace window

Q_DECLARE_METATYPE(window::RunChange)
