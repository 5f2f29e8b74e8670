// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/sqlite_database.h"
#include "engine/random_scheduler.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"

namespace support {

/// A real run under a random schedule with as many faults as it takes to reach that many events; the same each time.
inline trace::Recording longRecording(std::size_t length)
{
    database::SqliteDatabase database;
    trace::Header header;
    header.scenario = scenario::effective(*scenario::findLesson(u"the-arbiter"));
    trace::Recorder recorder(header, database);
    engine::RandomScheduler scheduler(1, static_cast<int>(length));
    while (recorder.recording().events.size() < length && recorder.step(scheduler)) {}
    return recorder.recording();
}

} // namespace support
