// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/export_dialog.h"
#include "window/run_controller.h"
#include "window/snapshot.h"

#include <QPointer>
#include <QTemporaryDir>

class QSettings;

namespace window {

/// What can be taken out of the window: the run in every format, the stage as a picture.
class Takeaway : public QObject
{
    Q_OBJECT

public:
    /// `settings`, where there are some, remember the last format and folder. `window` is the parent of dialogs. All
    /// outlive this.
    Takeaway(RunController &controller, const Appearance &appearance, QSettings *settings, QWidget &window);
    ~Takeaway() override;

    /// What a picture is taken of. Nothing is, once it has gone.
    void setStage(QWidget &stage) { m_stage = &stage; }

    void exportRun();
    void copyPicture();
    /// A drag of the picture, from that widget to wherever it is let go. Returns when it is over.
    void dragPicture(QWidget &source);
    /// What such a drag carries: the picture lies in a file that stays for as long as the program runs.
    std::unique_ptr<QMimeData> dragData();

    /// The dialog while it is open, or null.
    ExportDialog *dialog() const;

Q_SIGNALS:
    /// Why something was not done, in one line; and what was done.
    void refused(const QString &why);
    void told(const QString &what);

private:
    QString nameOfRun() const;
    Snapshot snapshot() const;

    RunController &m_controller;
    const Appearance &m_appearance;
    QSettings *m_settings;
    QWidget &m_window;
    QPointer<QWidget> m_stage;
    QPointer<ExportDialog> m_dialog;
    ExportDialog::Choice m_choice;
    /// Made with the first drag.
    std::optional<QTemporaryDir> m_dragged;
};

} // namespace window
