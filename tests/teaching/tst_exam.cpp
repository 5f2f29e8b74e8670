// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

// Every lesson as it is taught: the questions and their options, the tasks and their solutions.

#include "database/sqlite_database.h"
#include "scenario/merge_patch.h"
#include "teaching/exam.h"
#include "teaching/goal.h"
#include "teaching/lesson_check.h"
#include "teaching/quantity.h"
#include "trace/recorder.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;

namespace {

trace::Recording record(const QJsonObject &scenario)
{
    // A database of its own: nothing that other runs have left behind can play a part.
    database::SqliteDatabase database;
    trace::Header header;
    header.scenario = scenario;
    return trace::record(header, database);
}

QStringList variantsOf(const scenario::Document &lesson)
{
    QStringList variants{ QString() };
    for (const scenario::Variant &variant : lesson.variants)
        variants.append(variant.id);
    return variants;
}

} // namespace

class TestExam : public QObject
{
    Q_OBJECT

private:
    database::SqliteDatabase m_database;

private Q_SLOTS:
    void everyLessonIsTaught();
    void questionsComeFromRuns();
    void yesAndNoAreBothOffered();
    void tasksAreSolvable();
    void goalsSayWhatIsMissing();
    void checkFindsBreaches();
};

void TestExam::everyLessonIsTaught()
{
    for (const scenario::Document &lesson : scenario::lessons()) {
        QVERIFY2(!lesson.tasks.empty(), qPrintable(lesson.id));
        // The last one is all task.
        QVERIFY2(!lesson.predictions.empty() || lesson.id == u"break-it"_s, qPrintable(lesson.id));
    }
}

void TestExam::questionsComeFromRuns()
{
    for (const scenario::Document &lesson : scenario::lessons()) {
        for (const QString &variant : variantsOf(lesson)) {
            const trace::Recording run = record(scenario::effective(lesson, variant));
            const auto questions = teaching::questionsOf(lesson, variant, m_database);
            // In a variant, what every run answers alike is not asked.
            QVERIFY(questions.size() == lesson.predictions.size() || !variant.isEmpty());
            for (const teaching::Question &question : questions) {
                const QString where = lesson.id + u' ' + variant + u' ' + question.prediction.id;
                QCOMPARE(question.right, teaching::answerOf(question.prediction, run));
                QVERIFY2(question.options.count(question.right) == 1, qPrintable(where));
                QVERIFY2(question.options.size() >= 2 && question.options.size() <= 4, qPrintable(where));
                QCOMPARE(QSet<QString>(question.options.begin(), question.options.end()).size(),
                         question.options.size());
                QStringList texts;
                for (const QString &option : question.options)
                    texts.append(teaching::answerText(question.prediction, option));
                QVERIFY2(!texts.contains(QString()) && texts.removeDuplicates() == 0, qPrintable(where));
            }
        }
    }
}

void TestExam::yesAndNoAreBothOffered()
{
    int asked = 0;
    for (const scenario::Document &lesson : scenario::lessons()) {
        for (const QString &variant : variantsOf(lesson)) {
            const auto questions = teaching::questionsOf(lesson, variant, m_database);
            for (const scenario::Prediction &prediction : lesson.predictions) {
                using scenario::Quantity;
                if (prediction.quantity != Quantity::Acked && prediction.quantity != Quantity::Redelivered)
                    continue;
                const QString where = lesson.id + u' ' + variant + u' ' + prediction.id;
                const auto it = std::find_if(questions.begin(), questions.end(), [&](const teaching::Question &one) {
                    return one.prediction == prediction;
                });
                // Whatever the runs come to: a question that only one answer fits gives itself away.
                QVERIFY2(it != questions.end(), qPrintable(where));
                QVERIFY2(it->options.contains(u"yes"_s) && it->options.contains(u"no"_s),
                         qPrintable(where + u": "_s + it->options.join(u' ')));
                ++asked;
            }
        }
    }
    QVERIFY(asked > 0);
}

void TestExam::tasksAreSolvable()
{
    for (const scenario::Document &lesson : scenario::lessons()) {
        for (const scenario::Task &task : lesson.tasks) {
            const QString where = lesson.id + u' ' + task.id;
            const QStringList atStart = teaching::missing(task.goal, record(teaching::startOf(lesson, task)));
            QVERIFY2(!atStart.isEmpty(), qPrintable(where));
            const QStringList atEnd = teaching::missing(task.goal, record(teaching::solutionOf(lesson, task)));
            QVERIFY2(atEnd.isEmpty(), qPrintable(where + u": "_s + atEnd.join(u' ')));
            for (const scenario::Variant &variant : lesson.variants)
                QVERIFY2(!teaching::missing(task.goal, record(scenario::effective(lesson, variant.id))).isEmpty(),
                         qPrintable(where + u" is solved by the variant "_s + variant.id));
        }
    }
}

void TestExam::goalsSayWhatIsMissing()
{
    const trace::Recording run = record(scenario::effective(*scenario::findLesson(u"lost-ack"_s)));
    const auto lack = [&](auto change) {
        scenario::Goal goal;
        change(goal);
        return teaching::missing(goal, run).join(u'|');
    };
    using Goal = scenario::Goal;
    using scenario::Happening;
    QCOMPARE(lack([](Goal &) {}), QString());
    QCOMPARE(lack([](Goal &goal) { goal.verdicts = { engine::Verdict::Lost }; }),
             u"It ends as “duplicated”, not as “lost”."_s);
    QCOMPARE(lack([](Goal &goal) { goal.strategies = { u"natural-set"_s }; }), u"The strategy must be Set, not add."_s);
    QCOMPARE(lack([](Goal &goal) { goal.reserved[u"Dune"_s] = 2; }), u"Dune has 4 reserved, not 2."_s);
    QCOMPARE(lack([](Goal &goal) { goal.emails = 1; }), u"The number of mails is 0, not 1."_s);
    QCOMPARE(lack([](Goal &goal) { goal.deadLetters = 1; }), u"The number of dead letters is 0, not 1."_s);
    QCOMPARE(lack([](Goal &goal) {
                 goal.outcomes = { engine::Outcome::Processed, engine::Outcome::Duplicate };
             }),
             u"No delivery has ended as “duplicate”."_s);
    QCOMPARE(lack([](Goal &goal) {
                 goal.waits = { { u"inventory#2"_s, engine::Step::Claim } };
             }),
             u"inventory#2 has not waited at claim."_s);
    QCOMPARE(lack([](Goal &goal) { goal.inboxPerConsumer = false; }),
             u"The key of the inbox must be the message alone."_s);
    QCOMPARE(lack([](Goal &goal) {
                 goal.atMost = { { Happening::LostAck, 0 } };
             }),
             u"Lost acks: 1, at most 0 allowed."_s);
    QCOMPARE(lack([](Goal &goal) { goal.atLeast = { { Happening::Crash, 1 } }; }), u"Crashes: 0, at least 1 needed."_s);
    QCOMPARE(lack([](Goal &goal) { goal.atMost = { { Happening::LostAck, 1 } }; }), QString());
}

void TestExam::checkFindsBreaches()
{
    const auto said = [&](auto change) {
        scenario::Document lesson = *scenario::findLesson(u"lost-ack"_s);
        change(lesson);
        try {
            teaching::checkLesson(lesson, m_database);
        } catch (const scenario::Problem &problem) {
            return problem.text();
        }
        return QString();
    };
    using Document = scenario::Document;
    QCOMPARE(said([](Document &) {}), QString());
    QCOMPARE(said([](Document &lesson) { lesson.folder = u":/nowhere"_s; }),
             u"lessons/01-lost-ack/lesson.en.md: is missing"_s);
    QCOMPARE(
        said([](Document &lesson) { lesson.predictions.front().quantity = scenario::Quantity::Emails; }),
        u"lessons/01-lost-ack/scenario.json: prediction reserved: every run gives the same; that is no question"_s);
    QVERIFY(said([](Document &lesson) {
                lesson.tasks.front().goal.emails = 7;
            }).contains(u"its solution does not reach the goal: "_s));
}

QTEST_GUILESS_MAIN(TestExam)
#include "tst_exam.moc"
