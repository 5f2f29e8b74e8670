// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/timeline_painter.h"

#include "stage/words.h"
#include "strategies/registry.h"

#include <algorithm>

namespace stage {

using engine::Event;
using Kind = engine::Event::Kind;

namespace {

/// Fewer pixels than that for an event on the average, and single events cannot be told apart.
constexpr double leastPixels = 5;
constexpr double dimming = 0.52;

/// A mail that the provider knows already, or a question that the cache does not answer.
bool isRefused(const Event &event)
{
    return event.answer == engine::Answer::Unknown
        || (event.call == engine::Call::Send && event.answer == engine::Answer::False);
}

} // namespace

TimelinePainter::TimelinePainter(Canvas &canvas, const trace::Recording &recording, const Pacing &pacing,
                                 const Lanes &lanes, double playhead, std::optional<std::size_t> forkedAt,
                                 std::optional<std::size_t> divergedAt)
    : m_canvas(canvas)
    , m_recording(recording)
    , m_pacing(pacing)
    , m_chronicle(pacing.chronicle())
    , m_lanes(lanes)
    , m_playhead(playhead)
    , m_forkedAt(forkedAt)
    , m_divergedAt(divergedAt)
    , m_events(visibleEvents(recording, pacing, lanes))
    , m_labels(lanes.plot().adjusted(0, -lanes.px(6), 0, lanes.px(8)))
{
}

VisibleEvents visibleEvents(const trace::Recording &recording, const Pacing &pacing, const Lanes &lanes)
{
    const std::size_t count = std::min(pacing.eventCount(), recording.events.size());
    // A line may begin a few events before its own.
    constexpr std::size_t ahead = 12;
    VisibleEvents visible;
    visible.first = std::min(pacing.eventsAt(lanes.view().from), count);
    visible.end = std::min(pacing.eventsAt(lanes.view().to) + ahead, count);
    visible.tooMany = static_cast<double>(visible.end - visible.first) * leastPixels > lanes.plot().width();
    return visible;
}

TimelinePainter::Range TimelinePainter::visible(const std::vector<Span> &spans) const
{
    const auto first = std::partition_point(spans.begin(), spans.end(), [this](const Span &span) {
        return span.last != Span::open && m_pacing.endOf(span.last) < m_lanes.view().from;
    });
    const auto end = std::partition_point(
        first, spans.end(), [this](const Span &span) { return m_pacing.startOf(span.first) <= m_lanes.view().to; });
    return { static_cast<std::size_t>(first - spans.begin()), static_cast<std::size_t>(end - spans.begin()) };
}

TimelinePainter::Range TimelinePainter::visible(const std::vector<std::size_t> &events) const
{
    const auto first = std::lower_bound(events.begin(), events.end(), m_events.first);
    const auto end = std::lower_bound(first, events.end(), m_events.end);
    return { static_cast<std::size_t>(first - events.begin()), static_cast<std::size_t>(end - events.begin()) };
}

void TimelinePainter::paintGround()
{
    paintLanes();
    const Saved saved(m_canvas);
    clipToPlot();
    placeCuts();
    paintDivergence();
    if (m_events.tooMany)
        paintDensity();
    else
        paintEvents();
    paintCuts();
}

void TimelinePainter::paintEvents()
{
    paintLeaps();
    for (int instance = 0; instance < static_cast<int>(m_recording.roster.size()); ++instance) {
        paintHandlings(instance);
        paintWaits(instance);
        paintOutages(instance);
    }
    paintCacheOutages();
    paintTrails();
    paintTransactions();
    paintDots();
    labelDots();
    labelTrails();
    labelSteps();
    labelRemarks();
}

void TimelinePainter::clipToPlot()
{
    const QRectF clip = m_lanes.plot().adjusted(-px(2), -px(8), px(2), px(8));
    m_canvas.painter().setClipRect(clip, Qt::IntersectClip);
}

void TimelinePainter::paintLanes()
{
    const QRectF &plot = m_lanes.plot();
    const double height = m_lanes.pitch();
    const Type type = height < m_canvas.heightOf(Type::Body) ? Type::Small : Type::Body;
    double lastLabel = -height;
    for (const Lanes::Lane &lane : m_lanes.all()) {
        m_canvas.line({ plot.left(), lane.y }, { plot.right(), lane.y }, theme().grid, std::max(1.0, px(1)));
        if (lane.y - lastLabel < m_canvas.heightOf(type) * 0.85)
            continue;
        lastLabel = lane.y;
        const QRectF rect(px(2), lane.y - height / 2, plot.left() - px(14), height);
        const double number = m_canvas.widthOf(lane.number, type);
        const QString name = m_canvas.elided(lane.name, type, rect.width() - number);
        m_canvas.text(rect, name + lane.number, type, theme().muted, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
    }
}

/// Where the clock leapt, a band says how far.
void TimelinePainter::paintLeaps()
{
    const QRectF &plot = m_lanes.plot();
    const std::vector<Leap> &leaps = m_chronicle.leaps();
    const auto first = std::partition_point(leaps.begin(), leaps.end(),
                                            [this](const Leap &leap) { return leap.event < m_events.first; });
    for (auto it = first; it != leaps.end() && it->event < m_events.end; ++it) {
        const Leap &leap = *it;
        const double left = leap.event > 0 ? endX(leap.event - 1) : m_lanes.xAt(0);
        const double right = startX(leap.event);
        const QRectF band(left + px(2), plot.top(), std::max(0.0, right - left - px(4)), plot.height());
        m_canvas.painter().fillRect(band, theme().grid);
        m_canvas.hatch(band, 0, theme().border);
        const QString text = words::later(leap.lasts);
        const double width = m_canvas.widthOf(text, Type::Small) + px(4);
        const double height = m_canvas.heightOf(Type::Small);
        // Below the last lane's bar.
        const double bar = m_lanes.all().back().y + m_lanes.barHeight() / 2;
        const double y = std::max(plot.bottom() - height - px(1), bar + px(1));
        if (const auto rect = m_labels.place({ { band.center().x() - width / 2, y, width, height },
                                               { right - width, y, width, height },
                                               { left, y, width, height } }))
            m_canvas.label(*rect, text, Type::Small, theme().muted, Qt::AlignHCenter, theme().panel);
    }
}

/// Where a replay differs, where somebody acted, and where the strategy changed. They have the first choice of places.
void TimelinePainter::placeCuts()
{
    if (m_divergedAt)
        placeCut(divergence().first, words::firstDifference(), Cut::Kind::Divergence);
    if (m_forkedAt && *m_forkedAt < m_recording.events.size())
        placeCut(startX(*m_forkedAt), words::actedHere(), Cut::Kind::Fork);
    const Range range = visible(m_chronicle.switches());
    for (std::size_t i = range.first; i < range.end; ++i) {
        const std::size_t index = m_chronicle.switches()[i];
        const engine::Strategy *strategy = strategies::find(event(index).strategy);
        placeCut(endX(index), words::strategySwitched(strategy ? QString(strategy->title) : event(index).strategy),
                 Cut::Kind::Switch);
    }
}

void TimelinePainter::placeCut(double x, const QString &text, Cut::Kind kind)
{
    const QRectF &plot = m_lanes.plot();
    if (x < plot.left() || x > plot.right())
        return;
    const double width = m_canvas.widthOf(text, Type::Tiny) + px(2);
    const double height = m_canvas.heightOf(Type::Tiny);
    // To the left what was before, to the right what comes: the two do not meet where one follows the other.
    const bool toTheLeft = kind != Cut::Kind::Switch;
    const double right = x + px(toTheLeft ? 11 : 6);
    const double left = x - px(kind == Cut::Kind::Divergence ? 11 : 6) - width;
    std::vector<QRectF> candidates;
    for (const double top : { plot.top() - px(4), plot.top() - px(4) + height }) {
        candidates.emplace_back(toTheLeft ? left : right, top, width, height);
        candidates.emplace_back(toTheLeft ? right : left, top, width, height);
    }
    m_cuts.push_back({ x, text, m_labels.place(candidates), kind });
}

void TimelinePainter::paintCuts()
{
    const QRectF &plot = m_lanes.plot();
    const double top = plot.top() - px(4);
    for (const Cut &cut : m_cuts) {
        const QColor colour = colourOf(cut.kind);
        const bool solid = cut.kind == Cut::Kind::Divergence;
        m_canvas.line({ cut.x, top }, { cut.x, plot.bottom() }, colour, px(solid ? 1.8 : 1.2),
                      solid                             ? Stroke::Solid
                          : cut.kind == Cut::Kind::Fork ? Stroke::Dotted
                                                        : Stroke::Dashed);
        if (cut.kind == Cut::Kind::Fork)
            paintBranch({ cut.x, top }, colour);
        if (cut.kind == Cut::Kind::Divergence)
            paintUnequal({ cut.x, top + px(3) }, colour);
    }
    for (const Cut &cut : m_cuts) {
        if (cut.label)
            m_canvas.label(*cut.label, cut.text, Type::Tiny, colourOf(cut.kind), Qt::AlignLeft, theme().panel);
    }
}

QColor TimelinePainter::colourOf(Cut::Kind kind) const
{
    switch (kind) {
    case Cut::Kind::Switch: return theme().accent;
    case Cut::Kind::Fork: return theme().muted;
    case Cut::Kind::Divergence: return m_canvas.tone(Look::Fault).line;
    }
    return {};
}

/// From where to where the event takes place that a replay did not repeat; at the end where it went on.
std::pair<double, double> TimelinePainter::divergence() const
{
    if (*m_divergedAt < m_pacing.eventCount())
        return { startX(*m_divergedAt), endX(*m_divergedAt) };
    const double end = m_lanes.xAt(m_pacing.duration());
    return { end, end };
}

/// A hatched band: the line at its beginning alone would disappear behind other lines.
void TimelinePainter::paintDivergence()
{
    if (!m_divergedAt)
        return;
    const QRectF &plot = m_lanes.plot();
    const auto [from, to] = divergence();
    const QRectF band(from, plot.top() - px(4), std::max(px(7), to - from), plot.height() + px(4));
    m_canvas.painter().fillRect(band, m_canvas.tone(Look::Fault).fill);
    QColor lines = m_canvas.tone(Look::Fault).line;
    // What happens there is to be read.
    lines.setAlphaF(0.4F);
    m_canvas.hatch(band, 0, lines);
}

/// "≠" in a disc, drawn: not every typeface has the sign.
void TimelinePainter::paintUnequal(QPointF centre, const QColor &colour)
{
    m_canvas.dot(centre, px(6.5), colour, theme().panel);
    for (const double y : { -1.6, 1.6 })
        m_canvas.line(centre + QPointF(-px(3.2), px(y)), centre + QPointF(px(3.2), px(y)), theme().panel, px(1.3));
    m_canvas.line(centre + QPointF(-px(1.8), px(3.8)), centre + QPointF(px(1.8), -px(3.8)), theme().panel, px(1.3));
}

/// A stem with a twig to the right; `top` is the end of the stem.
void TimelinePainter::paintBranch(QPointF top, const QColor &colour)
{
    const QPointF twig = top + QPointF(px(6), px(2));
    QPainterPath path(top + QPointF(0, px(13)));
    path.lineTo(top);
    path.moveTo(top + QPointF(0, px(10)));
    path.quadTo(top + QPointF(px(6), px(9)), twig);
    m_canvas.stroke(path, colour, px(1.4));
    m_canvas.dot(top, px(2), theme().panel, colour);
    m_canvas.dot(twig, px(2), colour, colour);
}

void TimelinePainter::dimFuture()
{
    const double x = m_lanes.xAt(m_playhead);
    const QRectF plot = m_lanes.plot().adjusted(-px(2), -px(8), px(2), px(8));
    if (x >= plot.right())
        return;
    const Saved saved(m_canvas);
    clipToPlot();
    QColor veil = theme().panel;
    veil.setAlphaF(static_cast<float>(dimming));
    const double left = std::max(plot.left(), x);
    m_canvas.painter().fillRect(QRectF(left, plot.top(), plot.right() - left, plot.height()), veil);
}

// Events

QColor TimelinePainter::colourOf(const Event &event) const
{
    switch (event.kind) {
    case Kind::Published: return event.retryOf.isEmpty() ? theme().faint : m_canvas.tone(Look::Duplicate).line;
    case Kind::Delivered: return m_canvas.tone(event.redelivered ? Look::Duplicate : Look::InFlight).line;
    case Kind::Replayed:
    case Kind::Requeued: return m_canvas.tone(Look::Duplicate).line;
    case Kind::Acked: return m_canvas.tone(Look::Committed).line;
    case Kind::Performed: return m_canvas.tone(isRefused(event) ? Look::Fault : Look::InFlight).line;
    case Kind::PublishDropped:
    case Kind::AckLost:
    case Kind::AckRejected:
    case Kind::Nacked:
    case Kind::DeadLettered:
    case Kind::LockExpired:
    case Kind::Crashed:
    case Kind::CacheFailed: return m_canvas.tone(Look::Fault).line;
    default: return theme().muted;
    }
}

QString TimelinePainter::textOf(const Event &event) const
{
    switch (event.kind) {
    case Kind::Published: return words::published(event);
    case Kind::PublishDropped: return words::dropped();
    case Kind::Delivered: return words::delivery(event);
    case Kind::Acked: return words::ack();
    case Kind::AckLost: return words::ackLost();
    case Kind::AckRejected: return words::ackRejected();
    case Kind::Nacked: return words::nack();
    case Kind::DeadLettered: return words::deadLettered(event.message);
    case Kind::Requeued: return words::requeued(event.message);
    case Kind::Replayed: return words::replayed(event.message);
    case Kind::LockExpired: return words::lockOnExpired(event.message);
    case Kind::Crashed: return words::crashed();
    case Kind::Restarted: return words::restarted();
    case Kind::InboxPurged: return words::inboxPurged();
    case Kind::Performed:
        if (event.call == engine::Call::Send)
            return event.answer == engine::Answer::False ? words::mailRefused() : words::mailSent();
        return event.answer == engine::Answer::Unknown ? words::cacheDown() : event.key;
    default: return {};
    }
}

void TimelinePainter::paintTrails()
{
    for (std::size_t index = m_events.first; index < m_events.end; ++index) {
        const Trail trail = trailOf(m_lanes, m_pacing, event(index), index);
        if (!trail.crosses)
            continue;
        paintTrail(index, trail);
        // Text had better not lie on the line.
        constexpr int boxes = 10;
        const QPointF step = (trail.to - trail.from) / boxes;
        for (int i = 0; i < boxes; ++i)
            m_labels.avoid(QRectF(trail.from + step * i, trail.from + step * (i + 1)).normalized());
    }
}

void TimelinePainter::paintTrail(std::size_t index, const Trail &trail)
{
    const QColor colour = colourOf(event(index));
    const Curve way = Curve::straight(trail.from, trail.to);
    switch (event(index).kind) {
    case Kind::AckLost: paintLost(trail, colour); break;
    case Kind::AckRejected:
    case Kind::PublishDropped: {
        const Curve shortened = way.piece(0, way.placeBeforeEnd(px(10)));
        m_canvas.stroke(shortened.path(), colour, px(1.5), Stroke::Dashed);
        paintCross(way.at(way.placeBeforeEnd(px(6))), colour);
        break;
    }
    case Kind::Acked: m_canvas.arrow(way, colour, px(1.3), Stroke::Dashed); break;
    default: m_canvas.arrow(way, colour, px(1.5)); break;
    }
}

void TimelinePainter::paintLost(const Trail &trail, const QColor &colour)
{
    constexpr double gets = 0.5;
    const Curve way = Curve::straight(trail.from, trail.to);
    m_canvas.stroke(way.piece(0, gets).path(), colour, px(1.5), Stroke::Dashed);
    paintCross(way.at(gets), colour);
}

/// Nothing is written over it.
void TimelinePainter::paintCross(QPointF centre, const QColor &colour)
{
    constexpr double size = 10;
    m_canvas.cross(centre, px(size), colour);
    m_labels.block(QRectF(centre.x() - px(size / 2), centre.y() - px(size / 2), px(size), px(size)));
}

void TimelinePainter::paintDots()
{
    for (std::size_t index = m_events.first; index < m_events.end; ++index) {
        const Event &it = event(index);
        const Trail trail = trailOf(m_lanes, m_pacing, it, index);
        const QColor colour = colourOf(it);
        switch (it.kind) {
        case Kind::LockExpired:
        case Kind::DeadLettered: m_canvas.dot(trail.to, px(4), colour, colour); break;
        case Kind::Replayed:
        case Kind::Requeued: m_canvas.dot(trail.to, px(3), theme().panel, colour); break;
        case Kind::Restarted:
        case Kind::InboxPurged: m_canvas.dot(trail.to, px(3), theme().panel, theme().muted); break;
        case Kind::Crashed: m_canvas.cross(trail.to, px(12), colour); break;
        default: break;
        }
    }
}

void TimelinePainter::labelDots()
{
    // What went wrong gets the better places.
    for (const bool wrong : { true, false }) {
        for (std::size_t index = m_events.first; index < m_events.end; ++index) {
            const Event &it = event(index);
            const bool isWrong =
                it.kind == Kind::LockExpired || it.kind == Kind::DeadLettered || it.kind == Kind::Crashed;
            const bool isPlain = it.kind == Kind::Replayed || it.kind == Kind::InboxPurged;
            if (wrong ? isWrong : isPlain)
                labelDot(trailOf(m_lanes, m_pacing, it, index).to, textOf(it),
                         wrong ? m_canvas.tone(Look::Fault).text : theme().muted);
        }
    }
}

void TimelinePainter::labelDot(QPointF dot, const QString &text, const QColor &colour)
{
    const double width = m_canvas.widthOf(text, Type::Tiny) + px(2);
    const double height = m_canvas.heightOf(Type::Tiny);
    const double above = dot.y() - height - px(3);
    const double below = dot.y() + px(3);
    const double right = dot.x() + px(8);
    const double left = dot.x() - px(8) - width;
    const auto rect = m_labels.place({ { right, above, width, height },
                                       { left, above, width, height },
                                       { right, below, width, height },
                                       { left, below, width, height } });
    if (rect)
        m_canvas.label(*rect, text, Type::Tiny, colour, Qt::AlignLeft, theme().panel);
}

void TimelinePainter::labelTrails()
{
    const auto matters = [](const Event &it) {
        return it.kind == Kind::AckLost || it.kind == Kind::AckRejected || it.kind == Kind::PublishDropped
            || it.redelivered || it.kind == Kind::Nacked || it.call == engine::Call::Send;
    };
    for (const bool first : { true, false }) {
        for (std::size_t index = m_events.first; index < m_events.end; ++index) {
            const Trail trail = trailOf(m_lanes, m_pacing, event(index), index);
            if (!trail.crosses || matters(event(index)) != first)
                continue;
            const bool plain = event(index).kind == Kind::Published && event(index).retryOf.isEmpty();
            labelTrail(trail, textOf(event(index)), plain ? theme().muted : colourOf(event(index)));
        }
    }
}

void TimelinePainter::labelTrail(const Trail &trail, const QString &text, const QColor &colour)
{
    constexpr double widest = 150;
    const QString fitting = m_canvas.elided(text, Type::Tiny, px(widest));
    const double width = m_canvas.widthOf(fitting, Type::Tiny) + px(2);
    const double height = m_canvas.heightOf(Type::Tiny);
    std::vector<QRectF> candidates;
    for (const double place : { 0.42, 0.3, 0.6, 0.2, 0.75 }) {
        const QPointF at = trail.from + (trail.to - trail.from) * place;
        candidates.emplace_back(at.x() + px(9), at.y() - height / 2, width, height);
        candidates.emplace_back(at.x() - px(9) - width, at.y() - height / 2, width, height);
    }
    if (const auto rect = m_labels.place(candidates))
        m_canvas.label(*rect, fitting, Type::Tiny, colour, Qt::AlignLeft, theme().panel);
}

void TimelinePainter::labelSteps()
{
    for (std::size_t index = m_events.first; index < m_events.end; ++index) {
        const Event &it = event(index);
        if (it.kind != Kind::Performed && it.kind != Kind::Committed)
            continue;
        const bool failed = it.error != engine::ErrorKind::None || it.reason != engine::Reason::None;
        labelInBar(handlingAt(index), startX(index), endX(index), engine::nameOf(it.step), Type::MonoSmall,
                   failed ? m_canvas.tone(Look::Fault).text : theme().text);
    }
}

void TimelinePainter::labelRemarks()
{
    for (std::size_t index = m_events.first; index < m_events.end; ++index) {
        const Event &it = event(index);
        if (it.instance < 0)
            continue;
        const Bar bar = handlingAt(index);
        if (it.kind == Kind::Paused)
            labelInBar(bar, startX(index), endX(index), words::paused(it.lasts), Type::Small, theme().muted);
        else if (it.kind == Kind::LockExpired)
            labelInBar(bar, endX(index), bar.right, words::pastItsLock(), Type::Small, theme().muted);
    }
}

/// From x on, not much further right than `until`; or else a little to the left. Nothing where the bar has no room.
void TimelinePainter::labelInBar(const Bar &bar, double x, double until, const QString &text, Type type,
                                 const QColor &colour)
{
    const double width = m_canvas.widthOf(text, type) + px(3);
    const double height = std::min(m_canvas.heightOf(type), m_lanes.barHeight());
    if (m_lanes.barHeight() < m_canvas.heightOf(type) * 0.7)
        return;
    constexpr double shift = 9;
    constexpr double padding = 4;
    constexpr double inset = 7;
    constexpr double farthest = 120;
    const double top = bar.y - height / 2;
    const double last = std::min({ until + px(10), x + px(farthest), bar.right - px(padding) - width });
    std::vector<QRectF> candidates;
    const double first = std::max(x + px(padding), bar.left + px(inset));
    const int places = last < first ? 0 : 1 + static_cast<int>((last - first) / px(shift));
    for (int forth = 0; forth < places; ++forth)
        candidates.emplace_back(first + px(shift * forth), top, width, height);
    for (int back = 1; back <= 3; ++back) {
        const double left = x + px(padding - shift * back / 2);
        if (left >= bar.left + px(inset) && left <= bar.right - px(padding) - width)
            candidates.emplace_back(left, top, width, height);
    }
    if (const auto rect = m_labels.place(candidates))
        m_canvas.text(*rect, text, type, colour, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideNone);
}

} // namespace stage
