// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "scenario/setup_reader.h"

#include <QJsonArray>

#include <algorithm>

namespace scenario {

using engine::Aspect;
using engine::Demand;
using engine::Expression;
using engine::Invariant;
using engine::Measure;
using engine::Setup;

namespace {

using Kind = Expression::Kind;

bool isComparison(Kind kind)
{
    return kind >= Kind::Less && kind <= Kind::Greater;
}

bool isCondition(Kind kind)
{
    return isComparison(kind) || kind == Kind::Not || kind == Kind::All || kind == Kind::Any;
}

/// "=" comes first: it is what "==" is taken for.
QStringList signs(bool ofConditions)
{
    QStringList words;
    for (const auto &named : engine::namesOf<Kind>) {
        if (isCondition(named.value) == ofConditions)
            words.insert(named.value == Kind::Equal ? 0 : words.size(), named.name);
    }
    return words;
}

QStringList aspectsOf(Measure measure)
{
    QStringList words;
    for (const auto &named : engine::namesOf<Aspect>) {
        if (engine::isTold(measure, named.value))
            words.append(named.name);
    }
    return words;
}

/// The one member of an object that must have exactly one of these keys.
std::pair<QString, Value> onlyMember(const Value &value, const QStringList &keys)
{
    const Members members = value.members(keys);
    const QJsonObject object = value.json().toObject();
    if (object.size() != 1)
        value.refuse(u"must have exactly one member, not %1; "_s.arg(object.size()) + oneOf(keys));
    const QString key = object.keys().constFirst();
    return { key, Value(object.value(key), value.path() + QStringList{ key }) };
}

/// Reads one invariant's condition.
class ConditionReader
{
public:
    explicit ConditionReader(const Setup &setup)
        : m_setup(setup)
    {
    }

    Expression condition(const Value &value)
    {
        const Nesting nesting(*this, value);
        const auto [sign, operands] = onlyMember(value, signs(true));
        Expression expression;
        expression.kind = *engine::fromName<Kind>(sign);
        if (isComparison(expression.kind)) {
            for (const Value &side : sides(operands))
                expression.parts.push_back(number(side));
        } else if (expression.kind == Kind::Not) {
            expression.parts.push_back(condition(operands));
        } else {
            for (const Value &part : operands.items(1, limits::expressionSize))
                expression.parts.push_back(condition(part));
        }
        return expression;
    }

private:
    /// One level of the expression, which must not be too deep, nor the whole too large.
    class Nesting
    {
    public:
        Nesting(ConditionReader &reader, const Value &value)
            : m_reader(reader)
        {
            if (++m_reader.m_depth > limits::expressionDepth)
                value.refuse(u"nested deeper than %1 levels"_s.arg(limits::expressionDepth));
            if (++m_reader.m_size > limits::expressionSize)
                value.refuse(u"more than %1 numbers, terms and signs in one invariant"_s.arg(limits::expressionSize));
        }
        Nesting(const Nesting &) = delete;
        Nesting &operator=(const Nesting &) = delete;
        ~Nesting() { --m_reader.m_depth; }

    private:
        ConditionReader &m_reader;
    };

    static std::vector<Value> sides(const Value &operands)
    {
        std::vector<Value> both = operands.items(0, limits::expressionSize);
        if (both.size() != 2)
            operands.refuse(u"must have two sides, not %1"_s.arg(both.size()));
        return both;
    }

    Expression number(const Value &value)
    {
        const Nesting nesting(*this, value);
        Expression expression;
        if (value.json().isDouble()) {
            expression.number = value.number(-limits::number);
            return expression;
        }
        if (value.json().isString()) {
            expression.kind = Kind::Term;
            expression.term.measure = value.word<Measure>("term"_L1);
            return expression;
        }
        if (!value.json().isObject())
            value.refuse(u"must be a number, a term or an object; terms: "_s + wordsOf<Measure>().join(u", "_s));
        const auto [key, content] = onlyMember(value, signs(false) + wordsOf<Measure>());
        if (const auto measure = engine::fromName<Measure>(key)) {
            expression.kind = Kind::Term;
            expression.term = term(*measure, content);
            return expression;
        }
        expression.kind = *engine::fromName<Kind>(key);
        for (const Value &part : expression.kind == Kind::Minus ? sides(content) : summands(content))
            expression.parts.push_back(number(part));
        return expression;
    }

    static std::vector<Value> summands(const Value &value) { return value.items(1, limits::expressionSize); }

    engine::Term term(Measure measure, const Value &value) const
    {
        const QStringList keys = aspectsOf(measure);
        const Members members = value.members(keys);
        engine::Term term{ measure };
        bool isNarrowed = false;
        for (const auto &[aspect, name] : engine::namesOf<Aspect>) {
            const auto found = members.find(name);
            if (!found)
                continue;
            const QStringList subjects = engine::subjectsOf(m_setup, aspect);
            const QString subject = found->string();
            if (!subjects.contains(subject))
                found->refuse(u"no "_s + name + u' ' + quoted(subject) + u"; "_s + hint(subject, subjects));
            term.scope[static_cast<std::size_t>(aspect)] = static_cast<int>(subjects.indexOf(subject));
            isNarrowed = true;
        }
        if (!isNarrowed)
            value.refuse(u"names nothing; "_s + oneOf(keys) + u", or the term alone, as text"_s);
        return term;
    }

    const Setup &m_setup;
    int m_depth = 0;
    int m_size = 0;
};

void readDemand(const Members &members, Invariant &invariant, const Setup &setup)
{
    QStringList given;
    for (const auto &[demand, name] : engine::namesOf<Demand>) {
        const auto condition = members.find(name);
        if (!condition)
            continue;
        given.append(quoted(QString(name)));
        invariant.demand = demand;
        invariant.condition = ConditionReader(setup).condition(*condition);
        if (engine::termsOf(invariant.condition).empty())
            condition->refuse(u"says nothing of the run: it has no term; "_s + oneOf(wordsOf<Measure>()));
    }
    if (given.isEmpty())
        members.refuse(u"needs one of 'always', 'never', 'eventually'"_s);
    if (given.size() > 1)
        members.refuse(given.join(u" and "_s) + u" together; an invariant demands one thing"_s);
}

void readEach(const Value &each, const Members &members, Invariant &invariant)
{
    const Aspect aspect = each.word<Aspect>("subject"_L1);
    const std::vector<engine::Term> terms = engine::termsOf(invariant.condition);
    const bool isAsked = std::any_of(terms.begin(), terms.end(), [&](const engine::Term &term) {
        return engine::isTold(term.measure, aspect) && term.scope[static_cast<std::size_t>(aspect)] < 0;
    });
    if (!isAsked)
        members.refuseKey("each"_L1, u"no term of the condition differs from one %1 to another"_s.arg(nameOf(aspect)));
    invariant.each = aspect;
}

Invariant readInvariant(const Value &item, const std::vector<Invariant> &earlier, const Setup &setup)
{
    const Members members = item.members({ u"id"_s, u"title"_s, u"each"_s, u"always"_s, u"never"_s, u"eventually"_s });
    Invariant invariant;
    const Value id = members.value("id"_L1);
    invariant.id = id.name();
    if (!isPlainId(invariant.id))
        id.refuse(quoted(invariant.id) + u" is no id; lower-case letters and digits, with single hyphens between"_s);
    if (std::any_of(earlier.begin(), earlier.end(), [&](const Invariant &it) { return it.id == invariant.id; }))
        id.refuse(u"a second invariant "_s + quoted(invariant.id));
    if (const auto title = members.find("title"_L1))
        invariant.title = title->text();
    readDemand(members, invariant, setup);
    if (const auto each = members.find("each"_L1))
        readEach(*each, members, invariant);
    return invariant;
}

} // namespace

std::vector<Invariant> readInvariants(const Value &invariants, const Setup &setup)
{
    std::vector<Invariant> read;
    for (const Value &item : invariants.items(0, limits::invariants))
        read.push_back(readInvariant(item, read, setup));
    return read;
}

} // namespace scenario
