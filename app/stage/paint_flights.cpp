// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/envelope.h"
#include "stage/painters.h"
#include "stage/ways.h"
#include "stage/words.h"

#include <algorithm>
#include <cmath>

namespace stage {

using engine::Event;

namespace {

// Units of the design.
constexpr double chipHeight = 18;
constexpr double pulseRadius = 3.6;
/// How far a lost ack gets.
constexpr double lostAt = 0.5;

/// Draws one event's movement, `t` from 0 to 1.
class FlightPainter
{
public:
    FlightPainter(Canvas &canvas, const Scene &scene, const Layout &layout, const Event &event, double t)
        : m_canvas(canvas)
        , m_scene(scene)
        , m_layout(layout)
        , m_event(event)
        , m_t(t)
    {
    }

    void paint()
    {
        using Kind = Event::Kind;
        switch (m_event.kind) {
        case Kind::Published: publish(); break;
        case Kind::PublishDropped: drop(); break;
        case Kind::Delivered: deliver(); break;
        case Kind::Performed: perform(); break;
        case Kind::Waiting: ask(); break;
        case Kind::Committed:
        case Kind::RolledBack:
            pulse(ways::toDatabase(m_scene, m_layout, m_event.instance, engine::Step::Commit));
            break;
        case Kind::AckSent: sendAck(); break;
        case Kind::Acked: arrive(words::ack(), Look::Committed); break;
        case Kind::Nacked: arrive(words::nack(), Look::Fault); break;
        case Kind::AckRejected: bounce(); break;
        case Kind::AckLost: lose(); break;
        default: break;
        }
    }

    /// What stays to be seen when the movement is over.
    static bool leavesSomething(Event::Kind kind)
    {
        return kind == Event::Kind::AckLost || kind == Event::Kind::AckRejected || kind == Event::Kind::PublishDropped
            || kind == Event::Kind::AckSent;
    }

private:
    double px(double units) const { return m_canvas.px(units); }

    void travel(const Curve &way, const Envelope &envelope) { drawTravelling(m_canvas, way.at(eased(m_t)), envelope); }

    int copyOfEntry(int id) const
    {
        for (const EntryView &entry : m_scene.entries) {
            if (entry.id == id)
                return entry.copy;
        }
        return 1;
    }

    void publish()
    {
        for (std::size_t index = 0; index < m_scene.entries.size(); ++index) {
            const EntryView &entry = m_scene.entries[index];
            if (entry.id < m_event.entry || entry.from != Zone::None)
                continue;
            const Layout::Section &section = m_layout.sections[static_cast<std::size_t>(entry.consumer)];
            const QRectF place =
                m_layout.entries[index].place.isEmpty() ? section.ready : m_layout.entries[index].place;
            const Curve way =
                Curve::sideways(QPointF(m_layout.producer.right(), m_layout.producer.center().y()), place.center());
            travel(way, { entry.message, 0, entry.copy, entry.tint, {} });
        }
    }

    void drop()
    {
        // It comes as far as the broker's edge and falls down before it.
        const double width = travellingSize(m_canvas, m_event.message).width();
        const QPointF from(m_layout.producer.right(), m_layout.producer.center().y());
        const QPointF edge(m_layout.broker.left() - width / 2 - px(2), from.y());
        const double fallen = eased(between(m_t, 0.5, 1));
        const QPointF depth(0, m_layout.producer.height() / 2 + px(18));
        const QPointF middle = from + (edge - from) * eased(between(m_t, 0, 0.5)) + depth * fallen;
        drawTravelling(m_canvas, middle, { m_event.message, 0, 1, { Look::Neutral, Look::Fault, fallen }, {} });
        if (fallen <= 0)
            return;
        const Theme::Tone tone = m_canvas.tone(Look::Fault);
        const QPointF corner = middle + QPointF(width / 2 - px(1), -px(9));
        m_canvas.dot(corner, px(7) * fallen, tone.line, m_canvas.theme().panel);
        m_canvas.cross(corner, px(7) * fallen, m_canvas.theme().panel);
        const QRectF label(m_layout.producer.left(), middle.y() + px(14),
                           m_layout.broker.left() - m_layout.producer.left() - px(4), m_canvas.heightOf(Type::Tiny));
        const QString text = m_canvas.fitting({ words::dropped(), words::droppedShort() }, Type::Tiny, label.width());
        m_canvas.label(label, text, Type::Tiny, tone.text, Qt::AlignHCenter, m_canvas.theme().panel);
    }

    void deliver()
    {
        const Curve way = ways::delivery(m_scene, m_layout, m_event.entry, m_event.instance);
        const int copy = copyOfEntry(m_event.entry);
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(1 - eased(between(m_t, 0.85, 1)));
        travel(way, { m_event.message, 0, copy, Tint::of(copy > 1 ? Look::Duplicate : Look::InFlight), {} });
    }

    void perform()
    {
        if (m_event.reason != engine::Reason::None) {
            fail();
            return;
        }
        switch (m_event.call) {
        case engine::Call::Send: send(); return;
        case engine::Call::CacheGet:
        case engine::Call::CacheSet:
        case engine::Call::CacheSetIfAbsent:
            pulse(ways::toBox(m_scene, m_layout, m_event.instance, m_event.step, m_layout.cache));
            return;
        default: break;
        }
        const auto table = ways::tableOf(m_scene, m_event);
        if (table && !m_event.rows.empty()) {
            const std::vector<RowView> &rows = m_scene.tables[*table].rows;
            const auto written = std::find_if(rows.begin(), rows.end(), [&](const RowView &it) {
                return engine::sameRow(it.row, m_event.rows.front().row());
            });
            if (written != rows.end()) {
                pulse(ways::write(m_scene, m_layout, m_event.instance, *table,
                                  static_cast<std::size_t>(written - rows.begin())));
                return;
            }
        }
        pulse(table ? ways::toTable(m_scene, m_layout, m_event.instance, m_event.step, *table)
                    : ways::toDatabase(m_scene, m_layout, m_event.instance, m_event.step));
    }

    void fail()
    {
        const QRectF rect = ways::stepRect(m_scene, m_layout, m_event.instance, m_event.step);
        const double size = px(16) * std::sin(m_t * M_PI);
        m_canvas.cross(rect.center() + QPointF(rect.width() * 0.3, 0), size, m_canvas.tone(Look::Fault).line);
    }

    void send()
    {
        const Curve way = ways::toBox(m_scene, m_layout, m_event.instance, m_event.step, m_layout.mail);
        const bool refused = m_event.answer == engine::Answer::False;
        const Saved saved(m_canvas);
        m_canvas.stroke(way.piece(0, eased(m_t)).path(), m_canvas.tone(Look::InFlight).line, px(1.5), Stroke::Dashed);
        m_canvas.painter().setOpacity(1 - eased(between(m_t, 0.85, 1)));
        travel(way, { m_event.message, 0, 1, Tint::of(refused && m_t > 0.6 ? Look::Fault : Look::InFlight), {} });
    }

    /// A statement goes to the database and its answer comes back.
    void pulse(const Curve &way)
    {
        const double there = eased(between(m_t, 0, 0.5));
        const double back = eased(between(m_t, 0.5, 1));
        const double place = m_t < 0.5 ? there : 1 - back;
        const Saved saved(m_canvas);
        const QColor colour = pulseColour();
        m_canvas.painter().setOpacity(0.55 * std::sin(m_t * M_PI));
        m_canvas.stroke(way.path(), colour, px(1.2), Stroke::Dotted);
        m_canvas.painter().setOpacity(std::min(1.0, 4 * std::sin(m_t * M_PI)));
        const double tail = m_t < 0.5 ? std::max(0.0, place - 0.16) : std::min(1.0, place + 0.16);
        m_canvas.stroke(way.piece(std::min(place, tail), std::max(place, tail)).path(), colour, px(2.6));
        m_canvas.dot(way.at(place), px(pulseRadius), colour, m_canvas.theme().panel);
    }

    QColor pulseColour() const
    {
        if (m_event.error != engine::ErrorKind::None && m_t > 0.5)
            return m_canvas.tone(Look::Fault).line;
        switch (m_event.kind) {
        case Event::Kind::Committed: return m_canvas.tone(Look::Committed).line;
        case Event::Kind::RolledBack: return m_canvas.tone(Look::RolledBack).line;
        case Event::Kind::Performed:
            if (!m_event.rows.empty())
                return m_canvas.tone(m_event.rows.front().durable ? Look::Committed : Look::Pending).line;
            return m_canvas.tone(Look::InFlight).line;
        default: return m_canvas.tone(Look::InFlight).line;
        }
    }

    /// A statement that does not come back.
    void ask()
    {
        const auto table = ways::tableOf(m_scene, m_event);
        const Curve way = table ? ways::toTable(m_scene, m_layout, m_event.instance, m_event.step, *table)
                                : ways::toDatabase(m_scene, m_layout, m_event.instance, m_event.step);
        const double place = eased(between(m_t, 0, 0.5)) * way.placeBeforeEnd(px(12));
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(1 - eased(between(m_t, 0.6, 1)));
        m_canvas.dot(way.at(place), px(pulseRadius), m_canvas.tone(Look::Waiting).line, m_canvas.theme().panel);
    }

    QRectF chipRect(QPointF middle, const QString &text) const
    {
        const double width = m_canvas.widthOf(text, Type::Tiny) + px(text.isEmpty() ? 22 : 24);
        return { middle.x() - width / 2, middle.y() - px(chipHeight) / 2, width, px(chipHeight) };
    }

    void chip(QPointF middle, const QString &text, Look look)
    {
        const Theme::Tone tone = m_canvas.tone(look);
        const QRectF rect = chipRect(middle, text);
        m_canvas.box(rect, rect.height() / 2, tone.fill, tone.line, Stroke::Solid, 1.4);
        const QPointF sign(rect.left() + px(11), rect.center().y());
        if (look == Look::Committed)
            m_canvas.check(sign, px(7), tone.line);
        else
            m_canvas.cross(sign, px(7), tone.line);
        m_canvas.text(rect.adjusted(px(17), 0, 0, 0), text, Type::Tiny, tone.text);
    }

    Curve way() const { return ways::settlement(m_scene, m_layout, m_event.entry, m_event.instance); }

    void sendAck()
    {
        const Curve way = this->way();
        const double place = startPlace(way);
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(m_canvas.painter().opacity() * eased(m_t));
        chip(way.at(place * eased(m_t)), words::ack(), Look::Committed);
    }

    void arrive(const QString &text, Look look)
    {
        const Curve way = this->way();
        const double place = startPlace(way) + (1 - startPlace(way)) * eased(m_t);
        m_canvas.stroke(way.piece(0, place).path(), m_canvas.tone(look).line, px(1.5), Stroke::Dashed);
        const Saved saved(m_canvas);
        m_canvas.painter().setOpacity(1 - eased(between(m_t, 0.88, 1)));
        chip(way.at(place), text, look);
    }

    /// Between the broker and the instances.
    double gap() const { return m_layout.instances.front().left() - m_layout.broker.right(); }

    /// Where an ack has left the card.
    double startPlace(const Curve &way) const
    {
        return 1 - way.reversed().placeBeforeEnd(chipRect({}, words::ack()).width() / 2 + px(1));
    }

    /// The broker has given the message away: the ack is turned back at its edge.
    void bounce()
    {
        const Curve way = this->way();
        const double edge = way.placeBeforeEnd(px(24));
        // Where it has no room between the cards, the cross says it.
        const QString rejected = m_canvas.fitting({ words::staleTag(), QString() }, Type::Tiny, gap() - px(24));
        const double back = 0.16 * eased(between(m_t, 0.65, 1));
        const double first = startPlace(way);
        const double place = first + (edge - first) * eased(between(m_t, 0, 0.65)) - back;
        const bool turned = m_t > 0.65;
        const Look look = turned ? Look::Fault : Look::Committed;
        m_canvas.stroke(way.piece(0, place).path(), m_canvas.tone(look).line, px(1.5), Stroke::Dashed);
        chip(way.at(place), turned ? rejected : words::ack(), look);
    }

    void lose()
    {
        const Curve way = this->way();
        const double first = startPlace(way);
        const double place = first + (lostAt - first) * eased(between(m_t, 0, 0.55));
        const double broken = eased(between(m_t, 0.55, 0.95));
        const Theme::Tone tone = m_canvas.tone(Look::Fault);
        const QColor line = blend(m_canvas.tone(Look::Committed).line, tone.line, broken);
        m_canvas.stroke(way.piece(0, place).path(), line, px(1.5), Stroke::Dashed);
        if (broken <= 0) {
            chip(way.at(place), words::ack(), Look::Committed);
            return;
        }
        // Two halves drift apart around a cross; between close cards they are shorter.
        constexpr double drift = 9;
        const QPointF middle = way.at(place);
        const QRectF rect =
            chipRect(middle, m_canvas.fitting({ words::ack(), QString() }, Type::Tiny, gap() - px(24 + 2 * drift)));
        for (const double side : { -1.0, 1.0 }) {
            const Saved saved(m_canvas);
            QPainter &painter = m_canvas.painter();
            painter.translate(middle + QPointF(side * px(drift), px(3)) * broken);
            painter.rotate(side * 16 * broken);
            // Half a chip, open where it broke.
            const double end = side * (rect.width() / 2 - rect.height() / 2);
            QPainterPath half(QPointF(side * px(1), -rect.height() / 2));
            half.lineTo(end, -rect.height() / 2);
            half.arcTo(QRectF(end - rect.height() / 2, -rect.height() / 2, rect.height(), rect.height()), 90,
                       -180 * side);
            half.lineTo(side * px(4), rect.height() / 2);
            painter.fillPath(half, tone.fill);
            m_canvas.stroke(half, tone.line, px(1.4));
        }
        m_canvas.cross(middle, px(14) * broken, tone.line);
        const QRectF label(m_layout.broker.right(), rect.bottom() + px(7), gap(), m_canvas.heightOf(Type::Tiny));
        const QString text = m_canvas.fitting({ words::ackLost(), words::lost() }, Type::Tiny, gap() - px(2));
        m_canvas.label(label, text, Type::Tiny, tone.text, Qt::AlignHCenter, m_canvas.theme().panel);
    }

    Canvas &m_canvas;
    const Scene &m_scene;
    const Layout &m_layout;
    const Event &m_event;
    double m_t;
};

/// An ack that is on its way stands still between two events.
bool stillThere(const Scene &scene, const Event &event)
{
    if (event.kind != Event::Kind::AckSent)
        return true;
    return !(scene.next && scene.next->instance == event.instance);
}

} // namespace

void paintFlights(Canvas &canvas, const Scene &scene, const Layout &layout)
{
    if (scene.last && scene.afterglow > 0 && FlightPainter::leavesSomething(scene.last->kind)
        && stillThere(scene, *scene.last)) {
        const Saved saved(canvas);
        canvas.painter().setOpacity(scene.afterglow);
        FlightPainter(canvas, scene, layout, *scene.last, 1).paint();
    }
    if (scene.next)
        FlightPainter(canvas, scene, layout, *scene.next, scene.t).paint();
}

} // namespace stage
