// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "stage/scene_parts.h"
#include "stage/words.h"

#include <algorithm>

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

const QString &originOf(const trace::State &state, const QString &message)
{
    const auto original = state.originals.find(message);
    return original == state.originals.end() ? message : original->second;
}

/// The how-manieth copy each entry is for its consumer, not counting its own redeliveries.
std::vector<int> ordinals(const trace::State &state)
{
    std::map<std::pair<int, QString>, int> seen;
    std::vector<int> copies;
    copies.reserve(state.entries.size());
    for (const EntryState &entry : state.entries)
        copies.push_back(++seen[{ entry.consumer, originOf(state, entry.message) }]);
    return copies;
}

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
        , m_ordinals(ordinals(*scene.after))
    {
    }

    void add()
    {
        for (std::size_t index = 0; index < m_scene.after->entries.size(); ++index)
            add(index);
    }

private:
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
        const int ordinal = m_ordinals[index];
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
    std::vector<int> m_ordinals;
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

int copyOf(const Scene &scene, const Moment &moment, int consumer, const trace::InstanceState &instance)
{
    // Tags count deliveries: how many of this message came to this consumer, up to that one?
    const trace::State &state = *scene.after;
    const QString &origin = originOf(state, instance.message);
    int copy = 0;
    for (const trace::DeliveryState &delivery : state.deliveries) {
        if (delivery.tag > instance.tag)
            break;
        if (originOf(state, delivery.message) != origin || delivery.instance < 0)
            continue;
        copy += moment.recording.roster[static_cast<std::size_t>(delivery.instance)].consumer == consumer ? 1 : 0;
    }
    return std::max(1, copy);
}

} // namespace stage
