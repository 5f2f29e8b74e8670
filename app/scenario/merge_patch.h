// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonValue>

namespace scenario {

/// What a merge patch makes of a value (RFC 7396).
QJsonValue merged(const QJsonValue &target, const QJsonValue &patch);

} // namespace scenario
