// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "database/sqlite_database.h"
#include "exporting/format.h"
#include "scenario/scenario.h"
#include "trace/recorder.h"
#include "trace/report.h"
#include "trace/trace_file.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using exporting::Options;

Q_DECLARE_METATYPE(const trace::Recording *)

/// Every format, over all lessons, all their variants, and a scenario whose names try to break out of each format.
class TestFormats : public QObject
{
    Q_OBJECT

private:
    struct Run {
        QString name;
        trace::Recording recording;
    };
    std::deque<Run> m_runs;

    void addRun(const scenario::Document &document, const QString &variant)
    {
        database::SqliteDatabase database;
        trace::Header header;
        header.lesson = document.id;
        header.variant = variant;
        header.scenario = scenario::effective(document, variant);
        const QString name = (document.id.isEmpty() ? u"hostile"_s : document.id) + u' ' + variant;
        m_runs.push_back({ name.trimmed(), trace::record(header, database) });
    }

    void addRows() const
    {
        QTest::addColumn<const trace::Recording *>("recording");
        for (const Run &run : m_runs)
            QTest::newRow(qPrintable(run.name)) << &run.recording;
    }

    const trace::Recording &runOf(QStringView name) const
    {
        const auto it = std::find_if(m_runs.begin(), m_runs.end(), [&](const Run &run) { return run.name == name; });
        return it->recording;
    }

    static QByteArray written(const trace::Recording &recording, const QString &extension, const Options &options = {})
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        exporting::formatFor(extension)->write(recording, buffer, options);
        return bytes;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const scenario::Document &lesson : scenario::lessons()) {
            addRun(lesson, {});
            for (const scenario::Variant &variant : lesson.variants)
                addRun(lesson, variant.id);
        }
        addRun(scenario::read(QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/exporting/hostile.json")), {});
    }

    void theLongestExtensionWins()
    {
        for (const exporting::Format &format : exporting::formats()) {
            QCOMPARE(exporting::formatFor(u"/a.b/x"_s + format.extension), &format);
            QCOMPARE(exporting::formatFor(u"X"_s + QString(format.extension).toUpper()), &format);
            QVERIFY(!format.name().isEmpty() && !format.purpose().isEmpty());
        }
        QVERIFY(!exporting::formatFor(u"x.docx"_s));
        QVERIFY(!exporting::formatFor(u"x"_s));
    }

    void sameTraceSameBytes_data() { addRows(); }
    void sameTraceSameBytes()
    {
        QFETCH(const trace::Recording *, recording);
        for (const exporting::Format &format : exporting::formats()) {
            for (const auto language : { scenario::Language::English, scenario::Language::Turkish }) {
                const Options options{ .language = language };
                const QByteArray first = written(*recording, format.extension, options);
                QVERIFY2(!first.isEmpty(), format.extension.data());
                QVERIFY2(first == written(*recording, format.extension, options), format.extension.data());
                QVERIFY2(QString::fromUtf8(first).toUtf8() == first, format.extension.data());
            }
        }
        QCOMPARE(scenario::language(), scenario::Language::English);
    }

    /// A trace that breaks off anywhere is exported as far as it goes.
    void whatBreaksOffIsExportedToo()
    {
        const trace::Recording &whole = runOf(u"the-arbiter");
        for (std::size_t actions = 0; actions < whole.actions.size(); ++actions) {
            trace::Recording cut = whole;
            cut.complete = false;
            cut.actions.resize(actions);
            cut.events.resize(whole.actions[actions].firstEvent);
            for (const exporting::Format &format : exporting::formats())
                QVERIFY2(!written(cut, format.extension).isEmpty(), format.extension.data());
        }
    }

    void savingWritesAllOrNothing()
    {
        const QTemporaryDir folder;
        const exporting::Format &format = exporting::formats().front();
        const trace::Recording &recording = runOf(u"lost-ack");
        const QString path = folder.filePath(u"a.jsonl"_s);
        exporting::save(recording, format, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), written(recording, u".jsonl"_s));
        QString problem;
        try {
            exporting::save(recording, format, folder.filePath(u"missing/a.jsonl"_s));
        } catch (const scenario::Problem &caught) {
            problem = caught.text();
        }
        QVERIFY2(problem.contains(u"missing/a.jsonl: cannot be written: "_s), qPrintable(problem));
        QVERIFY(!problem.contains(u'\n'));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{ u"a.jsonl"_s });
    }

    void aTraceComesBack_data() { addRows(); }
    void aTraceComesBack()
    {
        QFETCH(const trace::Recording *, recording);
        QByteArray bytes = written(*recording, u".jsonl"_s);
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        const trace::Opened opened = trace::read(buffer, u"t.jsonl"_s);
        QVERIFY2(opened.cut.isEmpty(), qPrintable(opened.cut));
        QCOMPARE(written(opened.recording, u".jsonl"_s), bytes);
    }
};

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
