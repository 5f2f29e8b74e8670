// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"
#include "strategies/registry.h"

#include <algorithm>

namespace stage {

using engine::Event;
using engine::Step;
using trace::InstanceState;
using Doing = trace::InstanceState::Doing;
using Mark = StepView::Mark;

namespace {

bool isBusy(const InstanceState &instance)
{
    return instance.doing != Doing::Idle && instance.doing != Doing::Crashed;
}

/// The how-manieth copy of its message the consumer got with the delivery in hand.
int copyOf(const InstanceState &instance)
{
    return isBusy(instance) ? std::max(1, instance.copy) : 1;
}

Look lookOfOutcome(engine::Outcome outcome)
{
    switch (outcome) {
    case engine::Outcome::None:
    case engine::Outcome::Processed: return Look::Committed;
    case engine::Outcome::Duplicate: return Look::Duplicate;
    default: return Look::Fault;
    }
}

Look lookOf(const InstanceState &instance, int copy)
{
    switch (instance.doing) {
    case Doing::Idle: return Look::Neutral;
    case Doing::Waiting: return copy > 1 ? Look::Duplicate : Look::Waiting;
    case Doing::Handling:
        if (instance.inTransaction)
            return Look::Pending;
        return copy > 1 ? Look::Duplicate : Look::InFlight;
    case Doing::Settling:
    case Doing::AckInFlight: return lookOfOutcome(instance.outcome);
    case Doing::Crashed: return Look::Fault;
    }
    return Look::Neutral;
}

const trace::StepState *lastOf(const std::vector<trace::StepState> &done, Step step)
{
    const auto found = std::find_if(done.rbegin(), done.rend(), [&](const auto &it) { return it.step == step; });
    return found == done.rend() ? nullptr : &*found;
}

/// The steps of the strategy, and those that this delivery took besides, where it took them.
std::vector<Step> stepsOf(const InstanceState &instance)
{
    const engine::Strategy *strategy = strategies::find(instance.strategy);
    std::vector<Step> steps = strategy ? strategy->steps : std::vector<Step>{};
    auto place = steps.begin();
    for (const trace::StepState &done : instance.done) {
        const auto known = std::find(steps.begin(), steps.end(), done.step);
        place = known == steps.end() ? steps.insert(place, done.step) + 1 : known + 1;
    }
    return steps;
}

Mark markOf(const InstanceState &instance, Step step, bool passed, const trace::StepState *done)
{
    // An idle instance shows what became of its last delivery, a crashed one where it was.
    if (isBusy(instance) && instance.standsAt == step && !(done && step == Step::Ack))
        return Mark::Current;
    if (done)
        return done->error == engine::ErrorKind::None ? Mark::Done : Mark::Failed;
    return passed ? Mark::Skipped : Mark::ToDo;
}

std::vector<StepView> stepViews(const InstanceState &instance)
{
    std::vector<StepView> views;
    const std::vector<Step> steps = stepsOf(instance);
    std::size_t lastTouched = 0;
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const bool current = isBusy(instance) && instance.standsAt == steps[index];
        if (current || lastOf(instance.done, steps[index]))
            lastTouched = index;
    }
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const trace::StepState *done = lastOf(instance.done, steps[index]);
        StepView view{ steps[index], markOf(instance, steps[index], index < lastTouched, done), {} };
        if (done && view.mark != Mark::Current)
            view.note = words::stepNote(*done);
        views.push_back(std::move(view));
    }
    return views;
}

/// An idle instance whose strategy has been switched shows what it will run next.
InstanceState asShown(const trace::State &state, std::size_t instance, int consumer)
{
    InstanceState shown = state.instances[instance];
    const QString &next = state.strategies[static_cast<std::size_t>(consumer)];
    if (shown.doing == Doing::Idle && shown.strategy != next) {
        shown.strategy = next;
        shown.done.clear();
    }
    return shown;
}

double brokenness(const Scene &scene, int index)
{
    const auto &before = scene.state->instances[static_cast<std::size_t>(index)];
    const auto &after = scene.after->instances[static_cast<std::size_t>(index)];
    const bool was = before.doing == Doing::Crashed;
    const bool will = after.doing == Doing::Crashed;
    if (was && will)
        return 1;
    return will ? eased(between(scene.t, 0.1, 0.7)) : was ? 1 - eased(scene.t) : 0;
}

void addInstance(Scene &scene, const Moment &moment, int index)
{
    const auto place = static_cast<std::size_t>(index);
    const int consumer = moment.recording.roster[place].consumer;
    const InstanceState before = asShown(*scene.state, place, consumer);
    const InstanceState after = asShown(*scene.after, place, consumer);
    const InstanceState &shown = scene.t < 0.5 ? before : after;
    const engine::InstanceName &name = moment.recording.roster[place];
    const bool moves = scene.next && scene.next->instance == index;

    InstanceView view;
    view.index = index;
    view.consumer = moment.recording.setup.consumers[static_cast<std::size_t>(name.consumer)].name;
    view.number = u'#' + QString::number(name.number);
    view.message = isBusy(shown) ? shown.message : QString();
    view.state = words::instanceState(moment.recording, shown);
    view.shortStates = words::shortInstanceStates(moment.recording, index, shown);
    view.steps = stepViews(shown);
    const int copyBefore = copyOf(before);
    const int copyAfter = copyOf(after);
    view.copy = scene.t < 0.5 ? copyBefore : copyAfter;
    view.tint = { lookOf(before, copyBefore), lookOf(after, copyAfter), eased(between(scene.t, 0.3, 0.7)) };
    view.paused = shown.paused;
    view.waiting = shown.doing == Doing::Waiting;
    view.broken = brokenness(scene, index);
    view.working = moves && scene.t < 0.5 && scene.next->kind == Event::Kind::Performed ? scene.t * 2 : 0;
    view.text = words::instanceSentence(moment.recording, view, shown);
    scene.instances.push_back(std::move(view));
}

} // namespace

void addInstances(Scene &scene, const Moment &moment)
{
    for (const engine::Consumer &consumer : moment.recording.setup.consumers)
        scene.stepsOf.push_back(static_cast<int>(consumer.strategy->steps.size()));
    for (int index = 0; index < static_cast<int>(scene.state->instances.size()); ++index) {
        addInstance(scene, moment, index);
        const int consumer = moment.recording.roster[static_cast<std::size_t>(index)].consumer;
        int &steps = scene.stepsOf[static_cast<std::size_t>(consumer)];
        steps = std::max(steps, static_cast<int>(scene.instances.back().steps.size()));
    }
}

} // namespace stage
