// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/recording.h"

class QIODevice;

namespace trace {

/// Writes a trace as JSON Lines, line by line as the run goes on.
class TraceWriter
{
public:
    /// `device` is open for writing and outlives the writer. Whoever owns it sees to its errors.
    explicit TraceWriter(QIODevice &device)
        : m_device(device)
    {
    }

    void begin(const Recording &recording);
    void append(const Recording &recording, const RecordedAction &action);
    void end(const Recording &recording);

private:
    QIODevice &m_device;
};

/// The line of an event, without its line end; empty when the recording has no such event.
QByteArray eventLine(const Recording &recording, std::size_t event);

/// The whole trace.
void write(const Recording &recording, QIODevice &device);

/// A trace that was read.
struct Opened {
    /// What keeps the recording from being the whole and undoubted story.
    enum class Flaw : quint8 {
        None,
        MidLine, ///< the file breaks off within the line
        NoEnd, ///< the file breaks off after the line
        BadLine, ///< the line cannot be read, or does not follow upon those before it
        OtherVerdict, ///< the last line says something else than the events
    };

    Recording recording;
    /// Where the file breaks off, in words for people; empty when it is whole.
    QString cut;
    Flaw flaw = Flaw::None;
    /// The line with the flaw.
    int line = 0;
    /// Of a bad line: what is wrong with it, as the problem would have said.
    QString problem;
};

/// What becomes of a trace with a line that is no good: it is refused, or what comes before that line is kept.
enum class BadLines : quint8 { Refuse, Keep };

/// Limits of the reader: beyond them a file is refused rather than swallowed. The longest line is the last one of a trace
/// with as many events as may be, since it lists the deliveries.
inline constexpr qint64 longestLine = 67'108'864;
inline constexpr std::size_t mostEventsRead = 2'000'000;

/// Reads a trace. One that breaks off gives what is there. Throws scenario::Problem for anything else that is wrong, where
/// it is not to be kept; for a header that is no good in any case. `device` is open for reading; `name` is for messages.
Opened read(QIODevice &device, const QString &name, BadLines badLines = BadLines::Refuse);

/// Whether the first line says that this is a trace, not a scenario.
bool looksLikeTrace(const QByteArray &firstLine);

} // namespace trace
