// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/graph_words.h"
#include "stage/canvas.h"
#include "stage/label_placer.h"

#include <memory>
#include <set>

namespace window {

/// Which part of a graph is seen, and how large: a place of the graph lies at `origin + place * scale`.
struct GraphSight {
    QPointF origin;
    double scale = 1;

    QPointF toWidget(QPointF place) const { return origin + place * scale; }
    QPointF toGraph(QPointF at) const { return (at - origin) / scale; }
    QRectF toWidget(const QRectF &rect) const { return { toWidget(rect.topLeft()), rect.size() * scale }; }
};

/// What is marked in a graph.
struct GraphMarks {
    /// Where one stands, and how one came there.
    explorer::GraphPath walked;
    /// The edges that one may take, and the one that is chosen; -1.
    std::vector<int> choices;
    int chosen = -1;
    /// Ways that are drawn on it; empty ones are not.
    explorer::GraphPath run;
    explorer::GraphPath violation;
    /// Under the mouse; -1.
    int hovered = -1;

    int current() const { return walked.nodes.empty() ? -1 : walked.nodes.back(); }
};

/// A graph from left to right: where its cards and edges are, and how they are painted. In units of the design.
class GraphPicture
{
public:
    explicit GraphPicture(std::shared_ptr<const explorer::Graph> graph);

    const explorer::Graph &graph() const { return *m_graph; }
    QRectF cardOf(int node) const { return m_cards[static_cast<std::size_t>(node)]; }
    const stage::Curve &curveOf(int edge) const { return m_curves[static_cast<std::size_t>(edge)]; }
    /// All of it, with a margin.
    QRectF bounds() const { return m_bounds; }

    /// The node at a place of the graph; -1.
    int nodeAt(QPointF place) const;

    void paint(QPainter &painter, const stage::Theme &theme, const GraphSight &sight, const GraphMarks &marks,
               const QRectF &room) const;

private:
    /// How much of a card can be read.
    enum class Detail : quint8 { Outline, Figure, Text };

    struct Frame;

    /// Where an edge meets a card, and how far down among those of its side: from 0 to 1.
    struct Port {
        QPointF at;
        double share = 0.5;
    };

    void placeCards();
    void placeEdges();
    /// Where its edges leave and reach a card: spread over its sides, those that go up above those that go down.
    void placePorts(std::vector<Port> &from, std::vector<Port> &to) const;

    double widestFigure(const stage::Canvas &canvas) const;
    void paintBands(Frame &frame) const;
    void paintPath(Frame &frame, const explorer::GraphPath &path, const stage::Theme::Tone &tone, double width) const;
    void paintEdges(Frame &frame) const;
    void paintEdge(Frame &frame, int edge, double width) const;
    void paintLabels(Frame &frame) const;
    void paintLabel(Frame &frame, int edge) const;
    void paintCard(Frame &frame, int node) const;
    void paintText(Frame &frame, int node, const QRectF &rect) const;
    void paintMark(Frame &frame, int node, const QRectF &rect) const;
    bool isLoud(const Frame &frame, int edge) const;

    std::shared_ptr<const explorer::Graph> m_graph;
    std::vector<QRectF> m_cards;
    std::vector<explorer::CardText> m_texts;
    std::set<QString> m_figures;
    std::vector<QString> m_names;
    std::vector<stage::Curve> m_curves;
    QRectF m_bounds;
};

} // namespace window
