// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"
#include "trace/trace_file.h"

namespace window {

/// What a file turned out to be: one of the two.
struct FileContent {
    std::optional<trace::Opened> trace;
    std::optional<scenario::Document> document;
};

/// Reads a trace or a scenario. Of a trace, what comes before a line that is no good. Throws scenario::Problem.
FileContent readFile(const QString &path);

// A file that was there is replaced only once the new one is whole. These throw scenario::Problem.
void saveTrace(const trace::Recording &recording, const QString &path);
void saveScenario(const scenario::Document &document, const QString &path);

/// Writes a lesson into its folder ("NN-id"): its scenario, and texts to be filled in. They are there all together, and
/// read once, before anything that was there is touched. Throws scenario::Problem.
void saveLesson(const scenario::Document &lesson, const QString &folder);

} // namespace window
