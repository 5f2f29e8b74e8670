// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

namespace scenario {

/// A language in which the program and its lessons speak.
enum class Language : quint8 { English, Turkish };

/// What the program speaks now. English until it is told otherwise.
Language language();

/// From now on every tr() answers in that language. What is on the screen already has to be said again.
void setLanguage(Language language);

/// The language of the system, or English where it is none of ours.
Language systemLanguage();

/// What the language calls itself.
QString ownName(Language language);

} // namespace scenario

/// The codes of ISO 639-1: part of the names of text files, and what `--language` takes.
template<>
inline constexpr std::array engine::namesOf<scenario::Language>{
    engine::Named{ scenario::Language::English, QLatin1StringView("en") },
    engine::Named{ scenario::Language::Turkish, QLatin1StringView("tr") },
};
