// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/walk.h"

namespace exporting {

/// A delivery as a test repeats it.
struct TestDelivery {
    engine::Message message;
    QString instance;
    int tag = 0;
    bool redelivered = false;
    /// The step before which the consumer dies, or at which it throws; empty where it does not.
    QString crashesBefore;
    QString failsAt;
    bool ackIsLost = false;
    /// An earlier delivery was still in hand when this one came.
    bool overlaps = false;
    engine::Outcome outcome = engine::Outcome::None;
};

/// What a regression test is made of: the deliveries of a run, and what is right at its end beside what came out.
struct TestStory {
    /// Nobody reads a test with more of them.
    static constexpr std::size_t mostDeliveries = 1000;

    /// One pass of the progress; throws Cancelled.
    TestStory(const trace::Recording &recording, Progress &progress);

    /// The lesson's id in capitals, for an identifier: "FailureWindow". "RecordedRun" for a plain scenario.
    QString name;
    QString title;
    /// The first ones; how many more there are, and the event with which they begin.
    std::vector<TestDelivery> deliveries;
    std::size_t leftOut = 0;
    std::size_t leftOutFrom = 0;
    std::vector<engine::StockRow> stock;
    std::map<QString, qint64> expected;
    int emails = 0;
    trace::State last;
};

/// A literal that C++ and C# read alike, quotes included.
QString codeLiteral(const QString &text);

/// Writes the title and the run in words, as comments, as far as the story goes. One pass of the progress; throws Cancelled.
void writeRunAsComment(const TestStory &story, const trace::Recording &recording, QIODevice &device,
                       Progress &progress);

} // namespace exporting
