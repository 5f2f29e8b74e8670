// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/fields.h"

#include "window/lab_words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

/// A number that is typed, or changed with the arrow keys. The wheel is the page's.
class NumberField : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

QLineEdit *makeLine(const QString &text, const QString &placeholder, QWidget *parent)
{
    auto *line = new QLineEdit(text, parent);
    line->setPlaceholderText(placeholder);
    line->setFont(Theme::ui(13));
    line->setMinimumHeight(34);
    return line;
}

} // namespace

FieldCard::FieldCard(Draft &draft, const Appearance &appearance, const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_draft(draft)
    , m_appearance(appearance)
    , m_title(title)
{
    setProperty("card", true);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 12, 18, 18);
    rows->setSpacing(10);
    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(title, Theme::ui(14, QFont::DemiBold), TextTone::Plain, this), 1);
    rows->addLayout(head);
    m_head = head;
    m_fields = new FieldLayout;
    rows->addLayout(m_fields);
}

QWidget *FieldCard::addCornerButton(const QString &name, const QString &text, const std::function<void()> &what)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(u"%1: %2"_s.arg(m_title, text));
    button->setProperty("flat", true);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, what);
    m_head->addWidget(button);
    return button;
}

void FieldCard::add(const QString &label, QWidget *control, const QStringList &path, int columns)
{
    auto *field = new QWidget(this);
    auto *rows = new QVBoxLayout(field);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(5);
    QLabel *title = makeLabel(label, Theme::ui(12), TextTone::Muted, field);
    title->setWordWrap(true);
    title->setBuddy(control);
    rows->addWidget(title);
    rows->addWidget(control);
    rows->addStretch(1);
    control->setObjectName(path.join(u'-'));
    m_fields->add(field, columns);
}

void FieldCard::write(const QStringList &path, const QJsonValue &value, const QJsonValue &standard)
{
    m_draft.set(path, value == standard ? QJsonValue(QJsonValue::Undefined) : value);
}

void FieldCard::addName(const QStringList &path, int columns)
{
    QLineEdit *line = makeLine(m_draft.at(path).toString(), {}, this);
    line->setAccessibleName(u"%1: %2"_s.arg(m_title, labelOf(path)));
    // While one types, each name takes the place of the one that was there before, not of the one half typed.
    const auto before = std::make_shared<std::optional<QJsonObject>>();
    connect(line, &QLineEdit::textEdited, this, [this, path, before](const QString &text) {
        if (!*before)
            *before = m_draft.scenario();
        m_draft.replace(renamed(**before, path, text));
    });
    connect(line, &QLineEdit::editingFinished, this, [before] { before->reset(); });
    add(labelOf(path), line, path, columns);
}

void FieldCard::addText(const QStringList &path, int columns, const QString &placeholder)
{
    QLineEdit *line = makeLine(m_draft.at(path).toString(), placeholder, this);
    line->setAccessibleName(u"%1: %2"_s.arg(m_title, labelOf(path)));
    const QJsonValue standard = placeholder.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(QString());
    connect(line, &QLineEdit::textEdited, this,
            [this, path, standard](const QString &text) { write(path, text, standard); });
    add(labelOf(path), line, path, columns);
}

void FieldCard::addNumber(const QStringList &path, int columns, int least, int most, std::optional<int> standard,
                          const QString &wordForLeast)
{
    auto *number = new NumberField(this);
    number->setRange(least, most);
    number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    number->setFont(Theme::ui(13));
    number->setMinimumHeight(34);
    number->setSpecialValueText(wordForLeast);
    number->setValue(m_draft.at(path).toInt(standard.value_or(least)));
    number->setAccessibleName(u"%1: %2"_s.arg(m_title, labelOf(path)));
    const QJsonValue left = standard ? QJsonValue(*standard) : QJsonValue(QJsonValue::Undefined);
    connect(number, &QSpinBox::valueChanged, this, [this, path, left](int value) { write(path, value, left); });
    add(labelOf(path), number, path, columns);
}

void FieldCard::addFlag(const QStringList &path, int columns, const QString &text)
{
    auto *flag = new QCheckBox(text, this);
    flag->setFont(Theme::ui(13));
    flag->setMinimumHeight(34);
    flag->setAccessibleName(u"%1: %2"_s.arg(m_title, text));
    flag->setChecked(m_draft.at(path).toBool());
    connect(flag, &QCheckBox::toggled, this, [this, path](bool checked) { write(path, checked, false); });
    add(labelOf(path), flag, path, columns);
}

void FieldCard::addChoice(const QStringList &path, int columns, std::vector<PickerItem> items, const QString &standard,
                          std::function<void(const QString &)> picked)
{
    auto *picker = new Picker(m_appearance, Picker::Look::Field, u"%1: %2"_s.arg(m_title, labelOf(path)), this);
    const QString current = m_draft.at(path).toString(standard);
    const auto it =
        std::find_if(items.begin(), items.end(), [&](const PickerItem &item) { return item.id == current; });
    picker->setCurrent(current, it == items.end() ? current : it->title);
    picker->setItems(items);
    connect(picker, &Picker::picked, this, [this, path, standard, picked, picker, items](const QString &id) {
        for (const PickerItem &item : items) {
            if (item.id == id)
                picker->setCurrent(id, item.title);
        }
        if (picked)
            picked(id);
        else
            write(path, id, standard);
    });
    add(labelOf(path), picker, path, columns);
}

void FieldCard::addChips(const QStringList &path, int columns, const std::vector<std::pair<QString, QString>> &chips,
                         const QString &current, const QString &label,
                         const std::function<void(const QString &)> &picked)
{
    auto *row = new ChipRow(m_appearance, this);
    for (const auto &[id, text] : chips) {
        Chip *chip = row->add(id, text);
        chip->setObjectName(path.join(u'-') + u'-' + id);
        chip->setAccessibleName(u"%1: %2: %3"_s.arg(m_title, label, text));
    }
    row->setCurrent(current);
    row->setAccessibleName(u"%1: %2"_s.arg(m_title, label));
    connect(row, &ChipRow::picked, this, picked);
    add(label, row, path, columns);
}

void FieldCard::addNote(const QString &text)
{
    QLabel *note = makeLabel(text, Theme::ui(12.5), TextTone::Muted, this);
    note->setWordWrap(true);
    layout()->addWidget(note);
}

} // namespace window
