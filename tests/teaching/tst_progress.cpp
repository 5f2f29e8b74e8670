// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// What the learner has done outlives the program, and no file can harm it.

#include "scenario/scenario.h"
#include "teaching/progress.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using teaching::Progress;
using teaching::Sureness;

class TestProgress : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QByteArray &bytes) const
    {
        QFile file(path(u"given.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }

private Q_SLOTS:
    void outlivesTheProgram();
    void tellsConfidentErrors();
    void resetForgets();
    void refusesForeignFiles_data();
    void refusesForeignFiles();
    void toleratesNonsenseInside();
    void saysWhyItCannotSave();
};

void TestProgress::outlivesTheProgram()
{
    const QString file = path(u"deep/inside/progress.json"_s);
    Progress progress(file);
    progress.open(u"lost-ack"_s, {});
    progress.predict(u"lost-ack"_s, {}, { { u"reserved"_s, u"2"_s, u"4"_s } }, Sureness::Certain);
    progress.watch(u"lost-ack"_s, {});
    progress.skip(u"stale-write"_s, u"versioned"_s);
    progress.showHint(u"lost-ack"_s, u"t"_s, 1);
    progress.solve(u"lost-ack"_s, u"t"_s);
    QCOMPARE(progress.failure(), QString());

    const Progress again(file);
    QVERIFY(again.lessons() == progress.lessons());
    QCOMPARE(again.toJson(), progress.toJson());
    QCOMPARE(again.lastLesson(), u"lost-ack"_s);
    QVERIFY(again.of(u"lost-ack"_s).isDone());
    QVERIFY(!again.of(u"stale-write"_s).isDone());
    QVERIFY(again.of(u"stale-write"_s).attempts.at(u"versioned"_s).skipped);
    QCOMPARE(again.of(u"lost-ack"_s).tasks.at(u"t"_s).hints, 1);
    QVERIFY(again.of(u"lost-ack"_s).tasks.at(u"t"_s).solved);

    const QString copy = path(u"for the teacher.json"_s);
    again.exportTo(copy);
    QVERIFY(Progress(copy).lessons() == again.lessons());
}

void TestProgress::tellsConfidentErrors()
{
    teaching::Attempt attempt;
    QVERIFY(!attempt.isPredicted() && !attempt.isRight() && !attempt.isConfidentError());
    attempt.given = { { u"a"_s, u"2"_s, u"4"_s }, { u"b"_s, u"1"_s, u"1"_s } };
    attempt.sureness = Sureness::Certain;
    QVERIFY(!attempt.isRight() && attempt.isConfidentError());
    attempt.sureness = Sureness::Guess;
    QVERIFY(!attempt.isConfidentError());
    attempt.given.front().answer = u"4"_s;
    QVERIFY(attempt.isRight());
}

void TestProgress::resetForgets()
{
    const QString file = path(u"reset.json"_s);
    Progress progress(file);
    progress.watch(u"lost-ack"_s, {});
    progress.reset();
    QVERIFY(progress.lessons().empty());
    QVERIFY(Progress(file).lessons().empty());
}

void TestProgress::refusesForeignFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("cause");
    QTest::newRow("empty") << QByteArray() << u":1: no JSON: illegal value"_s;
    QTest::newRow("cut off") << QByteArray("{\n\"format\": \"redelivery-progress\",\n") << u":3: no JSON: "_s;
    QTest::newRow("array") << QByteArray("[]") << u":1: not redelivery-progress, version 1"_s;
    QTest::newRow("another format") << QByteArray("{ \"format\": \"x\" }")
                                    << u":1: not redelivery-progress, version 1"_s;
    QTest::newRow("from the future") << QByteArray("{ \"format\": \"redelivery-progress\", \"version\": 2 }")
                                     << u":1: not redelivery-progress, version 1"_s;
    QTest::newRow("huge") << QByteArray(5 << 20, ' ') << u": is larger than 4194304 bytes, the limit"_s;
}

void TestProgress::refusesForeignFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, cause);
    const QString file = write(bytes);
    try {
        const Progress progress(file);
        QFAIL("it was taken");
    } catch (const scenario::Problem &problem) {
        QVERIFY2(problem.text().startsWith(file + cause), qPrintable(problem.text()));
    }
    QFile unchanged(file);
    QVERIFY(unchanged.open(QIODevice::ReadOnly));
    QCOMPARE(unchanged.readAll(), bytes);
}

void TestProgress::toleratesNonsenseInside()
{
    const Progress progress(write(R"({ "format": "redelivery-progress", "version": 1, "last": 3,
        "lessons": { "a": 1, "b": { "attempts": { "": { "given": "x", "sureness": [], "watched": true } },
                                    "tasks": { "t": { "hints": 1e9, "solved": "yes" } } } } })"));
    QVERIFY(progress.of(u"b"_s).isDone());
    QCOMPARE(progress.of(u"b"_s).tasks.at(u"t"_s).hints, 2);
    QVERIFY(!progress.of(u"b"_s).tasks.at(u"t"_s).solved);
    QCOMPARE(progress.lastLesson(), QString());
}

void TestProgress::saysWhyItCannotSave()
{
    // A file stands where a folder would have to be: no user may write there, whoever they are.
    const QString file = write("x") + u"/progress.json"_s;
    Progress progress(file);
    progress.watch(u"lost-ack"_s, {});
    QVERIFY2(progress.failure().startsWith(file + u": cannot be written: "_s), qPrintable(progress.failure()));
    QVERIFY(progress.of(u"lost-ack"_s).isDone());
}

QTEST_GUILESS_MAIN(TestProgress)
#include "tst_progress.moc"
