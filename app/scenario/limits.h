// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

/// How large a scenario may be. A scenario is an experiment that one person looks at; whatever is larger is a mistake or
/// an attack, and is refused before it costs memory or time.
namespace scenario::limits {

/// Bytes; the largest lesson has two thousand.
inline constexpr qint64 fileSize = 1 << 20;
/// The format itself needs eight. Reading, merging and writing call themselves once a level.
inline constexpr std::size_t nesting = 64;

/// What the stage has room for.
inline constexpr std::size_t books = 16;
inline constexpr std::size_t consumers = 3;
inline constexpr qint64 instances = 4;
inline constexpr std::size_t messages = 64;
inline constexpr std::size_t faults = 64;
inline constexpr std::size_t variants = 16;
inline constexpr std::size_t invariants = 16;
/// Of one invariant's condition: how deep, and how many numbers, terms and signs in all.
inline constexpr int expressionDepth = 8;
inline constexpr int expressionSize = 64;
/// What a lesson may ask; more than three questions are an examination.
inline constexpr std::size_t predictions = 3;
inline constexpr std::size_t tasks = 6;
inline constexpr qint64 deliveries = 1000;

/// Characters of a name, which has to fit beside a lane, and of a title or question, which has to fit in a line or two.
inline constexpr qsizetype name = 64;
inline constexpr qsizetype text = 300;

/// Quantities and counts: sums of all messages of a run, each delivered as often as possible, stay far from overflow.
inline constexpr qint64 number = 1'000'000'000;
/// Keeps a run with a lock that always expires too early finite, and short.
inline constexpr qint64 maxDeliveries = 100;
/// Ten years: longer than any retention, and far from the end of the clock.
inline constexpr engine::Time duration = std::chrono::hours(24 * 3650);

} // namespace scenario::limits
