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

std::deque<Document> parseLessons()
{
    std::deque<Document> documents;
    // The resource system keeps entries in an order of its own; the numbers of the folders are the order of teaching.
    for (const QString &name : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString file = name + u"/scenario.json"_s;
        QFile resource(folder + file);
        if (!resource.open(QIODevice::ReadOnly))
            continue;
        documents.push_back(parse(resource.readAll(), u"lessons/"_s + file));
        documents.back().folder = folder + name;
    }
    return documents;
}

std::deque<Document> &allLessons()
{
    static std::deque<Document> documents = parseLessons();
    return documents;
}

QStringList foldersIn(const QString &path)
{
    const QDir dir(path);
    if (dir.exists(u"scenario.json"_s))
        return { path };
    QStringList folders;
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (dir.exists(name + u"/scenario.json"_s))
            folders.append(dir.filePath(name));
    }
    return folders;
}

template<typename Documents>
auto *withId(const QString &id, Documents &documents)
{
    const auto it =
        std::find_if(documents.begin(), documents.end(), [&](const Document &lesson) { return lesson.id == id; });
    return it == documents.end() ? nullptr : &*it;
}

/// In the place of the lesson of that id, or at the end.
void put(Document &lesson)
{
    if (Document *known = withId(lesson.id, allLessons()))
        *known = std::move(lesson);
    else
        allLessons().push_back(std::move(lesson));
}

} // namespace

const std::deque<Document> &lessons()
{
    return allLessons();
}

std::size_t addLessons(const QString &path)
{
    std::vector<Document> added;
    int next = static_cast<int>(lessons().size()) + 1;
    for (const QString &lesson : foldersIn(path)) {
        Document document = read(lesson);
        if (document.id.isEmpty())
            throw Problem(lesson + u": the folder of a lesson is named NN-id, such as 01-my-lesson"_s);
        const Document *known = withId(document.id, allLessons());
        if ((known && known->folder != document.folder) || withId(document.id, added))
            throw Problem(lesson + u": there is a lesson %1 already"_s.arg(document.id));
        document.number = known ? known->number : next++;
        added.push_back(std::move(document));
    }
    if (added.empty())
        throw Problem(path + u": no lesson in this folder"_s);
    for (Document &document : added)
        put(document);
    return added.size();
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
