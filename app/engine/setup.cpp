// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/setup.h"

#include <algorithm>

namespace engine {

Step Strategy::stepFor(Role role) const
{
    switch (role) {
    case Role::Start: return steps.front();
    case Role::Work: return work;
    case Role::Durable: return durable;
    case Role::Settle: return Step::Ack;
    }
    return Step::None;
}

bool Strategy::hasStep(Step step) const
{
    return std::find(steps.begin(), steps.end(), step) != steps.end();
}

std::vector<InstanceName> rosterOf(const Setup &setup)
{
    std::vector<InstanceName> roster;
    for (int consumer = 0; consumer < static_cast<int>(setup.consumers.size()); ++consumer) {
        const Consumer &it = setup.consumers[static_cast<std::size_t>(consumer)];
        for (int number = 1; number <= it.instances; ++number)
            roster.push_back({ consumer, number, it.name + u'#' + QString::number(number) });
    }
    return roster;
}

qint64 effectOf(const Message &message)
{
    return message.type == MessageType::OrderCancelled ? -message.quantity : message.quantity;
}

qint64 totalOf(const Message &message)
{
    return message.type == MessageType::OrderCancelled ? 0 : message.quantity;
}

} // namespace engine
