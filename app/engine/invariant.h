// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

#include <QString>
#include <QStringList>

#include <vector>

/// What a scenario demands of its own run, as values: conditions over numbers that the run has made durable.
namespace engine {

struct Setup;

/// A number that can be read off a run at any moment.
enum class Measure : quint8 {
    OnHand, ///< copies on hand, in stock
    Reserved, ///< copies reserved, in stock
    ReservationRows, ///< rows of stock_reservations
    ReservationCopies, ///< copies in those rows
    Emails, ///< mails that the provider took
    DeadLetters, ///< dead letters that nobody has replayed
    InboxRows,
    InboxInProgress, ///< inbox rows without a completion time
};

/// What a measure can be narrowed to, and what an invariant can be asked of each of.
enum class Aspect : quint8 { Book, Order, Message, Consumer };

inline constexpr std::size_t aspects = 4;

enum class Demand : quint8 {
    Always, ///< holds at the start and after every change of what is durable
    Never, ///< holds at none of these moments
    Eventually, ///< holds when the run is over
};

/// Indices into subjectsOf(), one per aspect; -1: not narrowed to one.
using Scope = std::array<int, aspects>;

inline constexpr Scope everything{ -1, -1, -1, -1 };

struct Term {
    Measure measure = Measure::OnHand;
    Scope scope = everything;

    bool operator==(const Term &) const = default;
};

/// A number or a condition. Who makes one sees to it that the parts fit.
struct Expression {
    enum class Kind : quint8 {
        Number,
        Term,
        Plus,
        Minus,
        Less,
        AtMost,
        Equal,
        Unequal,
        AtLeast,
        Greater,
        Not,
        All,
        Any,
    };

    Kind kind = Kind::Number;
    qint64 number = 0;
    engine::Term term;
    std::vector<Expression> parts;
};

struct Invariant {
    QString id;
    /// In the words of the scenario; empty where it has none.
    QString title;
    Demand demand = Demand::Always;
    /// Asked of each of these; nothing: of the run as a whole.
    std::optional<Aspect> each;
    Expression condition;
};

/// Whether the measure can be narrowed so.
bool isTold(Measure measure, Aspect aspect);

/// The names that an aspect distinguishes: books, orders, ids of messages, consumers. Each once, in the scenario's order.
QStringList subjectsOf(const Setup &setup, Aspect aspect);

/// Every term of the condition once, in the order of reading.
std::vector<Term> termsOf(const Expression &expression);

/// The scope of a term that is asked about a subject of an aspect: what the term says itself comes first.
Scope narrowed(const Term &term, std::optional<Aspect> aspect, int subject);

template<>
inline constexpr std::array namesOf<Measure>{
    Named{ Measure::OnHand, "onHand"_L1 },
    Named{ Measure::Reserved, "reserved"_L1 },
    Named{ Measure::ReservationRows, "reservationRows"_L1 },
    Named{ Measure::ReservationCopies, "reservationCopies"_L1 },
    Named{ Measure::Emails, "emails"_L1 },
    Named{ Measure::DeadLetters, "deadLetters"_L1 },
    Named{ Measure::InboxRows, "inboxRows"_L1 },
    Named{ Measure::InboxInProgress, "inboxInProgress"_L1 },
};

template<>
inline constexpr std::array namesOf<Aspect>{
    Named{ Aspect::Book, "book"_L1 },
    Named{ Aspect::Order, "order"_L1 },
    Named{ Aspect::Message, "message"_L1 },
    Named{ Aspect::Consumer, "consumer"_L1 },
};

template<>
inline constexpr std::array namesOf<Demand>{
    Named{ Demand::Always, "always"_L1 },
    Named{ Demand::Never, "never"_L1 },
    Named{ Demand::Eventually, "eventually"_L1 },
};

/// Numbers and terms have no sign of their own.
template<>
inline constexpr std::array namesOf<Expression::Kind>{
    Named{ Expression::Kind::Plus, "+"_L1 },     Named{ Expression::Kind::Minus, "-"_L1 },
    Named{ Expression::Kind::Less, "<"_L1 },     Named{ Expression::Kind::AtMost, "<="_L1 },
    Named{ Expression::Kind::Equal, "="_L1 },    Named{ Expression::Kind::Unequal, "!="_L1 },
    Named{ Expression::Kind::AtLeast, ">="_L1 }, Named{ Expression::Kind::Greater, ">"_L1 },
    Named{ Expression::Kind::Not, "not"_L1 },    Named{ Expression::Kind::All, "all"_L1 },
    Named{ Expression::Kind::Any, "any"_L1 },
};

} // namespace engine
