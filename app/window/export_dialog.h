// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/chip_row.h"
#include "window/export_job.h"

#include <QDialog>

#include <span>

class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace window {

/// Asks in which format a run is taken home, how, and where to; and writes it.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// What is chosen when it opens, and what was chosen when it closed.
    struct Choice {
        /// The format's extension.
        QString format;
        QString folder;
    };

    /// What there is to export: the run, how many of its events have happened at the playhead, and a name for its file.
    struct Subject {
        std::shared_ptr<const Branch> run;
        std::size_t events = 0;
        QString name;
    };

    ExportDialog(Subject subject, Choice choice, const Appearance &appearance, QWidget *parent,
                 std::span<const exporting::Format> formats = exporting::formats());

    const Choice &choice() const { return m_choice; }
    /// The file that it would write, or has written.
    QString path() const;

    /// While it writes, this stops the writing first.
    void reject() override;

Q_SIGNALS:
    void exported(const QString &path);

private:
    void buildHead(QVBoxLayout &rows);
    QWidget *buildFormats();
    QWidget *buildOptions();
    ChipRow *addOption(QVBoxLayout &rows, const QString &label, const QString &name,
                       const std::vector<std::pair<QString, QString>> &chips, const QString &current);
    void buildPlace(QVBoxLayout &rows);
    QLineEdit *addLine(QVBoxLayout &rows, const QString &label, const QString &text, const QString &name);
    void buildFoot(QVBoxLayout &rows);

    const exporting::Format &format() const;
    exporting::Options options() const;
    void showFormat();
    void showOptions();
    void chooseFolder();
    /// Why it cannot be written there; empty when it can.
    QString problem() const;
    void check();
    void say(const QString &text, const QString &tone);
    void start();
    void end(ExportJob::End end, const QString &problem);
    void setBusy(bool busy);

    const Subject m_subject;
    Choice m_choice;
    const Appearance &m_appearance;
    const std::span<const exporting::Format> m_formats;
    /// The extension that the name has been given.
    QString m_extension;
    /// While it writes.
    std::unique_ptr<ExportJob> m_job;

    QListWidget *m_list = nullptr;
    QWidget *m_options = nullptr;
    ChipRow *m_language = nullptr;
    ChipRow *m_look = nullptr;
    ChipRow *m_view = nullptr;
    ChipRow *m_moment = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_folder = nullptr;
    QPushButton *m_choose = nullptr;
    QLabel *m_state = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_export = nullptr;
};

} // namespace window
