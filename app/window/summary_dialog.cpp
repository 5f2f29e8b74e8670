// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/summary_dialog.h"

#include "scenario/lesson_text.h"
#include "window/contents_dialog.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace window {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(window::SummaryDialog)
};

/// Markdown without its signs: the page has no links and no code.
QString plain(const QString &markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText().simplified().toHtmlEscaped();
}

QString solvedText(const scenario::Document &lesson, const teaching::LessonProgress &progress)
{
    return lesson.tasks.empty() ? QString() : u"%1/%2"_s.arg(progress.solvedTasks()).arg(lesson.tasks.size());
}

QString headHtml(const teaching::Progress &progress)
{
    int done = 0;
    int predicted = 0;
    int right = 0;
    QStringList errors;
    for (const scenario::Document &lesson : scenario::lessons()) {
        const teaching::LessonProgress of = progress.of(lesson.id);
        done += of.isDone() ? 1 : 0;
        const auto it = of.attempts.find(QString());
        if (it == of.attempts.end())
            continue;
        predicted += it->second.isPredicted() ? 1 : 0;
        right += it->second.isRight() ? 1 : 0;
        if (it->second.isConfidentError())
            errors.append(scenario::textOf(lesson, scenario::language()).title.toHtmlEscaped());
    }
    QString html =
        u"<h2>%1</h2><p>%2</p>"_s.arg(Words::tr("What I have seen"),
                                      Words::tr("Lessons watched to the end: %1 of %2. Predictions: %3, right: %4.")
                                          .arg(done)
                                          .arg(scenario::lessons().size())
                                          .arg(predicted)
                                          .arg(right));
    if (!errors.isEmpty())
        html += u"<p><b>%1</b> %2</p>"_s.arg(Words::tr("Certain, and wrong:"), errors.join(u", "_s));
    return html;
}

} // namespace

QString summaryHtml(const teaching::Progress &progress)
{
    QString rows;
    for (const scenario::Document &lesson : scenario::lessons()) {
        const teaching::LessonProgress of = progress.of(lesson.id);
        const scenario::LessonText text = scenario::textOf(lesson, scenario::language());
        rows += u"<tr><td align=right>%1</td><td><b>%2</b></td><td>%3</td><td>%4</td><td>%5</td></tr>"_s.arg(
            QString::number(lesson.number), text.title.toHtmlEscaped(),
            of.isDone() ? predictionState(of) : Words::tr("still open"), solvedText(lesson, of), plain(text.rule));
    }
    const QStringList heads{ QString(), Words::tr("Lesson"), Words::tr("Prediction"), Words::tr("Tasks"),
                             Words::tr("Rule") };
    return headHtml(progress) + u"<table cellspacing=0 cellpadding=3 width=\"100%\"><tr><th></th><th align=left>"_s
        + heads.mid(1).join(u"</th><th align=left>"_s) + u"</th></tr>"_s + rows + u"</table>"_s;
}

bool printSummary(const teaching::Progress &progress, QPagedPaintDevice &device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QRectF page(0, 0, device.width(), device.height());
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&device);
    document.setDocumentMargin(0);
    // As large as one page allows.
    constexpr double largest = 10;
    constexpr double smallest = 4;
    for (double size = largest; size >= smallest; size -= 0.25) {
        QFont font(u"Inter"_s);
        font.setPointSizeF(size);
        document.setDefaultFont(font);
        document.setHtml(summaryHtml(progress));
        document.setTextWidth(page.width());
        if (document.size().height() <= page.height())
            break;
    }
    document.drawContents(&painter, page);
    return document.size().height() <= page.height();
}

SummaryDialog::SummaryDialog(const teaching::Progress &progress, QWidget *parent)
    : QDialog(parent)
    , m_progress(progress)
{
    setObjectName(u"summaryDialog"_s);
    setWindowTitle(tr("Summary"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(900, 760);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 16, 18, 16);
    layout->setSpacing(12);
    auto *page = new QTextBrowser(this);
    page->setObjectName(u"summaryPage"_s);
    page->setAccessibleName(tr("Summary"));
    page->setHtml(summaryHtml(progress));
    layout->addWidget(page, 1);
    auto *buttons = new QHBoxLayout;
    const auto add = [&](const QString &text, const QString &name, void (SummaryDialog::*what)()) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, what);
        buttons->addWidget(button);
    };
    add(tr("Print…"), u"print"_s, &SummaryDialog::print);
    add(tr("Save as PDF…"), u"savePdf"_s, &SummaryDialog::savePdf);
    add(tr("Export progress…"), u"exportProgress"_s, &SummaryDialog::exportProgress);
    add(tr("Reset progress…"), u"resetProgress"_s, &SummaryDialog::askReset);
    buttons->addStretch(1);
    auto *leave = new QPushButton(tr("Close"), this);
    connect(leave, &QPushButton::clicked, this, &QDialog::close);
    buttons->addWidget(leave);
    layout->addLayout(buttons);
}

void SummaryDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted && !printSummary(m_progress, printer))
        Q_EMIT refused(tr("The summary could not be printed."));
}

void SummaryDialog::savePdf()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save as PDF"), u"redelivery-lab.pdf"_s, tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    // Written beside it and renamed, so that a full disk leaves the old file as it was.
    const QString part = path + u".part"_s;
    bool printed = false;
    {
        QPdfWriter writer(part);
        writer.setTitle(tr("Summary"));
        writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        printed = printSummary(m_progress, writer);
    }
    if (printed && (!QFile::exists(path) || QFile::remove(path)) && QFile::rename(part, path))
        return;
    QFile::remove(part);
    Q_EMIT refused(tr("%1 cannot be written").arg(path));
}

void SummaryDialog::exportProgress()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export progress"), u"progress.json"_s, tr("Progress (*.json)"));
    if (path.isEmpty())
        return;
    try {
        m_progress.exportTo(path);
    } catch (const std::exception &problem) {
        Q_EMIT refused(QString::fromUtf8(problem.what()));
    }
}

void SummaryDialog::askReset()
{
    QMessageBox box(QMessageBox::NoIcon, tr("Reset progress"),
                    tr("Forget every prediction and every solved task? Export the progress first to keep a copy."),
                    QMessageBox::NoButton, this);
    const QAbstractButton *reset = box.addButton(tr("Reset"), QMessageBox::DestructiveRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() != reset)
        return;
    Q_EMIT resetWanted();
    close();
}

} // namespace window
