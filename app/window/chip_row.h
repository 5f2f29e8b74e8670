// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

#include <QButtonGroup>

#include <vector>

namespace window {

/// Chips beside each other, in further rows where one does not hold them. One of them at most is checked.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipRow(const Appearance &appearance, QWidget *parent = nullptr);

    void clear();
    Chip *add(const QString &id, const QString &text);
    /// Unchecks all for an id that is none of theirs.
    void setCurrent(const QString &id);
    /// The id of the chip that is checked; nothing when none is.
    std::optional<QString> current() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(width, false); }
    QSize sizeHint() const override { return { 240, heightForWidth(240) }; }
    QSize minimumSizeHint() const override { return { 120, 26 }; }

Q_SIGNALS:
    void picked(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Returns the height that the chips need at that width, and moves them there when asked to.
    int arrange(int width, bool move) const;

    const Appearance &m_appearance;
    QButtonGroup m_group;
    std::vector<std::pair<QString, Chip *>> m_chips;
};

} // namespace window
