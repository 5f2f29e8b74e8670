// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "database/sqlite_database.h"
#include "scenario/scenario.h"
#include "trace/live_run.h"
#include "trace/timeline.h"

#include <QJsonArray>

/// What the tests of the stage look at.
namespace recordings {

using namespace Qt::Literals::StringLiterals;

struct Named {
    QString name;
    trace::Recording recording;
};

inline trace::Recording record(const QJsonObject &scenario)
{
    database::SqliteDatabase database;
    trace::Header header;
    header.scenario = scenario;
    return trace::record(header, database);
}

inline trace::Recording lesson(QStringView id, const QString &variant = {})
{
    return record(scenario::effective(*scenario::findLesson(id), variant));
}

/// Every lesson with every variant.
inline const std::vector<Named> &lessons()
{
    static const std::vector<Named> all = [] {
        std::vector<Named> made;
        for (const scenario::Document &document : scenario::lessons()) {
            made.push_back({ document.id, record(scenario::effective(document)) });
            for (const scenario::Variant &variant : document.variants)
                made.push_back({ document.id + u':' + variant.id, record(scenario::effective(document, variant.id)) });
        }
        return made;
    }();
    return all;
}

inline QJsonObject consumer(const QString &name, int instances, const QString &strategy)
{
    return { { u"name"_s, name }, { u"instances"_s, instances }, { u"strategy"_s, strategy } };
}

/// As large as a scenario may be, its names made by `name` from a number.
template<typename Name>
QJsonObject large(const Name &name, const QJsonArray &consumers, int messages)
{
    constexpr int books = 16;
    QJsonArray stock;
    for (int book = 0; book < books; ++book)
        stock.append(QJsonObject{ { u"book"_s, name(u"Book"_s, book) }, { u"onHand"_s, 1'000'000'000 } });
    QJsonArray orders;
    for (int message = 1; message <= messages; ++message)
        orders.append(QJsonObject{ { u"id"_s, name(u"m"_s, message) },
                                   { u"type"_s, u"OrderPlaced"_s },
                                   { u"order"_s, name(u"o"_s, message) },
                                   { u"book"_s, name(u"Book"_s, message % books) },
                                   { u"quantity"_s, 1000 + message } });
    const QJsonArray faults{ QJsonObject{ { u"do"_s, u"lose-ack"_s }, { u"delivery"_s, 1 } },
                             QJsonObject{ { u"do"_s, u"crash"_s }, { u"delivery"_s, 1 }, { u"after"_s, u"work"_s } } };
    return { { u"format"_s, u"redelivery-scenario"_s },
             { u"version"_s, 1 },
             { u"stock"_s, stock },
             { u"consumers"_s, consumers },
             { u"messages"_s, orders },
             { u"faults"_s, faults },
             { u"expect"_s, QJsonObject{ { u"reserved"_s, QJsonObject() } } } };
}

/// Three consumers, four instances each, sixty-four messages.
inline trace::Recording crowded()
{
    return record(large([](const QString &what, int number) { return what + u'-' + QString::number(number); },
                        { consumer(u"inventory"_s, 4, u"inbox-claim-first"_s),
                          consumer(u"notification"_s, 4, u"email-two-phase"_s),
                          consumer(u"cached"_s, 4, u"cache-set-if-absent"_s) },
                        64));
}

/// Names as long as they may be, and in characters that a careless painter takes for something else.
inline trace::Recording longNames()
{
    const auto name = [](const QString &what, int number) {
        return (what + QString::number(number) + u" & <b>Wälder, Bücher %1 %2 "_s).repeated(3).left(64).trimmed();
    };
    return record(large(name,
                        { consumer(name(u"inventory"_s, 1), 2, u"natural-key"_s),
                          consumer(u"W"_s.repeated(64), 1, u"email-provider-key"_s) },
                        6));
}

} // namespace recordings
