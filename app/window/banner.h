// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

class QTimer;

namespace window {

/// One line about something that did not work. It waits to be read, and takes nothing away.
class Banner : public QFrame
{
    Q_OBJECT

public:
    enum class Kind : quint8 {
        Remark, ///< goes by itself after a while
        Problem, ///< stays until it is closed
    };

    explicit Banner(const Appearance &appearance, QWidget *parent = nullptr);

    void say(const QString &text, Kind kind);
    QString text() const { return m_text->text(); }
    /// How wide it is with its text on one line.
    int widthOfText() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    QLabel *m_text;
    QTimer *m_timer;
    Kind m_kind = Kind::Remark;
};

} // namespace window
