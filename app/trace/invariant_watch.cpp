// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/invariant_watch.h"

#include <QtNumeric>

#include <algorithm>
#include <limits>

namespace trace {

using engine::Aspect;
using engine::Expression;
using engine::Invariant;
using engine::Measure;
using engine::Scope;
using engine::Tables;
using Kind = Expression::Kind;

namespace {

/// A file may say numbers that no run comes to; they stop at the bounds.
qint64 plus(qint64 a, qint64 b)
{
    qint64 sum = 0;
    if (!qAddOverflow(a, b, &sum))
        return sum;
    return a < 0 ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
}

qint64 minus(qint64 a, qint64 b)
{
    qint64 difference = 0;
    if (!qSubOverflow(a, b, &difference))
        return difference;
    return a < 0 ? std::numeric_limits<qint64>::min() : std::numeric_limits<qint64>::max();
}

int of(const Scope &scope, Aspect aspect)
{
    return scope[static_cast<std::size_t>(aspect)];
}

bool matches(int wanted, int actual)
{
    return wanted < 0 || wanted == actual;
}

} // namespace

InvariantWatch::Plan::Plan(const engine::Setup &setup)
    : invariants(setup.invariants)
{
    for (const auto &named : engine::namesOf<Aspect>)
        names[static_cast<std::size_t>(named.value)] = engine::subjectsOf(setup, named.value);
    for (const engine::Message &message : setup.messages) {
        orderOf.push_back(static_cast<int>(namesOf(Aspect::Order).indexOf(message.order)));
        idOf.push_back(static_cast<int>(namesOf(Aspect::Message).indexOf(message.id)));
    }
}

InvariantWatch::InvariantWatch(const engine::Setup &setup)
    : m_plan(std::make_shared<const Plan>(setup))
    , m_mails((setup.messages.size() + 1) * (setup.consumers.size() + 1))
    , m_dead(m_mails.size())
    , m_inbox(setup.consumers.size() + 1)
{
}

std::size_t InvariantWatch::slot(int message, int consumer) const
{
    // Whatever is none of the scenario's has a place of its own, so that it still counts in all.
    const auto within = [](int index, std::size_t count) {
        return index >= 0 && static_cast<std::size_t>(index) < count ? static_cast<std::size_t>(index) : count;
    };
    const std::size_t consumers = m_inbox.size() - 1;
    return within(message, m_plan->orderOf.size()) * m_inbox.size() + within(consumer, consumers);
}

void InvariantWatch::rowChanges(const Tables &tables, const engine::RowChange &change)
{
    m_news = true;
    const auto *row = std::get_if<engine::InboxRow>(&change.row());
    if (!row)
        return;
    const qsizetype consumer = m_plan->namesOf(Aspect::Consumer).indexOf(row->consumer);
    Inbox &inbox = consumer < 0 ? m_inbox.back() : m_inbox[static_cast<std::size_t>(consumer)];
    const auto known = tables.inbox.find({ row->message, row->consumer });
    if (known != tables.inbox.end()) {
        --inbox.rows;
        inbox.inProgress -= known->second.completedAt ? 0 : 1;
    }
    if (change.after) {
        ++inbox.rows;
        inbox.inProgress += row->completedAt ? 0 : 1;
    }
}

void InvariantWatch::mailSent(int message, int consumer)
{
    m_news = true;
    ++m_mails[slot(message, consumer)];
}

void InvariantWatch::deadLetters(int message, int consumer, int more)
{
    m_news = true;
    m_dead[slot(message, consumer)] += more;
}

void InvariantWatch::check(const Tables &tables, std::size_t events, engine::Time now)
{
    m_news = false;
    for (int index = 0; index < static_cast<int>(m_plan->invariants.size()); ++index) {
        if (m_plan->invariants[static_cast<std::size_t>(index)].demand == engine::Demand::Eventually)
            continue;
        const bool isBroken = std::any_of(m_broken.begin(), m_broken.end(),
                                          [&](const InvariantBreak &it) { return it.invariant == index; });
        auto found = isBroken ? std::nullopt : breakOf(index, tables);
        if (!found)
            continue;
        found->events = events;
        found->at = now;
        m_broken.push_back(std::move(*found));
    }
}

std::optional<InvariantBreak> InvariantWatch::unmet(int invariant, const Tables &tables, std::size_t events,
                                                    engine::Time now) const
{
    auto found = breakOf(invariant, tables);
    if (found) {
        found->events = events;
        found->at = now;
    }
    return found;
}

std::optional<InvariantBreak> InvariantWatch::breakOf(int invariant, const Tables &tables) const
{
    const Invariant &it = m_plan->invariants[static_cast<std::size_t>(invariant)];
    const qint64 wanted = it.demand == engine::Demand::Never ? 0 : 1;
    const int subjects = it.each ? static_cast<int>(m_plan->namesOf(*it.each).size()) : 1;
    for (int subject = 0; subject < subjects; ++subject) {
        if (evaluate(it.condition, it.each, subject, tables) == wanted)
            continue;
        InvariantBreak found{ .invariant = invariant, .subject = it.each ? subject : -1 };
        for (const engine::Term &term : engine::termsOf(it.condition))
            found.values.push_back(valueOf({ term.measure, engine::narrowed(term, it.each, subject) }, tables));
        return found;
    }
    return std::nullopt;
}

qint64 InvariantWatch::valueOf(const engine::Term &term, const Tables &tables) const
{
    switch (term.measure) {
    case Measure::OnHand: return stock(tables, term.scope, &engine::StockRow::onHand);
    case Measure::Reserved: return stock(tables, term.scope, &engine::StockRow::reserved);
    case Measure::ReservationRows: return reservations(tables, term.scope, false);
    case Measure::ReservationCopies: return reservations(tables, term.scope, true);
    case Measure::Emails: return counted(m_mails, term.scope);
    case Measure::DeadLetters: return counted(m_dead, term.scope);
    case Measure::InboxRows: return inboxRows(term.scope, &Inbox::rows);
    case Measure::InboxInProgress: return inboxRows(term.scope, &Inbox::inProgress);
    }
    return 0;
}

qint64 InvariantWatch::counted(const std::vector<int> &counts, const Scope &scope) const
{
    qint64 sum = 0;
    for (std::size_t index = 0; index < counts.size(); ++index) {
        const std::size_t message = index / m_inbox.size();
        const bool isKnown = message < m_plan->orderOf.size();
        const int order = isKnown ? m_plan->orderOf[message] : -1;
        const int id = isKnown ? m_plan->idOf[message] : -1;
        if (matches(of(scope, Aspect::Order), order) && matches(of(scope, Aspect::Message), id)
            && matches(of(scope, Aspect::Consumer), static_cast<int>(index % m_inbox.size())))
            sum += counts[index];
    }
    return sum;
}

qint64 InvariantWatch::inboxRows(const Scope &scope, int Inbox::*which) const
{
    qint64 sum = 0;
    for (std::size_t consumer = 0; consumer < m_inbox.size(); ++consumer) {
        if (matches(of(scope, Aspect::Consumer), static_cast<int>(consumer)))
            sum += m_inbox[consumer].*which;
    }
    return sum;
}

qint64 InvariantWatch::stock(const Tables &tables, const Scope &scope, qint64 engine::StockRow::*column) const
{
    if (const int book = of(scope, Aspect::Book); book >= 0) {
        const auto row = tables.stock.find(m_plan->namesOf(Aspect::Book)[book]);
        return row == tables.stock.end() ? 0 : row->second.*column;
    }
    qint64 sum = 0;
    for (const auto &[book, row] : tables.stock)
        sum = plus(sum, row.*column);
    return sum;
}

qint64 InvariantWatch::reservations(const Tables &tables, const Scope &scope, bool copies) const
{
    const auto isNamed = [&](Aspect aspect, const QString &name) {
        return of(scope, aspect) < 0 || m_plan->namesOf(aspect)[of(scope, aspect)] == name;
    };
    qint64 sum = 0;
    for (const auto &[key, row] : tables.reservations) {
        if (isNamed(Aspect::Order, row.order) && isNamed(Aspect::Book, row.book))
            sum = plus(sum, copies ? row.quantity : 1);
    }
    return sum;
}

qint64 InvariantWatch::evaluate(const Expression &expression, std::optional<Aspect> each, int subject,
                                const Tables &tables) const
{
    const auto part = [&](const Expression &it) { return evaluate(it, each, subject, tables); };
    const auto isTrue = [&](const Expression &it) { return part(it) != 0; };
    const std::vector<Expression> &parts = expression.parts;
    switch (expression.kind) {
    case Kind::Number: return expression.number;
    case Kind::Term:
        return valueOf({ expression.term.measure, engine::narrowed(expression.term, each, subject) }, tables);
    case Kind::Plus: {
        qint64 sum = 0;
        for (const Expression &it : parts)
            sum = plus(sum, part(it));
        return sum;
    }
    case Kind::Minus: return minus(part(parts[0]), part(parts[1]));
    case Kind::Less: return part(parts[0]) < part(parts[1]) ? 1 : 0;
    case Kind::AtMost: return part(parts[0]) <= part(parts[1]) ? 1 : 0;
    case Kind::Equal: return part(parts[0]) == part(parts[1]) ? 1 : 0;
    case Kind::Unequal: return part(parts[0]) != part(parts[1]) ? 1 : 0;
    case Kind::AtLeast: return part(parts[0]) >= part(parts[1]) ? 1 : 0;
    case Kind::Greater: return part(parts[0]) > part(parts[1]) ? 1 : 0;
    case Kind::Not: return isTrue(parts[0]) ? 0 : 1;
    case Kind::All: return std::all_of(parts.begin(), parts.end(), isTrue) ? 1 : 0;
    case Kind::Any: return std::any_of(parts.begin(), parts.end(), isTrue) ? 1 : 0;
    }
    return 0;
}

} // namespace trace
