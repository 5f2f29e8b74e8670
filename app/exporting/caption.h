// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"
#include "trace/narration.h"

#include <optional>

namespace exporting {

struct Options;

/// The words without which a picture is not understood on its own.
struct Caption {
    /// Of the whole run: the lesson, perhaps its variant; and how the messages are handled, and on what database.
    QString title;
    QString handling;
    /// The question that the lesson asks; empty for a plain scenario.
    QString question;
    /// Of one moment: "step 5 of 20 · 590 ms", what happened, and why it matters.
    QString step;
    trace::Sentence sentence;
    /// At the end of a run that is whole.
    std::optional<engine::Verdict> verdict;
    /// The verdict in a word or two, and which messages it is about.
    QString verdictText;
    QString verdictSentence;
};

/// The caption of the whole run.
Caption captionOf(const trace::Recording &recording);

/// Makes it that of one moment. `sentence`: what the last of the state's events says.
void describe(Caption &caption, const trace::Recording &recording, const trace::State &state,
              const trace::Sentence &sentence);

/// The colours and the sign of a verdict.
const stage::Theme::Tone &toneOf(engine::Verdict verdict, const stage::Theme &theme);
QString signOf(engine::Verdict verdict);

/// A picture cannot ask the system that shows it: it is light where nothing else is wanted.
const stage::Theme &themeOf(const Options &options);

} // namespace exporting
