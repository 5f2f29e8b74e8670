// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace window {

/// Asks under which name an experiment becomes a lesson, and where.
class LessonDialog : public QDialog
{
    Q_OBJECT

public:
    /// Saves the lesson into its folder. May throw: then the dialog stays, and says why.
    using Save = std::function<void(const QString &title, const QString &folder)>;

    LessonDialog(const QString &title, const QString &name, const QString &place, Save save, QWidget *parent);

private:
    QLineEdit *addLine(const QString &label, const QString &text, const QString &name);
    void addPlace(const QString &place);
    void addFoot();
    void choosePlace();
    QString folder() const;
    /// Why it cannot be saved like that; empty when it can.
    QString problem() const;
    void check();
    void say(const QString &text, bool good);
    void save();

    Save m_save;
    QLineEdit *m_title = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_place = nullptr;
    QCheckBox *m_replace = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_saveButton = nullptr;
};

} // namespace window
