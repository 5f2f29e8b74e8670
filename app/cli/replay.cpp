// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "database/sqlite_database.h"
#include "trace/recorder.h"

namespace cli {

using namespace Qt::Literals::StringLiterals;

int replay(const Invocation &invocation)
{
    const trace::Opened opened = readTrace(invocation.operands.constFirst());
    const Terminal &out = invocation.out;
    if (!opened.cut.isEmpty())
        out.line(opened.cut);
    if (opened.recording.header.database != u"sqlite"_s)
        throw Misuse(
            u"the trace was made on %1; only sqlite can be used so far"_s.arg(opened.recording.header.database));
    database::SqliteDatabase database;
    const trace::Replay replay = trace::replay(opened.recording, database);
    if (!replay.firstDifference) {
        out.line(u"identical: %1 events"_s.arg(opened.recording.events.size()));
        return statusDone;
    }
    const auto orNone = [](const QByteArray &line) {
        return line.isEmpty() ? u"nothing"_s : harmless(QString::fromUtf8(line));
    };
    out.line(u"diverged at event %1"_s.arg(*replay.firstDifference + 1));
    out.line(u"  recorded: %1"_s.arg(orNone(replay.recorded)));
    out.line(u"  replayed: %1"_s.arg(orNone(replay.replayed)));
    return statusFailed;
}

} // namespace cli
