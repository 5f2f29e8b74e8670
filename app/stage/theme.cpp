// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/theme.h"

#include <QStringList>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QColor rgb(QRgb value)
{
    return QColor((value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff);
}

// The lines are Okabe and Ito's colours, lightened or darkened until text in them can be read on its fill.

Theme light()
{
    Theme theme;
    theme.kind = ThemeKind::Light;
    theme.window = rgb(0xf5f6f8);
    theme.panel = rgb(0xffffff);
    theme.raised = rgb(0xf0f2f5);
    theme.field = rgb(0xffffff);
    theme.border = rgb(0xdfe3e8);
    theme.grid = rgb(0xe9ecf0);
    theme.text = rgb(0x14171d);
    theme.muted = rgb(0x5f6778);
    theme.faint = rgb(0x8c94a3);
    theme.accent = rgb(0x0072b2);
    theme.onAccent = rgb(0xffffff);
    theme.accentFill = rgb(0xe3f1fb);
    theme.pending = { rgb(0xb36b00), rgb(0xfff4dc), rgb(0x8f5500) };
    theme.committed = { rgb(0x00845f), rgb(0xe2f5ec), rgb(0x00694b) };
    theme.rolledBack = { rgb(0xc73e1d), rgb(0xfdeae4), rgb(0xa83216) };
    theme.duplicate = { rgb(0x7a3fa8), rgb(0xf3eafa), rgb(0x6b3496) };
    theme.waiting = { rgb(0x5a5fb0), rgb(0xedeefa), rgb(0x4a4f9c) };
    theme.fault = { rgb(0xc73e1d), rgb(0xfdeae4), rgb(0xa83216) };
    theme.neutral = { rgb(0xdfe3e8), rgb(0xf0f2f5), rgb(0x5f6778) };
    theme.inFlight = { rgb(0x0072b2), rgb(0xe3f1fb), rgb(0x005d92) };
    theme.syntaxKeyword = rgb(0x7a3fa8);
    theme.syntaxType = rgb(0x0072b2);
    theme.syntaxString = rgb(0x00694b);
    theme.syntaxComment = rgb(0x6c7484);
    theme.syntaxNumber = rgb(0x8f5500);
    return theme;
}

Theme dark()
{
    Theme theme;
    theme.kind = ThemeKind::Dark;
    theme.window = rgb(0x15171c);
    theme.panel = rgb(0x1c1f26);
    theme.raised = rgb(0x232730);
    theme.field = rgb(0x1c1f26);
    theme.border = rgb(0x2c313b);
    theme.grid = rgb(0x272b34);
    theme.text = rgb(0xf0f2f6);
    theme.muted = rgb(0x9aa2b1);
    theme.faint = rgb(0x798190);
    theme.accent = rgb(0x5aa9e6);
    theme.onAccent = rgb(0x0c1420);
    theme.accentFill = rgb(0x14314a);
    theme.pending = { rgb(0xf0b440), rgb(0x3a2f14), rgb(0xf5c566) };
    theme.committed = { rgb(0x3cc493), rgb(0x12382c), rgb(0x62d6ac) };
    theme.rolledBack = { rgb(0xf0714f), rgb(0x40221a), rgb(0xf8957a) };
    theme.duplicate = { rgb(0xc59be8), rgb(0x33253f), rgb(0xd3b1ef) };
    theme.waiting = { rgb(0x9aa3ec), rgb(0x272a46), rgb(0xb4bbf4) };
    theme.fault = { rgb(0xf0714f), rgb(0x40221a), rgb(0xf8957a) };
    theme.neutral = { rgb(0x3a404c), rgb(0x232730), rgb(0x9aa2b1) };
    theme.inFlight = { rgb(0x5aa9e6), rgb(0x14314a), rgb(0x85c1f0) };
    theme.syntaxKeyword = rgb(0xc59be8);
    theme.syntaxType = rgb(0x5aa9e6);
    theme.syntaxString = rgb(0x62d6ac);
    theme.syntaxComment = rgb(0x8a92a1);
    theme.syntaxNumber = rgb(0xf0b440);
    return theme;
}

Theme highContrast()
{
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    Theme theme;
    theme.kind = ThemeKind::HighContrast;
    theme.window = black;
    theme.panel = black;
    theme.raised = rgb(0x101010);
    theme.field = black;
    theme.border = rgb(0xc8c8c8);
    theme.grid = rgb(0x606060);
    theme.text = white;
    theme.muted = rgb(0xe6e6e6);
    theme.faint = rgb(0xc8c8c8);
    theme.accent = rgb(0x56c8ff);
    theme.onAccent = black;
    theme.accentFill = rgb(0x00314d);
    theme.pending = { rgb(0xffc400), rgb(0x2b2100), rgb(0xffd84d) };
    theme.committed = { rgb(0x2be6a0), rgb(0x002a1c), rgb(0x6af2bf) };
    theme.rolledBack = { rgb(0xff7a59), rgb(0x350d00), rgb(0xffa18a) };
    theme.duplicate = { rgb(0xdcb4ff), rgb(0x29103d), rgb(0xe8cdff) };
    theme.waiting = { rgb(0xb9c2ff), rgb(0x14183d), rgb(0xd2d8ff) };
    theme.fault = { rgb(0xff7a59), rgb(0x350d00), rgb(0xffa18a) };
    theme.neutral = { rgb(0xc8c8c8), rgb(0x101010), rgb(0xe6e6e6) };
    theme.inFlight = { rgb(0x56c8ff), rgb(0x00314d), rgb(0x93dcff) };
    theme.syntaxKeyword = rgb(0xdcb4ff);
    theme.syntaxType = rgb(0x56c8ff);
    theme.syntaxString = rgb(0x6af2bf);
    theme.syntaxComment = rgb(0xc8c8c8);
    theme.syntaxNumber = rgb(0xffc400);
    return theme;
}

QFont font(const QStringList &families, QFont::StyleHint hint, double size, int weight)
{
    QFont font;
    font.setFamilies(families);
    font.setStyleHint(hint);
    font.setPixelSize(std::max(1, qRound(size)));
    font.setWeight(static_cast<QFont::Weight>(weight));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

const Theme &Theme::of(ThemeKind kind)
{
    static const Theme lightTheme = light();
    static const Theme darkTheme = dark();
    static const Theme contrastTheme = highContrast();
    switch (kind) {
    case ThemeKind::Light: return lightTheme;
    case ThemeKind::Dark: return darkTheme;
    case ThemeKind::HighContrast: return contrastTheme;
    }
    return lightTheme;
}

QFont Theme::ui(double size, int weight)
{
    return font({ u"Inter"_s, u"Noto Sans"_s, u"Segoe UI"_s, u"DejaVu Sans"_s, u"sans-serif"_s }, QFont::SansSerif,
                size, weight);
}

QFont Theme::mono(double size, int weight)
{
    return font({ u"JetBrains Mono"_s, u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s, u"monospace"_s }, QFont::Monospace,
                size, weight);
}

} // namespace stage
