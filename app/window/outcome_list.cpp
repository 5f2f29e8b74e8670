// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/outcome_list.h"

#include "window/widgets.h"

#include <QAbstractListModel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr int rowHeight = 58;

} // namespace

class OutcomeList::Model : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    void show(const std::shared_ptr<const Explored> &explored)
    {
        beginResetModel();
        m_explored = explored;
        endResetModel();
    }

    const ExploredWay &way(int row) const { return m_explored->ways[static_cast<std::size_t>(row)]; }
    /// Of all runs, those that end so.
    double share(int row) const
    {
        double all = 0;
        for (const ExploredWay &it : m_explored->ways)
            all += it.runs.value_or(0);
        return all > 0 ? way(row).runs.value_or(0) / all : 0;
    }
    QString figures(int row) const
    {
        const ExploredWay &it = way(row);
        // Beyond what a double counts exactly.
        constexpr double exact = 9e15;
        if (!it.runs || *it.runs > exact)
            return it.figures;
        return it.figures + u"   "_s + OutcomeList::tr("%1 runs").arg(QLocale().toString(*it.runs, 'f', 0));
    }

    /// As many as leave room for a counterexample.
    int mostShown() const { return m_explored && m_explored->counterexample ? 4 : 8; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() || !m_explored ? 0 : static_cast<int>(m_explored->ways.size());
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid())
            return {};
        const ExploredWay &it = way(index.row());
        switch (role) {
        case Qt::DisplayRole: return it.verdict;
        case Qt::AccessibleTextRole:
            return OutcomeList::tr("%1, %2, cheapest: %3").arg(it.verdict, figures(index.row()), it.cost);
        case Qt::ToolTipRole: return OutcomeList::tr("A click plays the cheapest run that ends so.");
        default: return {};
        }
    }

private:
    std::shared_ptr<const Explored> m_explored;
};

namespace {

class OutcomeDelegate : public QStyledItemDelegate
{
public:
    OutcomeDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return { 320, rowHeight }; }

    template<typename Model>
    void paintRow(QPainter &painter, const QRectF &row, const Model &model, int index, bool marked) const
    {
        const Theme &theme = m_appearance.theme();
        const ExploredWay &way = model.way(index);
        const Theme::Tone &tone = toneOf(way.standing, theme);
        const QRectF ground = row.adjusted(0.5, 2.5, -0.5, -3.5);
        painter.setPen(QPen(marked ? theme.accent : theme.border, 1));
        painter.setBrush(theme.panel);
        painter.drawRoundedRect(ground, 8, 8);

        const QRectF inside = ground.adjusted(12, 7, -12, -9);
        const auto write = [&](const QRectF &where, const QFont &font, const QColor &colour, const QString &text,
                               Qt::Alignment alignment) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(where, static_cast<int>(alignment | Qt::AlignTop),
                             QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(where.width())));
        };
        const QFont strong = Theme::ui(13, QFont::DemiBold);
        const QString head = signOf(way.standing) + u"  "_s + way.verdict;
        const double headWidth = std::min(inside.width() / 2, QFontMetrics(strong).horizontalAdvance(head) + 2.0);
        write({ inside.left(), inside.top(), headWidth, 18 }, strong, tone.text, head, Qt::AlignLeft);
        const QString cost = OutcomeList::tr("cheapest: %1").arg(way.cost);
        const QFont plain = Theme::ui(12);
        const double costWidth =
            std::min(inside.width() - headWidth - 90, QFontMetrics(plain).horizontalAdvance(cost) + 2.0);
        write({ inside.right() - costWidth, inside.top() + 1, costWidth, 17 }, plain, theme.muted, cost,
              Qt::AlignRight);
        write({ inside.left() + headWidth + 12, inside.top() + 1, inside.width() - headWidth - costWidth - 24, 17 },
              Theme::ui(12.5), theme.text, model.figures(index), Qt::AlignLeft);

        const QRectF track(inside.left(), inside.bottom() - 6, inside.width(), 6);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.grid);
        painter.drawRoundedRect(track, 3, 3);
        painter.setBrush(tone.line);
        QRectF bar = track;
        bar.setWidth(std::max(6.0, track.width() * model.share(index)));
        painter.drawRoundedRect(bar, 3, 3);
    }

protected:
    const Appearance &m_appearance;
};

} // namespace

OutcomeList::OutcomeList(const Appearance &appearance, QWidget *parent)
    : QListView(parent)
    , m_model(new Model(this))
{
    class Delegate : public OutcomeDelegate
    {
    public:
        using OutcomeDelegate::OutcomeDelegate;

        void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
        {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
            const bool focused = option.state.testFlag(QStyle::State_HasFocus);
            paintRow(*painter, option.rect, static_cast<const Model &>(*index.model()), index.row(),
                     hovered || focused);
            painter->restore();
        }
    };
    setObjectName(u"outcomes"_s);
    setAccessibleName(tr("Outcomes"));
    setModel(m_model);
    setItemDelegate(new Delegate(appearance, this));
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListView::clicked, this, [this](const QModelIndex &index) { Q_EMIT playWanted(index.row()); });
    connect(this, &QListView::activated, this, [this](const QModelIndex &index) { Q_EMIT playWanted(index.row()); });
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
}

void OutcomeList::showExplored(const std::shared_ptr<const Explored> &explored)
{
    m_model->show(explored);
    updateGeometry();
}

QSize OutcomeList::sizeHint() const
{
    return { 420, std::clamp(m_model->rowCount(), 1, m_model->mostShown()) * rowHeight + 4 };
}

} // namespace window
