// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/experiments.h"

#include "window/files.h"
#include "window/lab_dialog.h"
#include "window/lesson_dialog.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QStandardPaths>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;

Experiments::Experiments(RunController &controller, LessonSession &session, const Appearance &appearance,
                         QWidget &window)
    : QObject(&window)
    , m_controller(controller)
    , m_session(session)
    , m_appearance(appearance)
    , m_window(window)
    , m_place(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    if (!QFileInfo(m_place).isDir())
        m_place = QDir::homePath();
}

void Experiments::addTo(QMenu &menu)
{
    const auto add = [&](const QString &name, const QString &text, const QKeySequence &key, auto what) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, what);
        m_window.addAction(action);
    };
    add(u"newExperiment"_s, tr("New experiment…"), QKeySequence::New, &Experiments::createNew);
    add(u"editExperiment"_s, tr("Edit experiment…"), QKeySequence(Qt::CTRL | Qt::Key_E), &Experiments::edit);
    add(u"copyScenario"_s, tr("Copy scenario"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), &Experiments::copy);
    add(u"pasteScenario"_s, tr("Paste scenario"), QKeySequence::Paste, &Experiments::paste);
    menu.addSeparator();
    add(u"saveAsLesson"_s, tr("Save as lesson…"), {}, &Experiments::askToSaveAsLesson);
    add(u"openLessons"_s, tr("Open lessons folder…"), {}, &Experiments::askForLessons);
}

LabDialog *Experiments::dialog() const
{
    return m_dialog;
}

LessonDialog *Experiments::lessonDialog() const
{
    return m_lessonDialog;
}

void Experiments::attempt(const std::function<void()> &what)
{
    try {
        what();
    } catch (const std::exception &problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

// Building

void Experiments::open(const QJsonObject &scenario, const std::function<void(const QJsonObject &)> &run)
{
    if (m_dialog)
        return;
    m_controller.playback().pause();
    m_dialog = new LabDialog(scenario, m_appearance, run, &m_window);
    m_dialog->open();
}

void Experiments::createNew()
{
    open(smallestScenario(), [this](const QJsonObject &scenario) {
        scenario::Document document;
        document.name = tr("New experiment");
        document.scenario = scenario;
        m_controller.open(document);
    });
}

void Experiments::edit()
{
    if (!m_controller.hasRun())
        return createNew();
    open(m_controller.scenarioWithInjected(), [this](const QJsonObject &scenario) { m_session.openEdited(scenario); });
}

// The clipboard

scenario::Document Experiments::current() const
{
    scenario::Document document;
    document.title = m_controller.document().title;
    document.question = m_controller.document().question;
    document.scenario = m_controller.scenarioWithInjected();
    return document;
}

void Experiments::copy() const
{
    if (m_controller.hasRun())
        QGuiApplication::clipboard()->setText(QString::fromUtf8(scenario::write(current())));
}

void Experiments::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return Q_EMIT refused(tr("There is no text to paste."));
    attempt([&] { m_controller.open(scenario::parse(text.toUtf8(), tr("Pasted scenario"))); });
}

// Lessons

void Experiments::askToSaveAsLesson()
{
    if (!m_controller.hasRun() || m_lessonDialog)
        return;
    const QString number = QString::number(scenario::lessons().size() + 1).rightJustified(2, u'0');
    m_lessonDialog = new LessonDialog(
        m_controller.document().title, number + u"-my-lesson"_s, m_place,
        [this](const QString &title, const QString &folder) { saveAsLesson(title, folder); }, &m_window);
    m_lessonDialog->open();
}

void Experiments::saveAsLesson(const QString &title, const QString &folder)
{
    scenario::Document lesson = current();
    lesson.title = title;
    saveLesson(lesson, folder);
    m_place = QFileInfo(folder).absolutePath();
    openLessons(folder);
}

void Experiments::askForLessons()
{
    const QString folder = QFileDialog::getExistingDirectory(&m_window, tr("Open lessons folder"), m_place);
    if (!folder.isEmpty())
        openLessons(folder);
}

void Experiments::openLessons(const QString &folder)
{
    attempt([&] {
        scenario::addLessons(folder);
        Q_EMIT lessonsChanged();
        const QString path = QFileInfo(folder).absoluteFilePath() + u'/';
        const auto &all = scenario::lessons();
        const auto first = std::find_if(all.begin(), all.end(), [&](const scenario::Document &lesson) {
            return QString(lesson.folder + u'/').startsWith(path);
        });
        if (first != all.end())
            m_controller.open(*first);
    });
}

} // namespace window
