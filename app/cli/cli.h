// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/terminal.h"

#include <QStringList>

/// The `redelivery` command. One file per word of it.
namespace cli {

/// Done, or the check that was asked for held.
inline constexpr int statusDone = 0;
/// The check failed: diverged, violated, invalid.
inline constexpr int statusFailed = 1;
/// Unusable arguments, or input that cannot be read.
inline constexpr int statusUnusable = 2;

/// Whether what the arguments ask for is drawn, which needs a QGuiApplication.
bool draws(const QStringList &arguments);

/// Runs the command line, without the name of the program. Returns the exit status.
int run(const QStringList &arguments, Terminal out, Terminal error);

} // namespace cli
