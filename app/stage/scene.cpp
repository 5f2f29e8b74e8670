// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"

#include <algorithm>

namespace stage {

namespace {

/// What an event leaves behind has faded when the next one has come so far.
constexpr double fadedAt = 0.55;

void addTime(Scene &scene, const Moment &moment, StageOptions options)
{
    const std::vector<engine::Event> &events = moment.recording.events;
    scene.state = &moment.state;
    if (moment.events > 0 && moment.events <= events.size())
        scene.last = &events[moment.events - 1];
    const bool moves = moment.events < events.size() && moment.progress > 0 && !options.reducedMotion;
    if (moves) {
        scene.next = &events[moment.events];
        scene.t = std::min(1.0, moment.progress);
        auto after = std::make_shared<trace::State>(moment.state);
        after->apply(*scene.next);
        scene.after = std::move(after);
    } else {
        scene.after = std::shared_ptr<const trace::State>(std::shared_ptr<void>(), &moment.state);
    }
    scene.afterglow = 1 - eased(between(scene.t, 0, fadedAt));
}

} // namespace

Scene sceneOf(const Moment &moment, StageOptions options)
{
    Scene scene;
    addTime(scene, moment, options);
    const int toCome =
        static_cast<int>(std::count(moment.state.published.begin(), moment.state.published.end(), false));
    scene.producer = words::producer();
    scene.producerNote = toCome > 0 && toCome < static_cast<int>(moment.state.messages.size())
        ? words::messagesToCome(toCome)
        : words::producerRole();
    scene.messages = static_cast<int>(moment.recording.setup.messages.size());
    for (const engine::Consumer &consumer : moment.recording.setup.consumers) {
        scene.consumers.push_back(consumer.name);
        scene.instancesOf.push_back(consumer.instances);
    }
    addBroker(scene, moment);
    addInstances(scene, moment);
    addTables(scene, moment);
    addServices(scene, moment);
    return scene;
}

} // namespace stage
