// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/graph.h"

/// What a graph says to people, in the language that the application has installed.
namespace explorer {

/// What stands on the card of a node. Every text may be empty.
struct CardText {
    /// "at commit · waits at claim"
    QString doing;
    /// "Dune 2 · inbox m-1": what is committed.
    QString durable;
    /// "Dune 2 · m-1": what only a transaction sees.
    QString pending;
    /// "1 ready": what the broker has.
    QString queue;
    /// "Dune 2": the one thing to know, for a card without room.
    QString figure;
};

CardText cardText(const Picture &picture, const engine::Setup &setup);

/// "crash", for an edge that leaves a card on which one can read where.
QString shortNameOf(const SeenStep &step, const engine::Setup &setup);
/// "crash at commit".
QString nameOf(const SeenStep &step, const engine::Setup &setup);

/// "after one fault"; empty for none.
QString afterFaults(int faults);

/// A node in a sentence or two: what is seen there, and whether it is the start, an end, or a violation.
QString sentenceOf(const Graph &graph, int node);

/// "The 400 states within 7 steps of the cheapest violation, of 2,145."; empty for a graph that is whole.
QString extentOf(const Graph &graph);

} // namespace explorer
