// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/writers.h"
#include "trace/trace_file.h"

namespace exporting {

/// The trace itself, as resources/schema/trace.schema.json describes it: the one format that comes back.
void writeJsonLines(const trace::Recording &recording, QIODevice &device, const Options &)
{
    trace::write(recording, device);
}

} // namespace exporting
