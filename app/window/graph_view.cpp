// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/graph_view.h"

#include "explorer/wording.h"
#include "trace/narration.h"
#include "trace/verdict_words.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

enum ChoiceRole : int { DetailRole = Qt::UserRole, FaultRole, EndRole };

enum class End : quint8 { None, Good, Violation };

/// A choice with what it leads to below it.
class ChoiceDelegate : public QStyledItemDelegate
{
public:
    ChoiceDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return { 180, 46 }; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool focused = selected && option.state.testFlag(QStyle::State_HasFocus);
        painter->setPen(QPen(selected ? theme.accent : theme.border, focused ? 2 : 1));
        painter->setBrush(selected                                             ? theme.accentFill
                              : option.state.testFlag(QStyle::State_MouseOver) ? theme.raised
                                                                               : theme.panel);
        painter->drawRoundedRect(row, 7, 7);
        const bool fault = index.data(FaultRole).toBool();
        painter->setPen(Qt::NoPen);
        painter->setBrush(fault ? theme.fault.line : theme.muted);
        painter->drawEllipse(QPointF(row.left() + 13, row.top() + 14), 3.5, 3.5);
        const auto end = static_cast<End>(index.data(EndRole).toInt());
        const double room = row.width() - 36 - (end == End::None ? 0 : 18);
        write(*painter, { row.left() + 24, row.top() + 4, room, 19 }, Theme::ui(12.5, QFont::Medium),
              fault ? theme.fault.text : theme.text, index.data(Qt::DisplayRole).toString());
        write(*painter, { row.left() + 24, row.top() + 22, row.width() - 36, 17 }, Theme::ui(11), theme.muted,
              index.data(DetailRole).toString());
        if (end != End::None) {
            stage::Canvas canvas(*painter, theme, 1);
            const QPointF at(row.right() - 16, row.top() + 14);
            if (end == End::Violation)
                canvas.cross(at, 11, theme.rolledBack.line);
            else
                canvas.check(at, 11, theme.committed.line);
        }
        painter->restore();
    }

private:
    static void write(QPainter &painter, const QRectF &where, const QFont &font, const QColor &colour,
                      const QString &text)
    {
        painter.setFont(font);
        painter.setPen(colour);
        const QString fitting = QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(where.width()));
        painter.drawText(where, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), fitting);
    }

    const Appearance &m_appearance;
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

GraphView::GraphView(const Appearance &appearance, QWidget *parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_canvas(new GraphCanvas(appearance, this))
    , m_model(new QStandardItemModel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    m_canvas->setObjectName(u"graph"_s);
    m_canvas->setAccessibleName(tr("Graph of what can happen"));
    layout->addWidget(m_canvas, 1);
    layout->addWidget(makeSide());
    new KeepsKeys(*m_canvas,
                  { Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_Return,
                    Qt::Key_Enter, Qt::Key_0, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus });
    connect(m_canvas, &GraphCanvas::nodeClicked, this, &GraphView::goTo);
    setGraph(nullptr);
}

QWidget *GraphView::makeSide()
{
    auto *side = new QWidget(this);
    side->setFixedWidth(236);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_title = makeLabel({}, Theme::ui(15, QFont::DemiBold), TextTone::Plain, side);
    m_title->setWordWrap(true);
    layout->addWidget(m_title);
    m_here = makeLabel({}, Theme::ui(12.5), TextTone::Muted, side);
    m_here->setObjectName(u"graphHere"_s);
    m_here->setWordWrap(true);
    layout->addWidget(m_here);
    layout->addSpacing(4);
    m_heading = makeLabel({}, Theme::ui(12.5, QFont::DemiBold), TextTone::Plain, side);
    layout->addWidget(m_heading);
    m_list = new QListView(side);
    m_list->setObjectName(u"graphChoices"_s);
    m_list->setAccessibleName(tr("From here"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ChoiceDelegate(m_appearance, m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new KeepsKeys(*m_list,
                  { Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Home, Qt::Key_End, Qt::Key_Return,
                    Qt::Key_Enter, Qt::Key_0, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus });
    connect(m_list, &QListView::clicked, this, &GraphView::goOn);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &GraphView::showMarks);
    m_list->installEventFilter(this);
    layout->addWidget(m_list, 1);
    auto *chips = new QHBoxLayout;
    chips->setSpacing(6);
    m_runChip = makeChip(tr("This run"), u"graphRun"_s);
    m_violationChip = makeChip(tr("Cheapest violation"), u"graphViolation"_s);
    chips->addWidget(m_runChip);
    chips->addWidget(m_violationChip);
    chips->addStretch(1);
    layout->addLayout(chips);
    m_extent = makeLabel({}, Theme::ui(11.5), TextTone::Muted, side);
    m_extent->setObjectName(u"graphExtent"_s);
    m_extent->setWordWrap(true);
    layout->addWidget(m_extent);
    auto *keys = makeLabel(tr("← → walk · ↑ ↓ choose · 0 shows all"), Theme::ui(11.5), TextTone::Faint, side);
    keys->setWordWrap(true);
    layout->addWidget(keys);
    m_play = new QPushButton(tr("Play to here"), side);
    m_play->setObjectName(u"graphPlay"_s);
    m_play->setProperty("primary", true);
    m_play->setToolTip(tr("Opens the run that leads to this state."));
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT runWanted(way()); });
    layout->addWidget(m_play);
    return side;
}

Chip *GraphView::makeChip(const QString &text, const QString &name)
{
    auto *chip = new Chip(m_appearance, text, this);
    chip->setObjectName(name);
    chip->setChecked(true);
    connect(chip, &QAbstractButton::toggled, this, &GraphView::showMarks);
    return chip;
}

void GraphView::setGraph(std::shared_ptr<const explorer::Graph> graph)
{
    m_graph = graph && !graph->nodes().empty() ? std::move(graph) : nullptr;
    m_walk.reset();
    m_run = {};
    if (m_graph)
        m_walk.emplace(m_graph);
    m_canvas->setPicture(m_graph ? std::make_shared<const GraphPicture>(m_graph) : nullptr);
    m_runChip->hide();
    m_violationChip->setChecked(true);
    m_violationChip->setVisible(m_graph && !m_graph->cheapest().nodes.empty());
    m_extent->setText(m_graph ? explorer::extentOf(*m_graph) : QString());
    m_extent->setVisible(!m_extent->text().isEmpty());
    showCurrent();
}

void GraphView::setRun(explorer::GraphPath path)
{
    // One marked way is easier to follow than two.
    if (m_run.nodes.empty() && !path.nodes.empty())
        m_violationChip->setChecked(false);
    m_run = std::move(path);
    m_runChip->setVisible(m_graph && !m_run.nodes.empty());
    showMarks();
}

std::vector<explorer::MoveName> GraphView::way() const
{
    return m_walk ? m_walk->way() : std::vector<explorer::MoveName>();
}

// Walking

void GraphView::goTo(int node)
{
    if (!m_walk)
        return;
    // Where the card is one that an edge leads to from here, one walks there.
    const std::vector<int> &edges = m_walk->choices();
    const auto edge = std::find_if(edges.begin(), edges.end(), [&](int it) { return m_graph->edge(it).to == node; });
    if (edge == edges.end())
        m_walk->goTo(node);
    else
        m_walk->take(*edge);
    showCurrent();
}

void GraphView::goBack()
{
    if (m_walk && m_walk->goBack())
        showCurrent();
}

void GraphView::goOn()
{
    if (chosen() >= 0 && m_walk->take(chosen()))
        showCurrent();
}

void GraphView::goToViolation()
{
    if (!m_walk || m_graph->cheapest().nodes.empty())
        return;
    m_walk->follow(m_graph->cheapest());
    showCurrent();
}

int GraphView::chosen() const
{
    const int row = m_list->currentIndex().row();
    return m_walk && row >= 0 && row < static_cast<int>(m_walk->choices().size())
        ? m_walk->choices()[static_cast<std::size_t>(row)]
        : -1;
}

void GraphView::choose(int row)
{
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1), 0));
}

void GraphView::keyPressEvent(QKeyEvent *event)
{
    if (!m_walk || event->modifiers().testFlag(Qt::ControlModifier) || !walkByKey(event->key()))
        QWidget::keyPressEvent(event);
}

bool GraphView::walkByKey(int key)
{
    constexpr double zoomStep = 1.25;
    const QPointF middle = QRectF(m_canvas->rect()).center();
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter: goOn(); return true;
    case Qt::Key_Left: goBack(); return true;
    case Qt::Key_Down: choose(m_list->currentIndex().row() + 1); return true;
    case Qt::Key_Up: choose(m_list->currentIndex().row() - 1); return true;
    case Qt::Key_Home:
        m_walk->goTo(0);
        showCurrent();
        return true;
    case Qt::Key_End: goToViolation(); return true;
    case Qt::Key_0: m_canvas->fit(); return true;
    case Qt::Key_Equal:
    case Qt::Key_Plus: m_canvas->zoom(zoomStep, middle); return true;
    case Qt::Key_Minus: m_canvas->zoom(1 / zoomStep, middle); return true;
    default: return false;
    }
}

/// The list keeps what moves in it; what walks is for the view.
bool GraphView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress || !m_walk)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    return key != Qt::Key_Up && key != Qt::Key_Down && walkByKey(key);
}

// What is shown

void GraphView::showCurrent()
{
    fillChoices();
    showMarks();
    showHere();
    m_heading->setText(!m_walk                         ? QString()
                           : m_walk->choices().empty() ? tr("From here nothing follows.")
                                                       : tr("From here"));
    m_play->setEnabled(!way().empty());
    m_canvas->reveal(current());
    m_canvas->setAccessibleDescription(describe());
    QAccessibleEvent changed(m_canvas, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    Q_EMIT currentChanged(current());
}

void GraphView::showHere()
{
    m_title->setVisible(m_walk.has_value());
    if (!m_walk) {
        m_here->setText(tr("Nothing is explored yet."));
        return;
    }
    const explorer::Graph::Node &node = m_graph->node(current());
    const explorer::CardText card = explorer::cardText(node.picture, m_graph->setup());
    m_title->setText(explorer::upperFirst(card.doing));
    QStringList lines{ joined({ card.durable, card.queue }), card.pending };
    if (node.outcome) {
        const QString verdict = trace::verdictText(node.outcome->verdict);
        lines.append((node.isViolating() ? u"✕ "_s : u"✓ "_s) + verdict);
    }
    lines.append(explorer::afterFaults(node.faults));
    lines.removeAll(QString());
    m_here->setText(lines.join(u'\n'));
}

QString GraphView::describe() const
{
    if (!m_walk)
        return m_here->text();
    const QString here = explorer::sentenceOf(*m_graph, current());
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row)
        names.append(m_model->index(row, 0).data().toString());
    return names.isEmpty() ? here : tr("%1 From here: %2.").arg(here, names.join(u", "_s));
}

void GraphView::fillChoices()
{
    m_model->clear();
    if (!m_walk)
        return;
    for (const int index : m_walk->choices()) {
        const explorer::Graph::Edge &edge = m_graph->edge(index);
        const explorer::Graph::Node &target = m_graph->node(edge.to);
        const explorer::CardText card = explorer::cardText(target.picture, m_graph->setup());
        const QString name = explorer::nameOf(edge.step, m_graph->setup());
        auto *item = new QStandardItem(name);
        item->setData(joined({ card.doing, card.durable }), DetailRole);
        item->setData(edge.fault.has_value(), FaultRole);
        const End end = !target.isOver() ? End::None : target.isViolating() ? End::Violation : End::Good;
        item->setData(static_cast<int>(end), EndRole);
        const QString sentence = explorer::sentenceOf(*m_graph, edge.to);
        item->setToolTip(sentence);
        item->setData(edge.fault ? tr("%1, a fault. Then: %2").arg(name, sentence)
                                 : tr("%1. Then: %2").arg(name, sentence),
                      Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    choose(0);
}

void GraphView::showMarks()
{
    GraphMarks marks;
    if (m_walk) {
        marks.walked = m_walk->path();
        marks.choices = m_walk->choices();
        marks.chosen = chosen();
        if (m_runChip->isChecked())
            marks.run = m_run;
        if (m_violationChip->isChecked())
            marks.violation = m_graph->cheapest();
    }
    m_canvas->setMarks(std::move(marks));
}

} // namespace window
