// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

#include <optional>

namespace trace {

struct State;

/// Why this event cannot follow upon that state; nothing when it can. The engine never makes such an event, but a file
/// may hold anything. The fold, the sentences, the stage and the exporters trust every index and every relation that is
/// checked here; whoever comes to rely on another one checks it here first.
std::optional<QString> impossible(const State &state, const engine::Event &event);

} // namespace trace
