// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"
#include "scenario/scenario.h"
#include "trace/trace_file.h"

namespace cli {

/// What an operand names: a lesson or a scenario, and the trace that it came from, if it did.
struct Source {
    scenario::Document document;
    std::optional<trace::Opened> trace;
};

/// A lesson's id, a scenario file, a folder with one, or a trace. Throws scenario::Problem.
Source sourceOf(const QString &operand);

/// Adds the lessons that --lessons names, where it does. Throws scenario::Problem.
void addLessons(const QCommandLineParser &options);

/// Opens and reads a trace file. Throws scenario::Problem.
trace::Opened readTrace(const QString &path);

/// What a run of the source is to be, with the variant and the strategy that the options ask for. Throws scenario::Problem.
trace::Header headerOf(const Source &source, const QCommandLineParser &options);

/// A SQLite database for the thread that asks. Throws std::runtime_error.
std::unique_ptr<engine::Database> makeSqlite();

/// The database that --database names. Throws Misuse, std::runtime_error.
std::unique_ptr<engine::Database> databaseOf(const QCommandLineParser &options);

} // namespace cli
