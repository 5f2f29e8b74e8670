// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/painters.h"
#include "stage/ways.h"
#include "stage/words.h"

#include <algorithm>

namespace stage {

using engine::Event;
using Doing = trace::InstanceState::Doing;

namespace {

constexpr double thin = 1.5;
constexpr double thick = 2;

class ArrowPainter
{
public:
    ArrowPainter(Canvas &canvas, const Scene &scene, const Layout &layout)
        : m_canvas(canvas)
        , m_scene(scene)
        , m_layout(layout)
    {
    }

    void paint()
    {
        m_canvas.arrow(ways::publish(m_layout), m_canvas.theme().faint, px(thin));
        for (int index = 0; index < static_cast<int>(m_scene.instances.size()); ++index)
            paintDelivery(index);
        for (std::size_t table = 0; table < m_scene.tables.size(); ++table) {
            for (std::size_t row = 0; row < m_scene.tables[table].rows.size(); ++row)
                paintWrite(table, row);
        }
        for (int index = 0; index < static_cast<int>(m_scene.instances.size()); ++index)
            paintWait(index);
        // Where cards are that close, the envelopes alone say the tags.
        if (m_layout.detail == Detail::Mini)
            return;
        for (const Label &label : m_labels)
            paintTag(label);
    }

private:
    double px(double units) const { return m_canvas.px(units); }
    const trace::InstanceState &before(int index) const
    {
        return m_scene.state->instances[static_cast<std::size_t>(index)];
    }
    const trace::InstanceState &after(int index) const
    {
        return m_scene.after->instances[static_cast<std::size_t>(index)];
    }
    static bool inHand(const trace::InstanceState &instance)
    {
        return instance.doing != Doing::Idle && instance.doing != Doing::Crashed && instance.tag > 0;
    }
    bool isCurrent(const trace::State &state, const trace::InstanceState &instance) const
    {
        if (instance.entry <= 0 || instance.entry > static_cast<int>(state.entries.size()))
            return false;
        const trace::EntryState &entry = state.entries[static_cast<std::size_t>(instance.entry - 1)];
        return entry.where == trace::EntryState::Where::InFlight && entry.tag == instance.tag;
    }

    bool isCopy(int entry) const
    {
        return std::any_of(m_scene.entries.begin(), m_scene.entries.end(),
                           [entry](const EntryView &it) { return it.id == entry && it.copy > 1; });
    }

    /// From the broker to whoever holds a delivery. Dotted once the broker has given the message away.
    void paintDelivery(int index)
    {
        const bool held = inHand(before(index));
        const bool holds = inHand(after(index));
        if (!held && !holds)
            return;
        const trace::InstanceState &instance = held ? before(index) : after(index);
        const bool arrives = !held;
        const Curve way = ways::delivery(m_scene, m_layout, instance.entry, index);
        const bool current = isCurrent(held ? *m_scene.state : *m_scene.after, instance)
            && (held && holds ? isCurrent(*m_scene.after, instance) || m_scene.t < 0.5 : true);
        const bool again = instance.redelivered || isCopy(instance.entry);
        const QColor colour = !current ? m_canvas.theme().faint
            : again                    ? m_canvas.tone(Look::Duplicate).line
                                       : m_canvas.tone(Look::InFlight).line;
        const Saved saved(m_canvas);
        if (held && !holds)
            m_canvas.painter().setOpacity(1 - eased(m_scene.t));
        if (arrives) {
            // It is drawn by what travels along it.
            const double t = eased(m_scene.t);
            m_canvas.stroke(way.piece(0, t).path(), colour, px(thick));
            return;
        }
        m_canvas.arrow(way, colour, px(current ? thick : thin), current ? Stroke::Solid : Stroke::Dotted);
        // An ack leaves where the label stands.
        const double settles = before(index).doing == Doing::AckInFlight ? 1
            : after(index).doing == Doing::AckInFlight                   ? eased(m_scene.t)
                                                                         : 0;
        m_labels.push_back({ way, instance.tag, current ? colour : m_canvas.theme().muted,
                             m_canvas.painter().opacity() * (1 - settles) });
    }

    struct Label {
        Curve way;
        int tag;
        QColor colour;
        double opacity;
    };

    void paintTag(const Label &label)
    {
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(label.opacity);
        const Curve &way = label.way;
        const QString text = words::tag(label.tag);
        const double width = m_canvas.widthOf(text, Type::Tiny) + px(2);
        const double height = m_canvas.heightOf(Type::Tiny);
        // Above the end of the arrow when it comes from below, and the other way round.
        const bool fromBelow = way.start().y() > way.end().y() + px(4);
        const double y = fromBelow ? way.end().y() - height - px(7) : way.end().y() + px(7);
        const bool level = std::abs(way.start().y() - way.end().y()) <= px(16);
        const QRectF rect(way.end().x() - width - px(9), level ? way.end().y() - height - px(7) : y, width, height);
        m_canvas.label(rect, text, Type::Tiny, label.colour, Qt::AlignRight, m_canvas.theme().panel);
    }

    void paintWrite(std::size_t table, std::size_t row)
    {
        const RowView &view = m_scene.tables[table].rows[row];
        int writer = view.writer;
        double drawn = 1;
        if (writer < 0 && m_scene.next && m_scene.next->instance >= 0 && isWrittenBy(*m_scene.next, view)) {
            writer = m_scene.next->instance;
            drawn = eased(between(m_scene.t, 0, 0.5));
        }
        bool fades = false;
        if (writer < 0 && m_scene.last && isWrittenBy(*m_scene.last, view) && view.tint.to == Look::Committed) {
            writer = m_scene.last->instance;
            fades = true;
        }
        if (writer < 0 || m_layout.tables[table].rows[row].isEmpty())
            return;
        const Curve way = ways::write(m_scene, m_layout, writer, table, row);
        const Saved saved(m_canvas);
        if (fades)
            m_canvas.painter().setOpacity(m_scene.afterglow);
        const bool ends = view.tint.from == Look::Pending && view.tint.to != Look::Pending;
        if (ends)
            m_canvas.painter().setOpacity(1 - eased(between(m_scene.t, 0.6, 1)));
        const QColor colour = m_canvas.tone(view.tint).line;
        if (drawn < 1)
            m_canvas.stroke(way.piece(0, drawn).path(), colour, px(thick));
        else
            m_canvas.arrow(way, colour, px(thick));
    }

    static bool isWrittenBy(const Event &event, const RowView &row)
    {
        return event.kind == Event::Kind::Performed
            && std::any_of(event.rows.begin(), event.rows.end(),
                           [&](const engine::RowChange &change) { return engine::sameRow(change.row(), row.row); });
    }

    void paintWait(int index)
    {
        const bool waits = after(index).waitsFor >= 0;
        const bool waited = before(index).waitsFor >= 0;
        if (!waits && !waited)
            return;
        const int holder = waits ? after(index).waitsFor : before(index).waitsFor;
        const double part = waits && waited ? 1 : waits ? eased(between(m_scene.t, 0.3, 1)) : 1 - eased(m_scene.t);
        const InstanceView &view = m_scene.instances[static_cast<std::size_t>(index)];
        const QColor colour = m_canvas.tone(view.copy > 1 ? Look::Duplicate : Look::Waiting).line;
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(part);
        if (const auto way = ways::directWait(m_layout, index, holder)) {
            m_canvas.arrow(*way, colour, px(thick), Stroke::Dashed);
            paintWaitLabel(*way, colour);
        } else {
            const QPainterPath rail = ways::waitRail(m_layout, index, holder);
            m_canvas.stroke(rail, colour, px(thin), Stroke::Dashed);
            m_canvas.arrowHead(rail.currentPosition(), { -1, 0 }, m_canvas.headLength(), colour);
        }
        constexpr auto mostBlocked = 3;
        if (m_scene.locks.size() <= mostBlocked)
            paintBlocked(index, holder, colour);
    }

    void paintWaitLabel(const Curve &way, const QColor &colour)
    {
        const double height = m_canvas.heightOf(Type::Tiny);
        if (std::abs(way.start().y() - way.end().y()) < height + px(6))
            return;
        const QString text = words::waitsFor();
        const QPointF middle = way.at(0.5);
        m_canvas.text(
            QRectF(middle.x() + px(9), middle.y() - height / 2, m_canvas.widthOf(text, Type::Tiny) + 2, height), text,
            Type::Tiny, colour);
    }

    /// What it would write, were it let.
    void paintBlocked(int index, int holder, const QColor &colour)
    {
        const engine::Step step = after(index).waitsFor >= 0 ? after(index).standsAt : before(index).standsAt;
        const Item::Kind kind = step == engine::Step::Reserve ? Item::Kind::StockRow : Item::Kind::InboxRow;
        for (std::size_t table = 0; table < m_scene.tables.size(); ++table) {
            const TableView &view = m_scene.tables[table];
            const bool isReservation = view.kind == Item::Kind::ReservationRow && kind == Item::Kind::InboxRow;
            if (view.kind != kind && !isReservation)
                continue;
            const auto held = std::find_if(view.rows.begin(), view.rows.end(),
                                           [&](const RowView &row) { return row.writer == holder; });
            const Layout::Table &place = m_layout.tables[table];
            const QRectF row =
                held == view.rows.end() ? QRectF() : place.rows[static_cast<std::size_t>(held - view.rows.begin())];
            const Curve way =
                ways::blocked(m_scene, m_layout, index, step, !row.isEmpty() ? row : place.title | place.header);
            const Curve shortWay = way.piece(0, way.placeBeforeEnd(px(4)));
            m_canvas.stroke(shortWay.path(), colour, px(thin), Stroke::Dashed);
            const QPointF stop = shortWay.end();
            m_canvas.line(stop - QPointF(0, px(5)), stop + QPointF(0, px(5)), colour, px(thick));
            return;
        }
    }

    Canvas &m_canvas;
    const Scene &m_scene;
    const Layout &m_layout;
    std::vector<Label> m_labels;
};

} // namespace

void paintArrows(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    ArrowPainter(canvas, scene, layout).paint();
}

} // namespace stage
