// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"

/// The writers behind the formats, one a file. Each writes the whole recording to a device that is open for writing.
namespace exporting {

void writeJsonLines(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeHtml(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeMermaid(const trace::Recording &recording, QIODevice &device, const Options &options);
void writePlantUml(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeCsv(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeChromeTrace(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeOtlp(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeIsolationSpec(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeSqlScript(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeXunitTest(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeCppTest(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeShiviz(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeSvg(const trace::Recording &recording, QIODevice &device, const Options &options);
void writePdf(const trace::Recording &recording, QIODevice &device, const Options &options);
void writeWebp(const trace::Recording &recording, QIODevice &device, const Options &options);
void writePng(const trace::Recording &recording, QIODevice &device, const Options &options);

} // namespace exporting
