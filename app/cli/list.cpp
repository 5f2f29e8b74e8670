// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "cli/source.h"
#include "cli/story.h"
#include "scenario/scenario.h"
#include "strategies/registry.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonArray lessonsJson()
{
    QJsonArray lessons;
    for (const scenario::Document &lesson : scenario::lessons()) {
        QJsonArray variants;
        for (const scenario::Variant &variant : lesson.variants)
            variants.append(QJsonObject{ { u"id"_s, variant.id }, { u"title"_s, variant.title } });
        lessons.append(QJsonObject{ { u"id"_s, lesson.id },
                                    { u"number"_s, lesson.number },
                                    { u"title"_s, lesson.title },
                                    { u"question"_s, lesson.question },
                                    { u"variants"_s, variants } });
    }
    return lessons;
}

} // namespace

QList<QCommandLineOption> listOptions()
{
    return { lessonsOption(), jsonOption() };
}

int list(const Invocation &invocation)
{
    const Terminal &out = invocation.out;
    addLessons(invocation.options);
    if (invocation.options.isSet(jsonOption())) {
        out.print(QString::fromUtf8(QJsonDocument(lessonsJson()).toJson()));
        return statusDone;
    }
    std::vector<QStringList> lessons{ { u"#"_s, u"lesson"_s, u"title"_s, u"variants"_s } };
    for (const scenario::Document &lesson : scenario::lessons()) {
        QStringList variants;
        for (const scenario::Variant &variant : lesson.variants)
            variants.append(variant.id);
        lessons.push_back({ QString::number(lesson.number), lesson.id, lesson.title, variants.join(u' ') });
    }
    out.print(tableText(lessons, 0));
    out.line();
    std::vector<QStringList> strategies{ { u"strategy"_s, u"title"_s, u"works on"_s } };
    for (const engine::Strategy &strategy : strategies::all())
        strategies.push_back(
            { strategy.id, strategy.title, strategy.subject == engine::Subject::Email ? u"e-mail"_s : u"stock"_s });
    out.print(tableText(strategies, 0));
    return statusDone;
}

} // namespace cli
