// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/chip_row.h"

#include <algorithm>

namespace window {

namespace {

constexpr int gap = 6;

} // namespace

ChipRow::ChipRow(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipRow::clear()
{
    for (const auto &[id, chip] : m_chips) {
        m_group.removeButton(chip);
        retire(chip);
    }
    m_chips.clear();
    updateGeometry();
}

Chip *ChipRow::add(const QString &id, const QString &text)
{
    auto *chip = new Chip(m_appearance, text, this);
    m_group.addButton(chip);
    m_chips.emplace_back(id, chip);
    connect(chip, &QAbstractButton::clicked, this, [this, id] { Q_EMIT picked(id); });
    chip->show();
    updateGeometry();
    arrange(width(), true);
    return chip;
}

void ChipRow::setCurrent(const QString &id)
{
    m_group.setExclusive(false);
    for (const auto &[each, chip] : m_chips)
        chip->setChecked(each == id);
    m_group.setExclusive(true);
}

std::optional<QString> ChipRow::current() const
{
    const auto it =
        std::find_if(m_chips.begin(), m_chips.end(), [](const auto &chip) { return chip.second->isChecked(); });
    return it == m_chips.end() ? std::nullopt : std::optional(it->first);
}

void ChipRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width(), true);
}

int ChipRow::arrange(int width, bool move) const
{
    int x = 0;
    int y = 0;
    int height = 0;
    for (const auto &[id, chip] : m_chips) {
        const QSize size = chip->sizeHint().boundedTo(QSize(width, 1000));
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += height + gap;
        }
        if (move)
            chip->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + gap;
        height = size.height();
    }
    return y + height;
}

} // namespace window
