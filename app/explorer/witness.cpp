// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/witness.h"

#include "engine/latency.h"
#include "explorer/picture.h"
#include "trace/recorder.h"
#include "trace/report.h"

#include <algorithm>
#include <stdexcept>

namespace explorer {

using Kind = engine::Action::Kind;

namespace {

/// The instances of the world that are kin at a place.
std::vector<qint8> kinAt(const Identity &identity, qint8 place)
{
    std::vector<qint8> kin;
    for (std::size_t position = 0; position < identity.count; ++position) {
        if (identity.kin[position] == place)
            kin.push_back(identity.instances[position]);
    }
    return kin;
}

/// Which of the kin the way means, `last` being the instance that acted last.
qint8 chosenAmong(const std::vector<qint8> &kin, const WayPoint &point, qint8 last)
{
    const bool wantsLast = isOfAnInstance(point.name.kind) ? !point.switches : point.strikesLast;
    if (wantsLast && std::find(kin.begin(), kin.end(), last) != kin.end())
        return last;
    return *std::find_if(kin.begin(), kin.end(), [&](qint8 it) { return kin.size() == 1 || it != last; });
}

/// The step with that name; of kin, that of the first.
Step stepFor(const MoveName &name, const Course &course, const Identity &identity)
{
    const std::vector<Move> moves = movesFrom(course, identity);
    const auto move = std::find_if(moves.begin(), moves.end(), [&](const Move &it) { return it.name == name; });
    if (move == moves.end())
        throw std::logic_error("a way through the state space cannot be run");
    return move->step;
}

/// The steps of a way, for instances of the world instead of places.
std::vector<Step> stepsOf(const std::vector<WayPoint> &way, const engine::Setup &setup, engine::Database &database)
{
    Course course(setup, database);
    std::vector<Step> steps;
    qint8 last = -1;
    for (const WayPoint &point : way) {
        const Identity identity = identityOf(course);
        Step step = stepFor(point.name, course, identity);
        if (point.name.place >= 0) {
            const qint8 instance = chosenAmong(kinAt(identity, point.name.place), point, last);
            if (isOfAnInstance(step.kind))
                last = step.instance = instance;
            else
                step.entry = course.world().instances()[static_cast<std::size_t>(instance)].entry;
        }
        course.perform(step);
        steps.push_back(step);
    }
    return steps;
}

engine::Action actionOf(const Step &step, engine::Time at)
{
    engine::Action action;
    action.kind = step.kind;
    action.at = at;
    action.instance = step.instance;
    action.message = step.kind == Kind::Deliver ? -1 : step.message;
    action.entry = step.entry;
    action.newId = step.newId;
    return action;
}

/// When the step would happen if nobody chose: as the world itself proposes it. Faults come when there is something to
/// fail.
engine::Time naturalTime(const Step &step, const engine::World &world)
{
    if (step.kind == Kind::AckLost)
        return world.instances()[static_cast<std::size_t>(step.instance)].readyAt;
    if (step.kind == Kind::RetryPublish)
        return world.now() + engine::latency::hop;
    std::vector<engine::Action> ordinary;
    world.ordinary(ordinary);
    const auto same = std::find_if(ordinary.begin(), ordinary.end(),
                                   [&](const engine::Action &it) { return it == actionOf(step, it.at); });
    return same == ordinary.end() ? world.now() : same->at;
}

/// What is to be recorded.
struct Run {
    std::vector<Step> steps;
    /// Nothing is left to do after them.
    bool toTheEnd = true;
};

trace::Recording record(const trace::Header &header, const Run &run, bool naturally, engine::Database &database)
{
    trace::Recorder recorder(header, database);
    trace::State state(recorder.recording().setup);
    std::size_t taken = 0;
    for (const Step &step : run.steps) {
        const engine::World &world = recorder.world();
        engine::Time at = naturally ? naturalTime(step, world) : world.now();
        if (step.kind == Kind::AdvanceClock)
            at = nextExpiry(world, state).value_or(at);
        const engine::Action action = actionOf(step, at);
        if (!world.isEnabled(action))
            break;
        recorder.perform(action);
        for (const std::vector<engine::Event> &events = recorder.recording().events; taken < events.size(); ++taken)
            state.apply(events[taken]);
    }
    if (run.toTheEnd)
        recorder.finish();
    return recorder.recording();
}

} // namespace

trace::Recording recordWitness(const trace::Header &header, const engine::Setup &setup, const Finding &finding,
                               engine::Database &database)
{
    const Run run{ stepsOf(finding.way, setup, database) };
    trace::Recording recording = record(header, run, true, database);
    const bool ended = recording.actions.size() == run.steps.size()
        && outcomeOf(trace::finalStateOf(recording), setup) == finding.outcome;
    // A cache key or a remembered id may have run out meanwhile, which in no time it does not.
    return ended ? recording : record(header, run, false, database);
}

trace::Recording recordWay(const trace::Header &header, const engine::Setup &setup, const std::vector<MoveName> &way,
                           engine::Database &database)
{
    Run run;
    Picture end;
    {
        Course course(setup, database);
        for (const MoveName &name : way) {
            run.steps.push_back(stepFor(name, course, identityOf(course)));
            course.perform(run.steps.back());
        }
        run.toTheEnd = isOver(movesFrom(course, identityOf(course)));
        end = pictureOf(course.state(), setup);
    }
    trace::Recording recording = record(header, run, true, database);
    const bool arrived =
        recording.actions.size() == run.steps.size() && pictureOf(trace::finalStateOf(recording), setup) == end;
    return arrived ? recording : record(header, run, false, database);
}

} // namespace explorer
