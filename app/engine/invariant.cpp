// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "engine/invariant.h"

#include "engine/setup.h"

#include <algorithm>

namespace engine {

namespace {

void collect(const Expression &expression, std::vector<Term> &terms)
{
    const bool isNew = std::find(terms.begin(), terms.end(), expression.term) == terms.end();
    if (expression.kind == Expression::Kind::Term && isNew)
        terms.push_back(expression.term);
    for (const Expression &part : expression.parts)
        collect(part, terms);
}

} // namespace

bool isTold(Measure measure, Aspect aspect)
{
    switch (measure) {
    case Measure::OnHand:
    case Measure::Reserved: return aspect == Aspect::Book;
    case Measure::ReservationRows:
    case Measure::ReservationCopies: return aspect == Aspect::Book || aspect == Aspect::Order;
    case Measure::Emails:
    case Measure::DeadLetters: return aspect != Aspect::Book;
    case Measure::InboxRows:
    case Measure::InboxInProgress: return aspect == Aspect::Consumer;
    }
    return false;
}

QStringList subjectsOf(const Setup &setup, Aspect aspect)
{
    QStringList names;
    switch (aspect) {
    case Aspect::Book:
        for (const StockRow &row : setup.stock)
            names.append(row.book);
        break;
    case Aspect::Order:
        for (const Message &message : setup.messages)
            names.append(message.order);
        break;
    case Aspect::Message:
        for (const Message &message : setup.messages)
            names.append(message.id);
        break;
    case Aspect::Consumer:
        for (const Consumer &consumer : setup.consumers)
            names.append(consumer.name);
        break;
    }
    names.removeDuplicates();
    return names;
}

std::vector<Term> termsOf(const Expression &expression)
{
    std::vector<Term> terms;
    collect(expression, terms);
    return terms;
}

Scope narrowed(const Term &term, std::optional<Aspect> aspect, int subject)
{
    Scope scope = term.scope;
    if (!aspect || !isTold(term.measure, *aspect))
        return scope;
    int &place = scope[static_cast<std::size_t>(*aspect)];
    if (place < 0)
        place = subject;
    return scope;
}

} // namespace engine
