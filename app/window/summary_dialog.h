// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/progress.h"

#include <QDialog>
#include <QTextDocument>

class QPagedPaintDevice;

namespace window {

/// The page to take home: each lesson's rule, what was predicted, and the confident errors.
QString summaryHtml(const teaching::Progress &progress);

/// Prints the summary on one page. False where the device cannot be written to, or holds it in no readable size.
bool printSummary(const teaching::Progress &progress, QPagedPaintDevice &device);

/// Shows the summary; prints it, exports the progress for a teacher, and resets it.
class SummaryDialog : public QDialog
{
    Q_OBJECT

public:
    SummaryDialog(const teaching::Progress &progress, QWidget *parent);

Q_SIGNALS:
    void resetWanted();
    /// Why something could not be done, in one line.
    void refused(const QString &why);

private:
    void print();
    void savePdf();
    void exportProgress();
    void askReset();

    const teaching::Progress &m_progress;
};

} // namespace window
