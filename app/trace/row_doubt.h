// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

namespace trace {

struct InstanceState;
struct State;

/// Why an event cannot have happened.
struct Implausible {
    QString why;
};

/// Throws Implausible.
inline void require(bool holds, QStringView otherwise)
{
    if (!holds)
        throw Implausible{ otherwise.toString() };
}

/// Asks whether an event can have changed its rows so, and throws Implausible where not.
class RowDoubt
{
public:
    /// The event names the instance that changes the rows; the inbox is purged by none.
    RowDoubt(const State &state, const engine::Event &event)
        : m_state(state)
        , m_event(event)
    {
    }

    void askWritten() const;
    void askCommitted() const;
    void askUndone() const;
    void askPurged() const;

private:
    const InstanceState &instance() const;
    /// The row as the instance sees it: pending, or committed.
    std::optional<engine::Row> seen(const engine::Row &row) const;
    std::optional<engine::Row> committed(const engine::Row &row) const;

    const State &m_state;
    const engine::Event &m_event;
};

} // namespace trace
