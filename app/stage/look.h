// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"

namespace stage {

/// How a part of the picture stands. Each look has a colour, and each a sign that is not a colour.
enum class Look : quint8 {
    Neutral,
    InFlight,
    Pending, ///< dashed
    Committed, ///< solid, with a check mark
    RolledBack, ///< struck through
    Duplicate, ///< marked ×2
    Waiting, ///< hatched and dashed
    Fault, ///< with a cross
};

/// A look on its way to another.
struct Tint {
    Look from = Look::Neutral;
    Look to = Look::Neutral;
    /// 0: as it was; 1: as it will be.
    double mix = 1;

    static Tint of(Look look) { return { look, look, 1 }; }
    Look nearest() const { return mix < 0.5 ? from : to; }
};

QColor blend(const QColor &from, const QColor &to, double mix);
Theme::Tone blend(const Theme::Tone &from, const Theme::Tone &to, double mix);
const Theme::Tone &toneOf(const Theme &theme, Look look);
Theme::Tone toneOf(const Theme &theme, Tint tint);

/// Time between 0 and 1, made to start and to end gently.
double eased(double t);
/// The part of t that falls between two points, from 0 to 1.
double between(double t, double from, double to);

} // namespace stage
