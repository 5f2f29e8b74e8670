// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

namespace window {

/// All keys, over the window. Any key or click takes it away.
class KeysOverlay : public QWidget
{
    Q_OBJECT

public:
    KeysOverlay(const Appearance &appearance, QWidget *parent);

    void open();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Entry {
        QString key;
        QString what;
    };

    static std::vector<Entry> entries();

    const Appearance &m_appearance;
};

} // namespace window
