// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/picker.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

using namespace Qt::Literals::StringLiterals;
using stage::Theme;

namespace {

enum Role : int { IdRole = Qt::UserRole, DetailRole, LeadRole, CurrentRole };

class PickerDelegate : public QStyledItemDelegate
{
public:
    PickerDelegate(const Appearance &appearance, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_appearance(appearance)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return { 100, index.data(DetailRole).toString().isEmpty() ? 30 : 46 };
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_appearance.theme();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QRectF row = QRectF(option.rect).adjusted(4, 1, -4, -1);
        const bool current = index.data(CurrentRole).toBool();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        if (selected || hovered) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(selected ? theme.accentFill : theme.raised);
            painter->drawRoundedRect(row, 6, 6);
        }
        row.adjust(10, 0, -10, 0);
        const QString lead = index.data(LeadRole).toString();
        if (!lead.isEmpty()) {
            painter->setFont(Theme::mono(12));
            painter->setPen(current ? theme.accent : theme.faint);
            painter->drawText(QRectF(row.left(), row.top(), 22, row.height()), Qt::AlignVCenter | Qt::AlignRight, lead);
            row.setLeft(row.left() + 34);
        }
        paintTexts(*painter, row, index, current);
        painter->restore();
    }

private:
    void paintTexts(QPainter &painter, QRectF row, const QModelIndex &index, bool current) const
    {
        const Theme &theme = m_appearance.theme();
        const QString detail = index.data(DetailRole).toString();
        const QFont titleFont = Theme::ui(13, current ? QFont::DemiBold : QFont::Medium);
        painter.setFont(titleFont);
        painter.setPen(current ? theme.accent : theme.text);
        QRectF title = row;
        if (!detail.isEmpty())
            title = QRectF(row.left(), row.top() + 5, row.width(), 18);
        const auto elided = [&](const QString &text, const QFont &font) {
            return QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(row.width()));
        };
        painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft, elided(index.data().toString(), titleFont));
        if (detail.isEmpty())
            return;
        painter.setFont(Theme::ui(12));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(row.left(), row.top() + 23, row.width(), 17), Qt::AlignVCenter | Qt::AlignLeft,
                         elided(detail, painter.font()));
    }

    const Appearance &m_appearance;
};

} // namespace

Picker::Picker(const Appearance &appearance, Look look, const QString &name, QWidget *parent)
    : PaintedButton(appearance, parent)
    , m_looks(appearance)
    , m_look(look)
    , m_name(name)
{
    setAccessibleName(name);
    connect(this, &QAbstractButton::clicked, this, &Picker::openPopup);
}

void Picker::setItems(std::vector<PickerItem> items)
{
    m_items = std::move(items);
    updateGeometry();
}

void Picker::setCurrent(const QString &id, const QString &title)
{
    m_current = id;
    m_title = title;
    setAccessibleName(m_name + u": "_s + title);
    setToolTip(title);
    updateGeometry();
    update();
}

void Picker::setPrefix(const QString &prefix)
{
    m_prefix = prefix;
    updateGeometry();
    update();
}

QSize Picker::sizeHint() const
{
    if (m_look == Look::Plain)
        return { QFontMetrics(Theme::ui(15, QFont::DemiBold)).horizontalAdvance(m_title) + 38, 34 };
    const int prefix = QFontMetrics(Theme::ui(12)).horizontalAdvance(m_prefix);
    int widest = QFontMetrics(Theme::ui(13, QFont::DemiBold)).horizontalAdvance(m_title);
    for (const PickerItem &item : m_items)
        widest = std::max(widest, QFontMetrics(Theme::ui(13, QFont::DemiBold)).horizontalAdvance(item.title));
    if (m_look == Look::Field)
        return { widest + 40, 34 };
    return { prefix + widest + 66, 34 };
}

QSize Picker::minimumSizeHint() const
{
    return { m_look == Look::Framed ? 130 : 90, 34 };
}

void Picker::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF ground = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool framed = m_look == Look::Framed;
    const bool inForm = m_look == Look::Field;
    if (m_look != Look::Plain || isHovered() || isDown()) {
        painter.setPen(m_look == Look::Plain ? QPen(Qt::NoPen) : QPen(isHovered() ? theme().faint : theme().border, 1));
        painter.setBrush(inForm ? theme().field : theme().raised);
        painter.drawRoundedRect(ground, 7, 7);
    }
    double x = framed ? 12 : inForm ? 9 : 8;
    const double right = width() - 24.0;
    if (framed) {
        painter.setFont(Theme::ui(12));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(x, 0, right - x, height()), Qt::AlignVCenter, m_prefix);
        x += QFontMetricsF(painter.font()).horizontalAdvance(m_prefix) + 9;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().committed.line);
        painter.drawEllipse(QPointF(x + 4, height() / 2.0), 4, 4);
        x += 15;
    }
    painter.setFont(inForm ? Theme::ui(13) : Theme::ui(framed ? 13 : 15, QFont::DemiBold));
    painter.setPen(theme().text);
    const QString shown =
        QFontMetricsF(painter.font()).elidedText(m_title, Qt::ElideRight, std::max(0.0, right - x - 2));
    painter.drawText(QRectF(x, 0, right - x, height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
    paintGlyph(painter, Glyph::Chevron, QRectF(right, 0, 16, height()), theme().muted, 0.85);
    paintFocus(painter, ground, 7);
}

void Picker::fill(QStandardItemModel &model) const
{
    for (const PickerItem &item : m_items) {
        auto *row = new QStandardItem(item.title);
        row->setEditable(false);
        row->setData(item.id, IdRole);
        row->setData(item.detail, DetailRole);
        row->setData(item.lead, LeadRole);
        row->setData(item.id == m_current, CurrentRole);
        const QString spoken = QStringList{ item.lead, item.title, item.detail }.join(u' ').trimmed();
        row->setData(spoken, Qt::AccessibleTextRole);
        model.appendRow(row);
    }
}

QWidget *Picker::makePopup()
{
    auto *popup = new QFrame(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setProperty("popup", true);
    auto *layout = new QVBoxLayout(popup);
    layout->setContentsMargins(1, 5, 1, 5);
    layout->setSpacing(0);
    m_list = new QListView(popup);
    m_list->setAccessibleName(m_name);
    auto *model = new QStandardItemModel(m_list);
    fill(*model);
    m_list->setModel(model);
    m_list->setItemDelegate(new PickerDelegate(m_looks, m_list));
    m_list->setMouseTracking(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_list);
    if (!m_hint.isEmpty()) {
        QLabel *hint = makeLabel(m_hint, Theme::ui(12), TextTone::Muted, popup);
        hint->setWordWrap(true);
        hint->setContentsMargins(15, 8, 15, 4);
        layout->addWidget(hint);
    }
    connect(popup, &QObject::destroyed, this, [this] { m_list = nullptr; });
    const auto pick = [this, popup](const QModelIndex &index) {
        const QString id = index.data(IdRole).toString();
        popup->close();
        Q_EMIT picked(id);
    };
    connect(m_list, &QListView::clicked, this, pick);
    connect(m_list, &QListView::activated, this, [this, pick](const QModelIndex &index) {
        // A style may activate on the click that was taken already.
        if (m_list && m_list->isVisible())
            pick(index);
    });
    return popup;
}

void Picker::openPopup()
{
    if (m_list || m_items.empty())
        return;
    QWidget *popup = makePopup();
    int contents = 12;
    int currentRow = 0;
    for (std::size_t row = 0; row < m_items.size(); ++row) {
        contents += m_items[row].detail.isEmpty() ? 30 : 46;
        if (m_items[row].id == m_current)
            currentRow = static_cast<int>(row);
    }
    const QRect screenRect = screen()->availableGeometry();
    const bool details = !m_items.front().detail.isEmpty();
    const int width = std::clamp(details ? 420 : 260, this->width(), std::max(this->width(), screenRect.width() - 20));
    popup->setFixedWidth(width);
    const int hint = m_hint.isEmpty() ? 0 : popup->layout()->heightForWidth(width) > 0 ? 48 : 30;
    popup->setFixedHeight(std::min(contents + hint, screenRect.height() * 7 / 10));
    QPoint corner = mapToGlobal(QPoint(0, height() + 4));
    corner.setX(std::max(screenRect.left(), std::min(corner.x(), screenRect.right() - width)));
    popup->move(corner);
    popup->show();
    const QModelIndex index = m_list->model()->index(currentRow, 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_list->setFocus(Qt::PopupFocusReason);
}

} // namespace window
