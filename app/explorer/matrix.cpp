// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/matrix.h"

namespace explorer {

std::vector<Result> matrixRow(Exploration &exploration, const Limits &limits, Progress &progress)
{
    std::vector<Result> row;
    for (const NamedBudget &column : standardBudgets())
        row.push_back(exploration.exploreUntilViolation(column.budget, limits, progress));
    return row;
}

} // namespace explorer
