// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/chip_row.h"
#include "window/draft.h"
#include "window/field_layout.h"
#include "window/picker.h"

#include <functional>

namespace window {

/// A card with the fields of one item of a draft. Each field writes into the draft what is put in, and is named after
/// its path ("messages-0-book"). A value that is the format's default is left out of the draft.
class FieldCard : public QFrame
{
    Q_OBJECT

public:
    /// `title` names the card to whoever does not see it, too.
    FieldCard(Draft &draft, const Appearance &appearance, const QString &title, QWidget *parent = nullptr);

    /// A button at the card's corner. Returns it, so that it can be switched off.
    QWidget *addCornerButton(const QString &name, const QString &text, const std::function<void()> &what);

    /// The name of a book, a consumer or a message, which others refer to.
    void addName(const QStringList &path, int columns);
    /// Empty: the value is left out, and `placeholder` says what goes then.
    void addText(const QStringList &path, int columns, const QString &placeholder = {});
    void addNumber(const QStringList &path, int columns, int least, int most, std::optional<int> standard = {},
                   const QString &wordForLeast = {});
    void addFlag(const QStringList &path, int columns, const QString &text);
    /// `standard`: the id that is left out of the draft. `picked` instead of writing it.
    void addChoice(const QStringList &path, int columns, std::vector<PickerItem> items, const QString &standard = {},
                   std::function<void(const QString &)> picked = {});
    /// Chips: an id and a text each.
    void addChips(const QStringList &path, int columns, const std::vector<std::pair<QString, QString>> &chips,
                  const QString &current, const QString &label, const std::function<void(const QString &)> &picked);
    /// The next field starts a row.
    void breakRow() { m_fields->breakRow(); }
    void addNote(const QString &text);

private:
    void add(const QString &label, QWidget *control, const QStringList &path, int columns);
    void write(const QStringList &path, const QJsonValue &value, const QJsonValue &standard);

    Draft &m_draft;
    const Appearance &m_appearance;
    QString m_title;
    QLayout *m_head;
    FieldLayout *m_fields;
};

} // namespace window
