// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/trace_file.h"
#include "window/banner.h"

namespace window {

/// What one should know of a trace that was opened: what it holds, and what is missing or wrong.
Notice noticeOf(const trace::Opened &opened, const QString &path);

} // namespace window
