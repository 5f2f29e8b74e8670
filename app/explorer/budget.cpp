// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/budget.h"

#include <QtGlobal>

#include <algorithm>
#include <numeric>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

int FaultCounts::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), 0);
}

FaultCounts FaultCounts::plus(FaultType type) const
{
    FaultCounts more = *this;
    more.set(type, of(type) + 1);
    return more;
}

bool FaultCounts::within(const FaultCounts &other) const
{
    return std::equal(m_counts.begin(), m_counts.end(), other.m_counts.begin(), std::less_equal());
}

std::optional<FaultCounts> Budget::after(const FaultCounts &counts, std::optional<FaultType> fault) const
{
    const FaultCounts more = fault ? counts.plus(*fault) : counts;
    return allows(more) ? std::optional(more) : std::nullopt;
}

Budget Budget::any(int faults)
{
    Budget budget;
    for (const FaultType type : allFaultTypes) {
        if (type != FaultType::NewIdRetry)
            budget.most.set(type, faults);
    }
    budget.faults = faults;
    return budget;
}

std::span<const NamedBudget> standardBudgets()
{
    const auto one = [](FaultType type) { return Budget::of(FaultCounts().plus(type)); };
    static const NamedBudget all[] = {
        { "none"_L1, QT_TRANSLATE_NOOP("Explorer", "no fault"), Budget() },
        { "lost-ack"_L1, QT_TRANSLATE_NOOP("Explorer", "one lost ack"), one(FaultType::LostAck) },
        { "crash"_L1, QT_TRANSLATE_NOOP("Explorer", "one crash"), one(FaultType::Crash) },
        { "lock-expiry"_L1, QT_TRANSLATE_NOOP("Explorer", "one lock expiry"), one(FaultType::LockExpiry) },
        { "same-id-retry"_L1, QT_TRANSLATE_NOOP("Explorer", "one retry, same id"), one(FaultType::ProducerRetry) },
        { "new-id-retry"_L1, QT_TRANSLATE_NOOP("Explorer", "one retry, new id"), one(FaultType::NewIdRetry) },
        { "any-two"_L1, QT_TRANSLATE_NOOP("Explorer", "any two, same ids"), Budget::any(2) },
    };
    return all;
}

} // namespace explorer
