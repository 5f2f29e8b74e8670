// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/look.h"

#include <algorithm>

namespace stage {

QColor blend(const QColor &from, const QColor &to, double mix)
{
    const double part = std::clamp(mix, 0.0, 1.0);
    const auto channel = [part](int a, int b) { return qRound(a + (b - a) * part); };
    return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue()),
                  channel(from.alpha(), to.alpha()));
}

Theme::Tone blend(const Theme::Tone &from, const Theme::Tone &to, double mix)
{
    return { blend(from.line, to.line, mix), blend(from.fill, to.fill, mix), blend(from.text, to.text, mix) };
}

const Theme::Tone &toneOf(const Theme &theme, Look look)
{
    switch (look) {
    case Look::Neutral: return theme.neutral;
    case Look::InFlight: return theme.inFlight;
    case Look::Pending: return theme.pending;
    case Look::Committed: return theme.committed;
    case Look::RolledBack: return theme.rolledBack;
    case Look::Duplicate: return theme.duplicate;
    case Look::Waiting: return theme.waiting;
    case Look::Fault: return theme.fault;
    }
    return theme.neutral;
}

Theme::Tone toneOf(const Theme &theme, Tint tint)
{
    return blend(toneOf(theme, tint.from), toneOf(theme, tint.to), tint.mix);
}

double eased(double t)
{
    const double x = std::clamp(t, 0.0, 1.0);
    return x * x * x * (x * (x * 6 - 15) + 10);
}

double between(double t, double from, double to)
{
    return std::clamp((t - from) / (to - from), 0.0, 1.0);
}

} // namespace stage
