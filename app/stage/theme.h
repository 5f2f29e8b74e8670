// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>

/// The picture, drawn from (trace, time).
namespace stage {

enum class ThemeKind : quint8 { Light, Dark, HighContrast };

/// Every colour that the program uses, widgets included. Opaque, all of them: a picture looks the same on any ground.
struct Theme {
    /// One state of things: the colour of its lines, of its ground, and of text on that ground.
    struct Tone {
        QColor line;
        QColor fill;
        QColor text;

        bool operator==(const Tone &) const = default;
    };

    ThemeKind kind = ThemeKind::Light;
    /// Grounds, from the window to what stands on it, and the field that one writes in.
    QColor window;
    QColor panel;
    QColor raised;
    QColor field;
    QColor border;
    QColor grid;
    /// Text, from what matters to what is hardly there.
    QColor text;
    QColor muted;
    QColor faint;
    QColor accent;
    QColor onAccent;
    QColor accentFill;

    Tone pending;
    Tone committed;
    Tone rolledBack;
    Tone duplicate;
    Tone waiting;
    Tone fault;
    Tone neutral;
    Tone inFlight;

    QColor syntaxKeyword;
    QColor syntaxType;
    QColor syntaxString;
    QColor syntaxComment;
    QColor syntaxNumber;

    static const Theme &of(ThemeKind kind);

    /// The typefaces of the program, with fallbacks where they are not installed. Sizes in pixels.
    static QFont ui(double size, int weight = QFont::Normal);
    static QFont mono(double size, int weight = QFont::Normal);
};

} // namespace stage
