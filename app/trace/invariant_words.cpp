// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/invariant_words.h"

#include "trace/narration.h"

#include <QCoreApplication>

#include <limits>

namespace trace {

using engine::Aspect;
using engine::Demand;
using engine::Expression;
using engine::Invariant;
using engine::Measure;
using engine::Scope;
using Kind = Expression::Kind;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Invariant)
};

QString measureText(Measure measure)
{
    switch (measure) {
    case Measure::OnHand: return Words::tr("on hand");
    case Measure::Reserved: return Words::tr("reserved");
    case Measure::ReservationRows: return Words::tr("reservation rows");
    case Measure::ReservationCopies: return Words::tr("copies in stock_reservations");
    case Measure::Emails: return Words::tr("e-mails");
    case Measure::DeadLetters: return Words::tr("dead letters");
    case Measure::InboxRows: return Words::tr("inbox rows");
    case Measure::InboxInProgress: return Words::tr("inbox rows in progress");
    }
    return {};
}

/// "12 reserved": a value with what it counts.
QString valueText(Measure measure, qint64 value)
{
    const QString number = QString::number(value);
    // Counts of rows, mails and letters stay far below what a number of things can be.
    const int count = static_cast<int>(std::min<qint64>(value, std::numeric_limits<int>::max()));
    const bool one = value == 1;
    switch (measure) {
    case Measure::OnHand: return Words::tr("%1 on hand").arg(number);
    case Measure::Reserved: return Words::tr("%1 reserved").arg(number);
    case Measure::ReservationRows:
        return one ? Words::tr("1 reservation row") : Words::tr("%n reservation rows", nullptr, count);
    case Measure::ReservationCopies: return Words::tr("%1 in stock_reservations").arg(number);
    case Measure::Emails: return one ? Words::tr("1 e-mail") : Words::tr("%n e-mails", nullptr, count);
    case Measure::DeadLetters: return one ? Words::tr("1 dead letter") : Words::tr("%n dead letters", nullptr, count);
    case Measure::InboxRows: return one ? Words::tr("1 inbox row") : Words::tr("%n inbox rows", nullptr, count);
    case Measure::InboxInProgress:
        return one ? Words::tr("1 inbox row in progress") : Words::tr("%n inbox rows in progress", nullptr, count);
    }
    return number;
}

/// The names that a scope narrows to, without that of the aspect `but`.
QString scopeText(const Scope &scope, std::optional<Aspect> but, const engine::Setup &setup)
{
    QStringList names;
    for (const auto &named : engine::namesOf<Aspect>) {
        const int subject = scope[static_cast<std::size_t>(named.value)];
        if (subject >= 0 && named.value != but)
            names.append(isolated(engine::subjectsOf(setup, named.value)[subject]));
    }
    return names.join(u", "_s);
}

QString withScope(const QString &text, const QString &scope)
{
    return scope.isEmpty() ? text : Words::tr("%1 (%2)", "a count, of whom").arg(text, scope);
}

QString eachText(Aspect aspect)
{
    switch (aspect) {
    case Aspect::Book: return Words::tr("for each book");
    case Aspect::Order: return Words::tr("for each order");
    case Aspect::Message: return Words::tr("for each message");
    case Aspect::Consumer: return Words::tr("for each consumer");
    }
    return {};
}

QString signText(Kind kind)
{
    switch (kind) {
    case Kind::Plus: return u" + "_s;
    case Kind::Minus: return u" − "_s;
    case Kind::Less: return u" < "_s;
    case Kind::AtMost: return u" ≤ "_s;
    case Kind::Equal: return u" = "_s;
    case Kind::Unequal: return u" ≠ "_s;
    case Kind::AtLeast: return u" ≥ "_s;
    case Kind::Greater: return u" > "_s;
    case Kind::All: return u' ' + Words::tr("and") + u' ';
    case Kind::Any: return u' ' + Words::tr("or") + u' ';
    case Kind::Not:
    case Kind::Number:
    case Kind::Term: break;
    }
    return {};
}

QString formula(const Expression &expression, const engine::Setup &setup, bool inner)
{
    switch (expression.kind) {
    case Kind::Number: return QString::number(expression.number);
    case Kind::Term: return termText(expression.term, setup);
    case Kind::Not: return Words::tr("not (%1)").arg(formula(expression.parts.front(), setup, false));
    default: break;
    }
    const bool compares = expression.kind >= Kind::Less && expression.kind <= Kind::Greater;
    QStringList parts;
    for (const Expression &part : expression.parts)
        parts.append(formula(part, setup, !compares));
    const QString text = parts.join(signText(expression.kind));
    return inner && parts.size() > 1 && !compares ? u'(' + text + u')' : text;
}

} // namespace

QString invariantName(const Invariant &invariant)
{
    return invariant.title.isEmpty() ? invariant.id : Words::tr("“%1”").arg(isolated(invariant.title));
}

QString termText(const engine::Term &term, const engine::Setup &setup)
{
    return withScope(measureText(term.measure), scopeText(term.scope, std::nullopt, setup));
}

QString invariantText(const Invariant &invariant, const engine::Setup &setup)
{
    QString text = formula(invariant.condition, setup, false);
    if (invariant.each)
        text += u", "_s + eachText(*invariant.each);
    switch (invariant.demand) {
    case Demand::Always: return Words::tr("always: %1").arg(text);
    case Demand::Never: return Words::tr("never: %1").arg(text);
    case Demand::Eventually: return Words::tr("at the end: %1").arg(text);
    }
    return text;
}

namespace {

QStringList valuesOf(const InvariantBreak &broken, const engine::Setup &setup)
{
    const Invariant &invariant = setup.invariants[static_cast<std::size_t>(broken.invariant)];
    const std::vector<engine::Term> terms = engine::termsOf(invariant.condition);
    QStringList values;
    for (std::size_t index = 0; index < terms.size(); ++index) {
        const Scope scope = engine::narrowed(terms[index], invariant.each, broken.subject);
        // Of whom the whole clause is, its parts need not say again.
        const bool isOfSubject = invariant.each && scope[static_cast<std::size_t>(*invariant.each)] == broken.subject;
        values.append(withScope(valueText(terms[index].measure, broken.values[index]),
                                scopeText(scope, isOfSubject ? invariant.each : std::nullopt, setup)));
    }
    return values;
}

} // namespace

QString breakFigures(const InvariantBreak &broken, const engine::Setup &setup)
{
    const Invariant &invariant = setup.invariants[static_cast<std::size_t>(broken.invariant)];
    const QString figures = valuesOf(broken, setup).join(u", "_s);
    return invariant.each ? isolated(engine::subjectsOf(setup, *invariant.each)[broken.subject]) + u": "_s + figures
                          : figures;
}

QString breakValues(const InvariantBreak &broken, const engine::Setup &setup)
{
    const Invariant &invariant = setup.invariants[static_cast<std::size_t>(broken.invariant)];
    QStringList values = valuesOf(broken, setup);
    QString list = values.takeLast();
    if (!values.isEmpty())
        list = Words::tr("%1 and %2").arg(values.join(u", "_s), list);
    if (!invariant.each)
        return Words::tr("there were %1").arg(list);
    return Words::tr("%1 had %2", "a book or an order, and how much of what")
        .arg(isolated(engine::subjectsOf(setup, *invariant.each)[broken.subject]), list);
}

QString breakText(const InvariantBreak &broken, const engine::Setup &setup)
{
    const Invariant &invariant = setup.invariants[static_cast<std::size_t>(broken.invariant)];
    const QString name = invariantName(invariant);
    const QString values = breakValues(broken, setup);
    if (invariant.demand == Demand::Eventually)
        return Words::tr("%1 did not come true: at the end %2").arg(name, values);
    if (broken.events == 0)
        return Words::tr("%1 was broken from the start: %2").arg(name, values);
    return Words::tr("%1 broke at %2: %3").arg(name, timeText(broken.at), values);
}

} // namespace trace
