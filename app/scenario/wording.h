// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

/// How messages put what they quote.
namespace scenario {

/// Whether the text shows as one line: no control characters, no line or paragraph separators.
bool isOneLine(QStringView text);

/// Whether the text is fit for a command line and a heading: lower-case letters and digits, with single hyphens between.
bool isPlainId(QStringView text);

/// The text with '?' for each character that isOneLine() refuses.
QString oneLine(QString text);

/// In single quotes, shortened where it is long.
QString quoted(QStringView text);

/// "one of a, b, c".
QString oneOf(const QStringList &words);

/// The word that was probably meant; empty when none is near.
QString nearest(QStringView word, const QStringList &words);

/// "did you mean 'a'?" when one is near, else "one of a, b, c".
QString hint(QStringView word, const QStringList &words);

} // namespace scenario
