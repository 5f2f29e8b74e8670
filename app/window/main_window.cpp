// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/main_window.h"

#include "scenario/lesson_text.h"
#include "strategies/registry.h"
#include "trace/report.h"
#include "window/contents_dialog.h"
#include "window/explore_dialog.h"
#include "window/files.h"
#include "window/style_sheet.h"
#include "window/summary_dialog.h"
#include "window/trace_notice.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr int mostRecent = 8;

struct DockSizes {
    int left;
    int right;
    int bottom;
    int comparison;
};

/// Which sizes of the panels fit a window of that width. The user may change them within a class.
int widthClassOf(int width)
{
    return width < 1180 ? 0 : width < 1360 ? 1 : width < 1800 ? 2 : 3;
}

DockSizes sizesOf(int widthClass, int height)
{
    const int bottom = std::clamp(height * 293 / 900, 190, 420);
    const int comparison = std::clamp(height / 5, 110, 320);
    switch (widthClass) {
    case 0: return { 236, 260, bottom, comparison };
    case 1: return { 272, 308, bottom, comparison };
    case 2: return { 312, 337, bottom, comparison };
    default: return { 350, 460, bottom, comparison };
    }
}

} // namespace

MainWindow::MainWindow(engine::Database &database, QSettings *settings, teaching::Progress *progress, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_controller(database)
    , m_session(m_controller, database, progress)
    , m_experiments(m_controller, m_session, m_appearance, *this)
    , m_takeaway(m_controller, m_appearance, settings, *this)
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(tr("Redelivery Lab"));
    setAcceptDrops(true);
    qApp->setFont(Theme::ui(13));
    setMinimumSize(960, 620);
    resize(1440, 900);
    readLooks();
    restyle();
    buildAll();
    connectRun();
    connect(&m_appearance, &Appearance::changed, this, &MainWindow::restyle);
    readPlaces();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildAll()
{
    buildPanels();
    buildKeys();
    buildExportMenu();
    buildLookMenu();
    connectPanels();
}

void MainWindow::speak(scenario::Language language)
{
    scenario::setLanguage(language);
    if (m_settings)
        m_settings->setValue(u"language"_s, QString(engine::nameOf(language)));
    const QByteArray places = m_shell->saveState();
    const QByteArray split = m_sidePanel->saveSplit();
    const QList<QAction *> old = actions();
    for (QAction *action : old)
        delete action;
    // Every word stands in a panel: new panels speak the new language.
    delete m_exploreDialog;
    delete takeCentralWidget();
    buildAll();
    m_shell->restoreState(places);
    m_sidePanel->restoreSplit(split);
    m_compared = {};
    m_controller.retell();
}

void MainWindow::buildPanels()
{
    auto *root = new QWidget(this);
    root->setObjectName(u"root"_s);
    auto *layout = new QVBoxLayout(root);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_topBar = new TopBar(m_controller, m_session, m_appearance, root);
    layout->addWidget(m_topBar);
    m_shell = new QMainWindow(root);
    // A main window makes itself a window; in here it only arranges panels.
    m_shell->setWindowFlags(Qt::Widget);
    m_shell->setObjectName(u"shell"_s);
    m_shell->setContentsMargins(12, 12, 12, 12);
    m_shell->setDockOptions(QMainWindow::AnimatedDocks);
    m_shell->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_shell->setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    layout->addWidget(m_shell, 1);
    setCentralWidget(root);

    m_stagePanel = new StagePanel(m_controller, m_appearance, m_shell);
    m_shell->setCentralWidget(m_stagePanel);
    m_lessonPanel = new LessonPanel(m_controller, m_session, m_appearance);
    m_sidePanel = new SidePanel(m_controller, m_comparison, m_appearance);
    m_timelinePanel = new TimelinePanel(m_controller, m_appearance);
    m_lessonDock = addDock(u"lessonDock"_s, tr("Lesson"), m_lessonPanel, Qt::LeftDockWidgetArea);
    m_sideDock = addDock(u"sideDock"_s, tr("Code and logs"), m_sidePanel, Qt::RightDockWidgetArea);
    m_timelineDock = addDock(u"timelineDock"_s, tr("Timeline"), m_timelinePanel, Qt::BottomDockWidgetArea);
    m_banner = new Banner(m_appearance, root);
    m_keys = new KeysOverlay(m_appearance, root);
}

QDockWidget *MainWindow::addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title, m_shell);
    dock->setObjectName(name);
    dock->setTitleBarWidget(new QWidget(dock));
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->setWidget(content);
    m_shell->addDockWidget(area, dock);
    return dock;
}

void MainWindow::restyle()
{
    const Theme &theme = m_appearance.theme();
    setPalette(paletteOf(theme));
    // One sheet for the application costs a fraction of one that every widget inherits.
    qApp->setStyleSheet(styleSheetOf(theme));
    m_controller.playback().setReducedMotion(m_appearance.reducedMotion());
}

// Keys

void MainWindow::addKey(const QString &name, const QKeySequence &key, const std::function<void()> &what)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    action->setShortcut(key);
    // Held down, a key steps on; a fault strikes once.
    action->setAutoRepeat(key == QKeySequence(Qt::Key_Left) || key == QKeySequence(Qt::Key_Right));
    connect(action, &QAction::triggered, this, what);
    addAction(action);
}

void MainWindow::buildKeys()
{
    FaultPanel *faults = &m_lessonPanel->faults();
    addKey(u"keyPlay"_s, Qt::Key_Space, [this] { m_controller.togglePlaying(); });
    addKey(u"keyBack"_s, Qt::Key_Left, [this] { m_controller.stepBack(); });
    addKey(u"keyNext"_s, Qt::Key_Right, [this] { m_controller.stepForward(); });
    addKey(u"keyFirst"_s, Qt::Key_Home, [this] { m_controller.toStart(); });
    addKey(u"keyLast"_s, Qt::Key_End, [this] { m_controller.toEnd(); });
    addKey(u"keyLoseAck"_s, Qt::Key_A, [faults] { faults->trigger(QuickFault::LoseAck); });
    addKey(u"keyCrash"_s, Qt::Key_C, [faults] { faults->trigger(QuickFault::Crash); });
    addKey(u"keySecondCopy"_s, Qt::Key_D, [faults] { faults->trigger(QuickFault::SecondCopy); });
    addKey(u"keyExpireLock"_s, Qt::Key_L, [faults] { faults->trigger(QuickFault::ExpireLock); });
    addKey(u"keyStrategy"_s, Qt::Key_S, [this] { nextStrategy(); });
    addKey(u"keyReplay"_s, Qt::Key_R, [this] { replay(); });
    addKey(u"keyExplore"_s, Qt::Key_E, [this] { showExploration(); });
    addKey(u"keyContents"_s, Qt::Key_T, [this] { showContents(); });
    addKey(u"keyKeys"_s, Qt::Key_Question, [this] { m_keys->open(); });
    for (int instance = 0; instance < 9; ++instance)
        addKey(u"keyStep%1"_s.arg(instance + 1), Qt::Key_1 + instance,
               [this, instance] { m_controller.stepInstance(instance); });
    addKey(u"keyZoomIn"_s, Qt::Key_Plus, [this] { m_timelinePanel->strip().zoomAtPlayhead(0.7); });
    addKey(u"keyZoomOut"_s, Qt::Key_Minus, [this] { m_timelinePanel->strip().zoomAtPlayhead(1 / 0.7); });
    addKey(u"keyZoomAll"_s, Qt::Key_0, [this] { m_timelinePanel->strip().showAll(); });
}

void MainWindow::nextStrategy()
{
    if (!m_controller.hasRun())
        return;
    const auto all = scenario::applicableStrategies(m_controller.document());
    const QString current = m_controller.state().strategies.front();
    const auto it = std::find_if(all.begin(), all.end(), [&](const auto *strategy) { return strategy->id == current; });
    if (all.empty())
        return;
    const bool last = it == all.end() || std::next(it) == all.end();
    pickStrategy(last ? all.front()->id : (*std::next(it))->id);
}

void MainWindow::replay()
{
    if (!m_controller.hasRun())
        return;
    m_controller.replayWith(m_controller.state().strategies.front());
    m_controller.toStart();
    m_controller.playback().play();
}

void MainWindow::pickStrategy(const QString &id)
{
    const engine::Strategy *strategy = strategies::find(id);
    if (!strategy || !m_controller.hasRun())
        return;
    // Before anything has happened, the next delivery is the first one.
    if (m_controller.events() == 0 && !m_controller.playback().isPlaying())
        m_controller.replayWith(id);
    else
        m_controller.switchStrategy(*strategy);
}

// Menus

void MainWindow::buildExportMenu()
{
    QMenu &menu = m_topBar->exportMenu();
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &key, auto what) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, what);
        // In the menu it shows its key; in the window the key works.
        addAction(action);
    };
    add(u"open"_s, tr("Open…"), QKeySequence::Open, [this] { askToOpen(); });
    QMenu *recent = menu.addMenu(tr("Open again"));
    recent->setObjectName(u"recent"_s);
    connect(&menu, &QMenu::aboutToShow, this, [this, recent] {
        fillRecent(*recent);
        recent->menuAction()->setVisible(!m_recent.isEmpty());
    });
    menu.addSeparator();
    add(u"exportRun"_s, tr("Export…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
        [this] { m_takeaway.exportRun(); });
    add(u"saveTrace"_s, tr("Save trace…"), QKeySequence::Save, [this] { askToSave(false); });
    add(u"saveScenario"_s, tr("Save scenario…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [this] { askToSave(true); });
    menu.addSeparator();
    add(u"verify"_s, tr("Verify"), Qt::Key_V, [this] { verify(); });
    add(u"copyPicture"_s, tr("Copy picture"), QKeySequence::Copy, [this] { copy(); });
    menu.addSeparator();
    m_experiments.addTo(menu);
}

void MainWindow::fillRecent(QMenu &menu)
{
    menu.clear();
    for (const QString &path : std::as_const(m_recent)) {
        QAction *action = menu.addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
}

void MainWindow::buildLookMenu()
{
    QMenu &menu = m_topBar->lookMenu();
    auto *group = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {
        { ThemeChoice::System, tr("As the system") },
        { ThemeChoice::Light, tr("Light") },
        { ThemeChoice::Dark, tr("Dark") },
        { ThemeChoice::HighContrast, tr("High contrast") },
    };
    for (const auto &[choice, text] : choices) {
        QAction *action = menu.addAction(text);
        action->setObjectName(u"theme-"_s + Appearance::nameOf(choice));
        action->setCheckable(true);
        action->setActionGroup(group);
        connect(action, &QAction::triggered, this, [this, which = choice] { m_appearance.setChoice(which); });
        connect(&menu, &QMenu::aboutToShow, action,
                [this, action, which = choice] { action->setChecked(m_appearance.choice() == which); });
    }
    menu.addSeparator();
    QAction *reduced = menu.addAction(tr("Reduced motion"));
    reduced->setObjectName(u"reducedMotion"_s);
    reduced->setCheckable(true);
    connect(reduced, &QAction::toggled, &m_appearance, &Appearance::setReducedMotion);
    connect(&menu, &QMenu::aboutToShow, reduced,
            [this, reduced] { reduced->setChecked(m_appearance.reducedMotion()); });
    menu.addSeparator();
    auto *languages = new QActionGroup(&menu);
    for (const auto &each : engine::namesOf<scenario::Language>) {
        const scenario::Language language = each.value;
        QAction *action = menu.addAction(scenario::ownName(language));
        action->setObjectName(u"language-"_s + each.name);
        action->setCheckable(true);
        action->setChecked(language == scenario::language());
        action->setActionGroup(languages);
        // The menu in which it is chosen goes, too.
        connect(
            action, &QAction::triggered, this, [this, language] { speak(language); }, Qt::QueuedConnection);
    }
    menu.addSeparator();
    for (QDockWidget *dock : { m_lessonDock, m_sideDock, m_timelineDock })
        menu.addAction(dock->toggleViewAction());
}

// The run

void MainWindow::fillLessons()
{
    std::vector<PickerItem> lessons;
    for (const scenario::Document &lesson : scenario::lessons()) {
        const scenario::LessonText text = scenario::textOf(lesson, scenario::language());
        lessons.push_back({ lesson.id, text.title, text.question, QString::number(lesson.number) });
    }
    m_topBar->lessonPicker().setItems(std::move(lessons));
}

void MainWindow::connectPanels()
{
    fillLessons();
    connect(m_topBar, &TopBar::lessonPicked, this, [this](const QString &id) { openLesson(id); });
    connect(m_topBar, &TopBar::strategyPicked, this, &MainWindow::pickStrategy);
    connect(m_topBar, &TopBar::replayWanted, this, &MainWindow::replay);
    connect(m_topBar, &TopBar::exploreWanted, this, [this] { showExploration(); });
    m_takeaway.setStage(m_stagePanel->stage());
    connect(&m_stagePanel->stage(), &StageView::dragOutWanted, this,
            [this] { m_takeaway.dragPicture(m_stagePanel->stage()); });
    connect(&m_stagePanel->picture(), &PictureHandle::dragWanted, this,
            [this] { m_takeaway.dragPicture(m_stagePanel->picture()); });
    connect(&m_stagePanel->picture(), &QAbstractButton::clicked, &m_takeaway, &Takeaway::copyPicture);
    connect(m_topBar, &TopBar::keysWanted, m_keys, &KeysOverlay::open);
    connect(m_lessonPanel, &LessonPanel::exploreWanted, this,
            [this](const explorer::Budget &budget) { showExploration().explore(budget); });
    connect(m_lessonPanel, &LessonPanel::editWanted, &m_experiments, &Experiments::edit);
    connect(m_lessonPanel, &LessonPanel::variantPicked, this,
            [this](const QString &variant) { attempt([&] { m_controller.open(m_controller.document(), variant); }); });
    connect(m_sidePanel, &SidePanel::runWanted, this, [this](int row) {
        const ComparedRun &run = m_comparison.runs()[static_cast<std::size_t>(row)];
        if (run.recording)
            m_controller.addBranch({ .recording = *run.recording, .title = run.title });
    });
    connect(m_lessonPanel, &LessonPanel::contentsWanted, this, &MainWindow::showContents);
    connect(m_lessonPanel, &LessonPanel::nextWanted, this, &MainWindow::goOn);
    connect(&m_lessonPanel->prediction(), &PredictionCard::watchWanted, this,
            [this] { m_controller.playback().play(); });
}

void MainWindow::connectRun()
{
    const auto complain = [this](const QString &why) { tell({ why, Notice::Kind::Problem, {}, {}, {} }); };
    connect(&m_session, &LessonSession::refused, this, complain);
    connect(&m_session, &LessonSession::predictionWanted, this, [this] {
        tell({ tr("Predict first, or skip the prediction: what happens is more telling then."),
               Notice::Kind::Remark,
               {},
               {},
               {} });
    });
    connect(&m_session, &LessonSession::changed, this, [this] {
        m_sidePanel->concealComparison(m_controller.isConcealed());
        m_timelinePanel->strip().update();
    });
    connect(&m_experiments, &Experiments::refused, this, complain);
    connect(&m_takeaway, &Takeaway::refused, this, complain);
    connect(&m_takeaway, &Takeaway::told, this, [this](const QString &what) {
        tell({ what, Notice::Kind::Success, {}, {}, {} });
    });
    connect(&m_verification, &Verification::finished, this, &MainWindow::showVerified);
    connect(&m_verification, &Verification::progressed, this, [this] {
        // What is over at once needs no announcement.
        constexpr qint64 atOnce = 250;
        const bool said = m_banner->isVisible() && m_banner->notice().kind == Notice::Kind::Progress;
        if (said || m_verifying.elapsed() < atOnce)
            return;
        tell({ tr("Replaying it on a fresh database…"), Notice::Kind::Progress, {}, tr("Cancel"), [this] {
                  m_verification.cancel();
                  m_banner->endProgress();
              } });
    });
    connect(&m_experiments, &Experiments::lessonsChanged, this, &MainWindow::fillLessons);
    connect(&m_controller, &RunController::refused, this, [this](const QString &why) {
        tell({ why, Notice::Kind::Remark, {}, {}, {} });
    });
    connect(&m_controller, &RunController::runChanged, this, [this](RunChange change) {
        if (change == RunChange::Opened) {
            m_banner->hide();
            const scenario::Document &document = m_controller.document();
            const QString own = m_session.text().title;
            const QString title = own.isEmpty() ? QFileInfo(document.name).fileName() : own;
            setWindowTitle(tr("%1 — Redelivery Lab").arg(title));
        }
        m_verification.cancel();
        m_banner->endProgress();
        m_timelinePanel->strip().setDivergence(m_verification.differenceIn(m_controller.branch()));
        compare();
    });
}

ExploreDialog *MainWindow::exploreDialog() const
{
    return m_exploreDialog;
}

ExploreDialog &MainWindow::showExploration()
{
    if (!m_exploreDialog)
        m_exploreDialog = new ExploreDialog(m_controller, m_appearance, this);
    m_exploreDialog->show();
    m_exploreDialog->raise();
    m_exploreDialog->activateWindow();
    return *m_exploreDialog;
}

void MainWindow::tell(Notice notice)
{
    m_banner->say(std::move(notice));
    placeBanner();
}

void MainWindow::verify()
{
    if (!m_controller.hasRun())
        return;
    m_controller.playback().pause();
    m_timelinePanel->strip().setDivergence({});
    m_verifying.start();
    m_verification.verify(m_controller.sharedBranch());
}

void MainWindow::showVerified()
{
    const Verified &verified = *m_verification.last();
    Notice notice = noticeOf(verified);
    const auto difference = m_verification.differenceIn(m_controller.branch());
    m_timelinePanel->strip().setDivergence(difference);
    if (difference) {
        const std::size_t events = std::min(*difference + 1, m_controller.recording().events.size());
        notice.action = tr("Go there");
        notice.act = [this, events, run = verified.run] {
            const auto &branches = m_controller.branches();
            const auto it = std::find(branches.begin(), branches.end(), run);
            if (it == branches.end())
                return;
            m_controller.showBranch(static_cast<std::size_t>(it - branches.begin()));
            m_controller.goTo(events);
        };
        m_controller.goTo(events);
    }
    tell(std::move(notice));
}

void MainWindow::copy()
{
    // Text that somebody has selected goes before the picture.
    QWidget *focused = QApplication::focusWidget();
    const auto *label = qobject_cast<QLabel *>(focused);
    const auto *code = qobject_cast<QPlainTextEdit *>(focused);
    const auto *prose = qobject_cast<QTextEdit *>(focused);
    const QString selected = label ? label->selectedText()
        : code                     ? code->textCursor().selection().toPlainText()
        : prose                    ? prose->textCursor().selection().toPlainText()
                                   : QString();
    if (selected.isEmpty())
        m_takeaway.copyPicture();
    else
        QGuiApplication::clipboard()->setText(selected);
}

void MainWindow::showContents()
{
    auto *contents = new ContentsDialog(m_appearance, m_session.progress(), m_controller.document().id, this);
    connect(contents, &ContentsDialog::lessonWanted, this, [this](const QString &id) { openLesson(id); });
    connect(contents, &ContentsDialog::summaryWanted, this, &MainWindow::showSummary);
    contents->open();
}

void MainWindow::showSummary()
{
    if (!m_session.progress())
        return;
    auto *summary = new SummaryDialog(*m_session.progress(), this);
    connect(summary, &SummaryDialog::resetWanted, &m_session, &LessonSession::resetProgress);
    connect(summary, &SummaryDialog::refused, this, [this](const QString &why) {
        tell({ why, Notice::Kind::Problem, {}, {}, {} });
    });
    summary->open();
}

void MainWindow::goOn()
{
    const auto next = static_cast<std::size_t>(m_controller.document().number);
    if (next < scenario::lessons().size())
        openLesson(scenario::lessons()[next].id);
    else
        showSummary();
}

void MainWindow::compare()
{
    const QString current = trace::strategyOf(m_controller.recording());
    m_comparison.setCurrent(current);
    attempt([&] {
        scenario::Document document = m_controller.document();
        document.scenario = m_controller.scenarioWithInjected();
        std::vector<Comparison::Task> tasks;
        for (const engine::Strategy *strategy : scenario::applicableStrategies(document)) {
            trace::Header header;
            header.lesson = document.id;
            header.variant = m_controller.variant();
            header.scenario = scenario::effective(document, {}, strategy->id);
            tasks.push_back({ strategy->id, strategy->title, std::move(header) });
        }
        const QJsonObject compared = tasks.empty() ? QJsonObject() : tasks.front().header.scenario;
        if (compared == m_compared && !tasks.empty())
            return;
        m_compared = compared;
        m_comparison.compare(std::move(tasks));
    });
}

bool MainWindow::attempt(const std::function<void()> &what)
{
    try {
        what();
        return true;
    } catch (const std::exception &problem) {
        tell({ QString::fromUtf8(problem.what()), Notice::Kind::Problem, {}, {}, {} });
        return false;
    }
}

// Files

bool MainWindow::openLesson(const QString &id, const QString &variant, const QString &strategy)
{
    return attempt([&] {
        const scenario::Document *lesson = scenario::findLesson(id);
        if (!lesson)
            throw scenario::Problem(tr("There is no lesson “%1”.").arg(id));
        m_controller.open(*lesson, variant, strategy);
    });
}

bool MainWindow::openFile(const QString &path)
{
    return attempt([&] {
        FileContent content = readFile(path);
        if (content.trace) {
            Notice notice = noticeOf(*content.trace, path);
            m_controller.openTrace(std::move(content.trace->recording), path);
            notice.action = tr("Verify");
            notice.act = [this] { verify(); };
            tell(std::move(notice));
        } else {
            m_controller.open(*content.document);
        }
        remember(path);
        placeBanner();
    });
}

bool MainWindow::saveTrace(const QString &path)
{
    return attempt([&] {
        window::saveTrace(m_controller.recording(), path);
        remember(path);
    });
}

bool MainWindow::saveScenario(const QString &path)
{
    return attempt([&] {
        scenario::Document document = m_controller.document();
        document.scenario = m_controller.scenarioWithInjected();
        document.variants.clear();
        window::saveScenario(document, path);
        remember(path);
    });
}

void MainWindow::remember(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_recent.removeAll(absolute);
    m_recent.prepend(absolute);
    m_recent = m_recent.first(std::min<qsizetype>(m_recent.size(), mostRecent));
    if (m_settings)
        m_settings->setValue(u"recentFiles"_s, m_recent);
}

void MainWindow::askToOpen()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open"), {}, tr("Traces and scenarios (*.jsonl *.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::askToSave(bool scenarioFile)
{
    if (!m_controller.hasRun())
        return;
    const QString id = m_controller.document().id;
    const QString base = id.isEmpty() ? u"experiment"_s : id;
    const QString path = scenarioFile
        ? QFileDialog::getSaveFileName(this, tr("Save scenario"), base + u".json"_s, tr("Scenarios (*.json)"))
        : QFileDialog::getSaveFileName(this, tr("Save trace"), base + u".jsonl"_s, tr("Traces (*.jsonl)"));
    if (path.isEmpty())
        return;
    if (scenarioFile)
        saveScenario(path);
    else
        saveTrace(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    // Our own picture is no trace.
    if (event->source())
        return;
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().first().toLocalFile());
    event->acceptProposedAction();
}

// Places

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    sizeDocks();
    placeBanner();
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    // Not the first button: the keys are the run's until somebody presses Tab.
    m_stagePanel->stage().setFocus(Qt::OtherFocusReason);
}

void MainWindow::sizeDocks()
{
    const int widthClass = widthClassOf(width());
    if (widthClass == m_widthClass)
        return;
    m_widthClass = widthClass;
    const DockSizes sizes = sizesOf(widthClass, height());
    m_shell->resizeDocks({ m_lessonDock, m_sideDock }, { sizes.left, sizes.right }, Qt::Horizontal);
    m_shell->resizeDocks({ m_timelineDock }, { sizes.bottom }, Qt::Vertical);
    m_sidePanel->setComparisonHeight(sizes.comparison);
}

void MainWindow::placeBanner()
{
    // Hidden, it has no height.
    if (m_banner->isHidden())
        return;
    const int wide = std::min({ 760, width() - 60, m_banner->widthOfText() });
    // adjustSize() would give it the height that its texts need at the width which they like best.
    m_banner->setFixedSize(wide, m_banner->heightForWidth(wide));
    m_banner->move((width() - wide) / 2, m_topBar->height() + 6);
    m_banner->raise();
}

void MainWindow::readLooks()
{
    if (!m_settings)
        return;
    const QString theme = m_settings->value(u"theme"_s).toString();
    m_appearance.setChoice(Appearance::fromName(theme).value_or(ThemeChoice::System));
    m_appearance.setReducedMotion(m_settings->value(u"reducedMotion"_s).toBool());
}

void MainWindow::readPlaces()
{
    if (!m_settings)
        return;
    restoreGeometry(m_settings->value(u"geometry"_s).toByteArray());
    if (m_shell->restoreState(m_settings->value(u"panels"_s).toByteArray()))
        m_widthClass = widthClassOf(width());
    m_sidePanel->restoreSplit(m_settings->value(u"split"_s).toByteArray());
    m_controller.playback().setSpeed(m_settings->value(u"speed"_s, 1.0).toDouble());
    m_recent = m_settings->value(u"recentFiles"_s).toStringList();
}

void MainWindow::writeSettings()
{
    if (!m_settings)
        return;
    m_settings->setValue(u"geometry"_s, saveGeometry());
    m_settings->setValue(u"panels"_s, m_shell->saveState());
    m_settings->setValue(u"split"_s, m_sidePanel->saveSplit());
    m_settings->setValue(u"theme"_s, QString(Appearance::nameOf(m_appearance.choice())));
    m_settings->setValue(u"reducedMotion"_s, m_appearance.reducedMotion());
    m_settings->setValue(u"speed"_s, m_controller.playback().speed());
    if (m_controller.hasRun())
        m_settings->setValue(u"lesson"_s, m_controller.document().id);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    writeSettings();
    QMainWindow::closeEvent(event);
}

} // namespace window
