// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "window/graph_picture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace window {

using namespace Qt::Literals::StringLiterals;
using explorer::Graph;
using explorer::GraphPath;
using stage::Canvas;
using stage::Curve;
using stage::Stroke;
using stage::Theme;
using stage::Type;

namespace {

constexpr double cardWidth = 176;
constexpr double cardHeight = 64;
/// From one card to the next of its layer.
constexpr double pitchY = 84;
/// Between two layers: where an edge or two pass, and where many do.
constexpr double narrowGap = 84;
constexpr double wideGap = 118;
constexpr double margin = 36;
/// Before the start, whence one comes.
constexpr double startMargin = 64;
/// Behind the last layer, where edges may go round.
constexpr double endMargin = 64;
/// Steeper edges, in rows, go up or down on a track of their own.
constexpr double steep = 1.2;
constexpr double radius = 9;
/// Below this one cannot read the lines of a card.
constexpr double textScale = 0.6;
/// What is written on a card that is too small for its lines has the largest of these sizes for which there is room.
constexpr std::array figureTextScales{ 0.92, 0.74 };
constexpr double nameTextScale = 0.92;
/// From this on there is room for the names of all faults; from the other, for those of all edges.
constexpr double faultNameScale = 0.6;
constexpr double allNamesScale = 1.15;

constexpr std::array nearMiddle{ 0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78 };
constexpr std::array nearStart{ 0.34, 0.27, 0.41, 0.2, 0.5, 0.6, 0.7 };

bool has(const std::vector<int> &list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

} // namespace

struct GraphPicture::Frame {
    Canvas canvas;
    /// For figures on small cards.
    Canvas figures;
    /// For the names of edges.
    Canvas names;
    const Theme &theme;
    const GraphSight &sight;
    const GraphMarks &marks;
    QRectF room;
    Detail detail;
    stage::LabelPlacer placer;
};

GraphPicture::GraphPicture(std::shared_ptr<const Graph> graph)
    : m_graph(std::move(graph))
{
    for (const Graph::Node &node : m_graph->nodes())
        m_texts.push_back(explorer::cardText(node.picture, m_graph->setup()));
    for (const Graph::Edge &edge : m_graph->edges())
        m_names.push_back(explorer::shortNameOf(edge.step, m_graph->setup()));
    for (const explorer::CardText &text : m_texts)
        m_figures.insert(text.figure);
    placeCards();
    placeEdges();
}

// Where things are

void GraphPicture::placeCards()
{
    // What passes through the gap behind each layer.
    std::vector<int> passing(static_cast<std::size_t>(m_graph->layers()) + 1);
    for (const Graph::Edge &edge : m_graph->edges()) {
        const int from = m_graph->node(edge.from).layer;
        const int to = m_graph->node(edge.to).layer;
        for (int layer = std::min(from, to); layer < std::max({ from, to, std::min(from, to) + 1 }); ++layer)
            ++passing[static_cast<std::size_t>(layer)];
    }
    std::vector<double> left{ 0 };
    for (int layer = 0; layer < m_graph->layers(); ++layer)
        left.push_back(left.back() + cardWidth + (passing[static_cast<std::size_t>(layer)] > 2 ? wideGap : narrowGap));
    for (const Graph::Node &node : m_graph->nodes())
        m_cards.emplace_back(left[static_cast<std::size_t>(node.layer)], node.row * pitchY, cardWidth, cardHeight);
    const double right = left[static_cast<std::size_t>(std::max(0, m_graph->layers() - 1))] + cardWidth;
    m_bounds = QRectF(0, 0, right, std::max(0.0, m_graph->rows() - 1) * pitchY + cardHeight)
                   .adjusted(-startMargin, -margin, endMargin, margin);
}

void GraphPicture::placePorts(std::vector<Port> &from, std::vector<Port> &to) const
{
    const std::vector<Graph::Edge> &edges = m_graph->edges();
    from.resize(edges.size());
    to.resize(edges.size());
    struct End {
        double slope = 0;
        std::size_t edge = 0;
        bool leaves = false;
        bool operator<(const End &other) const
        {
            return std::tie(slope, edge, leaves) < std::tie(other.slope, other.edge, other.leaves);
        }
    };
    // Left and right side of each card.
    std::vector<std::array<std::vector<End>, 2>> sides(m_cards.size());
    for (std::size_t index = 0; index < edges.size(); ++index) {
        const Graph::Edge &edge = edges[index];
        const Graph::Node &source = m_graph->node(edge.from);
        const Graph::Node &target = m_graph->node(edge.to);
        const bool leavesRight = target.layer >= source.layer;
        const bool arrivesLeft = target.layer > source.layer;
        sides[static_cast<std::size_t>(edge.from)][leavesRight ? 1 : 0].push_back(
            { target.row - source.row, index, true });
        sides[static_cast<std::size_t>(edge.to)][arrivesLeft ? 0 : 1].push_back(
            { source.row - target.row, index, false });
    }
    constexpr double corner = 12;
    constexpr double widest = 13;
    for (std::size_t node = 0; node < m_cards.size(); ++node) {
        for (const bool right : { false, true }) {
            std::vector<End> &ends = sides[node][right ? 1 : 0];
            std::sort(ends.begin(), ends.end());
            const auto count = static_cast<double>(ends.size());
            const double gap = std::min(widest, (cardHeight - 2 * corner) / std::max(1.0, count - 1));
            for (std::size_t place = 0; place < ends.size(); ++place) {
                const double y = m_cards[node].center().y() + gap * (static_cast<double>(place) - (count - 1) / 2);
                (ends[place].leaves
                     ? from
                     : to)[ends[place].edge] = { { right ? m_cards[node].right() : m_cards[node].left(), y },
                                                 (static_cast<double>(place) + 0.5) / count };
            }
        }
    }
}

void GraphPicture::placeEdges()
{
    std::vector<Port> from;
    std::vector<Port> to;
    placePorts(from, to);
    for (std::size_t index = 0; index < from.size(); ++index) {
        const Graph::Edge &edge = m_graph->edges()[index];
        const QPointF start = from[index].at;
        const QPointF end = to[index].at;
        const int layers = m_graph->node(edge.to).layer - m_graph->node(edge.from).layer;
        const double down = end.y() - start.y();
        if (layers == 0) {
            // Round to a card below or above, through the gap beside them.
            const double out = std::min(narrowGap, 44 + std::abs(down) * 0.12);
            m_curves.push_back(Curve::through(start, start + QPointF(out, 0), end + QPointF(out, 0), end));
        } else if (std::abs(layers) == 1 && std::abs(down) > steep * pitchY) {
            // Those that go farthest turn first, so that they do not cross the others of their card.
            const double turn = down > 0 ? 1 - from[index].share : from[index].share;
            const double x = start.x() + (end.x() - start.x()) * turn;
            m_curves.push_back(Curve::through(start, { x, start.y() }, { x, end.y() }, end));
        } else {
            m_curves.push_back(Curve::sideways(start, end));
        }
    }
}

int GraphPicture::nodeAt(QPointF place) const
{
    const auto card =
        std::find_if(m_cards.begin(), m_cards.end(), [&](const QRectF &it) { return it.contains(place); });
    return card == m_cards.end() ? -1 : static_cast<int>(card - m_cards.begin());
}

// Painting

void GraphPicture::paint(QPainter &painter, const Theme &theme, const GraphSight &sight, const GraphMarks &marks,
                         const QRectF &room) const
{
    double figureScale = figureTextScales.back();
    bool fits = false;
    for (const double scale : figureTextScales) {
        const Canvas canvas(painter, theme, scale);
        if (fits)
            break;
        fits = widestFigure(canvas) <= cardWidth * sight.scale - 4;
        figureScale = scale;
    }
    const Detail detail = sight.scale >= textScale ? Detail::Text : fits ? Detail::Figure : Detail::Outline;
    Frame frame{ Canvas(painter, theme, sight.scale),
                 Canvas(painter, theme, figureScale),
                 Canvas(painter, theme, std::max(nameTextScale, sight.scale)),
                 theme,
                 sight,
                 marks,
                 room,
                 detail,
                 stage::LabelPlacer(room) };
    paintBands(frame);
    paintPath(frame, marks.violation, theme.rolledBack, 11);
    paintPath(frame, marks.run, theme.inFlight, 7);
    paintEdges(frame);
    for (int node = 0; node < static_cast<int>(m_cards.size()); ++node) {
        const QRectF rect = sight.toWidget(cardOf(node));
        if (!rect.intersects(room))
            continue;
        paintCard(frame, node);
        frame.placer.block(rect);
    }
    paintLabels(frame);
}

double GraphPicture::widestFigure(const Canvas &canvas) const
{
    double widest = 0;
    for (const QString &figure : m_figures)
        widest = std::max(widest, canvas.widthOf(figure, Type::Label));
    return widest;
}

/// A hairline above what takes one fault more, and how many it takes.
void GraphPicture::paintBands(Frame &frame) const
{
    for (std::size_t band = 1; band < m_graph->bands().size(); ++band) {
        const double y = m_graph->bands()[band] * pitchY - (pitchY - cardHeight) / 2 - pitchY * 0.27;
        const double at = frame.sight.toWidget(QPointF(0, y)).y();
        frame.canvas.line({ frame.room.left(), at }, { frame.room.right(), at }, frame.theme.grid, 1);
        const QRectF caption(frame.room.left() + 14, at + 4, 200, frame.names.heightOf(Type::Small));
        frame.names.text(caption, explorer::afterFaults(static_cast<int>(band)), Type::Small, frame.theme.faint);
        frame.placer.block(caption);
    }
}

/// Like a marker pen, below the edges.
void GraphPicture::paintPath(Frame &frame, const GraphPath &path, const Theme::Tone &tone, double width) const
{
    const double wide = std::max(4.0, width * frame.sight.scale);
    const QColor ink = stage::blend(tone.fill, tone.line, 0.4);
    for (const int edge : path.edges) {
        if (edge < 0)
            continue;
        const Curve curve = curveOf(edge).mapped(frame.sight.scale, frame.sight.origin);
        frame.canvas.stroke(curve.path(), ink, wide);
    }
    for (const int node : path.nodes) {
        const double halo = wide * 0.55;
        const QRectF rect = frame.sight.toWidget(cardOf(node)).adjusted(-halo, -halo, halo, halo);
        frame.canvas.box(rect, radius * frame.sight.scale + halo, ink, Qt::transparent);
    }
}

bool GraphPicture::isLoud(const Frame &frame, int edge) const
{
    return has(frame.marks.choices, edge) || has(frame.marks.walked.edges, edge);
}

void GraphPicture::paintEdges(Frame &frame) const
{
    const auto count = static_cast<int>(m_curves.size());
    for (int edge = 0; edge < count; ++edge) {
        if (!isLoud(frame, edge))
            paintEdge(frame, edge, 1.1);
    }
    for (const int edge : frame.marks.walked.edges)
        paintEdge(frame, edge, 1.9);
    for (const int edge : frame.marks.choices)
        paintEdge(frame, edge, edge == frame.marks.chosen ? 2.8 : 1.9);
}

void GraphPicture::paintEdge(Frame &frame, int edge, double width) const
{
    const Graph::Edge &it = m_graph->edge(edge);
    if (it.from == it.to)
        return;
    const Curve &own = curveOf(edge);
    const Curve curve = own.mapped(frame.sight.scale, frame.sight.origin);
    if (!curve.path().controlPointRect().adjusted(-8, -8, 8, 8).intersects(frame.room))
        return;
    const Theme &theme = frame.theme;
    const bool loud = isLoud(frame, edge);
    const bool chosen = edge == frame.marks.chosen;
    const bool onPath = has(frame.marks.run.edges, edge) || has(frame.marks.violation.edges, edge);
    const QColor quiet = stage::blend(theme.border, theme.faint, onPath ? 1.0 : 0.55);
    QColor colour = loud ? (chosen ? theme.accent : theme.muted) : quiet;
    if (it.fault)
        colour = loud || onPath ? theme.fault.line : stage::blend(theme.panel, theme.fault.line, 0.55);
    const double pixels = std::max(1.0, width * std::sqrt(frame.sight.scale));
    frame.canvas.arrow(curve, colour, pixels, it.fault ? Stroke::Dashed : Stroke::Solid);
}

void GraphPicture::paintLabels(Frame &frame) const
{
    if (frame.detail == Detail::Outline)
        return;
    if (frame.marks.chosen >= 0)
        paintLabel(frame, frame.marks.chosen);
    for (const int edge : frame.marks.choices) {
        if (edge != frame.marks.chosen)
            paintLabel(frame, edge);
    }
    if (frame.detail != Detail::Text)
        return;
    if (frame.marks.hovered >= 0) {
        for (const int edge : m_graph->node(frame.marks.hovered).out)
            paintLabel(frame, edge);
    }
    const auto count = static_cast<int>(m_curves.size());
    for (const bool faults : { true, false }) {
        if (frame.sight.scale < (faults ? faultNameScale : allNamesScale))
            continue;
        for (int edge = 0; edge < count; ++edge) {
            const bool shown = has(frame.marks.choices, edge)
                || (frame.marks.hovered >= 0 && m_graph->edge(edge).from == frame.marks.hovered);
            if (m_graph->edge(edge).fault.has_value() == faults && !shown)
                paintLabel(frame, edge);
        }
    }
}

void GraphPicture::paintLabel(Frame &frame, int edge) const
{
    const Graph::Edge &it = m_graph->edge(edge);
    if (it.from == it.to)
        return;
    const QString &name = m_names[static_cast<std::size_t>(edge)];
    const bool chosen = edge == frame.marks.chosen;
    const Type type = chosen ? Type::Label : Type::Small;
    const QSizeF size(frame.names.widthOf(name, type) + 1, frame.names.heightOf(type));
    const Curve curve = curveOf(edge).mapped(frame.sight.scale, frame.sight.origin);
    std::vector<QRectF> places;
    // Of a long edge one sees the beginning: it is told there.
    const bool isLong = std::abs(curve.end().y() - curve.start().y()) > steep * pitchY * frame.sight.scale;
    for (const double at : isLong ? nearStart : nearMiddle) {
        const QPointF middle = curve.at(at);
        places.emplace_back(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
    }
    const auto place = frame.placer.place(places);
    if (!place)
        return;
    const bool loud = isLoud(frame, edge);
    const QColor colour = it.fault ? frame.theme.fault.text
        : chosen                   ? frame.theme.accent
        : loud                     ? frame.theme.text
                                   : frame.theme.muted;
    frame.names.label(*place, name, type, colour, Qt::AlignHCenter, frame.theme.panel);
}

// Cards

void GraphPicture::paintCard(Frame &frame, int node) const
{
    const Graph::Node &it = m_graph->node(node);
    const Theme &theme = frame.theme;
    const QRectF rect = frame.sight.toWidget(cardOf(node));
    const double round = radius * frame.sight.scale;
    const bool current = node == frame.marks.current();
    const bool chosen = frame.marks.chosen >= 0 && m_graph->edge(frame.marks.chosen).to == node;
    QColor fill = theme.panel;
    QColor line = stage::blend(theme.border, theme.faint, 0.35);
    double width = 1;
    if (it.isOver()) {
        const Theme::Tone &tone = it.isViolating() ? theme.rolledBack : theme.committed;
        fill = tone.fill;
        line = tone.line;
        width = 1.6;
    }
    if (chosen && !current) {
        line = theme.accent;
        width = 1.8;
    } else if (node == frame.marks.hovered && !it.isOver()) {
        fill = theme.raised;
    }
    if (current) {
        const double ring = std::max(2.5, 3.5 * frame.sight.scale);
        frame.canvas.box(rect.adjusted(-ring, -ring, ring, ring), round + ring, theme.accent, Qt::transparent);
        if (!it.isOver())
            fill = theme.accentFill;
    }
    frame.canvas.box(rect, round, fill, line, Stroke::Solid, width);
    if (frame.detail == Detail::Text)
        paintText(frame, node, rect);
    else if (frame.detail == Detail::Figure)
        frame.figures.text(rect.adjusted(1, 0, -1, 0), m_texts[static_cast<std::size_t>(node)].figure, Type::Label,
                           it.isViolating()  ? theme.rolledBack.text
                               : it.isOver() ? theme.committed.text
                                             : theme.text,
                           Qt::AlignCenter);
    paintMark(frame, node, rect);
}

void GraphPicture::paintText(Frame &frame, int node, const QRectF &rect) const
{
    const Graph::Node &it = m_graph->node(node);
    const explorer::CardText &text = m_texts[static_cast<std::size_t>(node)];
    const Theme &theme = frame.theme;
    Canvas &canvas = frame.canvas;
    const double left = rect.left() + canvas.px(11);
    const double wide = rect.width() - canvas.px(22);
    const double high = canvas.px(16);
    const auto line = [&](int index) { return QRectF(left, rect.top() + canvas.px(8 + 16.5 * index), wide, high); };
    const double sign = it.isOver() ? canvas.px(18) : 0;
    canvas.text(line(0).adjusted(0, 0, -sign, 0), text.doing,
                canvas.fitting(text.doing, { Type::Label, Type::Tiny }, wide - sign),
                it.isOver() && it.isViolating() ? theme.rolledBack.text : theme.text);
    canvas.text(line(1), text.durable, Type::Small, theme.committed.text);
    QRectF last = line(2);
    if (!text.pending.isEmpty()) {
        const double width = std::min(wide, canvas.widthOf(text.pending, Type::Small) + canvas.px(9));
        const QRectF box(left - canvas.px(4), last.top(), width, high);
        canvas.box(box, canvas.px(4), theme.pending.fill, theme.pending.line, Stroke::Dashed, 1);
        canvas.text(box.adjusted(canvas.px(4), 0, -canvas.px(4), 0), text.pending, Type::Small, theme.pending.text);
        last.setLeft(box.right() + canvas.px(6));
        if (canvas.widthOf(text.queue, Type::Small) > last.width())
            return;
        canvas.text(last, text.queue, Type::Small, theme.muted, Qt::AlignRight | Qt::AlignVCenter);
        return;
    }
    canvas.text(last, text.queue, Type::Small, theme.muted);
}

/// What a card is, by more than its colour.
void GraphPicture::paintMark(Frame &frame, int node, const QRectF &rect) const
{
    const Graph::Node &it = m_graph->node(node);
    Canvas &canvas = frame.canvas;
    if (it.isOver()) {
        const double size = std::max(7.0, canvas.px(11));
        const bool small = frame.detail != Detail::Text;
        const QPointF at = small ? QPointF(rect.right() - 1, rect.top() + 1)
                                 : QPointF(rect.right() - canvas.px(15), rect.top() + canvas.px(16));
        const Theme::Tone &tone = it.isViolating() ? frame.theme.rolledBack : frame.theme.committed;
        if (small)
            canvas.dot(at, size * 0.8, tone.fill, tone.line);
        if (it.isViolating())
            canvas.cross(at, size * (small ? 0.75 : 1), tone.line);
        else
            canvas.check(at, size * (small ? 0.75 : 1), tone.line);
    }
    if (node == 0) {
        // An arrow out of nowhere.
        const QPointF tip(rect.left() - 2, rect.center().y());
        const double length = std::max(10.0, canvas.px(30));
        canvas.arrow(Curve::straight(tip - QPointF(length, 0), tip), frame.theme.text,
                     std::max(1.4, 2 * frame.sight.scale));
        canvas.dot(tip - QPointF(length, 0), std::max(2.0, canvas.px(4)), frame.theme.text, frame.theme.text);
    }
    if (it.hidden > 0 && frame.detail == Detail::Text) {
        const QString more = u'+' + QString::number(it.hidden);
        const QRectF tag(rect.right() - canvas.px(38), rect.bottom() - canvas.px(9), canvas.px(32), canvas.px(16));
        canvas.box(tag, tag.height() / 2, frame.theme.raised, frame.theme.border);
        canvas.text(tag, more, Type::Tiny, frame.theme.muted, Qt::AlignCenter);
    }
}

} // namespace window
