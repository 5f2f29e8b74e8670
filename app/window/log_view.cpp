// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/log_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

constexpr int cellMargin = 5;

/// Paints cells with as many lines of text as the row has room for, and what is more is elided.
class LogDelegate : public QStyledItemDelegate
{
public:
    LogDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected)
            painter->fillRect(option.rect, theme.accentFill);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.grid);
        const QVariant font = index.data(Qt::FontRole);
        painter->setFont(font.isValid() ? font.value<QFont>() : option.font);
        painter->setPen(colourOf(index));
        const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
        paintText(*painter, QRectF(option.rect).adjusted(cellMargin, 4, -cellMargin, -3), index.data().toString(),
                  alignment);
        painter->restore();
    }

private:
    /// Errors and waits stand out by their colour; the words say the same.
    QColor colourOf(const QModelIndex &index) const
    {
        const Theme &theme = m_appearance.theme();
        if (index.column() == 0)
            return theme.muted;
        const bool lastColumn = index.column() == index.model()->columnCount() - 1;
        if (lastColumn && index.data(SqlLogModel::FailedRole).userType() == QMetaType::Bool) {
            if (index.data(SqlLogModel::FailedRole).toBool())
                return theme.fault.text;
            if (index.data(SqlLogModel::WaitingRole).toBool())
                return theme.waiting.text;
        }
        return theme.text;
    }

    static void paintText(QPainter &painter, const QRectF &rect, const QString &text, Qt::Alignment alignment)
    {
        const QFontMetricsF metrics(painter.font());
        QTextLayout layout(text, painter.font());
        QTextOption option(alignment);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        double y = 0;
        for (;;) {
            QTextLine line = layout.createLine();
            if (!line.isValid())
                break;
            line.setLineWidth(rect.width());
            const bool last = y + 2 * metrics.lineSpacing() > rect.height() + 1;
            const QString rest = text.mid(line.textStart());
            if (last && line.textLength() < rest.size()) {
                painter.drawText(QRectF(rect.left(), rect.top() + y, rect.width(), line.height()), int(alignment),
                                 metrics.elidedText(rest, Qt::ElideRight, rect.width()));
                break;
            }
            line.setPosition(QPointF(0, y));
            line.draw(&painter, rect.topLeft());
            y += metrics.lineSpacing();
            if (last)
                break;
        }
        layout.endLayout();
    }

    const Appearance &m_appearance;
};

QPushButton *makeFilterButton(const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setFont(Theme::ui(12));
    button->setFocusPolicy(Qt::TabFocus);
    button->setMenu(new QMenu(button));
    return button;
}

} // namespace

LogTable::LogTable(const Appearance &appearance, QWidget *parent)
    : QTableView(parent)
{
    setItemDelegate(new LogDelegate(appearance, this));
    setFont(Theme::ui(11.5));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setFocusPolicy(Qt::TabFocus);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideRight);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setFont(Theme::ui(11, QFont::Medium));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(30);
    new KeepsKeys(*this, { Qt::Key_Home, Qt::Key_End, Qt::Key_Return, Qt::Key_Enter });
    connect(this, &QTableView::clicked, this, &LogTable::rowChosen);
}

void LogTable::setTextColumn(int column)
{
    m_textColumn = column;
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void LogTable::fitColumn(int column, const QStringList &texts)
{
    int widest = QFontMetrics(horizontalHeader()->font())
                     .horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
    for (const QString &text : texts)
        widest = std::max(widest, fontMetrics().horizontalAdvance(text));
    setColumnWidth(column, widest + 2 * cellMargin + 3);
}

QString LogTable::asText() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    if (rows.isEmpty()) {
        for (int row = 0; row < model()->rowCount(); ++row)
            rows.append(model()->index(row, 0));
    }
    QString text;
    for (const QModelIndex &index : rows) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            cells.append(index.siblingAtColumn(column).data().toString());
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

void LogTable::copy() const
{
    QApplication::clipboard()->setText(asText());
}

bool LogTable::event(QEvent *event)
{
    // What is copied here are rows, not the picture that the window would copy.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void LogTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT rowChosen(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void LogTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    const bool all = selectionModel()->selectedRows().isEmpty();
    connect(menu.addAction(all ? tr("Copy all rows") : tr("Copy rows")), &QAction::triggered, this, &LogTable::copy);
    menu.exec(event->globalPos());
}

void LogTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (m_optionalColumn >= 0)
        setColumnHidden(m_optionalColumn, width() < 300);
    fitRows();
}

void LogTable::fitRows()
{
    // One height for all: a log may have a hundred thousand rows.
    const int width = horizontalHeader()->sectionSize(m_textColumn);
    const int lines = width < 260 ? 3 : width < 470 ? 2 : 1;
    verticalHeader()->setDefaultSectionSize(lines * fontMetrics().lineSpacing() + 9);
}

void LogFilter::setActor(const QString &actor)
{
    m_actor = actor;
    invalidateFilter();
}

void LogFilter::setMessage(const QString &message)
{
    m_message = message;
    invalidateFilter();
}

void LogFilter::setWord(const QString &word)
{
    m_word = word;
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, EventLogModel::What, parent);
    if (!m_actor.isEmpty() && index.data(EventLogModel::ActorRole).toString() != m_actor)
        return false;
    if (!m_message.isEmpty() && index.data(EventLogModel::MessageRole).toString() != m_message)
        return false;
    return m_word.isEmpty() || index.data().toString().contains(m_word, Qt::CaseInsensitive);
}

LogPage::LogPage(RunController &controller, const Appearance &appearance)
    : m_controller(controller)
    , m_table(new LogTable(appearance, this))
{
    connect(&controller, &RunController::runChanged, this, [this] {
        m_stale = true;
        forget();
        follow();
    });
    connect(&controller, &RunController::moved, this, [this](double, bool eventsChanged) {
        if (eventsChanged)
            follow();
    });
}

void LogPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void LogPage::follow()
{
    if (!isVisible() || !m_controller.hasRun())
        return;
    if (std::exchange(m_stale, false))
        showRun();
    else
        showEvents();
    m_table->scrollToBottom();
}

EventLogPage::EventLogPage(RunController &controller, const Appearance &appearance)
    : LogPage(controller, appearance)
    , m_model(new EventLogModel(this))
    , m_filter(new LogFilter(this))
    , m_search(new QLineEdit(this))
    , m_actorButton(makeFilterButton(tr("Everyone ▾"), this))
    , m_messageButton(makeFilterButton(tr("All ▾"), this))
{
    m_filter->setSourceModel(m_model);
    m_table->setObjectName(u"eventLog"_s);
    m_table->setAccessibleName(tr("Event log"));
    m_table->setModel(m_filter);
    m_table->setTextColumn(EventLogModel::What);
    m_table->setOptionalColumn(EventLogModel::Time);
    m_table->fitColumn(EventLogModel::Time, { u"880 ms"_s });
    m_search->setObjectName(u"logSearch"_s);
    m_search->setPlaceholderText(tr("Find a word"));
    m_search->setAccessibleName(tr("Find a word in the event log"));
    m_search->setFont(Theme::ui(12));
    m_actorButton->setAccessibleName(tr("Show the events of"));
    m_messageButton->setAccessibleName(tr("Show the events of a message"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 0, 12, 0);
    bar->setSpacing(6);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_actorButton);
    bar->addWidget(m_messageButton);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    connect(m_search, &QLineEdit::textChanged, m_filter, &LogFilter::setWord);
    connect(m_table, &LogTable::rowChosen, this, [this](const QModelIndex &index) {
        if (index.isValid())
            m_controller.goTo(static_cast<std::size_t>(m_filter->mapToSource(index).row()) + 1);
    });
}

void EventLogPage::showEvents()
{
    m_model->setEvents(m_controller.events());
}

void EventLogPage::showRun()
{
    m_model->setRun(m_controller.recording(), m_controller.events());
    m_table->fitColumn(EventLogModel::Who, m_model->actors());
    fillFilters();
}

void EventLogPage::fillFilters()
{
    const auto fill = [](QPushButton *button, const QString &all, const QStringList &names, auto choose) {
        QMenu *menu = button->menu();
        menu->clear();
        button->setText(all + u" ▾"_s);
        choose(QString());
        for (const QString &name : QStringList{ QString() } + names) {
            const QString shown = name.isEmpty() ? all : name;
            QObject::connect(menu->addAction(shown), &QAction::triggered, button, [button, shown, name, choose] {
                button->setText(shown + u" ▾"_s);
                choose(name);
            });
        }
    };
    fill(m_actorButton, tr("Everyone"), m_model->actors(), [this](const QString &it) { m_filter->setActor(it); });
    fill(m_messageButton, tr("All"), m_model->messages(), [this](const QString &it) { m_filter->setMessage(it); });
    m_messageButton->setVisible(m_model->messages().size() > 1);
}

SqlLogPage::SqlLogPage(RunController &controller, const Appearance &appearance)
    : LogPage(controller, appearance)
    , m_model(new SqlLogModel(this))
    , m_statement(makeLabel({}, Theme::mono(11), TextTone::Plain, this))
    , m_elsewhere(makeLabel({}, Theme::ui(11.5), TextTone::Muted, this))
{
    m_table->setObjectName(u"sqlLog"_s);
    m_table->setAccessibleName(tr("SQL log"));
    m_table->setModel(m_model);
    m_table->setTextColumn(SqlLogModel::Statement);
    m_table->setOptionalColumn(SqlLogModel::Time);
    m_table->fitColumn(SqlLogModel::Time, { u"880 ms"_s });
    m_table->fitColumn(SqlLogModel::Result, { tr("committed"), tr("rolled back") });
    for (QLabel *label : { m_statement, m_elsewhere }) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setContentsMargins(14, 0, 14, 2);
        label->hide();
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 6);
    layout->setSpacing(4);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_statement);
    layout->addWidget(m_elsewhere);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SqlLogPage::showDetails);
    connect(m_table, &LogTable::rowChosen, this, [this](const QModelIndex &index) {
        if (index.isValid())
            m_controller.goTo(index.data(SqlLogModel::EventRole).value<std::size_t>() + 1);
    });
}

void SqlLogPage::showRun()
{
    m_model->setRun(m_controller.recording(), m_controller.events());
    QStringList names;
    for (const engine::InstanceName &name : m_controller.recording().roster)
        names.append(name.name);
    m_table->fitColumn(SqlLogModel::Session, names);
    showDetails({});
}

void SqlLogPage::showEvents()
{
    m_model->setEvents(m_controller.events());
}

void SqlLogPage::showDetails(const QModelIndex &index)
{
    m_statement->setVisible(index.isValid());
    const QString elsewhere = index.data(SqlLogModel::ElsewhereRole).toString();
    m_elsewhere->setVisible(!elsewhere.isEmpty());
    if (!index.isValid())
        return;
    m_statement->setText(index.siblingAtColumn(SqlLogModel::Statement).data().toString());
    m_elsewhere->setText(tr("The same error elsewhere: %1").arg(elsewhere));
}

} // namespace window
