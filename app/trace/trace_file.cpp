// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/trace_file.h"

#include "scenario/scenario.h"
#include "trace/json.h"
#include "trace/plausibility.h"
#include "trace/report.h"
#include "trace/state.h"

#include <QIODevice>
#include <QJsonDocument>

namespace trace {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto formatName = "redelivery-trace"_L1;
constexpr int formatVersion = 1;

QByteArray lineOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Names namesOf(const Recording &recording)
{
    return { recording.roster, recording.setup.consumers };
}

QJsonObject headerJson(const Header &header)
{
    QJsonObject json{
        { u"format"_s, formatName },
        { u"version"_s, formatVersion },
        { u"program"_s, header.program },
        { u"database"_s, header.database },
        { u"databaseVersion"_s, header.databaseVersion },
        { u"scenario"_s, header.scenario },
    };
    if (!header.lesson.isEmpty())
        json.insert("lesson"_L1, header.lesson);
    if (!header.variant.isEmpty())
        json.insert("variant"_L1, header.variant);
    return json;
}

/// Takes a device apart into lines, many at a time: QIODevice::readLine() goes from byte to byte.
class Lines
{
public:
    explicit Lines(QIODevice &device)
        : m_device(device)
    {
    }

    /// The next line with its line end, where it has one; empty at the end. Valid until the next call. Of a line that is
    /// longer than the longest only so much.
    QByteArrayView next()
    {
        m_from = m_to;
        qsizetype looked = m_from;
        while (true) {
            const qsizetype end = m_bytes.indexOf('\n', looked);
            looked = m_bytes.size();
            if (end >= 0)
                return upTo(end + 1);
            if (m_bytes.size() - m_from >= longestLine || !readMore(looked))
                return upTo(m_bytes.size());
        }
    }

private:
    QByteArrayView upTo(qsizetype end)
    {
        m_to = end;
        return QByteArrayView(m_bytes).sliced(m_from, m_to - m_from);
    }

    bool readMore(qsizetype &looked)
    {
        constexpr qsizetype atOnce = 65'536;
        m_bytes.remove(0, m_from);
        looked -= m_from;
        m_from = 0;
        const QByteArray more = m_device.read(atOnce);
        m_bytes += more;
        return !more.isEmpty();
    }

    QIODevice &m_device;
    QByteArray m_bytes;
    /// Where the line is.
    qsizetype m_from = 0;
    qsizetype m_to = 0;
};

/// Reads the lines of a trace one after another and checks each against what came before.
class TraceReader
{
public:
    TraceReader(QIODevice &device, QString name, BadLines badLines)
        : m_lines(device)
        , m_name(std::move(name))
        , m_keep(badLines == BadLines::Keep)
    {
    }

    Opened read()
    {
        if (!next())
            refuse(u"the file is empty"_s);
        readHeader();
        m_state.emplace(m_opened.recording.setup);
        try {
            while (!m_opened.recording.complete && m_opened.cut.isEmpty() && next())
                readLine();
            finish();
        } catch (const scenario::Problem &problem) {
            if (!m_keep)
                throw;
            note(Opened::Flaw::BadLine);
            m_opened.problem = problem.text();
        }
        return std::move(m_opened);
    }

private:
    [[noreturn]] void refuse(const QString &cause) const
    {
        throw scenario::Problem(u"%1:%2: %3"_s.arg(m_name, QString::number(std::max(m_number, 1)), cause));
    }

    void note(Opened::Flaw flaw)
    {
        m_opened.flaw = flaw;
        m_opened.line = m_number;
    }

    bool next()
    {
        m_line = m_lines.next();
        if (m_line.isEmpty())
            return false;
        ++m_number;
        m_whole = m_line.endsWith('\n');
        if (!m_whole && m_line.size() >= longestLine)
            refuse(u"the line is longer than %1 bytes"_s.arg(longestLine));
        return true;
    }

    /// Nothing when the file breaks off here.
    std::optional<QJsonObject> object()
    {
        QJsonParseError error;
        const QJsonDocument document =
            QJsonDocument::fromJson(QByteArray::fromRawData(m_line.data(), m_line.size()), &error);
        if (document.isObject())
            return document.object();
        if (!m_whole && m_number > 1) {
            m_opened.cut = u"the trace breaks off in the middle of line %1"_s.arg(m_number);
            note(Opened::Flaw::MidLine);
            return std::nullopt;
        }
        if (error.error == QJsonParseError::NoError)
            refuse(u"not a JSON object"_s);
        throw scenario::Problem(u"%1:%2:%3: not JSON: %4"_s.arg(
            m_name, QString::number(m_number), QString::number(std::max(error.offset, 1)), error.errorString()));
    }

    void readHeader()
    {
        const QJsonObject json = object().value_or(QJsonObject());
        if (json.value("format"_L1) != QJsonValue(formatName))
            refuse(u"not a trace: its first line has no \"format\": \"redelivery-trace\""_s);
        const QJsonValue version = json.value("version"_L1);
        if (version.toInt() != formatVersion)
            refuse(version.toInt() > formatVersion
                       ? u"made by a newer program: trace version %1, this one reads %2"_s.arg(version.toInt())
                             .arg(formatVersion)
                       : u"\"version\" is not %1"_s.arg(formatVersion));
        if (!json.value("scenario"_L1).isObject())
            refuse(u"it holds no scenario"_s);
        Header &header = m_opened.recording.header;
        header.lesson = json.value("lesson"_L1).toString();
        header.variant = json.value("variant"_L1).toString();
        header.program = json.value("program"_L1).toString();
        header.database = json.value("database"_L1).toString();
        header.databaseVersion = json.value("databaseVersion"_L1).toString();
        header.scenario = json.value("scenario"_L1).toObject();
        m_opened.recording.setup = scenario::setupOf(header.scenario, u"%1:1"_s.arg(m_name));
        m_opened.recording.roster = engine::rosterOf(m_opened.recording.setup);
    }

    void readLine()
    {
        auto members = membersOf(m_line);
        if (!members) {
            const auto json = object();
            if (!json)
                return;
            // As Qt writes it, nothing in it is out of the ordinary.
            m_plain = lineOf(*json);
            members = membersOf(m_plain);
        }
        if (!members)
            refuse(u"nested too deeply"_s);
        try {
            if (contains(*members, "action"_L1))
                readAction(*members);
            else if (contains(*members, "event"_L1))
                readEvent(*members);
            else if (contains(*members, "verdict"_L1))
                readEnd(*members);
            else
                refuse(u"neither an action nor an event"_s);
        } catch (const BadValue &bad) {
            refuse(QString::fromUtf8(bad.what()));
        }
    }

    void readAction(const JsonMembers &json)
    {
        Recording &recording = m_opened.recording;
        // Every action causes something, so that the limit of events is one of actions, too.
        if (!recording.actions.empty() && recording.actions.back().eventCount == 0)
            refuse(u"the action before it has no event"_s);
        recording.actions.push_back({ actionFrom(json, namesOf(recording)), recording.events.size(), 0 });
    }

    void readEvent(const JsonMembers &json)
    {
        Recording &recording = m_opened.recording;
        if (recording.actions.empty())
            refuse(u"an event before the first action"_s);
        if (recording.events.size() == mostEventsRead)
            refuse(u"more than %1 events"_s.arg(mostEventsRead));
        engine::Event event = eventFrom(json, namesOf(recording));
        if (const auto why = impossible(*m_state, event))
            refuse(u"this event cannot follow here: %1"_s.arg(*why));
        m_state->apply(event);
        recording.events.push_back(std::move(event));
        ++recording.actions.back().eventCount;
    }

    void readEnd(const JsonMembers &json)
    {
        Recording &recording = m_opened.recording;
        recording.complete = true;
        recording.capped = contains(json, "capped"_L1);
        const engine::Verdict verdict = judge(*m_state, recording).verdict();
        const JsonValue written = valueOf(json, "verdict"_L1);
        if (written.kind != JsonValue::Kind::Text || written.text() != engine::nameOf(verdict))
            note(Opened::Flaw::OtherVerdict);
    }

    void finish()
    {
        if (m_opened.recording.complete && next())
            refuse(u"something follows upon the last line"_s);
        if (m_opened.recording.complete || !m_opened.cut.isEmpty())
            return;
        m_opened.cut = u"the trace breaks off after line %1"_s.arg(m_number);
        note(Opened::Flaw::NoEnd);
    }

    Lines m_lines;
    QString m_name;
    bool m_keep;
    int m_number = 0;
    QByteArrayView m_line;
    QByteArray m_plain;
    bool m_whole = true;
    Opened m_opened;
    std::optional<State> m_state;
};

} // namespace

void TraceWriter::begin(const Recording &recording)
{
    m_device.write(lineOf(headerJson(recording.header)) + '\n');
}

void TraceWriter::append(const Recording &recording, const RecordedAction &action)
{
    m_device.write(toJson(action.action, namesOf(recording)) + '\n');
    for (std::size_t index = 0; index < action.eventCount; ++index)
        m_device.write(eventLine(recording, action.firstEvent + index) + '\n');
}

void TraceWriter::end(const Recording &recording)
{
    m_device.write(lineOf(reportOf(recording)) + '\n');
}

QByteArray eventLine(const Recording &recording, std::size_t event)
{
    if (event >= recording.events.size())
        return {};
    return toJson(recording.events[event], namesOf(recording));
}

void write(const Recording &recording, QIODevice &device)
{
    TraceWriter writer(device);
    writer.begin(recording);
    for (const RecordedAction &action : recording.actions)
        writer.append(recording, action);
    if (recording.complete)
        writer.end(recording);
}

Opened read(QIODevice &device, const QString &name, BadLines badLines)
{
    return TraceReader(device, name, badLines).read();
}

bool looksLikeTrace(const QByteArray &firstLine)
{
    // A scenario is indented or one object; only a trace has its format in a first line that stands alone.
    const QJsonDocument document = QJsonDocument::fromJson(firstLine);
    return document.object().value("format"_L1) == QJsonValue(formatName);
}

} // namespace trace
