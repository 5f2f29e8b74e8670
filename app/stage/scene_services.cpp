// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"
#include "strategies/registry.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

void use(Scene &scene, QStringView id)
{
    const engine::Strategy *strategy = strategies::find(id);
    scene.hasMail = scene.hasMail || (strategy && strategy->subject == engine::Subject::Email);
    scene.hasCache = scene.hasCache || id.startsWith("cache-"_L1);
}

} // namespace

void addServices(Scene &scene, const Moment &moment)
{
    for (const engine::Consumer &consumer : moment.recording.setup.consumers)
        use(scene, QString(consumer.strategy->id));
    for (const QString &strategy : moment.state.strategies)
        use(scene, strategy);
    for (const trace::InstanceState &instance : moment.state.instances)
        use(scene, instance.strategy);
    const trace::State &before = *scene.state;
    const trace::State &after = *scene.after;
    scene.hasMail = scene.hasMail || !before.mails.empty();
    scene.hasCache = scene.hasCache || !before.cache.empty() || before.cacheOut;

    // More than any picture has room for: what is behind them is counted only.
    constexpr std::size_t mostMails = 256;
    const std::size_t listed = std::min(mostMails, after.mails.size());
    scene.moreMails = static_cast<int>(scene.shown().mails.size() - std::min(listed, scene.shown().mails.size()));
    std::map<QString, int> copies;
    for (std::size_t index = 0; index < listed; ++index) {
        const QString &message = after.mails[index].message;
        const bool isNew = index >= before.mails.size();
        scene.mails.push_back({ message, ++copies[message], isNew ? eased(between(scene.t, 0.6, 0.95)) : 1 });
    }
    scene.mailsRefused = scene.shown().mailsRefused;
    for (const auto &[key, expires] : scene.shown().cache) {
        if (expires > scene.shown().now)
            scene.cacheKeys.push_back(words::cacheKey(key, expires));
    }
    scene.cacheOut = scene.shown().cacheOut;
}

} // namespace stage
