// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/banner.h"
#include "window/experiments.h"
#include "window/keys_overlay.h"
#include "window/lesson_panel.h"
#include "window/side_panel.h"
#include "window/stage_panel.h"
#include "window/takeaway.h"
#include "window/timeline_panel.h"
#include "window/top_bar.h"
#include "window/verification.h"

#include <QElapsedTimer>
#include <QMainWindow>
#include <QPointer>

class QDockWidget;
class QSettings;

namespace window {

class ExploreDialog;

/// The window of the program. Everything it shows is a view of the run in its controller.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `database` serves the runs, `settings` keep what is to be remembered; null remembers nothing. `progress` keeps what
    /// the learner has done; null asks for no predictions. All outlive the window.
    MainWindow(engine::Database &database, QSettings *settings, teaching::Progress *progress = nullptr,
               QWidget *parent = nullptr);
    ~MainWindow() override;

    RunController &controller() { return m_controller; }
    Appearance &appearance() { return m_appearance; }
    LessonSession &session() { return m_session; }
    Comparison &comparison() { return m_comparison; }
    Experiments &experiments() { return m_experiments; }
    Takeaway &takeaway() { return m_takeaway; }
    Verification &verification() { return m_verification; }
    TopBar &topBar() { return *m_topBar; }
    LessonPanel &lessonPanel() { return *m_lessonPanel; }
    StagePanel &stagePanel() { return *m_stagePanel; }
    SidePanel &sidePanel() { return *m_sidePanel; }
    TimelinePanel &timelinePanel() { return *m_timelinePanel; }
    Banner &banner() { return *m_banner; }
    /// Null until it is asked for.
    ExploreDialog *exploreDialog() const;

    // These say in the banner what is wrong, leave everything as it was then, and return false.
    bool openLesson(const QString &id, const QString &variant = {}, const QString &strategy = {});
    /// A trace or a scenario.
    bool openFile(const QString &path);
    bool saveTrace(const QString &path);
    bool saveScenario(const QString &path);

    /// Everything in another language, at once.
    void speak(scenario::Language language);

    /// As the key E.
    ExploreDialog &showExploration();
    /// As the key S.
    void nextStrategy();
    /// As the key R: the same faults under the strategy that is chosen now, from the start.
    void replay();
    /// As the key V: replays the run that is shown on a fresh database, and says whether all of it comes again.
    void verify();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPanels();
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area);
    void buildKeys();
    void addKey(const QString &name, const QKeySequence &key, const std::function<void()> &what);
    void buildExportMenu();
    void buildLookMenu();
    void fillRecent(QMenu &menu);
    void buildAll();
    void fillLessons();
    void connectPanels();
    void connectRun();
    void restyle();
    void tell(Notice notice);
    void showVerified();
    void copy();
    void showContents();
    void showSummary();
    void goOn();
    void pickStrategy(const QString &id);
    void compare();
    void placeBanner();
    void sizeDocks();
    void readLooks();
    void readPlaces();
    void writeSettings();
    void remember(const QString &path);
    void askToOpen();
    void askToSave(bool scenarioFile);
    bool attempt(const std::function<void()> &what);

    QSettings *m_settings;
    Appearance m_appearance;
    RunController m_controller;
    LessonSession m_session;
    Comparison m_comparison;
    Experiments m_experiments;
    Takeaway m_takeaway;
    Verification m_verification;
    QElapsedTimer m_verifying;
    QJsonObject m_compared;
    QStringList m_recent;
    int m_widthClass = -1;

    QMainWindow *m_shell = nullptr;
    TopBar *m_topBar = nullptr;
    LessonPanel *m_lessonPanel = nullptr;
    StagePanel *m_stagePanel = nullptr;
    SidePanel *m_sidePanel = nullptr;
    TimelinePanel *m_timelinePanel = nullptr;
    Banner *m_banner = nullptr;
    KeysOverlay *m_keys = nullptr;
    QPointer<ExploreDialog> m_exploreDialog;
    QDockWidget *m_lessonDock = nullptr;
    QDockWidget *m_sideDock = nullptr;
    QDockWidget *m_timelineDock = nullptr;
};

} // namespace window
