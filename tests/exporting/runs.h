// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/sqlite_database.h"
#include "engine/timed_scheduler.h"
#include "exporting/format.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <deque>

Q_DECLARE_METATYPE(const trace::Recording *)

/// What the tests of the exporters export.
namespace runs {

using namespace Qt::Literals::StringLiterals;

/// A scenario whose names try to break out of each format.
inline scenario::Document hostile()
{
    return scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/exporting/hostile.json"));
}

/// The hostile scenario, with names that no file may have: no reader lets them in, and writers must not rely on that.
inline trace::Recording unreadable()
{
    trace::Recording recording;
    recording.header.scenario = scenario::effective(hostile());
    engine::Setup &setup = recording.setup;
    setup = scenario::setupOf(recording.header.scenario, {});
    const auto renamed = [](QString &name, const QString &prefix) {
        static const QString lines = u"two\nlines\r\n\tand\u2028more; end\n@enduml\n-- \\"_s;
        name = prefix + (name.contains(u"xxx"_s) ? QString(10'000, u'x') : lines);
    };
    for (const std::size_t index : { std::size_t(0), std::size_t(5) }) {
        const QString book = setup.stock[index].book;
        renamed(setup.stock[index].book, {});
        setup.expect.reserved[setup.stock[index].book] = setup.expect.reserved[book];
        setup.expect.reserved.erase(book);
        for (engine::Message &message : setup.messages) {
            if (message.book != book)
                continue;
            message.book = setup.stock[index].book;
            renamed(message.id, u"m "_s);
            renamed(message.order, u"o "_s);
        }
    }
    for (engine::Consumer &consumer : setup.consumers)
        renamed(consumer.name, consumer.name + u' ');
    setup.faults.clear(); // they go by names
    recording.roster = engine::rosterOf(setup);
    database::SqliteDatabase database;
    engine::World world(setup, database);
    engine::TimedScheduler scheduler({});
    while (const auto action = scheduler.next(world)) {
        const std::vector<engine::Event> &events = world.perform(*action);
        recording.actions.push_back({ *action, recording.events.size(), events.size() });
        recording.events.insert(recording.events.end(), events.begin(), events.end());
    }
    recording.complete = true;
    return recording;
}

inline QByteArray written(const trace::Recording &recording, const QString &extension,
                          const exporting::Options &options = {})
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    exporting::formatFor(extension)->write(recording, buffer, options);
    return bytes;
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Recordings by name, as rows of a test.
class Runs
{
public:
    /// As the timed scheduler runs it. "the-arbiter", or "the-arbiter its-variant"; "hostile" for what is no lesson.
    void add(const scenario::Document &document, const QString &variant = {})
    {
        database::SqliteDatabase database;
        trace::Header header;
        header.lesson = document.id;
        header.variant = variant;
        header.scenario = scenario::effective(document, variant);
        const QString name = (document.id.isEmpty() ? u"hostile"_s : document.id) + u' ' + variant;
        add(name.trimmed(), trace::record(header, database));
    }
    void add(const QString &name, const trace::Recording &recording) { m_runs.push_back({ name, recording }); }

    /// A column `recording`, and a row for each but those.
    void addRows(const QStringList &butFor = {}) const
    {
        QTest::addColumn<const trace::Recording *>("recording");
        for (const Run &run : m_runs) {
            if (!butFor.contains(run.name))
                QTest::newRow(qPrintable(run.name)) << &run.recording;
        }
    }

    const trace::Recording &operator[](QStringView name) const
    {
        return std::find_if(m_runs.begin(), m_runs.end(), [&](const Run &run) { return run.name == name; })->recording;
    }

private:
    struct Run {
        QString name;
        trace::Recording recording;
    };
    /// Rows point into it.
    std::deque<Run> m_runs;
};

} // namespace runs
