// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/progress.h"
#include "exporting/writers.h"
#include "trace/trace_file.h"

namespace exporting {

/// The trace itself, as resources/schema/trace.schema.json describes it: the one format that comes back.
void writeJsonLines(const trace::Recording &recording, QIODevice &device, const Options &options)
{
    Progress progress(options);
    trace::TraceWriter writer(device);
    writer.begin(recording);
    for (std::size_t index = 0; index < recording.actions.size(); ++index) {
        progress.at(index, recording.actions.size());
        writer.append(recording, recording.actions[index]);
    }
    if (recording.complete)
        writer.end(recording);
}

} // namespace exporting
