// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "judged_runs.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;

/// The `redelivery` command as a shell sees it.
class TestCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    struct Answer {
        int status = -1;
        QByteArray out;
        QByteArray error;
    };

    Answer call(const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(REDELIVERY_COMMAND), arguments);
        if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
    }

    QJsonObject runJson(const QStringList &arguments) const
    {
        return QJsonDocument::fromJson(call(QStringList{ u"run"_s, u"--json"_s } + arguments).out).object();
    }

    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    QByteArray content(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void runPrintsTheReport()
    {
        const QJsonObject report = runJson({ u"failure-window"_s });
        QCOMPARE(report.keys(),
                 (QStringList{ u"database"_s, u"deadLetters"_s, u"deliveries"_s, u"emails"_s, u"expected"_s,
                               u"findings"_s, u"lesson"_s, u"notApplicable"_s, u"reserved"_s, u"strategy"_s,
                               u"variant"_s, u"verdict"_s, u"waits"_s }));
        QCOMPARE(report[u"lesson"_s], QJsonValue(u"failure-window"_s));
        QVERIFY(report[u"variant"_s].isNull());
        QCOMPARE(report[u"strategy"_s], QJsonValue(u"check-then-process"_s));
        QCOMPARE(report[u"verdict"_s], QJsonValue(u"duplicated"_s));
        QCOMPARE(report[u"reserved"_s].toObject()[u"Dune"_s], QJsonValue(4));
        QCOMPARE(report[u"expected"_s].toObject()[u"Dune"_s], QJsonValue(2));
        const QJsonObject first = report[u"deliveries"_s].toArray()[0].toObject();
        QCOMPARE(first,
                 (QJsonObject{ { u"message"_s, u"m-1"_s },
                               { u"instance"_s, u"inventory#1"_s },
                               { u"tag"_s, 1 },
                               { u"redelivered"_s, false },
                               { u"outcome"_s, u"crashed"_s },
                               { u"acked"_s, false } }));
    }

    void verdictsNameTheMessages()
    {
        for (const JudgedRun &run : judgedRuns()) {
            const QStringList english = QString::fromUtf8(call({ u"run"_s, judgedFile(run.name) }).out).split(u'\n');
            QVERIFY2(english.contains(run.english), qPrintable(run.name));
            const Answer answer = call({ u"run"_s, judgedFile(run.name), u"--language"_s, u"tr"_s });
            QVERIFY2(QString::fromUtf8(answer.out).split(u'\n').contains(run.turkish), qPrintable(run.name));
        }
    }

    void waitsNameWhoWaitsForWhomAndWhere()
    {
        const QJsonObject report = runJson({ u"the-arbiter"_s });
        QCOMPARE(report[u"waits"_s].toArray(),
                 (QJsonArray{ QJsonObject{
                     { u"instance"_s, u"inventory#2"_s }, { u"for"_s, u"inventory#1"_s }, { u"at"_s, u"claim"_s } } }));
    }

    void faultThatDoesNotFitIsSaidInWords()
    {
        const QJsonObject report = runJson({ u"outside-the-transaction"_s, u"--strategy"_s, u"naive"_s });
        QCOMPARE(report[u"notApplicable"_s].toArray(),
                 (QJsonArray{ u"crash inventory, delivery 1, before commit: the strategy has no step commit"_s }));
    }

    void exploreSaysWhatItTakes()
    {
        const Answer answer = call({ u"explore"_s, u"lost-ack"_s, u"--lost-acks"_s, u"1"_s, u"--json"_s,
                                     u"--counterexample"_s, u"broken.jsonl"_s });
        QCOMPARE(answer.status, 1);
        const QJsonObject report = QJsonDocument::fromJson(answer.out).object();
        QCOMPARE(report[u"lesson"_s], QJsonValue(u"lost-ack"_s));
        QCOMPARE(report[u"strategy"_s], QJsonValue(u"naive"_s));
        QCOMPARE(report[u"budget"_s].toObject()[u"lostAcks"_s], QJsonValue(1));
        QCOMPARE(report[u"budget"_s].toObject()[u"crashes"_s], QJsonValue(0));
        QCOMPARE(report[u"complete"_s], QJsonValue(true));
        QCOMPARE(report[u"violated"_s], QJsonValue(true));
        QVERIFY(report[u"states"_s].toInt() > 0 && report[u"transitions"_s].toInt() > 0);
        QCOMPARE(report[u"outcomes"_s].toArray().size(), 2);
        const QJsonObject counterexample = report[u"counterexample"_s].toObject();
        QCOMPARE(counterexample[u"faults"_s], QJsonValue(1));
        QCOMPARE(counterexample[u"contextSwitches"_s], QJsonValue(0));
        QCOMPARE(counterexample[u"trace"_s], QJsonValue(u"broken.jsonl"_s));

        QCOMPARE(call({ u"replay"_s, u"broken.jsonl"_s }).status, 0);
        QCOMPARE(runJson({ u"broken.jsonl"_s })[u"verdict"_s], QJsonValue(u"duplicated"_s));
    }

    void exploreProvesAndSaysWhatItDidNotFinish()
    {
        const Answer holds = call({ u"explore"_s, u"one-transaction"_s });
        QCOMPARE(holds.status, 0);
        QVERIFY(holds.out.contains("No order of events and no placement of up to 2 faults breaks it."));
        // What was not tried to the end proves nothing, whatever it has found.
        const Answer cut = call({ u"explore"_s, u"one-transaction"_s, u"--states"_s, u"100"_s, u"--json"_s });
        QCOMPARE(cut.status, 1);
        const QJsonObject report = QJsonDocument::fromJson(cut.out).object();
        QCOMPARE(report[u"complete"_s], QJsonValue(false));
        QCOMPARE(report[u"violated"_s], QJsonValue(false));
        QVERIFY(report[u"statement"_s].toString().startsWith("Not complete"_L1));
    }

    void exploreRefusesWhatMakesNoSense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("cause");
        QTest::newRow("less than nothing") << QStringList{ u"lost-ack"_s, u"--crashes"_s, u"-1"_s } << QByteArray("-1");
        QTest::newRow("no number") << QStringList{ u"lost-ack"_s, u"--faults"_s, u"two"_s }
                                   << QByteArray("--faults two");
        QTest::newRow("too many") << QStringList{ u"lost-ack"_s, u"--lost-acks"_s, u"1000000"_s }
                                  << QByteArray("a number from 0 to 20");
        QTest::newRow("no worker") << QStringList{ u"lost-ack"_s, u"--workers"_s, u"0"_s } << QByteArray("--workers 0");
        QTest::newRow("no lesson") << QStringList{ u"nothing-of-the-kind"_s }
                                   << QByteArray("neither a lesson nor a file");
        QTest::newRow("other subject") << QStringList{ u"lost-ack"_s, u"--strategy"_s, u"email-naive"_s }
                                       << QByteArray("email-naive");
        QTest::newRow("no folder") << QStringList{ u"lost-ack"_s, u"--counterexample"_s, u"not/there.jsonl"_s }
                                   << QByteArray("cannot be written");
    }

    void exploreRefusesWhatMakesNoSense()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, cause);
        const Answer answer = call(QStringList{ u"explore"_s } + arguments);
        QCOMPARE(answer.status, 2);
        QVERIFY(answer.out.isEmpty());
        QCOMPARE(answer.error.count('\n'), 1);
        QVERIFY2(answer.error.contains(cause), answer.error.constData());
    }

    void theStoryIsPlainTextInAPipe()
    {
        const Answer answer = call({ u"run"_s, u"lost-ack"_s });
        QCOMPARE(answer.status, 0);
        QVERIFY(!answer.out.contains('\x1b'));
        QVERIFY(answer.out.contains("The broker delivers m-1 again, to inventory#2 under tag 2, marked redelivered."));
        QVERIFY(answer.out.contains("✗ duplicated · Dune reserved 4 of 2 expected"));
        QVERIFY(answer.error.isEmpty());
    }

    void matrixIsAnArrayOfReports()
    {
        const Answer answer = call({ u"matrix"_s, u"the-arbiter"_s, u"record-first"_s, u"--json"_s });
        QCOMPARE(answer.status, 0);
        const QJsonArray reports = QJsonDocument::fromJson(answer.out).array();
        QCOMPARE(reports.size(), 34);
        for (const auto &report : reports) {
            const QString lesson = report.toObject()[u"lesson"_s].toString();
            const QString strategy = report.toObject()[u"strategy"_s].toString();
            QCOMPARE(report.toObject(), runJson({ lesson, u"--strategy"_s, strategy }));
        }
    }

    void traceIsWrittenReplayedAndRunAgain()
    {
        QCOMPARE(call({ u"run"_s, u"the-arbiter"_s, u"--trace"_s, u"a.jsonl"_s }).status, 0);
        const Answer replayed = call({ u"replay"_s, u"a.jsonl"_s });
        QCOMPARE(replayed.status, 0);
        QVERIFY(replayed.out.startsWith("identical: "));
        QCOMPARE(call({ u"run"_s, u"a.jsonl"_s, u"--trace"_s, u"b.jsonl"_s }).status, 0);
        QCOMPARE(content(u"a.jsonl"_s), content(u"b.jsonl"_s));
        QCOMPARE(runJson({ u"a.jsonl"_s, u"--strategy"_s, u"naive"_s })[u"verdict"_s], QJsonValue(u"duplicated"_s));
    }

    void divergedTraceIsNamed()
    {
        QCOMPARE(call({ u"run"_s, u"lost-ack"_s, u"--trace"_s, u"c.jsonl"_s }).status, 0);
        write(u"d.jsonl"_s, content(u"c.jsonl"_s).replace("\"reserved\":4", "\"reserved\":3"));
        const Answer answer = call({ u"replay"_s, u"d.jsonl"_s });
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.out.startsWith("diverged at event "));
    }

    void aFailedWriteLeavesTheOldFileAlone()
    {
        write(u"old.jsonl"_s, "old");
        QCOMPARE(call({ u"run"_s, u"no-such-lesson"_s, u"--trace"_s, u"old.jsonl"_s }).status, 2);
        QCOMPARE(content(u"old.jsonl"_s), QByteArray("old"));
        const Answer answer = call({ u"run"_s, u"lost-ack"_s, u"--trace"_s, u"missing/x.jsonl"_s });
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count('\n'), 1);
        QVERIFY(answer.error.startsWith("missing/x.jsonl: "));
    }

    void lessonsOfAFolderAreAmongTheOthers()
    {
        const QString source = QStringLiteral(REDELIVERY_SOURCE_DIR "/lessons/01-lost-ack/");
        QVERIFY(QDir(m_folder.path()).mkpath(u"own/31-mine"_s));
        for (const QString &file : { u"scenario.json"_s, u"lesson.en.md"_s, u"lesson.tr.md"_s })
            QVERIFY(QFile::copy(source + file, m_folder.filePath(u"own/31-mine/"_s + file)));
        QVERIFY(call({ u"list"_s, u"--lessons"_s, u"own"_s }).out.contains("mine"));
        QCOMPARE(runJson({ u"mine"_s, u"--lessons"_s, u"own"_s }).value(u"lesson"_s), u"mine"_s);
        const QStringList same{ u"matrix"_s, u"mine"_s, u"--lessons"_s, u"own"_s };
        QVERIFY(call(same).out.contains("check-then-process"));
        QCOMPARE(call({ u"validate"_s, u"--lessons"_s, u"own"_s }).out, QByteArray("1 valid, 0 invalid\n"));
        QCOMPARE(call({ u"list"_s, u"--lessons"_s, u"nowhere"_s }).status, 2);
        QCOMPARE(call({ u"validate"_s }).status, 2);
    }

    void exportChoosesTheFormatByExtension()
    {
        QCOMPARE(call({ u"export"_s, u"lost-ack"_s, u"e.trace.json"_s }).status, 0);
        QVERIFY(content(u"e.trace.json"_s).startsWith("{\"displayTimeUnit\""));
        QCOMPARE(call({ u"run"_s, u"lost-ack"_s, u"--trace"_s, u"e.jsonl"_s }).status, 0);
        QCOMPARE(call({ u"export"_s, u"e.jsonl"_s, u"from-trace.html"_s, u"--language"_s, u"tr"_s }).status, 0);
        QCOMPARE(call({ u"export"_s, u"lost-ack"_s, u"from-lesson.html"_s, u"--language"_s, u"tr"_s }).status, 0);
        QVERIFY(content(u"from-trace.html"_s).contains("Kaybolan ack"));
        QCOMPARE(content(u"from-trace.html"_s), content(u"from-lesson.html"_s));
    }

    /// Without a display: the environment of the test may name one, or none.
    void exportDrawsPictures()
    {
        qunsetenv("QT_QPA_PLATFORM");
        const QStringList words{ u"export"_s, u"lost-ack"_s };
        QCOMPARE(call(words + QStringList{ u"e.svg"_s, u"--at"_s, u"event:3"_s }).status, 0);
        QVERIFY(content(u"e.svg"_s).contains("step 3 of "));
        QCOMPARE(call(words + QStringList{ u"e.pdf"_s, u"--language"_s, u"tr"_s }).status, 0);
        QVERIFY(content(u"e.pdf"_s).startsWith("%PDF-"));
        // Another process, another order of hashes.
        QCOMPARE(call(words + QStringList{ u"again.pdf"_s, u"--language"_s, u"tr"_s }).status, 0);
        QCOMPARE(content(u"again.pdf"_s), content(u"e.pdf"_s));
        QCOMPARE(call(words + QStringList{ u"e.png"_s, u"--view"_s, u"timeline"_s, u"--theme"_s, u"dark"_s }).status,
                 0);
        QVERIFY(content(u"e.png"_s).startsWith("\x89PNG"));
    }

    void exportRefusesInOneLineAndLeavesTheOldFileAlone()
    {
        write(u"old.html"_s, "old");
        const auto refused = [&](const QStringList &arguments, const QByteArray &why) {
            const Answer answer = call(QStringList{ u"export"_s } + arguments);
            QCOMPARE(answer.status, 2);
            QCOMPARE(answer.error.count('\n'), 1);
            QVERIFY2(answer.error.contains(why), answer.error);
        };
        refused({ u"lost-ack"_s, u"x.docx"_s }, "x.docx: no format has this extension; known are .jsonl, .html, .mmd");
        refused({ u"no-such-lesson"_s, u"old.html"_s }, "neither a lesson nor a file");
        refused({ u"lost-ack"_s, u"old.html"_s, u"--language"_s, u"de"_s }, "one of en, tr");
        refused({ u"lost-ack"_s, u"old.html"_s, u"--at"_s, u"soon"_s }, "neither a time");
        refused({ u"lost-ack"_s, u"old.html"_s, u"--at"_s, u"event:x"_s }, "nor an event");
        refused({ u"lost-ack"_s, u"x.svg"_s, u"--view"_s, u"all"_s }, "one of stage, timeline, storyboard");
        refused({ u"lost-ack"_s, u"missing/x.png"_s }, "missing/x.png: cannot be written: ");
        refused({ u"lost-ack"_s, u"missing/x.html"_s }, "missing/x.html: cannot be written: ");
        QCOMPARE(content(u"old.html"_s), QByteArray("old"));
    }

    void validateChecksEveryLesson()
    {
        const Answer answer = call({ u"validate"_s, QStringLiteral(REDELIVERY_SOURCE_DIR "/lessons") });
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.out, QByteArray("24 valid, 0 invalid\n"));
        write(u"bad.json"_s, "{}");
        QCOMPARE(call({ u"validate"_s, u"bad.json"_s }).status, 1);
        QCOMPARE(call({ u"validate"_s, u"nothing.json"_s }).status, 2);
    }

    void badInputIsOneLineAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("file");
        QTest::newRow("no word") << QStringList{ u"dance"_s } << QByteArray();
        QTest::newRow("no lesson") << QStringList{ u"run"_s } << QByteArray();
        QTest::newRow("two lessons") << QStringList{ u"run"_s, u"lost-ack"_s, u"email"_s } << QByteArray();
        QTest::newRow("unknown lesson") << QStringList{ u"run"_s, u"lost-back"_s } << QByteArray();
        QTest::newRow("unknown option") << QStringList{ u"run"_s, u"lost-ack"_s, u"--fast"_s } << QByteArray();
        QTest::newRow("unknown variant") << QStringList{ u"run"_s, u"lost-ack"_s, u"--variant"_s, u"x"_s }
                                         << QByteArray();
        QTest::newRow("unknown strategy")
            << QStringList{ u"run"_s, u"lost-ack"_s, u"--strategy"_s, u"x"_s } << QByteArray();
        QTest::newRow("strategy that does not fit")
            << QStringList{ u"run"_s, u"lost-ack"_s, u"--strategy"_s, u"email-naive"_s } << QByteArray();
        QTest::newRow("unknown database")
            << QStringList{ u"run"_s, u"lost-ack"_s, u"--database"_s, u"oracle"_s } << QByteArray();
        const QStringList file{ u"run"_s, u"in.json"_s };
        QTest::newRow("empty") << file << QByteArray("");
        QTest::newRow("not JSON") << file << QByteArray("hello");
        QTest::newRow("cut off") << file << QByteArray("{\"format\": \"redelivery-scen");
        QTest::newRow("wrong type") << file << QByteArray("[]");
        QTest::newRow("binary") << file << QByteArray("\0\1\2\xff\xfe", 5);
        QTest::newRow("ten megabytes of nesting") << file << QByteArray(10'000'000, '[');
        QTest::newRow("a megabyte of nesting") << file << QByteArray(1'000'000, '[');
        QTest::newRow("empty trace") << QStringList{ u"run"_s, u"in.jsonl"_s } << QByteArray("");
        QTest::newRow("replay of a scenario") << QStringList{ u"replay"_s, u"in.json"_s } << QByteArray("{}");
        QTest::newRow("no such trace") << QStringList{ u"replay"_s, u"none.jsonl"_s } << QByteArray();
        QTest::newRow("a folder") << QStringList{ u"replay"_s, u"."_s } << QByteArray();
    }

    void badInputIsOneLineAndStatusTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, file);
        if (!file.isNull())
            write(arguments[1], file);
        const Answer answer = call(arguments);
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.error.count('\n'), 1);
        QVERIFY2(answer.error.size() < 400, answer.error.constData());
        QVERIFY(answer.out.isEmpty());
        if (!file.isNull())
            QVERIFY2(answer.error.startsWith(arguments[1].toUtf8()), answer.error.constData());
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
