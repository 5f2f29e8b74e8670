// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/explore_matrix.h"

#include "explorer/wording.h"
#include "window/widgets.h"

#include <QAbstractTableModel>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

class ExploreMatrix::Model : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    enum Role : int { StandingRole = Qt::UserRole };

    void setRows(const QStringList &titles)
    {
        beginResetModel();
        m_titles = titles;
        m_cells.assign(static_cast<std::size_t>(titles.size()), {});
        endResetModel();
    }

    void setCells(int row, const std::vector<MatrixCell> &cells)
    {
        m_cells[static_cast<std::size_t>(row)] = cells;
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }

    const MatrixCell *cell(int row, int column) const
    {
        const std::vector<MatrixCell> &cells = m_cells[static_cast<std::size_t>(row)];
        return static_cast<std::size_t>(column) < cells.size() ? &cells[static_cast<std::size_t>(column)] : nullptr;
    }

    bool isFilled() const
    {
        return std::none_of(m_cells.begin(), m_cells.end(), [](const auto &cells) { return cells.empty(); });
    }

    const QStringList &titles() const { return m_titles; }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(explorer::standardBudgets().size());
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        if (orientation == Qt::Vertical)
            return m_titles[section];
        return explorer::nameOf(explorer::standardBudgets()[static_cast<std::size_t>(section)]);
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        const MatrixCell *it = cell(index.row(), index.column());
        const Standing standing = it ? it->standing : Standing::Open;
        switch (role) {
        case Qt::DisplayRole:
            return standing == Standing::Good ? ExploreMatrix::tr("safe")
                : standing == Standing::Bad   ? it->text
                : it                          ? ExploreMatrix::tr("not complete")
                                              : u"…"_s;
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole: {
            if (!it)
                return ExploreMatrix::tr("not explored yet");
            return it->recording ? it->statement + u' ' + ExploreMatrix::tr("A click plays it.") : it->statement;
        }
        case StandingRole: return static_cast<int>(standing);
        default: return {};
        }
    }

private:
    QStringList m_titles;
    std::vector<std::vector<MatrixCell>> m_cells;
};

namespace {

constexpr int matrixRowHeight = 32;

/// A cell as a pill: colour, sign and word.
class PillDelegate : public QStyledItemDelegate
{
public:
    PillDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        const auto standing = static_cast<Standing>(index.data(Qt::UserRole).toInt());
        const bool known = standing != Standing::Open;
        const bool marked =
            option.state.testFlag(QStyle::State_HasFocus) || option.state.testFlag(QStyle::State_MouseOver);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF pill = QRectF(option.rect).adjusted(3.5, 3.5, -3.5, -3.5);
        const Theme::Tone &tone = toneOf(standing, theme);
        painter->setPen(QPen(marked ? theme.accent : known ? tone.line : theme.border, marked ? 2 : 1));
        painter->setBrush(known ? tone.fill : theme.panel);
        painter->drawRoundedRect(pill, 6, 6);
        const QFont font = Theme::ui(12, known ? QFont::Medium : QFont::Normal);
        painter->setFont(font);
        painter->setPen(known ? tone.text : theme.muted);
        const QString text = known ? signOf(standing) + u' ' + index.data().toString() : index.data().toString();
        painter->drawText(pill, static_cast<int>(Qt::AlignCenter),
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(pill.width()) - 10));
        painter->restore();
    }

private:
    const Appearance &m_appearance;
};

} // namespace

ExploreMatrix::ExploreMatrix(const Appearance &appearance, QWidget *parent)
    : QTableView(parent)
    , m_model(new Model(this))
{
    setObjectName(u"exploreMatrix"_s);
    setAccessibleName(tr("Strategies under faults"));
    setModel(m_model);
    setItemDelegate(new PillDelegate(appearance, this));
    setMouseTracking(true);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    horizontalHeader()->setFixedHeight(42);
    verticalHeader()->setDefaultSectionSize(matrixRowHeight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setFixedWidth(170);
    const auto play = [this](const QModelIndex &index) {
        const MatrixCell *it = cell(index.row(), index.column());
        if (it && it->recording)
            Q_EMIT playWanted(index.row(), index.column());
    };
    connect(this, &QTableView::clicked, this, play);
    connect(this, &QTableView::activated, this, play);
    connect(&appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
}

void ExploreMatrix::setRows(const QStringList &titles)
{
    m_model->setRows(titles);
}

void ExploreMatrix::setCells(int row, const std::vector<MatrixCell> &cells)
{
    m_model->setCells(row, cells);
}

bool ExploreMatrix::isFilled() const
{
    return m_model->isFilled();
}

const MatrixCell *ExploreMatrix::cell(int row, int column) const
{
    return m_model->cell(row, column);
}

const QStringList &ExploreMatrix::titles() const
{
    return m_model->titles();
}

void ExploreMatrix::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    constexpr int narrowest = 112;
    horizontalHeader()->setDefaultSectionSize(
        std::max(narrowest, viewport()->width() / std::max(1, m_model->columnCount())));
}

} // namespace window
