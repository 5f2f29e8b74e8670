// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/language.h"
#include "trace/recording.h"

#include <optional>
#include <span>

class QIODevice;

/// A run, taken home: one format per file, all of them told from the same fold of the trace.
namespace exporting {

/// The look of a format that has one.
enum class Appearance : quint8 { System, Light, Dark };

struct Options {
    scenario::Language language = scenario::Language::English;
    /// System: whatever the reader's own system prefers.
    Appearance appearance = Appearance::System;
    /// The moment at which a format that shows one opens; nothing: the beginning.
    std::optional<engine::Time> at;
};

/// A text format. The same recording and options give the same bytes, on every machine.
struct Format {
    using Writer = void (*)(const trace::Recording &recording, QIODevice &device, const Options &options);

    /// With its dot: ".trace.json".
    QLatin1StringView extension;
    /// In English, for translation; name() and purpose() are what people read.
    const char *englishName;
    const char *englishPurpose;
    Writer writer;

    /// "Mermaid sequence diagram"
    QString name() const;
    /// What one does with it: "for READMEs and wikis"
    QString purpose() const;

    /// Writes line by line, in the language of the options. `device` is open for writing; whoever owns it sees to its
    /// errors.
    void write(const trace::Recording &recording, QIODevice &device, const Options &options = {}) const;
};

/// Every text format, the most used first.
std::span<const Format> formats();

/// The format that the end of a path names, in any case of letters, the longest where several fit; or null.
const Format *formatFor(const QString &path);

/// The extensions of all formats: ".csv, .html".
QString knownExtensions();

/// Writes the file as a whole, or leaves alone what is there. Throws scenario::Problem with one line for people.
void save(const trace::Recording &recording, const Format &format, const QString &path, const Options &options = {});

} // namespace exporting
