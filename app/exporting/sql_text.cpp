// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "exporting/sql_text.h"

namespace exporting {

using namespace Qt::Literals::StringLiterals;

QString sqlLiteral(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', u"''"_s) + u'\'';
}

QString sqlOf(const engine::Event &event, Literal literal)
{
    // The program's own statements hold no question mark but their placeholders.
    QString text;
    auto value = event.bound.begin();
    for (const QChar character : event.sql) {
        if (character != u'?' || value == event.bound.end()) {
            text += character;
            continue;
        }
        if (const auto *number = std::get_if<qint64>(&*value))
            text += QString::number(*number);
        else if (const auto *words = std::get_if<QString>(&*value))
            text += literal(*words);
        else
            text += u"NULL"_s;
        ++value;
    }
    return text;
}

} // namespace exporting
