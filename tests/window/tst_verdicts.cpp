// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "judged_runs.h"
#include "lab.h"

#include "scenario/language.h"
#include "window/comparison.h"

#include <QTest>

using namespace lab;

/// The window says of a run what the judge says, in its verdict, its narration and its list of outcomes.
class TestVerdicts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheMessages_data();
    void namesTheMessages();
};

void TestVerdicts::namesTheMessages_data()
{
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("turkish");
    for (const JudgedRun &run : judgedRuns())
        QTest::newRow(qPrintable(run.name)) << run.counts << run.english << run.turkish;
}

void TestVerdicts::namesTheMessages()
{
    QFETCH(QString, counts);
    QFETCH(QString, english);
    QFETCH(QString, turkish);
    Lab it(u"lost-ack"_s);
    QVERIFY(it.window.openFile(judgedFile(QString::fromUtf8(QTest::currentDataTag()))));
    it.run().toEnd();
    QVERIFY2(it.widget(u"verdict"_s)->accessibleName().endsWith(counts),
             qPrintable(it.widget(u"verdict"_s)->accessibleName()));
    QCOMPARE(it.widget(u"verdict"_s)->accessibleDescription(), english);
    QVERIFY(it.widget(u"narration"_s)->accessibleName().contains(english));

    QTRY_VERIFY(it.window.comparison().isDone());
    const auto &runs = it.window.comparison().runs();
    const QString strategy = it.run().recording().setup.consumers.front().strategy->id;
    const auto own = std::find_if(runs.begin(), runs.end(), [&](const auto &run) { return run.strategy == strategy; });
    QVERIFY(own != runs.end());
    QCOMPARE(own->verdict, counts);
    QCOMPARE(own->sentence, english);

    it.window.speak(scenario::Language::Turkish);
    it.run().toEnd();
    QCOMPARE(it.widget(u"verdict"_s)->accessibleDescription(), turkish);
    it.window.speak(scenario::Language::English);
}

QTEST_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
