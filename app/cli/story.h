// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/terminal.h"
#include "trace/state.h"

#include <QStringList>

namespace cli {

/// Tells a run: a sentence per event, then the tables, the deliveries and the verdict.
void tell(const trace::Recording &recording, const Terminal &out);

/// Columns aligned, the first row as their heads. `indent` in spaces.
QString tableText(const std::vector<QStringList> &rows, int indent);

} // namespace cli
