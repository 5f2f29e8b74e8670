// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"
#include "trace/state.h"

namespace window {

/// What a run has come to, at a moment of it or at its end.
enum class Standing : quint8 { Open, Good, Unclear, Bad };

struct Summary {
    Standing standing = Standing::Open;
    /// "Reserved 0 of 2: nothing durable yet".
    QString text;
    /// At the end: what happened to which message.
    QString details;
};

/// `atEnd`: nothing is left to do, so that the verdict stands.
Summary summaryOf(const trace::Recording &recording, const trace::State &state, bool atEnd);

/// The figure that tells runs of one scenario apart: copies reserved, or mails sent.
qint64 figureOf(const engine::Setup &setup, const trace::State &state);

Standing standingOf(engine::Verdict verdict);
const stage::Theme::Tone &toneOf(Standing standing, const stage::Theme &theme);
/// The sign that goes with the colour.
QString signOf(Standing standing);

/// The colours in which an instance appears.
const stage::Theme::Tone &toneOf(const trace::InstanceState &instance, const stage::Theme &theme);

} // namespace window
