// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/progress.h"
#include "window/widgets.h"

#include <QDialog>

class QVBoxLayout;

namespace window {

/// One lesson in the contents: what it asks, and what became of it.
class LessonRow : public PaintedButton
{
    Q_OBJECT

public:
    struct Content {
        QString number;
        QString title;
        QString question;
        /// What became of the prediction: "✓ predicted right". Empty while the lesson is open.
        QString state;
        /// Whether that is good news.
        bool good = false;
        /// "★★ of ★★★" and the like; empty where the lesson has no tasks.
        QString tasks;
        bool current = false;
    };

    LessonRow(const Appearance &appearance, Content content, QWidget *parent = nullptr);

    QSize sizeHint() const override { return { 640, 50 }; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Content m_content;
};

/// All lessons, with what is done, predicted right and still open.
class ContentsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `progress` may be null: then nothing is known of any lesson. `current` is the lesson that is open.
    ContentsDialog(const Appearance &appearance, const teaching::Progress *progress, const QString &current,
                   QWidget *parent);

Q_SIGNALS:
    void lessonWanted(const QString &id);
    void summaryWanted();

private:
    void addRows(QVBoxLayout &rows, const QString &current);
    void addButtons(QVBoxLayout &layout);
    /// Where one goes on: the first lesson that is not done.
    QString nextOpen() const;

    const Appearance &m_appearance;
    const teaching::Progress *m_progress;
};

/// What became of the prediction of a lesson, in a word or two; empty while there is none.
QString predictionState(const teaching::LessonProgress &progress);

} // namespace window
