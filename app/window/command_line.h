// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "scenario/language.h"
#include "window/appearance.h"

#include <QSize>
#include <QStringList>

namespace window {

class MainWindow;

/// What `redelivery-lab` was asked for.
struct Request {
    /// Where the playhead is to stand: a virtual time, or a number of events.
    struct Moment {
        std::optional<engine::Time> time;
        std::optional<std::size_t> events;
    };

    QString lesson;
    QString variant;
    QString strategy;
    /// A folder with further lessons.
    QString lessons;
    /// A trace or scenario to open.
    QString file;
    std::optional<Moment> at;
    std::optional<ThemeChoice> theme;
    std::optional<scenario::Language> language;
    QSize size;
    /// Render the window to this file and leave.
    QString screenshot;
    /// Where the learner's progress is kept; empty: in the user's data folder.
    QString progress;
    /// Which page of the side panel to show, see SidePanel::pages().
    QString tab;
    bool reducedMotion = false;
    /// Explore every order of events, as the key E and its first button.
    bool explore = false;
};

struct CommandLine {
    Request request;
    /// One line about arguments that make no sense; empty when they do.
    QString error;
    /// Help or version, to be printed instead of opening a window.
    QString answer;
};

/// `arguments` begins with the name of the program.
CommandLine parseCommandLine(const QStringList &arguments);

/// Opens and sets what was asked for. False when something could not be opened: the window's banner says what.
bool apply(const Request &request, MainWindow &window);

/// Shows the window, waits until all of it is there, and renders it, or the exploration that was asked for. False when the file cannot be written.
bool saveScreenshot(MainWindow &window, const QString &path);

} // namespace window
