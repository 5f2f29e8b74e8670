// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "engine/setup.h"

#include <memory>

namespace trace {

/// The first moment at which an invariant did not hold.
struct InvariantBreak {
    /// An index into the scenario's invariants.
    int invariant = -1;
    /// Which of engine::subjectsOf() it broke for; -1 where it is asked of the run as a whole.
    int subject = -1;
    /// How many events had happened; 0: it did not even hold at the start.
    std::size_t events = 0;
    engine::Time at{ 0 };
    /// What its terms came to, in the order of engine::termsOf().
    std::vector<qint64> values;
};

/// Watches a run for what its scenario demands, and counts what the demands are about. Part of a State, which tells it of
/// every change of what is durable.
class InvariantWatch
{
public:
    explicit InvariantWatch(const engine::Setup &setup);

    /// Before the tables take the change.
    void rowChanges(const engine::Tables &tables, const engine::RowChange &change);
    /// `message` is one of the scenario's: for a producer's second attempt, the one that it repeats.
    void mailSent(int message, int consumer);
    void deadLetters(int message, int consumer, int more);

    /// Whether something has changed since the last check().
    bool hasNews() const { return m_news; }
    /// Notes every `always` and `never` that does not hold now and did until now.
    void check(const engine::Tables &tables, std::size_t events, engine::Time now);

    /// In the order in which they broke.
    const std::vector<InvariantBreak> &broken() const { return m_broken; }
    /// What an `eventually` of the scenario fails for now; nothing where it holds.
    std::optional<InvariantBreak> unmet(int invariant, const engine::Tables &tables, std::size_t events,
                                        engine::Time now) const;
    /// Mails per message and consumer, in an order of its own: what later values depend on beside the rest of a state.
    const std::vector<int> &mails() const { return m_mails; }

    qint64 valueOf(const engine::Term &term, const engine::Tables &tables) const;

private:
    /// What never changes during a run; copies of a watch share it.
    struct Plan {
        explicit Plan(const engine::Setup &setup);

        std::vector<engine::Invariant> invariants;
        std::array<QStringList, engine::aspects> names;
        /// Of each message, its order and its id as indices into the names.
        std::vector<int> orderOf;
        std::vector<int> idOf;

        const QStringList &namesOf(engine::Aspect aspect) const { return names[static_cast<std::size_t>(aspect)]; }
    };

    struct Inbox {
        int rows = 0;
        int inProgress = 0;
    };

    std::size_t slot(int message, int consumer) const;
    qint64 counted(const std::vector<int> &counts, const engine::Scope &scope) const;
    qint64 inboxRows(const engine::Scope &scope, int Inbox::*which) const;
    qint64 stock(const engine::Tables &tables, const engine::Scope &scope, qint64 engine::StockRow::*column) const;
    qint64 reservations(const engine::Tables &tables, const engine::Scope &scope, bool copies) const;
    qint64 evaluate(const engine::Expression &expression, std::optional<engine::Aspect> each, int subject,
                    const engine::Tables &tables) const;
    /// The first subject for which the condition does not come out as demanded.
    std::optional<InvariantBreak> breakOf(int invariant, const engine::Tables &tables) const;

    std::shared_ptr<const Plan> m_plan;
    std::vector<int> m_mails;
    std::vector<int> m_dead;
    /// By consumer; the last one is of whoever is none of the scenario's.
    std::vector<Inbox> m_inbox;
    std::vector<InvariantBreak> m_broken;
    bool m_news = true;
};

} // namespace trace
