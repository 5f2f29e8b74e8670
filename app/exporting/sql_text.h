// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/event.h"

namespace exporting {

/// How a text becomes a literal, quotes included.
using Literal = QString (*)(const QString &text);

/// 'it''s': standard SQL.
QString sqlLiteral(const QString &text);

/// The statement of an event with the values in the place of its placeholders; empty where it made none.
QString sqlOf(const engine::Event &event, Literal literal = sqlLiteral);

} // namespace exporting
