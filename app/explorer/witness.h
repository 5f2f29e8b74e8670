// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/search.h"
#include "trace/recording.h"

namespace explorer {

/// Runs the way of a finding and records it. `header` and `setup` are of the scenario in whose state space it was
/// found.
trace::Recording recordWitness(const trace::Header &header, const engine::Setup &setup, const Finding &finding,
                               engine::Database &database);

/// Runs a way whose steps are named and records it: a run that is cut off where the way ends before its end. `header`
/// and `setup` as above. Throws std::logic_error for a way that cannot be run.
trace::Recording recordWay(const trace::Header &header, const engine::Setup &setup, const std::vector<MoveName> &way,
                           engine::Database &database);

} // namespace explorer
