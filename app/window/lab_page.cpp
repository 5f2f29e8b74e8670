// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/lab_page.h"

#include "scenario/fault_rules.h"
#include "scenario/limits.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace window {

using namespace Qt::Literals::StringLiterals;
using engine::FaultKind;
using scenario::FaultRules;
using scenario::Need;

namespace {

constexpr int mostOf(qint64 limit)
{
    return static_cast<int>(limit);
}

constexpr int mostItems(Section section)
{
    switch (section) {
    case Section::Consumers: return static_cast<int>(scenario::limits::consumers);
    case Section::Messages: return static_cast<int>(scenario::limits::messages);
    case Section::Stock: return static_cast<int>(scenario::limits::books);
    case Section::Faults: return static_cast<int>(scenario::limits::faults);
    case Section::Broker:
    case Section::Inbox:
    case Section::Expect: break;
    }
    return 0;
}

FaultRules rulesOf(const QJsonObject &fault)
{
    const auto kind = engine::fromName<FaultKind>(fault.value("do"_L1).toString());
    return scenario::rulesOf(kind.value_or(FaultKind::Crash));
}

/// "before", "after", "at", or empty: when it strikes.
QString momentOf(const QJsonObject &fault)
{
    for (const QString &key : { u"before"_s, u"after"_s, u"at"_s }) {
        if (fault.contains(key))
            return key;
    }
    return {};
}

/// The fault with that moment in the place of its own.
QJsonObject atMoment(QJsonObject fault, const QString &moment)
{
    const QString before = momentOf(fault);
    const QString old = fault.take(before).toString();
    const bool bothSteps = moment != u"at"_s && before != u"at"_s && !old.isEmpty();
    if (!moment.isEmpty())
        fault.insert(moment, bothSteps ? old : moment == u"at"_s ? u"100ms"_s : u"durable"_s);
    return fault;
}

/// The fault as one of another kind: what that kind does not take is left out, and what it needs is there.
QJsonObject asKind(QJsonObject fault, const QString &kind)
{
    fault.insert(u"do"_s, kind);
    const FaultRules rules = rulesOf(fault);
    if (rules.place == Need::No && momentOf(fault) != u"at"_s)
        fault = atMoment(fault, {});
    if (rules.moment == Need::Must && momentOf(fault).isEmpty())
        fault = atMoment(fault, u"after"_s);
    if (!rules.lasts)
        fault.remove(u"for"_s);
    else if (!fault.contains("for"_L1))
        fault.insert(u"for"_s, u"500ms"_s);
    if (!rules.hasId)
        fault.remove(u"id"_s);
    return fault;
}

} // namespace

LabPage::LabPage(Draft &draft, Section section, const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_section(section)
    , m_appearance(appearance)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 8, 0);
    m_rows->setSpacing(12);
    switch (section) {
    case Section::Broker: addBroker(); break;
    case Section::Inbox: addInbox(); break;
    case Section::Expect: addExpect(); break;
    default: addItems(); break;
    }
    m_rows->addStretch(1);
}

FieldCard *LabPage::addCard(const QString &title)
{
    auto *card = new FieldCard(m_draft, m_appearance, title, this);
    m_rows->addWidget(card);
    return card;
}

std::vector<PickerItem> LabPage::choices(const QString &section, const QString &key, bool orAny) const
{
    std::vector<PickerItem> items;
    if (orAny)
        items.push_back({ {}, tr("any"), {}, {} });
    for (const QString &name : m_draft.namesIn(section, key))
        items.push_back({ name, name, {}, {} });
    return items;
}

// Sections with items

void LabPage::addItems()
{
    const QString key = keyOf(m_section);
    for (int index = 0; index < m_draft.items(key).size(); ++index) {
        FieldCard *card = addCard(itemTitle(m_section, index));
        const Path item{ key, QString::number(index) };
        switch (m_section) {
        case Section::Consumers: fillConsumer(*card, item); break;
        case Section::Messages: fillMessage(*card, item); break;
        case Section::Stock: fillStock(*card, item); break;
        default: fillFault(*card, item); break;
        }
        addRemoveButton(*card, index);
    }
    addAddButton();
}

void LabPage::addRemoveButton(FieldCard &card, int index)
{
    const QString key = keyOf(m_section);
    QWidget *button = card.addCornerButton(u"remove-%1-%2"_s.arg(key).arg(index), tr("Remove"), [this, key, index] {
        m_draft.remove(key, index);
        Q_EMIT outdated();
    });
    // There has to be one of everything but faults.
    button->setEnabled(m_section == Section::Faults || m_draft.items(key).size() > 1);
}

void LabPage::addAddButton()
{
    const QString key = keyOf(m_section);
    const QString text = m_section == Section::Consumers ? tr("Add a consumer")
        : m_section == Section::Messages                 ? tr("Add a message")
        : m_section == Section::Stock                    ? tr("Add a book")
                                                         : tr("Add a fault");
    auto *button = new QPushButton(u"+  "_s + text, this);
    button->setObjectName(u"add-"_s + key);
    button->setAccessibleName(text);
    button->setAutoDefault(false);
    button->setEnabled(m_draft.items(key).size() < mostItems(m_section));
    connect(button, &QPushButton::clicked, this, [this, key] {
        m_draft.append(key, freshItem(m_draft, key));
        Q_EMIT outdated();
    });
    m_rows->addWidget(button, 0, Qt::AlignLeft);
}

void LabPage::fillConsumer(FieldCard &card, const Path &item)
{
    card.addName(item + Path{ u"name"_s }, 2);
    const Path instances = item + Path{ u"instances"_s };
    std::vector<std::pair<QString, QString>> counts;
    for (qint64 count = 1; count <= scenario::limits::instances; ++count)
        counts.emplace_back(QString::number(count), QString::number(count));
    card.addChips(instances, 1, counts, QString::number(m_draft.at(instances).toInt(1)), labelOf(instances),
                  [this, instances](const QString &count) {
                      m_draft.set(instances, count == u"1"_s ? QJsonValue::Undefined : QJsonValue(count.toInt()));
                  });
    card.breakRow();
    card.addChoice(item + Path{ u"strategy"_s }, 2, strategyItems());
    card.addChoice(item + Path{ u"key"_s }, 1, keySourceItems(), u"message-id"_s);
}

void LabPage::fillMessage(FieldCard &card, const Path &item)
{
    card.addName(item + Path{ u"id"_s }, 1);
    card.addChoice(item + Path{ u"type"_s }, 1, messageTypeItems(), u"OrderPlaced"_s);
    card.addText(item + Path{ u"order"_s }, 1);
    card.addChoice(item + Path{ u"book"_s }, 1, choices(u"stock"_s, u"book"_s, false));
    card.addNumber(item + Path{ u"quantity"_s }, 1, 1, mostOf(scenario::limits::number));
    card.addNumber(item + Path{ u"version"_s }, 1, 1, mostOf(scenario::limits::number), 1);
    card.addText(item + Path{ u"at"_s }, 1, u"0s"_s);
    card.addText(item + Path{ u"correlation"_s }, 1, tr("the order"));
    card.addFlag(item + Path{ u"reusesId"_s }, 2, tr("An earlier message has it, too"));
}

void LabPage::fillStock(FieldCard &card, const Path &item)
{
    card.addName(item + Path{ u"book"_s }, 2);
    card.addNumber(item + Path{ u"onHand"_s }, 1, 0, mostOf(scenario::limits::number));
    card.addNumber(item + Path{ u"reserved"_s }, 1, 0, mostOf(scenario::limits::number), 0);
}

void LabPage::fillFault(FieldCard &card, const Path &item)
{
    const FaultRules rules = rulesOf(m_draft.at(item).toObject());
    card.addChoice(item + Path{ u"do"_s }, 2, faultItems(), {}, [this, item](const QString &kind) {
        m_draft.set(item, asKind(m_draft.at(item).toObject(), kind));
        Q_EMIT outdated();
    });
    if (rules.lasts)
        card.addText(item + Path{ u"for"_s }, 1);
    if (rules.hasId) {
        const Path id = item + Path{ u"id"_s };
        card.addChips(id, 2, { { u"same"_s, tr("the same") }, { u"new"_s, tr("a new one") } },
                      m_draft.at(id).toString(u"same"_s), labelOf(id), [this, id](const QString &which) {
                          m_draft.set(id, which == u"new"_s ? QJsonValue(which) : QJsonValue::Undefined);
                      });
    }
    card.breakRow();
    card.addChoice(item + Path{ u"consumer"_s }, 1, choices(u"consumers"_s, u"name"_s, true), u""_s);
    card.addChoice(item + Path{ u"message"_s }, 1, choices(u"messages"_s, u"id"_s, true), u""_s);
    card.addNumber(item + Path{ u"delivery"_s }, 1, 0, mostOf(scenario::limits::number), 0, tr("any"));
    addMoment(card, item);
}

void LabPage::addMoment(FieldCard &card, const Path &item)
{
    const QJsonObject fault = m_draft.at(item).toObject();
    const FaultRules rules = rulesOf(fault);
    const QString moment = momentOf(fault);
    std::vector<std::pair<QString, QString>> chips;
    if (rules.moment == Need::May)
        chips.emplace_back(QString(), rules.place == Need::No ? tr("with the next ack") : tr("by itself"));
    if (rules.place != Need::No) {
        chips.emplace_back(u"before"_s, tr("before a step"));
        chips.emplace_back(u"after"_s, tr("after a step"));
    }
    chips.emplace_back(u"at"_s, tr("at a time"));
    card.breakRow();
    card.addChips(item + Path{ u"when"_s }, 2, chips, moment, tr("When"), [this, item](const QString &picked) {
        m_draft.set(item, atMoment(m_draft.at(item).toObject(), picked));
        Q_EMIT outdated();
    });
    if (moment == u"at"_s)
        card.addText(item + Path{ moment }, 1);
    else if (!moment.isEmpty())
        card.addChoice(item + Path{ moment }, 1, placeItems());
}

// Sections with settings

void LabPage::addBroker()
{
    FieldCard *card = addCard(titleOf(m_section));
    card->addText({ u"broker"_s, u"lockTimeout"_s }, 1, u"30s"_s);
    card->addNumber({ u"broker"_s, u"maxDeliveries"_s }, 1, 1, mostOf(scenario::limits::maxDeliveries), 5);
    card->addText({ u"broker"_s, u"duplicateDetection"_s }, 1, u"0s"_s);
    card->addNote(tr("After so many deliveries a message goes to the dead letters. Within the window the broker drops "
                     "a message whose id it has seen; 0s: there is no window."));
}

void LabPage::addInbox()
{
    FieldCard *card = addCard(titleOf(m_section));
    const Path key{ u"inbox"_s, u"key"_s };
    const bool shared = m_draft.at(key).toArray().size() == 1;
    card->addChips(
        key, 4, { { u"both"_s, tr("message and consumer") }, { u"message"_s, tr("message") } },
        shared ? u"message"_s : u"both"_s, labelOf(key), [this, key](const QString &picked) {
            m_draft.set(key, picked == u"message"_s ? QJsonValue(QJsonArray{ u"message"_s }) : QJsonValue::Undefined);
        });
    card->addText({ u"inbox"_s, u"retention"_s }, 1, u"14d"_s);
    card->addText({ u"cache"_s, u"ttl"_s }, 1, u"1h"_s);
    card->addNote(tr("The inbox is purged by a fault of that name, never by itself."));
}

void LabPage::addExpect()
{
    FieldCard *card = addCard(titleOf(m_section));
    for (const QString &book : m_draft.namesIn(u"stock"_s, u"book"_s)) {
        const QJsonArray stock = m_draft.items(u"stock"_s);
        int before = 0;
        for (const auto &row : stock)
            before = row[u"book"_s].toString() == book ? row[u"reserved"_s].toInt() : before;
        card->addNumber({ u"expect"_s, u"reserved"_s, book }, 1, 0, mostOf(scenario::limits::number), before);
    }
    card->addNumber({ u"expect"_s, u"emails"_s }, 1, 0, mostOf(scenario::limits::number), 0);
    card->addCornerButton(u"expectOnce"_s, tr("Every message once"), [this] {
        m_draft.set({ u"expect"_s }, expectedOnce(m_draft));
        Q_EMIT outdated();
    });
    card->addNote(tr("How many copies of each book are reserved, and how many e-mails are sent, when all is done."));
}

} // namespace window
