// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/theme.h"

#include <QObject>

#include <array>

namespace window {

enum class ThemeChoice : quint8 { System, Light, Dark, HighContrast };

/// Which theme is shown, and whether things move. One object serves the whole window.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(QObject *parent = nullptr);

    const stage::Theme &theme() const { return stage::Theme::of(m_kind); }
    ThemeChoice choice() const { return m_choice; }
    bool reducedMotion() const { return m_reducedMotion; }

    void setChoice(ThemeChoice choice);
    void setReducedMotion(bool reduced);

    /// The names that settings and the command line use: "system", "light", "dark", "high-contrast".
    static QLatin1StringView nameOf(ThemeChoice choice);
    static std::optional<ThemeChoice> fromName(QStringView name);

Q_SIGNALS:
    void changed();

protected:
    /// Watches the application: the system may go from light to dark at any time.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void resolve();

    ThemeChoice m_choice = ThemeChoice::System;
    stage::ThemeKind m_kind = stage::ThemeKind::Light;
    bool m_reducedMotion = false;
};

} // namespace window
