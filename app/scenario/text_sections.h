// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/language.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace scenario {

/// A line of a text file, and its number from 1.
struct TextLine {
    int number = 1;
    QString text;
};

/// What stands under a heading of a Markdown file.
struct Section {
    /// 1 for "# …", 2 for "## …", 3 for "### …".
    int level = 1;
    TextLine heading;
    std::vector<TextLine> lines;

    /// The lines as one text, without blank ones at the ends.
    QString markdown() const;
    /// The same, cut at blank lines.
    std::vector<TextLine> paragraphs() const;
};

/// The sections of the text in order; lines before the first heading stand in one of level 0. Throws Problem for text that
/// is no UTF-8 or too large. `name` is for messages.
std::vector<Section> sectionsOf(const QByteArray &bytes, const QString &name);

/// "NAME:LINE:1: cause", thrown as a Problem.
[[noreturn]] void refuse(const QString &name, int line, const QString &cause);

} // namespace scenario
