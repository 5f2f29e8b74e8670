// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"

#include <QPalette>
#include <QString>

namespace window {

/// How the standard widgets of the window look under a theme. What they cannot look like, our own widgets paint.
QString styleSheetOf(const stage::Theme &theme);

/// The same colours for what reads a palette: text cursors, links, placeholders.
QPalette paletteOf(const stage::Theme &theme);

} // namespace window
