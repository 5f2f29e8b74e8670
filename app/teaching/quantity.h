// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/scenario.h"
#include "trace/recording.h"

/// Predictions, tasks and progress: what the learner is asked, and what runs answer.
namespace teaching {

/// What the run says to the prediction: a word that is the same in every language, to be compared and stored ("4",
/// "duplicate", "yes", "inventory#2>inventory#1@claim"). "none" where the run has no such delivery, or nobody waits.
QString answerOf(const scenario::Prediction &prediction, const trace::Recording &recording);

/// What is offered as an answer whatever the runs come to: yes and no, where one of them is the answer.
QStringList alwaysOffered(const scenario::Prediction &prediction);

/// The answer for people, in the language that the application has installed.
QString answerText(const scenario::Prediction &prediction, const QString &answer);

/// Whether `a` comes before `b` among the options: numbers by size, words in the order of the field, then the alphabet.
bool comesBefore(const scenario::Prediction &prediction, const QString &a, const QString &b);

} // namespace teaching
