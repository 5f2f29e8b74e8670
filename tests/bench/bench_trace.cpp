// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// How long a jump into a long trace takes, against folding it from the start.

#include "long_recording.h"
#include "trace/timeline.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t length = 100'000;

double milliseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const trace::Recording recording = support::longRecording(length);
    const std::size_t events = recording.events.size();

    const auto foldStart = Clock::now();
    trace::State state(recording.setup);
    for (const engine::Event &event : recording.events)
        state.apply(event);
    const double fold = milliseconds(Clock::now() - foldStart);

    trace::Timeline timeline(recording);
    timeline.at(events);
    std::vector<double> jumps;
    std::size_t target = 1;
    for (int jump = 0; jump < 2000; ++jump) {
        target = (target * 48271 + 11) % (events + 1);
        const auto start = Clock::now();
        timeline.at(target);
        jumps.push_back(milliseconds(Clock::now() - start));
    }
    std::sort(jumps.begin(), jumps.end());
    std::printf("Jumps into a trace of %zu events (aimed at: under 16 ms for %zu)\n", events, length);
    std::printf("fold from the start %.2f ms   jump: median %.3f ms, 99 %% %.3f ms, longest %.3f ms   ratio %.3f\n",
                fold, jumps[jumps.size() / 2], jumps[jumps.size() * 99 / 100], jumps.back(),
                jumps[jumps.size() / 2] / fold);
    return 0;
}
