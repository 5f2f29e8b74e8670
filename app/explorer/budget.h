// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/vocabulary.h"

#include <span>

namespace explorer {

/// What may go wrong in an exploration.
enum class FaultType : quint8 { Crash, LostAck, LockExpiry, ProducerRetry, NewIdRetry };

inline constexpr std::array allFaultTypes{ FaultType::Crash, FaultType::LostAck, FaultType::LockExpiry,
                                           FaultType::ProducerRetry, FaultType::NewIdRetry };

/// How many of each, by fault type.
class FaultCounts
{
public:
    int of(FaultType type) const { return m_counts[static_cast<std::size_t>(type)]; }
    void set(FaultType type, int count) { m_counts[static_cast<std::size_t>(type)] = static_cast<quint8>(count); }
    int total() const;
    /// With one more of that type.
    FaultCounts plus(FaultType type) const;
    /// Whether there are no more of any type than there.
    bool within(const FaultCounts &other) const;

    auto operator<=>(const FaultCounts &) const = default;

private:
    std::array<quint8, allFaultTypes.size()> m_counts{};
};

/// How much may go wrong: so many of each type, and so many in all.
struct Budget {
    /// More of one type than anybody has the patience for.
    static constexpr int mostOfAType = 20;

    FaultCounts most;
    /// Of all types together.
    int faults = 0;

    bool allows(const FaultCounts &counts) const { return counts.within(most) && counts.total() <= faults; }
    /// What has gone wrong after one more step, which may be a fault; nothing where that would be too much.
    std::optional<FaultCounts> after(const FaultCounts &counts, std::optional<FaultType> fault) const;

    bool operator==(const Budget &) const = default;

    /// So many of each type, and no other limit.
    static Budget of(const FaultCounts &most) { return { most, most.total() }; }
    /// Any so many among lost acks, crashes, lock expiries and a producer's retries with the same id. A retry with a
    /// new id is left out: it is another message to whoever goes by ids.
    static Budget any(int faults);
};

/// A column of the matrix.
struct NamedBudget {
    QLatin1StringView id;
    /// In English, for translation in the context "Explorer".
    const char *englishName;
    Budget budget;
};

/// The columns of the matrix: no fault, one of each type, any two.
std::span<const NamedBudget> standardBudgets();

} // namespace explorer

/// As `explore --json` spells them.
template<>
inline constexpr std::array engine::namesOf<explorer::FaultType>{
    engine::Named{ explorer::FaultType::Crash, QLatin1StringView("crashes") },
    engine::Named{ explorer::FaultType::LostAck, QLatin1StringView("lostAcks") },
    engine::Named{ explorer::FaultType::LockExpiry, QLatin1StringView("lockExpiries") },
    engine::Named{ explorer::FaultType::ProducerRetry, QLatin1StringView("producerRetries") },
    engine::Named{ explorer::FaultType::NewIdRetry, QLatin1StringView("newIdRetries") },
};
