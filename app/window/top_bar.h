// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/lesson_session.h"
#include "window/picker.h"

class QMenu;
class QPushButton;
class QSlider;

namespace window {

/// What is run, and how it is played.
class TopBar : public QFrame
{
    Q_OBJECT

public:
    TopBar(RunController &controller, const LessonSession &session, Appearance &appearance, QWidget *parent = nullptr);

    Picker &lessonPicker() { return *m_lessons; }
    Picker &strategyPicker() { return *m_strategies; }
    /// Filled by the window: files, and how things look.
    QMenu &exportMenu() { return *m_exportMenu; }
    QMenu &lookMenu() { return *m_lookMenu; }

Q_SIGNALS:
    void lessonPicked(const QString &id);
    void strategyPicked(const QString &id);
    void replayWanted();
    void exploreWanted();
    void keysWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    GlyphButton *addTransport(const QString &objectName, Glyph glyph, const QString &name);
    void buildTransport();
    void buildSpeed();
    void buildRight();
    void showRun();
    void showStrategy();
    void showPlaying(bool playing);
    void showSpeed(double speed);

    RunController &m_controller;
    const LessonSession &m_session;
    Appearance &m_appearance;
    Picker *m_lessons;
    Picker *m_strategies;
    GlyphButton *m_play = nullptr;
    QSlider *m_speed = nullptr;
    QLabel *m_speedTitle = nullptr;
    QLabel *m_speedText = nullptr;
    QWidget *m_database = nullptr;
    QLabel *m_databaseText = nullptr;
    QMenu *m_exportMenu = nullptr;
    QMenu *m_lookMenu = nullptr;
};

} // namespace window
