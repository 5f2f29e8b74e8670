// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT

#include "stage/theme.h"

#include <QGuiApplication>
#include <QTest>

#include <cmath>

using stage::Theme;
using stage::ThemeKind;

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// As WCAG 2 defines it.
double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

constexpr std::array kinds{ ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast };

std::array<const Theme::Tone *, 8> tonesOf(const Theme &it)
{
    return { &it.pending, &it.committed, &it.rolledBack, &it.duplicate,
             &it.waiting, &it.fault,     &it.neutral,    &it.inFlight };
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead();
    void tonesCanBeRead();
    void coloursAreOpaque();
    void fontsHaveTheirSize();
};

void TestTheme::textCanBeRead()
{
    constexpr double least = 4.5;
    for (const ThemeKind kind : kinds) {
        const Theme &it = Theme::of(kind);
        QCOMPARE(it.kind, kind);
        for (const QColor &ground : { it.window, it.panel, it.raised, it.field }) {
            QVERIFY(contrast(it.text, ground) >= 7);
            QVERIFY2(contrast(it.muted, ground) >= least, qPrintable(ground.name()));
        }
        QVERIFY(contrast(it.onAccent, it.accent) >= least);
        for (const QColor &colour :
             { it.syntaxKeyword, it.syntaxType, it.syntaxString, it.syntaxComment, it.syntaxNumber })
            QVERIFY2(contrast(colour, it.panel) >= least, qPrintable(colour.name()));
    }
}

void TestTheme::tonesCanBeRead()
{
    for (const ThemeKind kind : kinds) {
        const Theme &theme = Theme::of(kind);
        for (const Theme::Tone *it : tonesOf(theme)) {
            QVERIFY2(contrast(it->text, it->fill) >= 4.5, qPrintable(it->text.name()));
            QVERIFY2(contrast(theme.text, it->fill) >= 7, qPrintable(it->fill.name()));
            // The lines of what is of no interest may be hard to see.
            if (it != &theme.neutral)
                QVERIFY2(contrast(it->line, it->fill) >= 3, qPrintable(it->line.name()));
        }
    }
}

void TestTheme::coloursAreOpaque()
{
    for (const ThemeKind kind : kinds) {
        for (const Theme::Tone *it : tonesOf(Theme::of(kind)))
            QVERIFY(it->line.alpha() == 255 && it->fill.alpha() == 255 && it->text.alpha() == 255);
    }
}

void TestTheme::fontsHaveTheirSize()
{
    QCOMPARE(Theme::ui(13).pixelSize(), 13);
    QCOMPARE(Theme::mono(11.4).pixelSize(), 11);
    QCOMPARE(Theme::ui(13, QFont::Bold).weight(), QFont::Bold);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
