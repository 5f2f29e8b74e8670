// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "teaching/exam.h"

#include "teaching/quantity.h"
#include "trace/recorder.h"

#include <QJsonArray>

#include <algorithm>

namespace teaching {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t mostWrong = 3;

trace::Recording recordingOf(const QJsonObject &scenario, engine::Database &database)
{
    trace::Header header;
    header.scenario = scenario;
    return trace::record(header, database);
}

QJsonObject withFaults(QJsonObject scenario, const QJsonArray &faults)
{
    scenario.insert(u"faults"_s, faults);
    return scenario;
}

/// What may go wrong besides: once, at the first or second delivery, wherever it makes a difference.
std::vector<QJsonObject> furtherFaults(const QString &consumer)
{
    std::vector<QJsonObject> faults;
    for (const int delivery : { 1, 2 }) {
        const auto add = [&](const QString &what, const QString &side, const QString &role) {
            QJsonObject fault{ { u"do"_s, what }, { u"consumer"_s, consumer }, { u"delivery"_s, delivery } };
            if (!role.isEmpty())
                fault.insert(side, role);
            faults.push_back(fault);
        };
        add(u"lose-ack"_s, {}, {});
        for (const QString &role : { u"work"_s, u"durable"_s, u"settle"_s }) {
            add(u"crash"_s, u"before"_s, role);
            add(u"crash"_s, u"after"_s, role);
        }
        add(u"expire-lock"_s, u"after"_s, u"start"_s);
        add(u"fail"_s, u"before"_s, u"durable"_s);
    }
    for (const QString &id : { u"same"_s, u"new"_s })
        faults.push_back({ { u"do"_s, u"retry-publish"_s }, { u"id"_s, id }, { u"at"_s, u"5s"_s } });
    return faults;
}

std::vector<QJsonObject> alternativesTo(const scenario::Document &lesson, const QString &variant)
{
    const QJsonObject scenario = scenario::effective(lesson, variant);
    std::vector<QJsonObject> alternatives;
    for (const engine::Strategy *strategy : scenario::applicableStrategies(lesson))
        alternatives.push_back(scenario::effective(lesson, variant, strategy->id));
    alternatives.push_back(lesson.scenario);
    for (const scenario::Variant &other : lesson.variants)
        alternatives.push_back(scenario::effective(lesson, other.id));
    const QJsonArray faults = scenario.value(u"faults"_s).toArray();
    for (qsizetype index = 0; index < faults.size(); ++index) {
        QJsonArray fewer = faults;
        fewer.removeAt(index);
        alternatives.push_back(withFaults(scenario, fewer));
    }
    const QString consumer = scenario.value(u"consumers"_s)[0][u"name"_s].toString();
    for (const QJsonObject &fault : furtherFaults(consumer)) {
        QJsonArray more = faults;
        more.append(fault);
        alternatives.push_back(withFaults(scenario, more));
    }
    return alternatives;
}

/// How often each wrong answer came up; of those that came up equally often, the first comes first.
class Tally
{
public:
    void add(const QString &answer)
    {
        const auto it =
            std::find_if(m_counts.begin(), m_counts.end(), [&](const Count &count) { return count.answer == answer; });
        if (it == m_counts.end())
            m_counts.push_back({ -1, m_counts.size(), answer });
        else
            --it->negative;
    }

    QStringList most(std::size_t count)
    {
        std::sort(m_counts.begin(), m_counts.end(), [](const Count &a, const Count &b) {
            return std::pair(a.negative, a.since) < std::pair(b.negative, b.since);
        });
        QStringList answers;
        for (std::size_t index = 0; index < std::min(count, m_counts.size()); ++index)
            answers.append(m_counts[index].answer);
        return answers;
    }

private:
    struct Count {
        int negative = 0;
        std::size_t since = 0;
        QString answer;
    };

    std::vector<Count> m_counts;
};

} // namespace

std::vector<Question> questionsOf(const scenario::Document &lesson, const QString &variant, engine::Database &database)
{
    if (lesson.predictions.empty())
        return {};
    const trace::Recording real = recordingOf(scenario::effective(lesson, variant), database);
    std::vector<Question> questions;
    for (const scenario::Prediction &prediction : lesson.predictions)
        questions.push_back({ prediction, {}, answerOf(prediction, real) });
    std::vector<Tally> tallies(questions.size());
    for (const QJsonObject &alternative : alternativesTo(lesson, variant)) {
        const trace::Recording recording = recordingOf(alternative, database);
        for (std::size_t index = 0; index < questions.size(); ++index) {
            const QString answer = answerOf(questions[index].prediction, recording);
            if (answer != questions[index].right)
                tallies[index].add(answer);
        }
    }
    for (std::size_t index = 0; index < questions.size(); ++index) {
        Question &question = questions[index];
        question.options = tallies[index].most(mostWrong);
        question.options.append(question.right);
        question.options.append(alwaysOffered(question.prediction));
        question.options.removeDuplicates();
        std::sort(question.options.begin(), question.options.end(),
                  [&](const QString &a, const QString &b) { return comesBefore(question.prediction, a, b); });
    }
    std::erase_if(questions, [](const Question &question) { return question.options.size() < 2; });
    return questions;
}

} // namespace teaching
