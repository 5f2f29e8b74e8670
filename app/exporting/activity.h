// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/walk.h"

namespace exporting {

/// Something that an instance is in the middle of. They nest: in a delivery a transaction, in it a step, in that a wait.
struct Activity {
    enum class Kind : quint8 { Delivery, Transaction, Step, Wait, Outage };

    Kind kind = Kind::Delivery;
    /// Of a delivery: its tag; of a step: the how-manieth of its delivery. Tells one from the next.
    int number = 0;
    engine::Step step = engine::Step::None;
    int holder = -1;

    bool operator==(const Activity &) const = default;
};

/// Follows the instances of a run: what each of them begins and ends, always the innermost first.
class Activities
{
public:
    /// An activity has begun, or ended with that event.
    struct Change {
        int instance = 0;
        Activity activity;
        bool begins = true;
        /// How deep it lies, from 0.
        std::size_t depth = 0;
    };

    explicit Activities(const trace::Recording &recording);

    /// What begins and ends with an event. The events of one action happen in one instant: only its last one tells.
    std::vector<Change> take(const Moment &moment);
    /// Ends what is still open at the end of the recording.
    std::vector<Change> finish();

private:
    void change(int instance, const std::vector<Activity> &now, std::vector<Change> &changes);

    const trace::Recording &m_recording;
    std::vector<std::vector<Activity>> m_open;
};

} // namespace exporting
