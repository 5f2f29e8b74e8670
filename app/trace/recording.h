// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/action.h"
#include "engine/event.h"

#include <QJsonObject>

#include <memory>

namespace trace {

/// What a trace says before its first action: what was run, and on what.
struct Header {
    /// A lesson's id and variant; empty for a plain scenario.
    QString lesson;
    QString variant;
    QString program;
    QString database;
    QString databaseVersion;
    /// The scenario as it ran, variant and strategy applied: all that a replay needs.
    QJsonObject scenario;
};

/// One action and the events that it caused, as indices into Recording::events.
struct RecordedAction {
    engine::Action action;
    std::size_t firstEvent = 0;
    std::size_t eventCount = 0;
};

/// A run as it was recorded: complete, or cut off somewhere. Grows while the run goes on.
struct Recording {
    Header header;
    engine::Setup setup;
    std::vector<engine::InstanceName> roster;
    std::vector<RecordedAction> actions;
    std::vector<engine::Event> events;
    /// The run is over, and nothing of it is missing.
    bool complete = false;
    /// The run did not end by itself: it reached the most events that are recorded.
    bool capped = false;

    /// The action that caused an event.
    std::size_t actionOf(std::size_t event) const;
};

} // namespace trace
