// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/session.h"
#include "scenario/scenario.h"

namespace teaching {

/// A prediction with what one can answer. All of it comes from runs.
struct Question {
    scenario::Prediction prediction;
    /// Two to four answers (see answerOf()), in an order that gives nothing away; one of them is what happens.
    QStringList options;
    /// What happens.
    QString right;
};

/// The questions of a lesson. The wrong options are what other strategies give under the same faults, or what the
/// lesson's own gives with one fault more or less or in another variant: those that come up most often. What can be
/// answered with yes or no offers both, whatever the runs say. Any other question that every run answers alike is left
/// out: it is no question. `database` serves the runs. Throws scenario::Problem, std::runtime_error.
std::vector<Question> questionsOf(const scenario::Document &lesson, const QString &variant, engine::Database &database);

} // namespace teaching
