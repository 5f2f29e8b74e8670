// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/side_panel.h"

#include "strategies/registry.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QResizeEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

/// A strategy, and what it ends with, in a pill.
class ComparisonDelegate : public QStyledItemDelegate
{
public:
    ComparisonDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return { 200, 26 }; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = option.rect;
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        const bool focused = option.state.testFlag(QStyle::State_HasFocus);
        const bool current = index.data(Comparison::CurrentRole).toBool();
        if (hovered || current || focused) {
            painter->setPen(focused ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen));
            painter->setBrush(current ? theme.accentFill : theme.raised);
            painter->drawRoundedRect(row.adjusted(6, 1, -6, -1), 6, 6);
        }
        const auto standing = static_cast<Standing>(index.data(Comparison::StandingRole).toInt());
        const Theme::Tone &tone = standing == Standing::Open ? theme.neutral : toneOf(standing, theme);
        const QFont pillFont = Theme::ui(12, QFont::DemiBold);
        const QString pillText = QFontMetricsF(pillFont).elidedText(index.data(Comparison::PillRole).toString(),
                                                                    Qt::ElideRight, row.width() * 0.6 - 36);
        const double pillWidth = std::max(54.0, QFontMetricsF(pillFont).horizontalAdvance(pillText) + 20);
        const QRectF pill(row.right() - 16 - pillWidth, row.top() + 2, pillWidth, row.height() - 4);
        painter->setPen(QPen(tone.line, 1));
        painter->setBrush(tone.fill);
        painter->drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter->setPen(tone.text);
        painter->setFont(pillFont);
        painter->drawText(pill, Qt::AlignCenter, pillText);
        painter->setPen(theme.text);
        painter->setFont(Theme::ui(13, current ? QFont::DemiBold : QFont::Normal));
        const QRectF title(row.left() + 15, row.top(), pill.left() - row.left() - 22, row.height());
        painter->drawText(
            title, Qt::AlignVCenter,
            QFontMetricsF(painter->font()).elidedText(index.data().toString(), Qt::ElideRight, title.width()));
        painter->restore();
    }

private:
    const Appearance &m_appearance;
};

} // namespace

CodePage::CodePage(RunController &controller, const Appearance &appearance, ListingKind kind, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_appearance(appearance)
    , m_chips(new QWidget(this))
    , m_code(new CodeView(controller, appearance, kind, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 6);
    layout->setSpacing(6);
    auto *chips = new QHBoxLayout(m_chips);
    chips->setContentsMargins(12, 2, 12, 0);
    chips->setSpacing(6);
    layout->addWidget(m_chips);
    layout->addWidget(m_code, 1);
    const QString text = kind == ListingKind::Running
        ? tr("Click the margin to crash an instance at that line.")
        : tr("To read beside it: the same steps, written elsewhere. The margin works here too.");
    m_hint = makeLabel(text, Theme::ui(12), TextTone::Muted, this);
    m_hint->setContentsMargins(14, 0, 14, 0);
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);
    connect(&controller, &RunController::runChanged, this, &CodePage::showRun);
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            showMoment();
    });
    if (controller.hasRun())
        showRun();
}

void CodePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_hint->setVisible(height() >= 240);
}

void CodePage::showRun()
{
    m_shown.clear();
    showMoment();
}

QStringList CodePage::strategiesNow() const
{
    QStringList ids;
    const trace::State &state = m_controller.state();
    for (const trace::InstanceState &instance : state.instances) {
        const bool busy = instance.standsAt != engine::Step::None;
        if (busy && !ids.contains(instance.strategy))
            ids.append(instance.strategy);
    }
    for (const QString &id : state.strategies) {
        if (!ids.contains(id))
            ids.append(id);
    }
    return ids;
}

void CodePage::showMoment()
{
    const QStringList ids = strategiesNow();
    if (ids != m_shown)
        showStrategies(ids);
    const int actor = m_controller.situation().actor();
    const trace::State &state = m_controller.state();
    const QString current = m_code->strategy() ? QString(m_code->strategy()->id) : QString();
    // The code follows whoever acts; where nobody does, it stays as long as it may still run.
    QString wanted = ids.contains(current) ? current : ids.value(0);
    if (actor >= 0)
        wanted = state.instances[static_cast<std::size_t>(actor)].strategy;
    m_code->setStrategy(strategies::find(wanted));
    for (Chip *chip : m_chips->findChildren<Chip *>())
        chip->setChecked(chip->objectName() == wanted);
}

void CodePage::showStrategies(const QStringList &ids)
{
    m_shown = ids;
    qDeleteAll(m_chips->findChildren<Chip *>());
    m_chips->setVisible(ids.size() > 1);
    auto *layout = static_cast<QHBoxLayout *>(m_chips->layout());
    for (const QString &id : ids) {
        const engine::Strategy *strategy = strategies::find(id);
        auto *chip = new Chip(m_appearance, strategy ? QString(strategy->title) : id, m_chips);
        chip->setObjectName(id);
        chip->setAutoExclusive(true);
        connect(chip, &QAbstractButton::clicked, this, [this, strategy] { m_code->setStrategy(strategy); });
        layout->addWidget(chip);
    }
}

SidePanel::SidePanel(RunController &controller, Comparison &comparison, const Appearance &appearance, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_comparison(comparison)
    , m_appearance(appearance)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    setProperty("card", true);
    setMinimumWidth(260);
    buildTabs();
    auto *upper = new QWidget(this);
    auto *above = new QVBoxLayout(upper);
    above->setContentsMargins(0, 0, 0, 0);
    above->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(14, 4, 6, 0);
    bar->addWidget(m_tabs, 1);
    above->addLayout(bar);
    above->addWidget(makeLine(upper));
    above->addWidget(m_pages, 1);

    m_splitter->setObjectName(u"sideSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(5);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(makeComparison());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(m_splitter);
}

void SidePanel::buildTabs()
{
    m_tabs->setObjectName(u"sideTabs"_s);
    m_tabs->setAccessibleName(tr("Code and logs"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->setFont(Theme::ui(13, QFont::Medium));
    m_tabs->setElideMode(Qt::ElideRight);
    new KeepsKeys(*m_tabs, { Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End });
    for (const QString &title : { tr("Running code"), tr("C#"), tr("SQL"), tr("SQL log"), tr("Event log") }) {
        m_tabs->addTab(title);
        auto *place = new QWidget(m_pages);
        auto *layout = new QVBoxLayout(place);
        layout->setContentsMargins(0, 0, 0, 0);
        m_pages->addWidget(place);
    }
    m_tabs->setTabToolTip(1, tr("The same handler in C# with EF Core"));
    m_tabs->setTabToolTip(2, tr("The same handler as plain SQL"));
    page(0);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        page(index);
        m_pages->setCurrentIndex(index);
    });
}

QWidget *SidePanel::page(int index)
{
    QLayout *place = m_pages->widget(index)->layout();
    if (place->isEmpty())
        place->addWidget(makePage(index));
    return place->itemAt(0)->widget();
}

QWidget *SidePanel::makePage(int index)
{
    switch (index) {
    case 1: return new CodePage(m_controller, m_appearance, ListingKind::CSharp);
    case 2: return new CodePage(m_controller, m_appearance, ListingKind::Sql);
    case 3: return new SqlLogPage(m_controller, m_appearance);
    case 4: return new EventLogPage(m_controller, m_appearance);
    default: return new CodePage(m_controller, m_appearance, ListingKind::Running);
    }
}

void SidePanel::concealComparison(bool concealed)
{
    m_list->setVisible(!concealed);
    m_concealed->setVisible(concealed);
}

void SidePanel::setComparisonHeight(int height)
{
    m_splitter->setSizes({ std::max(100, this->height() - height), height });
}

QByteArray SidePanel::saveSplit() const
{
    return m_splitter->saveState();
}

void SidePanel::restoreSplit(const QByteArray &split)
{
    m_splitter->restoreState(split);
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const bool narrow = width() < 325;
    m_tabs->setTabText(0, narrow ? tr("Code") : tr("Running code"));
    m_tabs->setTabText(4, narrow ? tr("Events") : tr("Event log"));
}

QStringList SidePanel::pages()
{
    return { u"code"_s, u"csharp"_s, u"sql"_s, u"sql-log"_s, u"event-log"_s };
}

bool SidePanel::showPage(const QString &id)
{
    const qsizetype index = pages().indexOf(id);
    if (index >= 0)
        m_tabs->setCurrentIndex(static_cast<int>(index));
    return index >= 0;
}

QWidget *SidePanel::makeComparison()
{
    auto *box = new QWidget(this);
    box->setMinimumHeight(96);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(4);
    layout->addWidget(makeLine(box));
    QLabel *title = makeLabel(tr("Same faults, every strategy"), Theme::ui(13, QFont::DemiBold), TextTone::Plain, box);
    title->setContentsMargins(15, 7, 15, 3);
    layout->addWidget(title);
    m_list = new QListView(box);
    m_list->setObjectName(u"comparison"_s);
    m_list->setAccessibleName(tr("Same faults, every strategy"));
    m_list->setModel(&m_comparison);
    m_list->setItemDelegate(new ComparisonDelegate(m_appearance, m_list));
    m_list->setMouseTracking(true);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    new KeepsKeys(*m_list, { Qt::Key_Return, Qt::Key_Enter, Qt::Key_Home, Qt::Key_End });
    layout->addWidget(m_list, 1);
    m_concealed = makeLabel(tr("Shown once you have seen the run to its end."), Theme::ui(12.5), TextTone::Muted, box);
    m_concealed->setWordWrap(true);
    m_concealed->setContentsMargins(15, 2, 15, 8);
    m_concealed->setAlignment(Qt::AlignTop);
    m_concealed->hide();
    layout->addWidget(m_concealed, 1);
    // The run that is shown is in sight, until somebody looks elsewhere in the list.
    connect(&m_comparison, &Comparison::finished, m_list, [this] {
        for (int row = 0; row < m_list->model()->rowCount(); ++row) {
            const QModelIndex index = m_list->model()->index(row, 0);
            if (index.data(Comparison::CurrentRole).toBool())
                m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
        }
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { Q_EMIT runWanted(index.row()); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (m_list->hasFocus())
            Q_EMIT runWanted(index.row());
    });
    return box;
}

} // namespace window
