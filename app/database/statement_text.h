// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"

namespace database {

/// How many kinds of statement there are.
inline constexpr std::size_t statementKinds = 8;

/// The SQL of a statement, with `?` for each value. `perConsumer`: the inbox key has the consumer in it.
QString textOf(engine::Statement::Kind kind, bool perConsumer);

/// The values of a statement, in the order of their `?`.
std::vector<engine::Bound> valuesOf(const engine::Statement &statement, bool perConsumer);

/// The CREATE TABLE statements of the lab.
QStringList tablesOf(bool perConsumer);

} // namespace database
