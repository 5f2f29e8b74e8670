// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/merge_patch.h"

#include <QJsonObject>

namespace scenario {

QJsonValue merged(const QJsonValue &target, const QJsonValue &patch)
{
    if (!patch.isObject())
        return patch;
    QJsonObject result = target.toObject();
    const QJsonObject changes = patch.toObject();
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (it->isNull())
            result.remove(it.key());
        else
            result.insert(it.key(), merged(result.value(it.key()), *it));
    }
    return result;
}

} // namespace scenario
