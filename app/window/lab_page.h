// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "window/fields.h"
#include "window/lab_words.h"

class QVBoxLayout;

namespace window {

/// The form for one section of a draft: a card for each item, or one for the settings.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    LabPage(Draft &draft, Section section, const Appearance &appearance, QWidget *parent = nullptr);

Q_SIGNALS:
    /// There are other fields now: the page has to be made again.
    void outdated();

private:
    using Path = QStringList;

    void addItems();
    FieldCard *addCard(const QString &title);
    void addRemoveButton(FieldCard &card, int index);
    void addAddButton();

    void fillConsumer(FieldCard &card, const Path &item);
    void fillMessage(FieldCard &card, const Path &item);
    void fillStock(FieldCard &card, const Path &item);
    void fillFault(FieldCard &card, const Path &item);
    void addMoment(FieldCard &card, const Path &item);
    void addBroker();
    void addInbox();
    void addExpect();

    /// The names of other items, to choose from, and "any" where the key may be left out.
    std::vector<PickerItem> choices(const QString &section, const QString &key, bool orAny) const;

    Draft &m_draft;
    Section m_section;
    const Appearance &m_appearance;
    QVBoxLayout *m_rows;
};

} // namespace window
