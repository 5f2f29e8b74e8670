// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/chip_row.h"
#include "window/lesson_session.h"

class QPushButton;
class QVBoxLayout;

namespace window {

/// Asks for the prediction, shows it while the run is watched, and puts it beside the outcome afterwards.
class PredictionCard : public QFrame
{
    Q_OBJECT

public:
    PredictionCard(LessonSession &session, const Appearance &appearance, QWidget *parent = nullptr);

    /// Draws the eye to it, when somebody wants to see the run first.
    void flash();

Q_SIGNALS:
    /// The prediction is given: let it run.
    void watchWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void show();
    void ask();
    void askQuestion(std::size_t index);
    void askSureness();
    void remind();
    void compare();
    void addRow(const scenario::Prediction &prediction, const teaching::Given &given);
    void add(const QString &text, const QFont &font, TextTone tone = TextTone::Plain);
    void addMarkdown(const QString &markdown);
    void checkComplete();
    QStringList answers() const;

    LessonSession &m_session;
    const Appearance &m_appearance;
    QVBoxLayout *m_layout;
    QWidget *m_content = nullptr;
    QVBoxLayout *m_rows = nullptr;
    /// By question, the rows of the options in their order.
    std::vector<std::vector<QAbstractButton *>> m_options;
    ChipRow *m_sureness = nullptr;
    QPushButton *m_watch = nullptr;
    bool m_flashing = false;
};

} // namespace window
