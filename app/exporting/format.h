// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/language.h"
#include "trace/recording.h"

#include <functional>
#include <optional>
#include <span>

class QIODevice;

/// A run, taken home: one format per file, all of them told from the same fold of the trace.
namespace exporting {

/// The look of a format that has one.
enum class Appearance : quint8 { System, Light, Dark };

/// What a picture shows: the stage at one moment, the whole run as a space-time diagram, or its key moments one below
/// the other.
enum class View : quint8 { Stage, Timeline, Storyboard };

struct Options {
    scenario::Language language = scenario::Language::English;
    /// System: whatever the reader's own system prefers; a picture, which cannot ask, is light.
    Appearance appearance = Appearance::System;
    /// The moment that is shown, or at which a page opens, as a virtual time or as a number of events. Nothing: the end
    /// for a picture, the beginning for what plays.
    std::optional<engine::Time> at;
    std::optional<std::size_t> events;
    /// What a picture shows; nothing: the stage where a moment is asked for, else what suits the format.
    std::optional<View> view;
    /// Called now and then with the part that is done, from 0 to 1, on the thread that writes. To return false is to
    /// cancel.
    std::function<bool(double done)> progress;

    /// The moment that is asked for, as a number of events; nothing where none is.
    std::optional<std::size_t> eventsAt(const trace::Recording &recording) const;
};

/// A format. The same recording and options give the same bytes; those of a text also on every machine, those of a
/// picture on every machine with the same fonts and libraries.
struct Format {
    /// An animation is a picture that moves. Both need a QGuiApplication; the offscreen platform serves.
    enum class Kind : quint8 { Text, Picture, Animation };

    using Writer = void (*)(const trace::Recording &recording, QIODevice &device, const Options &options);

    /// With its dot: ".trace.json".
    QLatin1StringView extension;
    /// In English, for translation; name() and purpose() are what people read.
    const char *englishName;
    const char *englishPurpose;
    Writer writer;
    Kind kind = Kind::Text;

    /// "Mermaid sequence diagram"
    QString name() const;
    /// What one does with it: "for READMEs and wikis"
    QString purpose() const;

    bool isPicture() const { return kind != Kind::Text; }

    /// Writes, in the language of the options. `device` is open for writing; whoever owns it sees to its errors. False
    /// when it was cancelled: then only a part is written.
    bool write(const trace::Recording &recording, QIODevice &device, const Options &options = {}) const;
};

/// Every format, texts before pictures, the most used first.
std::span<const Format> formats();

/// The format that the end of a path names, in any case of letters, the longest where several fit; or null.
const Format *formatFor(const QString &path);

/// The extensions of all formats: ".csv, .html".
QString knownExtensions();

/// Writes the file as a whole, or leaves alone what is there. False when it was cancelled. Throws scenario::Problem with
/// one line for people.
bool save(const trace::Recording &recording, const Format &format, const QString &path, const Options &options = {});

/// For what takes long before there is something to save. Throws scenario::Problem where save() could not even begin;
/// touches nothing.
void demandWritable(const QString &path);

} // namespace exporting
