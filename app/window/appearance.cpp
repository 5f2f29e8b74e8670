// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/appearance.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

struct NamedChoice {
    ThemeChoice choice;
    QLatin1StringView name;
};

constexpr std::array choices{
    NamedChoice{ ThemeChoice::System, "system"_L1 },
    NamedChoice{ ThemeChoice::Light, "light"_L1 },
    NamedChoice{ ThemeChoice::Dark, "dark"_L1 },
    NamedChoice{ ThemeChoice::HighContrast, "high-contrast"_L1 },
};

/// Qt 6.4 does not say which the system prefers; its palette shows it.
stage::ThemeKind systemKind()
{
    const QPalette palette = QApplication::palette();
    const QColor ground = palette.color(QPalette::Window);
    const QColor text = palette.color(QPalette::WindowText);
    if (ground == QColor(Qt::black) && text == QColor(Qt::white))
        return stage::ThemeKind::HighContrast;
    return ground.lightness() < text.lightness() ? stage::ThemeKind::Dark : stage::ThemeKind::Light;
}

} // namespace

Appearance::Appearance(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
    resolve();
}

QLatin1StringView Appearance::nameOf(ThemeChoice choice)
{
    for (const NamedChoice &it : choices) {
        if (it.choice == choice)
            return it.name;
    }
    return {};
}

std::optional<ThemeChoice> Appearance::fromName(QStringView name)
{
    for (const NamedChoice &it : choices) {
        if (it.name == name)
            return it.choice;
    }
    return std::nullopt;
}

void Appearance::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    resolve();
}

void Appearance::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    Q_EMIT changed();
}

bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
        resolve();
    return QObject::eventFilter(watched, event);
}

void Appearance::resolve()
{
    stage::ThemeKind kind = stage::ThemeKind::Light;
    switch (m_choice) {
    case ThemeChoice::System: kind = systemKind(); break;
    case ThemeChoice::Light: kind = stage::ThemeKind::Light; break;
    case ThemeChoice::Dark: kind = stage::ThemeKind::Dark; break;
    case ThemeChoice::HighContrast: kind = stage::ThemeKind::HighContrast; break;
    }
    if (kind == m_kind)
        return;
    m_kind = kind;
    Q_EMIT changed();
}

} // namespace window
