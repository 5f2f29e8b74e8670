// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/format.h"

/// The writers behind the formats, one a file. Each writes the whole recording to a device that is open for writing.
namespace exporting {

void writeJsonLines(const trace::Recording &recording, QIODevice &device, const Options &options);

} // namespace exporting
