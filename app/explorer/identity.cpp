// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "explorer/identity.h"

#include "trace/judgement.h"

#include <algorithm>
#include <tuple>

namespace explorer {

namespace {

using Doing = trace::InstanceState::Doing;

/// Writes values one after the other so that different sequences of values never give the same bytes.
class Writer
{
public:
    void number(qint64 value)
    {
        // Small numbers, which nearly all of them are, in one byte.
        auto rest = (static_cast<quint64>(value) << 1U) ^ static_cast<quint64>(value >> 63U);
        while (rest >= 0x80) {
            m_bytes.push_back(static_cast<char>(0x80U | (rest & 0x7fU)));
            rest >>= 7U;
        }
        m_bytes.push_back(static_cast<char>(rest));
    }
    void numbers(std::initializer_list<qint64> values)
    {
        for (const qint64 value : values)
            number(value);
    }
    void text(const QString &text)
    {
        number(text.size());
        m_bytes.append(reinterpret_cast<const char *>(text.utf16()), static_cast<std::size_t>(text.size()) * 2);
    }
    template<typename E>
        requires std::is_enum_v<E>
    void name(E value) { m_bytes.push_back(static_cast<char>(value)); }
    void bytes(const std::string &bytes)
    {
        number(static_cast<qint64>(bytes.size()));
        m_bytes += bytes;
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

void write(Writer &writer, const engine::StockRow &row)
{
    writer.text(row.book);
    writer.number(row.onHand);
    writer.number(row.reserved);
    writer.number(row.version);
}

void write(Writer &writer, const engine::InboxRow &row)
{
    writer.text(row.message);
    writer.text(row.consumer);
    writer.number(row.completedAt ? 1 : 0);
    writer.text(row.fingerprint);
}

void write(Writer &writer, const engine::ReservationRow &row)
{
    writer.text(row.order);
    writer.text(row.book);
    writer.number(row.quantity);
}

void write(Writer &writer, const engine::RowChange &change)
{
    const auto side = [&](const std::optional<engine::Row> &row) {
        writer.number(row ? static_cast<qint64>(row->index()) + 1 : 0);
        if (row)
            std::visit([&](const auto &it) { write(writer, it); }, *row);
    };
    side(change.before);
    side(change.after);
}

template<typename Map>
void writeTable(Writer &writer, const Map &table)
{
    writer.number(static_cast<qint64>(table.size()));
    for (const auto &[key, row] : table)
        write(writer, row);
}

const engine::Instance &worldsOwn(const Course &course, std::size_t index)
{
    return course.world().instances()[index];
}

std::string situationOf(const Course &course, std::size_t index)
{
    const trace::State &state = course.state();
    const trace::InstanceState &instance = state.instances[index];
    Writer writer;
    writer.number(instance.consumer);
    writer.name(instance.doing);
    if (instance.doing == Doing::Idle || instance.doing == Doing::Crashed)
        return writer.take();

    const engine::Instance &it = worldsOwn(course, index);
    writer.number(it.message);
    const bool holds = course.world().broker().holds(it.entry, it.tag);
    writer.number(holds ? course.world().broker().entry(it.entry).deliveries : 0);
    // Outside its handler an instance has forgotten everything but how the delivery ended.
    if (instance.line == 0) {
        writer.name(instance.outcome);
        return writer.take();
    }
    const engine::KeySource source = course.world().setup().consumers[static_cast<std::size_t>(it.consumer)].key;
    writer.number(source == engine::KeySource::DeliveryTag ? it.tag : 0);
    writer.number(instance.redelivered ? 1 : 0);
    writer.name(instance.standsAt);
    writer.number(instance.line);
    writer.number((instance.inTransaction ? 1 : 0) + (instance.holdsLock ? 2 : 0));
    writer.number(static_cast<qint64>(instance.done.size()));
    for (const trace::StepState &done : instance.done) {
        writer.number(done.line);
        writer.name(done.answer);
        writer.name(done.error);
    }
    writer.number(static_cast<qint64>(instance.pending.size()));
    for (const engine::RowChange &change : instance.pending)
        write(writer, change);
    return writer.take();
}

/// Ready entries; which of two that look alike comes first makes no difference, for each may be delivered at any time.
void writeQueues(Writer &writer, const Course &course)
{
    const engine::Broker &broker = course.world().broker();
    for (int consumer = 0; consumer < static_cast<int>(course.world().setup().consumers.size()); ++consumer) {
        std::vector<std::pair<int, int>> ready;
        for (const int id : broker.ready(consumer))
            ready.emplace_back(broker.entry(id).message, broker.entry(id).deliveries);
        std::sort(ready.begin(), ready.end());
        writer.number(static_cast<qint64>(ready.size()));
        for (const auto &[message, deliveries] : ready) {
            writer.number(message);
            writer.number(deliveries);
        }
    }
    writer.number(static_cast<qint64>(broker.deadLetters().size()));
}

void writeMessages(Writer &writer, const Course &course)
{
    const std::vector<engine::Message> &messages = course.world().messages();
    const std::size_t scripted = course.world().setup().messages.size();
    for (std::size_t index = 0; index < scripted; ++index)
        writer.number(course.world().published(static_cast<int>(index)) ? 1 : 0);
    writer.number(static_cast<qint64>(messages.size()));
    for (std::size_t index = scripted; index < messages.size(); ++index)
        writer.text(messages[index].id);
}

/// What is remembered of the past in order to judge the end.
void writeLedger(Writer &writer, const trace::State &state, const engine::Setup &setup)
{
    writer.number(static_cast<qint64>(state.mails.size()));
    std::vector<QString> keys;
    for (const trace::MailState &mail : state.mails) {
        if (!mail.key.isEmpty())
            keys.push_back(mail.key);
    }
    std::sort(keys.begin(), keys.end());
    writer.number(static_cast<qint64>(keys.size()));
    for (const QString &key : keys)
        writer.text(key);
    // More often than twice is judged as twice is.
    for (const trace::Applied &applied : trace::appliedIn(state, setup))
        writer.numbers({ applied.message, applied.consumer, std::min(applied.times, 2), applied.set ? 1 : 0 });
    writer.number(-1);
    for (const auto &[order, versions] : trace::versionsIn(state)) {
        const int consumer = versions.older ? state.effects[versions.effect].consumer : -1;
        writer.numbers({ versions.newest, versions.older.value_or(-1), consumer });
    }
    writer.number(-1);
    // Whose dead letter it is, and whether a person is asked to look.
    std::vector<std::tuple<int, int, bool>> dead;
    for (const trace::EntryState &entry : state.entries) {
        if (entry.where == trace::EntryState::Where::Dead)
            dead.emplace_back(entry.consumer, state.originOf(entry.messageIndex),
                              entry.deadReason == engine::Reason::NeedsReconciliation);
    }
    std::sort(dead.begin(), dead.end());
    for (const auto &[consumer, message, unclear] : dead)
        writer.numbers({ consumer, message, unclear ? 1 : 0 });
    writer.number(-1);
}

/// Which invariants are broken, and what the others may yet break by. When one broke, and for what, is past.
void writeInvariants(Writer &writer, const trace::State &state)
{
    if (!state.watch())
        return;
    qint64 broken = 0;
    for (const trace::InvariantBreak &it : state.brokenInvariants())
        broken |= qint64(1) << it.invariant;
    writer.number(broken);
    for (const int mails : state.watch()->mails())
        writer.number(mails);
}

void writeTimers(Writer &writer, const Course &course)
{
    const engine::Time now = course.state().now;
    const auto writeTimer = [&](const QString &key, engine::Time expiry) {
        // Zero: what has expired is as good as gone.
        if (const engine::Time left = expiry - now; left > engine::Time::zero()) {
            writer.number(left.count());
            writer.text(key);
        }
    };
    for (const auto &[key, expiry] : course.state().cache)
        writeTimer(key, expiry);
    writer.number(0);
    for (const auto &[id, seen] : course.world().broker().remembered())
        writeTimer(id, seen + course.world().setup().broker.duplicateWindow);
}

} // namespace

qint8 Identity::positionOf(int instance) const
{
    const auto end = instances.begin() + static_cast<std::ptrdiff_t>(count);
    return static_cast<qint8>(std::find(instances.begin(), end, instance) - instances.begin());
}

Identity identityOf(const Course &course)
{
    const trace::State &state = course.state();
    const std::size_t count = state.instances.size();
    std::vector<std::string> situations(count);
    Identity identity;
    identity.count = count;
    for (std::size_t index = 0; index < count; ++index) {
        situations[index] = situationOf(course, index);
        identity.instances[index] = static_cast<qint8>(index);
    }
    const auto situationAt = [&](std::size_t position) -> const std::string & {
        return situations[static_cast<std::size_t>(identity.instances[position])];
    };
    const auto end = identity.instances.begin() + static_cast<std::ptrdiff_t>(count);
    std::sort(identity.instances.begin(), end, [&](qint8 a, qint8 b) {
        return std::tie(situations[static_cast<std::size_t>(a)], a)
            < std::tie(situations[static_cast<std::size_t>(b)], b);
    });
    Writer writer;
    for (std::size_t position = 0; position < count; ++position) {
        const bool alike = position > 0 && situationAt(position) == situationAt(position - 1);
        identity.kin[position] = alike ? identity.kin[position - 1] : static_cast<qint8>(position);
        writer.bytes(situationAt(position));
    }
    // Whom one waits for, now that every instance has its place.
    for (auto instance = identity.instances.begin(); instance != end; ++instance) {
        const int holder = state.instances[static_cast<std::size_t>(*instance)].waitsFor;
        writer.number(holder < 0 ? -1 : identity.positionOf(holder));
    }
    writeMessages(writer, course);
    writeQueues(writer, course);
    writeTable(writer, state.committed.stock);
    writeTable(writer, state.committed.inbox);
    writeTable(writer, state.committed.reservations);
    writeLedger(writer, state, course.world().setup());
    writeInvariants(writer, state);
    writeTimers(writer, course);
    identity.key = writer.take();
    return identity;
}

} // namespace explorer
