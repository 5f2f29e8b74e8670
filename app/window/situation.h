// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "trace/state.h"

#include <QCoreApplication>

namespace window {

/// Something to do to a run at a moment of it.
struct Interference {
    /// Done in this order, each where it is possible when its turn comes.
    std::vector<engine::Action> actions;
    /// What waits for its moment instead.
    std::optional<engine::Fault> armed;
    /// The same, tied to a step and an attempt: so it strikes every strategy, and can be saved with the scenario.
    std::optional<engine::Fault> fault;
};

/// What a button or a menu offers.
struct Offer {
    /// The words on it: "Lose the ack of tag 2".
    QString title;
    /// What it will do, in a sentence; where it is impossible, why.
    QString effect;
    bool possible = false;
    Interference interference;
};

/// What can be done to a run at one of its moments. Refers to both arguments.
class Situation
{
    Q_DECLARE_TR_FUNCTIONS(window::Situation)

public:
    Situation(const trace::Recording &recording, const trace::State &state);

    /// The instance that acted last and still has a delivery in hand; -1 when none has.
    int actor() const { return m_actor; }

    Offer loseAck() const;
    Offer loseAck(int instance) const;
    /// The actor, and an instance.
    Offer crash() const;
    Offer crash(int instance) const;
    Offer fail(int instance) const;
    Offer pause(int instance) const;
    /// Stands still until its lock has run out.
    Offer freeze(int instance) const;
    /// Of the message in hand, or of the last one that was published.
    Offer secondCopy() const;
    Offer publishAgain(int message, bool newId) const;
    /// The one in the actor's hand, or an entry.
    Offer expireLock() const;
    Offer expireLock(int entry) const;
    /// A ready entry as it is, any other as a second copy.
    Offer handTo(int entry, int instance) const;
    Offer replayDeadLetters() const;
    Offer purgeInbox() const;
    Offer failCache() const;
    /// Waits for the next delivery of the strategy that stands before that step.
    Offer armCrash(const engine::Strategy &strategy, engine::Step step) const;

private:
    const trace::InstanceState &instance(int index) const { return m_state.instances[static_cast<std::size_t>(index)]; }
    const trace::EntryState *entry(int id) const;
    QString nameOf(int instance) const;
    QString consumerOf(int instance) const;
    bool isBusy(int instance) const;
    int findActor() const;
    /// The how-manieth delivery of its message the instance has in hand.
    /// A fault of that kind, just before what the instance stands at.
    engine::Fault here(engine::FaultKind kind, int instance) const;
    int indexOf(const QString &message) const;
    QString stepName(int instance) const;
    Offer refused(const QString &title, const QString &why) const;
    Offer halt(int instance, engine::Time duration, const QString &title, const QString &effect) const;

    const trace::Recording &m_recording;
    const trace::State &m_state;
    int m_actor = -1;
};

} // namespace window
