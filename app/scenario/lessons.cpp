// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace scenario {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto folder = ":/lessons/"_L1;

std::vector<Document> parseLessons()
{
    std::vector<Document> documents;
    // The resource system keeps entries in an order of its own; the numbers of the folders are the order of teaching.
    for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString file = name + u"/scenario.json"_s;
        QFile resource(folder + file);
        if (resource.open(QIODevice::ReadOnly))
            documents.push_back(parse(resource.readAll(), u"lessons/"_s + file));
    }
    return documents;
}

} // namespace

const std::vector<Document> &lessons()
{
    static const std::vector<Document> documents = parseLessons();
    return documents;
}

const Document *findLesson(QStringView id)
{
    const auto isMeant = [&](const Document &lesson) {
        const QString number = QString::number(lesson.number);
        return id == lesson.id || id == number || id == number.rightJustified(2, u'0')
            || id == number.rightJustified(2, u'0') + u'-' + lesson.id;
    };
    const auto it = std::find_if(lessons().begin(), lessons().end(), isMeant);
    return it == lessons().end() ? nullptr : &*it;
}

} // namespace scenario
