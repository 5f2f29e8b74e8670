// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/picture.h"

#include <algorithm>
#include <set>

namespace explorer {

using namespace Qt::Literals::StringLiterals;

namespace {

using Where = trace::EntryState::Where;

/// Parts of a key end with a character that no id of a scenario has.
class KeyWriter
{
public:
    void add(const QString &text) { m_key += text + QChar(0x1f); }
    void add(qint64 number) { add(QString::number(number)); }
    void add(const std::vector<QString> &texts)
    {
        add(static_cast<qint64>(texts.size()));
        for (const QString &text : texts)
            add(text);
    }
    void add(const SeenRows &rows)
    {
        add(static_cast<qint64>(rows.reserved.size()));
        for (const auto &[book, reserved] : rows.reserved) {
            add(book);
            add(reserved);
        }
        add(rows.inbox);
        add(rows.reservations);
    }
    void add(const SeenInstance &instance)
    {
        add(instance.consumer);
        add(static_cast<qint64>(instance.doing));
        add(static_cast<qint64>(instance.standsAt));
        add(static_cast<qint64>(instance.outcome));
        add(instance.message);
        add(instance.pending);
    }
    QString take() { return std::move(m_key); }

private:
    QString m_key;
};

QString inboxKey(const engine::InboxRow &row, const engine::Setup &setup)
{
    const QString key = setup.consumers.size() > 1 ? row.consumer + u' ' + row.message : row.message;
    return row.completedAt ? key : key + u'…';
}

void add(SeenRows &seen, const engine::Row &row, const engine::Setup &setup)
{
    if (const auto *stock = std::get_if<engine::StockRow>(&row))
        seen.reserved[stock->book] = stock->reserved;
    else if (const auto *inbox = std::get_if<engine::InboxRow>(&row))
        seen.inbox.push_back(inboxKey(*inbox, setup));
    else if (const auto *reservation = std::get_if<engine::ReservationRow>(&row))
        seen.reservations.push_back(reservation->order);
}

void sort(SeenRows &seen)
{
    std::sort(seen.inbox.begin(), seen.inbox.end());
    std::sort(seen.reservations.begin(), seen.reservations.end());
}

SeenRows pendingOf(const trace::InstanceState &instance, const engine::Setup &setup)
{
    SeenRows seen;
    for (const engine::RowChange &change : instance.pending)
        add(seen, change.row(), setup);
    sort(seen);
    // A row that was written and then completed is one row.
    seen.inbox.erase(std::unique(seen.inbox.begin(), seen.inbox.end()), seen.inbox.end());
    return seen;
}

SeenRows committedOf(const trace::State &state, const engine::Setup &setup)
{
    std::set<QString> books;
    for (const engine::Message &message : setup.messages)
        books.insert(message.book);
    SeenRows seen;
    for (const auto &[book, row] : state.committed.stock) {
        if (books.contains(book))
            add(seen, row, setup);
    }
    for (const auto &[key, row] : state.committed.inbox)
        add(seen, row, setup);
    for (const auto &[key, row] : state.committed.reservations)
        add(seen, row, setup);
    sort(seen);
    return seen;
}

SeenInstance seen(const trace::InstanceState &instance, const engine::Setup &setup)
{
    using Doing = SeenInstance::Doing;
    SeenInstance seen;
    seen.consumer = instance.consumer;
    seen.doing = instance.doing;
    if (instance.doing == Doing::Idle || instance.doing == Doing::Crashed)
        return seen;
    seen.message = instance.message;
    const bool inHandler = instance.line > 0;
    seen.standsAt = inHandler ? instance.standsAt : engine::Step::None;
    seen.outcome = inHandler ? engine::Outcome::None : instance.outcome;
    seen.pending = pendingOf(instance, setup);
    return seen;
}

QString keyOf(const SeenInstance &instance)
{
    KeyWriter writer;
    writer.add(instance);
    return writer.take();
}

/// Whoever is about something comes first.
void bringInOrder(std::vector<SeenInstance> &instances)
{
    const auto rank = [](const SeenInstance &it) {
        const bool free = it.doing == SeenInstance::Doing::Idle;
        return std::tuple(it.consumer, free, it.doing == SeenInstance::Doing::Crashed, keyOf(it));
    };
    std::sort(instances.begin(), instances.end(),
              [&](const SeenInstance &a, const SeenInstance &b) { return rank(a) < rank(b); });
}

} // namespace

QString Picture::key() const
{
    KeyWriter writer;
    for (const SeenInstance &instance : instances)
        writer.add(instance);
    writer.add(toCome);
    writer.add(ready);
    writer.add(inFlight);
    writer.add(deadLetters);
    writer.add(committed);
    writer.add(mails);
    writer.add(cache);
    writer.add(broken);
    return writer.take();
}

Picture pictureOf(const trace::State &state, const engine::Setup &setup)
{
    Picture picture;
    for (const trace::InstanceState &instance : state.instances)
        picture.instances.push_back(seen(instance, setup));
    bringInOrder(picture.instances);
    picture.toCome = static_cast<int>(std::count(state.published.begin(), state.published.end(), false));
    for (const trace::EntryState &entry : state.entries) {
        if (entry.where == Where::Ready)
            picture.ready.push_back(entry.message);
        else if (entry.where == Where::InFlight)
            picture.inFlight.push_back(entry.message);
    }
    std::sort(picture.ready.begin(), picture.ready.end());
    std::sort(picture.inFlight.begin(), picture.inFlight.end());
    picture.deadLetters = state.deadLetters();
    picture.committed = committedOf(state, setup);
    picture.mails = static_cast<int>(state.mails.size());
    for (const auto &[key, expires] : state.cache) {
        if (expires > state.now)
            picture.cache.push_back(key);
    }
    for (const trace::InvariantBreak &it : state.brokenInvariants())
        picture.broken.push_back(setup.invariants[static_cast<std::size_t>(it.invariant)].id);
    std::sort(picture.broken.begin(), picture.broken.end());
    return picture;
}

} // namespace explorer
