// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"

#include <algorithm>
#include <set>

namespace stage {

using engine::Event;
using trace::EntryState;

namespace {

Zone zoneOf(EntryState::Where where)
{
    switch (where) {
    case EntryState::Where::Ready: return Zone::Ready;
    case EntryState::Where::InFlight: return Zone::InFlight;
    case EntryState::Where::Dead: return Zone::Dead;
    case EntryState::Where::Acked:
    case EntryState::Where::Replayed: break;
    }
    return Zone::None;
}

/// An entry's id is its place in the list, from 1.
const EntryState *entryAt(const trace::State &state, std::size_t index)
{
    return index < state.entries.size() ? &state.entries[index] : nullptr;
}

// More than any picture has room for: what is behind them is counted only.
constexpr std::size_t mostReady = 16;
constexpr std::size_t mostDead = 128;

int copyNumber(const EntryState &entry, int ordinal)
{
    const bool comesAgain = entry.where == EntryState::Where::Ready && entry.deliveries > 0;
    return ordinal - 1 + std::max(1, entry.deliveries + (comesAgain ? 1 : 0));
}

Look lookOf(const EntryState &entry, int copy)
{
    switch (entry.where) {
    case EntryState::Where::Acked: return Look::Committed;
    case EntryState::Where::Dead: return Look::Fault;
    case EntryState::Where::InFlight: return copy > 1 ? Look::Duplicate : Look::InFlight;
    case EntryState::Where::Ready: return copy > 1 ? Look::Duplicate : Look::Neutral;
    case EntryState::Where::Replayed: break;
    }
    return Look::Neutral;
}

class Entries
{
public:
    Entries(Scene &scene, const Moment &moment)
        : m_scene(scene)
        , m_moment(moment)
    {
    }

    void add()
    {
        for (const int id : listed()) {
            if (id > 0 && id <= static_cast<int>(m_scene.after->entries.size()))
                add(static_cast<std::size_t>(id - 1));
        }
        countMore();
    }

private:
    /// Ids of the entries that may be seen, in order.
    std::set<int> listed() const
    {
        std::set<int> ids(m_scene.after->inFlight.begin(), m_scene.after->inFlight.end());
        for (const auto &queue : m_scene.after->ready) {
            for (const auto &[since, id] : queue.first(mostReady))
                ids.insert(id);
        }
        for (const auto &[id, nothing] : m_scene.after->dead.first(mostDead))
            ids.insert(id);
        for (const Event *event : { m_scene.last, m_scene.next }) {
            if (event)
                ids.insert({ event->entry, event->replayOf });
        }
        for (const trace::State *state : { m_scene.state, m_scene.after.get() }) {
            for (const trace::InstanceState &instance : state->instances)
                ids.insert(instance.entry);
        }
        // A publish makes one entry per subscription.
        if (m_scene.next && m_scene.next->kind == Event::Kind::Published) {
            for (int consumer = 0; consumer < static_cast<int>(m_scene.after->ready.size()); ++consumer)
                ids.insert(m_scene.next->entry + consumer);
        }
        return ids;
    }

    void countMore()
    {
        for (const auto &queue : m_scene.after->ready)
            m_scene.moreReady.push_back(static_cast<int>(queue.size()));
        for (const EntryView &entry : m_scene.entries)
            m_scene.moreReady[static_cast<std::size_t>(entry.consumer)] -= entry.to == Zone::Ready ? 1 : 0;
    }

    void add(std::size_t index)
    {
        const EntryState &after = m_scene.after->entries[index];
        const EntryState *before = entryAt(*m_scene.state, index);
        EntryView view;
        view.from = before ? zoneOf(before->where) : Zone::None;
        view.to = zoneOf(after.where);
        const bool replays = m_scene.next && m_scene.next->kind == Event::Kind::Replayed;
        if (replays && m_scene.next->replayOf == static_cast<int>(index) + 1)
            return;
        if (replays && m_scene.next->entry == static_cast<int>(index) + 1)
            view.from = Zone::Dead;
        view.moved = view.from == view.to ? 1 : m_scene.t;
        stay(view, index, before, after);
        if (view.from == Zone::None && view.to == Zone::None)
            return;
        const EntryState &shown = before && m_scene.t < 0.5 ? *before : after;
        const int ordinal = after.ordinal;
        view.id = after.id;
        view.consumer = after.consumer;
        view.message = after.message;
        view.readySince = after.readySince;
        view.tag =
            shown.where == EntryState::Where::InFlight || shown.where == EntryState::Where::Acked ? shown.tag : 0;
        view.copy = copyNumber(shown, ordinal);
        constexpr double settled = 0.9;
        const bool underWay = view.moved > 1 - settled && view.moved < settled;
        view.caption = underWay ? QString()
            : view.expired      ? words::lockExpired()
                                : words::entryCaption(shown, view.copy);
        const EntryState &from = before ? *before : after;
        view.tint = { lookOf(from, copyNumber(from, ordinal)), lookOf(after, copyNumber(after, ordinal)),
                      before ? between(m_scene.t, 0.3, 0.7) : 1 };
        if (m_scene.t == 0)
            view.tint.from = view.tint.to;
        view.text = words::entrySentence(m_moment.recording, view, shown);
        m_scene.entries.push_back(std::move(view));
    }

    /// What an event leaves where it was, for a while.
    void stay(EntryView &view, std::size_t index, const EntryState *before, const EntryState &after) const
    {
        const int id = static_cast<int>(index) + 1;
        const bool moves = m_scene.next && m_scene.next->entry == id;
        if (moves && m_scene.next->kind == Event::Kind::LockExpired)
            view.lockLeft = 1 - eased(between(m_scene.t, 0, 0.8));
        const bool ranOut = m_scene.last && m_scene.last->entry == id && m_scene.last->kind == Event::Kind::LockExpired;
        view.expired = ranOut || view.lockLeft == 0;
        // An ack turns the entry green; it goes while the next thing happens.
        if (moves && m_scene.next->kind == Event::Kind::Acked && before) {
            view.to = view.from;
            view.moved = 1;
        }
        const bool acked = m_scene.last && m_scene.last->entry == id && m_scene.last->kind == Event::Kind::Acked;
        if (acked && after.where == EntryState::Where::Acked && view.to == Zone::None) {
            view.from = Zone::InFlight;
            view.moved = 1 - m_scene.afterglow;
        }
    }

    Scene &m_scene;
    const Moment &m_moment;
};

} // namespace

void addBroker(Scene &scene, const Moment &moment)
{
    scene.broker = words::broker();
    scene.brokerNote = words::brokerPromise();
    scene.deadLetters = scene.shown().deadLetters();
    Entries(scene, moment).add();
    const auto inFlight = std::find_if(scene.entries.begin(), scene.entries.end(),
                                       [](const EntryView &entry) { return entry.nearest() == Zone::InFlight; });
    scene.brokerLook = inFlight == scene.entries.end() ? Look::Neutral : Look::Pending;
}

} // namespace stage
