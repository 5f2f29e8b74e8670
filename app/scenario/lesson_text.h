// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/language.h"
#include "scenario/scenario.h"

namespace scenario {

/// The words of a task: what to bring about, and two hints, the second of which nearly gives it away.
struct TaskText {
    QString goal;
    QString firstHint;
    QString secondHint;

    bool operator==(const TaskText &) const = default;
};

/// The words of a variant: a few for a chip, the one line that says what is different, and what one sees then.
struct VariantText {
    QString title;
    QString change;
    QString seen;

    bool operator==(const VariantText &) const = default;
};

/// The words of a lesson in one language. All but the titles and the question is Markdown: paragraphs, lists, emphasis,
/// `code`, and links to the glossary of the form [inbox](glossary:inbox).
struct LessonText {
    QString title;
    QString question;
    QString situation;
    /// By the ids of the scenario file.
    std::map<QString, QString> predictions;
    QString seen;
    /// For who was certain, and wrong. Empty where there is none.
    QString sure;
    QString rule;
    QString elsewhere;
    std::map<QString, TaskText> tasks;
    std::map<QString, VariantText> variants;
    QString more;

    bool operator==(const LessonText &) const = default;
};

/// The most words that a lesson may have before its run: situation, question and predictions.
inline constexpr qsizetype mostWordsBeforeRun = 250;

/// Reads a text file of the lesson and checks it against the lesson and the glossary. `name` is for messages. Throws
/// Problem ("FILE:LINE:1: cause").
LessonText parseText(const QByteArray &bytes, const QString &name, const Document &lesson, Language language);

/// The lesson's text from its folder. Throws Problem, also where the file is missing.
LessonText readText(const Document &lesson, Language language);

/// The lesson's text; where it cannot be read, what the scenario file says itself.
LessonText textOf(const Document &lesson, Language language);

/// A text file to start a lesson with, which parseText() takes.
QByteArray textTemplate(const Document &lesson, Language language);

struct Term {
    QString id;
    QString term;
    /// Markdown.
    QString text;
};

/// Every term, in alphabetical order of the ids.
const std::vector<Term> &glossary(Language language);

/// The term of that id, or null.
const Term *findTerm(Language language, QStringView id);

/// The ids of the terms that the Markdown links to, in order.
QStringList termsIn(const QString &markdown);

} // namespace scenario
