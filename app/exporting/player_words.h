// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

#include <QJsonObject>

namespace exporting::player {

/// What the page says by itself, under the names that its script uses.
QJsonObject words();

/// For readers whose browser runs no scripts.
QString noScript();

/// What an instance is doing: "in a transaction". `holder`: the name of the one that it waits for.
QString doingText(const trace::InstanceState &instance, const QString &holder);

/// "unacked · tag 2 · redelivered"
QString entryText(const trace::EntryState &entry);

/// What came of a step, in a word; a check mark where there is nothing to say.
QString stepMark(const trace::StepState &step);

QString mailText(std::size_t sent, int refused);
QString cacheText(const trace::State &state);

} // namespace exporting::player
