// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "explorer/search.h"

#include <set>

/// Every run there is, one after the other: no situation is recognised, no instance is taken for another, and what can be
/// done next is what the engine itself lists.
class BruteForce
{
public:
    BruteForce(const engine::Setup &setup, const explorer::Budget &budget, engine::Database &database)
        : m_setup(setup)
        , m_budget(budget)
        , m_database(database)
    {
        m_setup.faults.clear();
    }

    struct Found {
        explorer::Cost cost;
        double runs = 0;
    };

    std::map<explorer::Outcome, Found> run()
    {
        follow();
        return std::move(m_found);
    }

private:
    using Kind = engine::Action::Kind;

    struct Taken {
        engine::Action action;
        explorer::FaultCounts faults;
        explorer::Cost cost;
        int last = -1;
    };

    static bool isOrdinary(Kind kind) { return !engine::isFault(kind) && kind != Kind::AdvanceClock; }

    static std::optional<explorer::FaultType> faultOf(const engine::Action &action)
    {
        switch (action.kind) {
        case Kind::Crash: return explorer::FaultType::Crash;
        case Kind::AckLost: return explorer::FaultType::LostAck;
        case Kind::LockExpires: return explorer::FaultType::LockExpiry;
        case Kind::RetryPublish:
            return action.newId ? explorer::FaultType::NewIdRetry : explorer::FaultType::ProducerRetry;
        default: return std::nullopt;
        }
    }

    /// Runs what was taken so far, looks at what may follow, and does the same for each of it.
    void follow()
    {
        std::vector<engine::Action> next;
        bool over = true;
        {
            engine::World world(m_setup, m_database);
            trace::State state(m_setup);
            for (const Taken &taken : m_taken) {
                for (const engine::Event &event : world.perform(taken.action))
                    state.apply(event);
            }
            std::vector<engine::Action> enabled;
            world.enabled(enabled);
            std::optional<engine::Time> expiry;
            for (const auto &[key, at] : state.cache) {
                if (at > world.now() && (!expiry || at < *expiry))
                    expiry = at;
            }
            if (expiry) {
                engine::Action clock;
                clock.at = *expiry;
                next.push_back(clock);
            }
            bool published = false;
            for (engine::Action action : enabled) {
                action.at = world.now();
                // A producer publishes its messages in order.
                if (action.kind == Kind::Publish && std::exchange(published, true))
                    continue;
                if (isOrdinary(action.kind)) {
                    over = false;
                    next.push_back(action);
                } else if (faultOf(action)) {
                    next.push_back(action);
                }
            }
            if (over)
                end(explorer::outcomeOf(state, m_setup));
        }
        for (const engine::Action &action : next) {
            Taken taken = m_taken.empty() ? Taken() : m_taken.back();
            taken.action = action;
            if (const auto fault = faultOf(action))
                taken.faults = taken.faults.plus(*fault);
            if (!m_budget.allows(taken.faults))
                continue;
            taken.cost.faults = taken.faults.total();
            ++taken.cost.steps;
            const bool acts = action.instance >= 0;
            taken.cost.contextSwitches += acts && taken.last >= 0 && taken.last != action.instance ? 1 : 0;
            taken.last = acts ? action.instance : taken.last;
            m_taken.push_back(taken);
            follow();
            m_taken.pop_back();
        }
    }

    void end(const explorer::Outcome &outcome)
    {
        const explorer::Cost cost = m_taken.back().cost;
        const auto [it, isNew] = m_found.try_emplace(outcome, Found{ cost });
        it->second.cost = std::min(it->second.cost, cost);
        ++it->second.runs;
    }

    engine::Setup m_setup;
    explorer::Budget m_budget;
    engine::Database &m_database;
    std::vector<Taken> m_taken;
    std::map<explorer::Outcome, Found> m_found;
};
