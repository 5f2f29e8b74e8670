// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/scenario.h"

#include <array>
#include <limits>

namespace scenario {

using namespace Qt::Literals::StringLiterals;
using engine::Time;

namespace {

struct Unit {
    QLatin1StringView name;
    qint64 milliseconds;
};

constexpr std::array units{
    Unit{ "d"_L1, 86'400'000 }, Unit{ "h"_L1, 3'600'000 }, Unit{ "m"_L1, 60'000 },
    Unit{ "s"_L1, 1000 },       Unit{ "ms"_L1, 1 },
};

} // namespace

QString durationText(Time time)
{
    if (time == Time::zero())
        return u"0s"_s;
    for (const Unit &unit : units) {
        if (time.count() % unit.milliseconds == 0)
            return QString::number(time.count() / unit.milliseconds) + unit.name;
    }
    Q_UNREACHABLE();
}

std::optional<Time> durationFrom(QStringView text)
{
    constexpr qint64 most = std::numeric_limits<qint64>::max();
    qint64 count = 0;
    qsizetype digits = 0;
    for (; digits < text.size() && text[digits] >= u'0' && text[digits] <= u'9'; ++digits) {
        const qint64 digit = text[digits].unicode() - u'0';
        if (count > (most - digit) / 10)
            return std::nullopt;
        count = count * 10 + digit;
    }
    if (digits == 0)
        return std::nullopt;
    for (const Unit &unit : units) {
        if (text.sliced(digits) == unit.name)
            return count > most / unit.milliseconds ? std::nullopt : std::optional(Time(count * unit.milliseconds));
    }
    return std::nullopt;
}

} // namespace scenario
