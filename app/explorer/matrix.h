// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/exploration.h"

namespace explorer {

/// A row of the matrix: one strategy under each of standardBudgets(), in their order. The cells share what they find out, and
/// none looks further than to its cheapest violation.
std::vector<Result> matrixRow(Exploration &exploration, const Limits &limits, Progress &progress);

} // namespace explorer
