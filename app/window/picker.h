// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/widgets.h"

#include <vector>

class QListView;
class QStandardItemModel;

namespace window {

/// One line that a picker offers.
struct PickerItem {
    QString id;
    QString title;
    /// Smaller, below the title.
    QString detail;
    /// Before the title: a number.
    QString lead;
};

/// A button that shows what is chosen and, below it, a list to choose from.
class Picker : public PaintedButton
{
    Q_OBJECT

public:
    /// In a bar, with a prefix; in a bar, as a title; in a form.
    enum class Look : quint8 { Framed, Plain, Field };

    Picker(const Appearance &appearance, Look look, const QString &name, QWidget *parent = nullptr);

    void setItems(std::vector<PickerItem> items);
    const std::vector<PickerItem> &items() const { return m_items; }
    /// What the button shows; a title that is none of the items is shown as it is.
    void setCurrent(const QString &id, const QString &title);
    const QString &current() const { return m_current; }
    /// A muted word before the choice.
    void setPrefix(const QString &prefix);
    /// A line below the list.
    void setHint(const QString &hint) { m_hint = hint; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void openPopup();
    /// The list while it is open, or null.
    QListView *popupList() const { return m_list; }

Q_SIGNALS:
    void picked(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makePopup();
    void fill(QStandardItemModel &model) const;

    const Appearance &m_looks;
    Look m_look;
    QString m_name;
    QString m_prefix;
    QString m_hint;
    std::vector<PickerItem> m_items;
    QString m_current;
    QString m_title;
    QListView *m_list = nullptr;
};

} // namespace window
