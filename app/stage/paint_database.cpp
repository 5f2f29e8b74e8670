// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/painters.h"
#include "stage/words.h"

#include <algorithm>

namespace stage {

using namespace Qt::Literals::StringLiterals;

namespace {

// Units of the design.
constexpr double corner = 9;
constexpr double rowCorner = 4;
constexpr double cellPadding = 7;
constexpr double leastPadding = 4;
constexpr double columnGap = 9;
constexpr double tightGap = 4;
constexpr double leastText = 40;

class TablePainter
{
public:
    TablePainter(Canvas &canvas, const TableView &view, const Layout::Table &place, double padding)
        : m_canvas(canvas)
        , m_view(view)
        , m_place(place)
        , m_padding(padding)
    {
        measure();
    }

    void paint()
    {
        paintTitle();
        if (!m_place.header.isEmpty())
            paintHeader();
        if (m_view.rows.empty())
            paintEmpty();
        // What falls lies over what stays.
        for (const bool falling : { false, true }) {
            for (std::size_t index = 0; index < m_view.rows.size(); ++index) {
                if (!m_place.rows[index].isEmpty() && (m_view.rows[index].fallen > 0) == falling)
                    paintRow(m_view.rows[index], m_place.rows[index]);
            }
        }
    }

private:
    double px(double units) const { return m_canvas.px(units); }
    const Theme &theme() const { return m_canvas.theme(); }

    struct Column {
        QString title;
        /// Which cell of a row stands in it.
        qsizetype cell = 0;
        double width = 0;
    };

    /// Each column gets what it needs, the first one what is left. Where there is no room, gaps and titles become
    /// shorter, then a column is left out, and at last text gives way to numbers.
    void measure()
    {
        const double room = m_place.title.width() - 2 * m_padding;
        double total = widths(m_view.columns, columnGap, false);
        if (total > room)
            total = widths(m_view.columns, tightGap, false);
        if (total > room)
            total = widths(m_view.shortColumns, tightGap, false);
        if (total > room)
            total = widths(m_view.shortColumns, tightGap, true);
        for (const bool textOnly : { true, false }) {
            while (total > room + 0.5) {
                const auto end = textOnly ? m_columns.begin() + textColumns() : m_columns.end();
                const auto widest = std::max_element(
                    m_columns.begin(), end, [](const Column &a, const Column &b) { return a.width < b.width; });
                if (textOnly && widest->width <= px(leastText))
                    break;
                const double cut = std::min(total - room, std::max(1.0, widest->width * 0.1));
                widest->width -= cut;
                total -= cut;
            }
        }
        m_columns.front().width += std::max(0.0, room - total);
    }

    std::ptrdiff_t textColumns() const
    {
        return std::min<std::ptrdiff_t>(m_view.kind == Item::Kind::StockRow ? 1 : 2, std::ssize(m_columns));
    }

    double widths(const QStringList &titles, double gap, bool leaveOut)
    {
        m_columns.clear();
        m_gap = px(gap);
        double total = 0;
        for (qsizetype cell = 0; cell < titles.size(); ++cell) {
            if (leaveOut && cell == m_view.spare)
                continue;
            double width = m_canvas.widthOf(titles[cell], Type::MonoSmall);
            for (const RowView &row : m_view.rows)
                width = std::max(width, m_canvas.widthOf(row.cells.value(cell), Type::Mono));
            m_columns.push_back({ titles[cell], cell, width + (m_columns.empty() ? 0 : m_gap) });
            total += m_columns.back().width;
        }
        return total;
    }

    QRectF cell(const QRectF &row, std::size_t column) const
    {
        const QRectF inner = row.adjusted(m_padding, 0, -m_padding, 0);
        double left = inner.left();
        for (std::size_t i = 0; i < column; ++i)
            left += m_columns[i].width;
        const double gap = column == 0 ? 0 : m_gap;
        return { left + gap, inner.top(), m_columns[column].width - gap, inner.height() };
    }

    Qt::Alignment alignment(std::size_t column) const
    {
        return Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    }

    void paintTitle()
    {
        const QRectF rect = m_place.title.adjusted(px(3), 0, -px(1), 0);
        const QString &name = m_view.name;
        const double beside = rect.width() - m_canvas.widthOf(name, Type::Label) - px(6);
        // At last the rows themselves say it.
        const QStringList notes = QStringList(m_view.note) + m_view.shortNotes + QStringList(QString());
        const QString note = m_canvas.fitting(notes, Type::Small, beside);
        const double noteWidth = m_canvas.widthOf(note, Type::Small);
        const double room = rect.width() - noteWidth - px(6);
        const double nameWidth = std::min(room, m_canvas.widthOf(name, Type::Label));
        m_canvas.text(QRectF(rect.left(), rect.top(), nameWidth, rect.height()), name, Type::Label, theme().muted,
                      Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideMiddle);
        if (m_place.hidden > 0)
            m_canvas.text(QRectF(rect.left() + nameWidth + px(6), rect.top(), room - nameWidth - px(6), rect.height()),
                          fittingMore(room - nameWidth - px(6)), Type::Small, theme().muted);
        m_canvas.text(rect.adjusted(rect.width() - noteWidth, 0, 0, 0), note, Type::Small,
                      m_view.noteLook == Look::Neutral ? theme().muted : m_canvas.tone(m_view.noteLook).text,
                      Qt::AlignRight | Qt::AlignVCenter);
    }

    QString fittingMore(double room) const
    {
        const QString more = words::more(m_place.hidden);
        return m_canvas.widthOf(more, Type::Small) <= room ? more : u'+' + QString::number(m_place.hidden);
    }

    void paintHeader()
    {
        const QRectF rect = m_place.header.adjusted(0, 0, 0, -px(2));
        m_canvas.box(rect, px(rowCorner), theme().field, theme().grid);
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            m_canvas.text(cell(rect, column), m_columns[column].title, Type::MonoSmall, theme().muted,
                          alignment(column));
    }

    void paintEmpty()
    {
        const double bottom = m_place.header.isEmpty() ? m_place.title.bottom() : m_place.header.bottom();
        constexpr double height = 20;
        const QRectF rect(m_place.title.left() + m_padding, bottom, m_place.title.width(), px(height));
        m_canvas.text(rect, u"–"_s, Type::Body, theme().muted);
    }

    void paintRow(const RowView &row, const QRectF &place)
    {
        const Saved saved(m_canvas);
        QPainter &painter = m_canvas.painter();
        QRectF rect = place;
        if (row.presence < 1) {
            // A row that comes or goes keeps its shape; only its place grows or closes.
            rect.setHeight(place.height() / std::max(row.presence, 0.05));
            painter.setOpacity(row.fallen > 0 ? 1 - row.fallen : std::min(1.0, row.presence * 1.4));
            if (row.fallen > 0)
                fall(rect, row.fallen);
            else
                rect.moveBottom(place.bottom());
        }
        paintBox(row, rect);
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            paintCell(row, cell(rect, column), column);
        paintMarks(row, rect);
    }

    void fall(const QRectF &rect, double fallen)
    {
        constexpr double distance = 46;
        constexpr double tilt = 7;
        QPainter &painter = m_canvas.painter();
        painter.translate(rect.center() + QPointF(0, px(distance) * fallen * fallen));
        painter.rotate(tilt * fallen);
        painter.translate(-rect.center());
    }

    void paintBox(const RowView &row, const QRectF &rect)
    {
        const Theme::Tone neutral{ theme().grid, theme().field, theme().text };
        const Theme::Tone tone = m_canvas.tone(row.tint);
        const Theme::Tone shown = blend(neutral, tone, row.strength);
        const bool strong = row.strength > 0.05 && row.tint.nearest() != Look::Neutral;
        const bool dashed = strong && (row.tint.nearest() == Look::Pending || row.tint.nearest() == Look::RolledBack);
        m_canvas.box(rect, px(rowCorner), shown.fill, shown.line, dashed ? Stroke::Dashed : Stroke::Solid,
                     strong ? 1.5 : 1);
    }

    void paintCell(const RowView &row, const QRectF &rect, std::size_t column)
    {
        const qsizetype index = m_columns[column].cell;
        if (index >= row.cells.size())
            return;
        const bool isChanged = row.changedCell == index && row.changed > 0;
        if (!isChanged) {
            m_canvas.text(rect, row.cells[index], Type::Mono, theme().text, alignment(column), Qt::ElideMiddle);
            return;
        }
        paintChange(row, rect, alignment(column));
    }

    /// "0 → 2", or, when that is taken back, the value that is again in force and the other one struck through.
    void paintChange(const RowView &row, const QRectF &rect, Qt::Alignment alignment)
    {
        const QString &value = row.cells[row.changedCell];
        const QColor colour = blend(theme().text, m_canvas.tone(row.tint).text, row.strength);
        const bool isBack = row.tint.from == Look::RolledBack;
        const QString separator = isBack ? u"  "_s : u" → "_s;
        const double whole = m_canvas.widthOf(row.before + separator + value, Type::MonoBold);
        const double own = m_canvas.widthOf(value, Type::MonoBold);
        constexpr double overhang = 14;
        const bool both = whole <= rect.width() + px(overhang) && row.changed >= 0.5;
        m_canvas.text(rect, value, Type::MonoBold, isBack ? theme().text : colour, alignment, Qt::ElideMiddle);
        if (!both) {
            strikeOut(row, QRectF(rect.right() - std::min(own, rect.width()), rect.top(), own, rect.height()));
            return;
        }
        const QRectF old(rect.right() - whole, rect.top(), whole - own, rect.height());
        m_canvas.text(old, row.before + separator, Type::MonoBold, isBack ? m_canvas.tone(row.tint).text : colour);
        if (isBack)
            strikeOut(row, QRectF(old.left(), old.top(), m_canvas.widthOf(row.before, Type::MonoBold), old.height()));
        else
            strikeOut(row, QRectF(old.left(), old.top(), whole, old.height()));
    }

    void strikeOut(const RowView &row, const QRectF &rect)
    {
        if (row.struck <= 0 || row.strength <= 0.05)
            return;
        const QRectF wide = rect.adjusted(-px(3), 0, px(3), 0);
        m_canvas.line({ wide.left(), wide.center().y() },
                      { wide.left() + wide.width() * row.struck, wide.center().y() }, m_canvas.tone(row.tint).line,
                      px(1.6));
    }

    void paintMarks(const RowView &row, const QRectF &rect)
    {
        if (row.changedCell < 0)
            strikeOut(row, rect.adjusted(px(7), 0, -px(7), 0));
        // A commit that has just landed is signed with a check mark on the edge.
        constexpr double stillNew = 0.34;
        if (row.tint.to != Look::Committed || row.tint.mix < 0.5 || row.strength < stillNew)
            return;
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(m_canvas.painter().opacity() * between(row.strength, stillNew, 0.7));
        const double size = px(13);
        const QPointF centre(rect.right(), rect.top() + px(1));
        m_canvas.dot(centre, size / 2, m_canvas.tone(Look::Committed).line, theme().raised);
        m_canvas.check(centre, size * 0.55, theme().panel);
    }

    Canvas &m_canvas;
    const TableView &m_view;
    const Layout::Table &m_place;
    double m_padding;
    std::vector<Column> m_columns;
    double m_gap = 0;
};

void paintLock(Canvas &canvas, const Scene &scene, const LockView &lock, const QRectF &rect)
{
    const InstanceView &instance = scene.instances[static_cast<std::size_t>(lock.instance)];
    const Look look = lock.holds ? Look::Pending : instance.copy > 1 ? Look::Duplicate : Look::Waiting;
    const Theme::Tone tone = canvas.tone(look);
    const Theme &theme = canvas.theme();
    if (lock.holds) {
        canvas.box(rect, canvas.px(rowCorner), theme.field, theme.grid);
    } else {
        canvas.box(rect, canvas.px(rowCorner), tone.fill, Qt::transparent);
        canvas.hatch(rect, canvas.px(rowCorner), blend(tone.fill, tone.line, 0.12));
        canvas.box(rect, canvas.px(rowCorner), Qt::transparent, tone.line, Stroke::Dashed, 1.2);
    }
    const double size = canvas.px(11);
    const QRectF sign(rect.left() + canvas.px(8), rect.center().y() - size / 2, size, size);
    canvas.box(sign, canvas.px(2.5), lock.holds ? tone.line : QColor(Qt::transparent), tone.line, Stroke::Solid, 1.2);
    const QRectF inner = rect.adjusted(canvas.px(26), 0, -canvas.px(6), 0);
    const QString text = canvas.fitting(QStringList(lock.text) + lock.shortTexts, Type::Body, inner.width());
    if (canvas.widthOf(text, Type::Body) <= inner.width()) {
        canvas.text(inner, text, Type::Body, lock.holds ? theme.text : tone.text);
        return;
    }
    // A long name loses its middle, never its number.
    const QString number = u' ' + instance.number;
    const double room = inner.width() - canvas.widthOf(lock.with(number), Type::Body);
    canvas.text(inner, lock.with(canvas.elided(instance.consumer, Type::Body, room) + number), Type::Body,
                lock.holds ? theme.text : tone.text);
}

void paintLocks(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    if (layout.locksTitle.isEmpty())
        return;
    const QRectF title = layout.locksTitle.adjusted(canvas.px(3), 0, 0, 0);
    canvas.text(title, words::locks(), Type::Label, canvas.theme().muted);
    if (layout.hiddenLocks > 0)
        canvas.text(title, words::more(layout.hiddenLocks), Type::Small, canvas.theme().muted,
                    Qt::AlignRight | Qt::AlignVCenter);
    for (std::size_t index = 0; index < scene.locks.size(); ++index) {
        if (!layout.locks[index].isEmpty())
            paintLock(canvas, scene, scene.locks[index], layout.locks[index]);
    }
    if (scene.locks.empty()) {
        const QRectF room = layout.locks.front().adjusted(canvas.px(cellPadding), 0, -canvas.px(2), 0);
        canvas.text(room, canvas.fitting({ words::noLocks(), words::noLocksShort() }, Type::Small, room.width()),
                    Type::Small, canvas.theme().muted);
    }
}

void paintStatement(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    if (layout.statement.isEmpty() || scene.statement.isEmpty())
        return;
    const QRectF rect = layout.statement.adjusted(canvas.px(4), 0, -canvas.px(4), 0);
    const QString result = scene.result.isEmpty() ? QString() : u" → "_s + scene.result;
    const double resultWidth = std::min(canvas.widthOf(result, Type::MonoSmall), rect.width());
    const QString statement =
        canvas.fitting(QStringList(scene.statement) + scene.shortStatements + QStringList(QString()), Type::MonoSmall,
                       rect.width() - resultWidth);
    const double width = std::min(canvas.widthOf(statement, Type::MonoSmall), rect.width() - resultWidth);
    canvas.text(QRectF(rect.left(), rect.top(), width, rect.height()), statement, Type::MonoSmall,
                canvas.theme().muted);
    const QColor colour = scene.resultLook == Look::Neutral ? canvas.theme().muted : canvas.tone(scene.resultLook).text;
    canvas.text(QRectF(rect.left() + width, rect.top(), resultWidth, rect.height()), result, Type::MonoSmall, colour);
}

} // namespace

void paintDatabase(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    canvas.box(layout.database, canvas.px(corner), canvas.theme().raised, canvas.theme().border);
    canvas.text(layout.databaseHead, scene.database, Type::Title, canvas.theme().text, Qt::AlignCenter);
    for (std::size_t index = 0; index < scene.tables.size(); ++index)
        TablePainter(canvas, scene.tables[index], layout.tables[index], layout.px(leastPadding, cellPadding)).paint();
    paintLocks(canvas, scene, layout);
    paintStatement(canvas, scene, layout);
}

} // namespace stage
