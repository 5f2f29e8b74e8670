// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

#include <QLocale>

#include <optional>

namespace scenario {

/// A language in which the program and its lessons speak.
enum class Language : quint8 { English, Turkish };

/// What the calling thread speaks now: what the program does, English until it is told otherwise, unless the thread is
/// Speaking another.
Language language();

/// From now on every tr() of the program answers in that language. What is on the screen already has to be said again.
void setLanguage(Language language);

/// The language of the system, or English where it is none of ours.
Language systemLanguage();

/// What the language calls itself.
QString ownName(Language language);

/// How the calling thread writes numbers: as the sentences around them.
QLocale numbers();

/// Speaks a language on the calling thread, numbers included, for as long as it lives. The rest of the program goes on
/// in its own: so that a file can be written in one while the window shows the other.
class Speaking
{
public:
    explicit Speaking(Language language);
    Speaking(const Speaking &) = delete;
    Speaking &operator=(const Speaking &) = delete;
    ~Speaking();

private:
    std::optional<Language> m_before;
};

} // namespace scenario

/// The codes of ISO 639-1: part of the names of text files, and what `--language` takes.
template<>
inline constexpr std::array engine::namesOf<scenario::Language>{
    engine::Named{ scenario::Language::English, QLatin1StringView("en") },
    engine::Named{ scenario::Language::Turkish, QLatin1StringView("tr") },
};
