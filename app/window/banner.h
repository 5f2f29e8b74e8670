// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

#include <functional>
#include <utility>
#include <vector>

class QGridLayout;
class QPushButton;
class QTimer;

namespace window {

/// What a banner says.
struct Notice {
    enum class Kind : quint8 {
        Remark, ///< goes by itself after a while
        Success, ///< the same, and good news
        Progress, ///< stays until something else is said
        Problem, ///< stays until it is closed
    };

    QString text;
    Kind kind = Kind::Remark;
    /// Lines below it, each with a word before it.
    std::vector<std::pair<QString, QString>> details;
    /// What can be done about it: the word on a button, and what the button does. None where it is empty.
    QString action;
    std::function<void()> act;
};

/// One line about something that did not work, or that one should know, and what can be done about it. It waits to be
/// read, and takes nothing away.
class Banner : public QFrame
{
    Q_OBJECT

public:
    using Kind = Notice::Kind;

    explicit Banner(const Appearance &appearance, QWidget *parent = nullptr);

    void say(const QString &text, Kind kind) { say({ text, kind, {}, {}, {} }); }
    void say(Notice notice);
    /// Takes back what is under way.
    void endProgress();
    QString text() const { return m_text->text(); }
    const Notice &notice() const { return m_notice; }
    /// How wide it is with its texts on one line each.
    int widthOfText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showDetails();

    const Appearance &m_appearance;
    QLabel *m_text;
    QGridLayout *m_details;
    QPushButton *m_action;
    QTimer *m_timer;
    Notice m_notice;
};

} // namespace window
