// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/stage_accessible.h"

#include <QPointer>

namespace window {

namespace {

/// One item of the picture. What it is changes with the playhead; its place in the order is what it goes by.
class StagePart : public QAccessibleInterface
{
public:
    StagePart(StageView *stage, std::size_t index)
        : m_stage(stage)
        , m_index(index)
    {
    }

    std::size_t index() const { return m_index; }

    bool isValid() const override { return m_stage && m_index < m_stage->items().size(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_stage.data()); }
    int childCount() const override { return 0; }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::Role role() const override { return QAccessible::StaticText; }

    QString text(QAccessible::Text what) const override
    {
        return isValid() && what == QAccessible::Name ? m_stage->items()[m_index].text : QString();
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inside = m_stage->items()[m_index].rect.toAlignedRect();
        return { m_stage->mapToGlobal(inside.topLeft()), inside.size() };
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        return state;
    }

private:
    QPointer<StageView> m_stage;
    std::size_t m_index;
};

} // namespace

StageAccessible::StageAccessible(StageView *stage)
    : QAccessibleWidget(stage, QAccessible::Graphic)
{
}

StageAccessible::~StageAccessible()
{
    for (const QAccessible::Id id : m_parts)
        QAccessible::deleteAccessibleInterface(id);
}

void StageAccessible::install()
{
    static const bool done = [] {
        QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
            auto *stage = qobject_cast<StageView *>(object);
            return stage ? new StageAccessible(stage) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(done)
}

int StageAccessible::childCount() const
{
    return static_cast<int>(stage()->items().size());
}

QAccessibleInterface *StageAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    while (m_parts.size() <= static_cast<std::size_t>(index))
        m_parts.push_back(QAccessible::registerAccessibleInterface(new StagePart(stage(), m_parts.size())));
    return QAccessible::accessibleInterface(m_parts[static_cast<std::size_t>(index)]);
}

int StageAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    for (std::size_t index = 0; index < m_parts.size(); ++index) {
        if (QAccessible::accessibleInterface(m_parts[index]) == child)
            return static_cast<int>(index);
    }
    return -1;
}

QAccessibleInterface *StageAccessible::childAt(int x, int y) const
{
    for (int index = childCount() - 1; index >= 0; --index) {
        QAccessibleInterface *part = child(index);
        if (part->rect().contains(x, y))
            return part;
    }
    return nullptr;
}

} // namespace window
