// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "trace/judgement.h"

#include "trace/report.h"

#include <algorithm>
#include <set>

namespace trace {

using engine::Message;
using engine::Subject;
using engine::Verdict;
using Kind = EffectState::Kind;
using Where = EntryState::Where;

namespace {

/// One message at one consumer: what was done for it, and where its copies are.
struct Account {
    int applied = 0;
    bool set = false;
    std::vector<std::size_t> effects;
    std::vector<int> appliedBy;
    int deliveries = 0;
    bool unsettled = false;
    /// Dead letters that nobody has replayed, by what put them there.
    bool dead = false;
    bool unclear = false;
};

using AccountKey = std::pair<int, int>; // message, consumer

bool sameBody(const Message &a, const Message &b)
{
    return a.type == b.type && a.order == b.order && a.book == b.book && a.quantity == b.quantity
        && a.version == b.version;
}

std::map<AccountKey, Account> accountsOf(const State &state, const engine::Setup &setup)
{
    const std::vector<int> repetitions = repetitionsIn(setup);
    const auto accountable = [&](int message) {
        return repetitions[static_cast<std::size_t>(state.originOf(message))];
    };
    std::map<AccountKey, Account> accounts;
    int transaction = 0;
    for (std::size_t index = 0; index < state.effects.size(); ++index) {
        const EffectState &effect = state.effects[index];
        Account &account = accounts[{ accountable(effect.message), effect.consumer }];
        account.effects.push_back(index);
        if (effect.transaction == transaction)
            continue; // one transaction applies its message once, however many rows it writes
        transaction = effect.transaction;
        account.set |= effect.kind == Kind::Set;
        if (effect.kind == Kind::Set && account.applied > 0)
            continue;
        ++account.applied;
        account.appliedBy.push_back(effect.delivery);
    }
    for (const EntryState &entry : state.entries) {
        Account &account = accounts[{ accountable(entry.messageIndex), entry.consumer }];
        account.deliveries += entry.deliveries;
        account.unsettled |= entry.where == Where::Ready || entry.where == Where::InFlight;
        account.unclear |= entry.where == Where::Dead && entry.deadReason == engine::Reason::NeedsReconciliation;
        account.dead |= entry.where == Where::Dead && entry.deadReason != engine::Reason::NeedsReconciliation;
    }
    return accounts;
}

class Judge
{
public:
    Judge(const State &state, const engine::Setup &setup, Ending ending)
        : m_state(state)
        , m_setup(setup)
        , m_ending(ending)
        , m_accounts(accountsOf(state, setup))
    {
    }

    Judgement judge()
    {
        const std::vector<int> repetitions = repetitionsIn(m_setup);
        for (int message = 0; message < static_cast<int>(m_setup.messages.size()); ++message) {
            if (repetitions[static_cast<std::size_t>(message)] != message)
                continue;
            for (int consumer = 0; consumer < static_cast<int>(m_setup.consumers.size()); ++consumer)
                judgeMessage(message, consumer);
        }
        if (m_ending == Ending::CutShort) {
            m_judgement.findings.push_back({ .kind = Verdict::Incomplete });
        } else {
            judgeVersions();
            judgeResult();
        }
        judgeInvariants();
        std::stable_sort(m_judgement.findings.begin(), m_judgement.findings.end(),
                         [](const Finding &a, const Finding &b) { return a.kind < b.kind; });
        return std::move(m_judgement);
    }

private:
    void judgeMessage(int message, int consumer)
    {
        const Account &account = m_accounts[{ message, consumer }];
        const std::size_t before = m_judgement.findings.size();
        if (account.applied > 1)
            add(Verdict::Duplicated, message, consumer);
        if (m_ending == Ending::CutShort)
            return; // whatever else it is now, it might have become something else
        if (account.unsettled)
            add(Verdict::Stuck, message, consumer);
        if (account.dead)
            add(Verdict::DeadLettered, message, consumer);
        if (account.unclear)
            add(Verdict::NeedsReconciliation, message, consumer);
        if (m_judgement.findings.size() > before)
            return;
        const bool once = account.applied == 1 || isSuperseded(message, consumer);
        add(once ? Verdict::EffectivelyOnce : Verdict::Lost, message, consumer);
    }

    /// Whether a newer version of the same order has set the total at that consumer, so that this one need not.
    bool isSuperseded(int message, int consumer) const
    {
        const Message &older = m_state.messages[static_cast<std::size_t>(message)];
        return std::any_of(m_state.effects.begin(), m_state.effects.end(), [&](const EffectState &effect) {
            const Message &newer = m_state.messages[static_cast<std::size_t>(effect.message)];
            return effect.kind == Kind::Set && effect.consumer == consumer && newer.order == older.order
                && newer.book == older.book && newer.version > older.version;
        });
    }

    void judgeVersions()
    {
        const std::vector<int> repetitions = repetitionsIn(m_setup);
        for (const auto &[order, versions] : versionsIn(m_state)) {
            if (!versions.older)
                continue;
            const EffectState &effect = m_state.effects[versions.effect];
            const int message = repetitions[static_cast<std::size_t>(m_state.originOf(*versions.older))];
            m_judgement.findings.push_back({ .kind = Verdict::Stale,
                                             .message = message,
                                             .consumer = effect.consumer,
                                             .applied = 1,
                                             .deliveries = { effect.delivery },
                                             .effects = { versions.effect },
                                             .newer = versions.newest });
            std::erase_if(m_judgement.findings, [&](const Finding &finding) {
                return finding.kind == Verdict::EffectivelyOnce && finding.message == message
                    && finding.consumer == effect.consumer;
            });
        }
    }

    /// The tables and the mails, where nothing said so far explains that they are wrong.
    void judgeResult()
    {
        for (const auto &[book, expected] : m_setup.expect.reserved) {
            const auto row = m_state.committed.stock.find(book);
            const qint64 actual = row == m_state.committed.stock.end() ? 0 : row->second.reserved;
            if (actual != expected && !isExplained(Subject::Inventory, book))
                m_judgement.findings.push_back(
                    { .kind = Verdict::WrongResult, .book = book, .expected = expected, .actual = actual });
        }
        const auto mails = static_cast<qint64>(m_state.mails.size());
        if (mails != m_setup.expect.emails && !isExplained(Subject::Email, {}))
            m_judgement.findings.push_back(
                { .kind = Verdict::WrongResult, .expected = m_setup.expect.emails, .actual = mails });
    }

    /// What broke on the way counts even where the end is right.
    void judgeInvariants()
    {
        for (const InvariantBreak &broken : m_state.brokenInvariants())
            addBroken(broken);
        const int count = m_state.watch() ? static_cast<int>(m_setup.invariants.size()) : 0;
        for (int index = 0; m_ending == Ending::Over && index < count; ++index) {
            if (m_setup.invariants[static_cast<std::size_t>(index)].demand != engine::Demand::Eventually)
                continue;
            const auto unmet = m_state.watch()->unmet(index, m_state.committed, m_state.events, m_state.now);
            if (unmet)
                addBroken(*unmet);
        }
    }

    void addBroken(const InvariantBreak &broken)
    {
        const QString id = m_setup.invariants[static_cast<std::size_t>(broken.invariant)].id;
        m_judgement.findings.push_back({ .kind = Verdict::InvariantBroken, .invariant = id, .broken = broken });
    }

    bool isExplained(Subject subject, const QString &book) const
    {
        return std::any_of(m_judgement.findings.begin(), m_judgement.findings.end(), [&](const Finding &finding) {
            if (finding.message < 0 || !changesResult(finding))
                return false;
            const auto consumer = static_cast<std::size_t>(finding.consumer);
            return m_setup.consumers[consumer].strategy->subject == subject
                && (subject == Subject::Email
                    || m_state.messages[static_cast<std::size_t>(finding.message)].book == book);
        });
    }

    static bool changesResult(const Finding &finding)
    {
        switch (finding.kind) {
        case Verdict::Duplicated:
        case Verdict::Lost:
        case Verdict::Stale:
        case Verdict::Stuck:
        case Verdict::Incomplete: return true;
        case Verdict::DeadLettered:
        case Verdict::NeedsReconciliation: return !finding.tookEffect();
        case Verdict::WrongResult:
        case Verdict::InvariantBroken:
        case Verdict::EffectivelyOnce: return false;
        }
        return false;
    }

    void add(Verdict kind, int message, int consumer)
    {
        const Account &account = m_accounts[{ message, consumer }];
        Finding finding{ .kind = kind,
                         .message = message,
                         .consumer = consumer,
                         .applied = account.applied,
                         .deliveries = account.appliedBy,
                         .effects = account.effects };
        if (account.applied == 0) {
            for (int delivery = 1; delivery <= account.deliveries; ++delivery)
                finding.deliveries.push_back(delivery);
        }
        m_judgement.findings.push_back(std::move(finding));
    }

    const State &m_state;
    const engine::Setup &m_setup;
    const Ending m_ending;
    std::map<AccountKey, Account> m_accounts;
    Judgement m_judgement;
};

/// What is expected of a book, or of the mails, if each of those messages counts.
struct Sums {
    std::map<QString, qint64> reserved;
    qint64 mails = 0;
};

Sums sumsOf(const engine::Setup &setup, const std::vector<bool> &counts)
{
    Sums sums;
    for (const engine::StockRow &row : setup.stock)
        sums.reserved[row.book] = row.reserved;
    for (const engine::Consumer &consumer : setup.consumers) {
        for (std::size_t index = 0; index < setup.messages.size(); ++index) {
            if (!counts[index])
                continue;
            if (consumer.strategy->subject == Subject::Email)
                ++sums.mails;
            else
                sums.reserved[setup.messages[index].book] += engine::effectOf(setup.messages[index]);
        }
    }
    return sums;
}

} // namespace

Verdict Judgement::verdict() const
{
    return findings.empty() ? Verdict::EffectivelyOnce : findings.front().kind;
}

Judgement judge(const State &state, const engine::Setup &setup, Ending ending)
{
    return Judge(state, setup, ending).judge();
}

Judgement judge(const State &state, const Recording &recording)
{
    const bool over = recording.complete && !recording.capped;
    return judge(state, recording.setup, over ? Ending::Over : Ending::CutShort);
}

Judgement judge(const Recording &recording)
{
    return judge(finalStateOf(recording), recording);
}

std::vector<int> repetitionsIn(const engine::Setup &setup)
{
    const std::vector<Message> &messages = setup.messages;
    std::vector<int> themselves;
    std::vector<int> repeated;
    std::vector<bool> first;
    for (std::size_t index = 0; index < messages.size(); ++index) {
        const auto same = std::find_if(messages.begin(), messages.end(),
                                       [&](const Message &it) { return sameBody(it, messages[index]); });
        themselves.push_back(static_cast<int>(index));
        repeated.push_back(static_cast<int>(same - messages.begin()));
        first.push_back(repeated.back() == themselves.back());
    }
    const std::vector<bool> all(messages.size(), true);
    const bool movesStock = std::any_of(setup.consumers.begin(), setup.consumers.end(), [](const auto &consumer) {
        return consumer.strategy->subject == Subject::Inventory;
    });
    const Sums expected{ setup.expect.reserved, setup.expect.emails };
    const Sums onceOnly = sumsOf(setup, first);
    const Sums everyTime = sumsOf(setup, all);
    const auto isExpected = [&](const Sums &sums, const QString &book) {
        const auto reserved = sums.reserved.find(book);
        const auto wanted = expected.reserved.find(book);
        return movesStock
            ? reserved != sums.reserved.end() && wanted != expected.reserved.end() && reserved->second == wanted->second
            : sums.mails == expected.mails;
    };
    for (std::size_t index = 0; index < messages.size(); ++index) {
        const QString &book = messages[index].book;
        if (!isExpected(onceOnly, book) || isExpected(everyTime, book))
            repeated[index] = themselves[index];
    }
    return repeated;
}

std::vector<Applied> appliedIn(const State &state, const engine::Setup &setup)
{
    std::vector<Applied> all;
    for (const auto &[key, account] : accountsOf(state, setup)) {
        if (account.applied > 0)
            all.push_back({ key.first, key.second, account.applied, account.set });
    }
    return all;
}

std::map<std::pair<QString, QString>, WrittenVersions> versionsIn(const State &state)
{
    const auto messageAt = [&](int index) -> const Message & {
        return state.messages[static_cast<std::size_t>(index)];
    };
    std::map<std::pair<QString, QString>, WrittenVersions> orders;
    for (std::size_t index = 0; index < state.effects.size(); ++index) {
        const EffectState &effect = state.effects[index];
        if (effect.kind != Kind::Set && effect.kind != Kind::Added)
            continue;
        const Message &message = messageAt(effect.message);
        WrittenVersions &versions = orders[{ message.order, message.book }];
        if (versions.newest < 0 || message.version >= messageAt(versions.newest).version) {
            versions.newest = effect.message;
            if (effect.kind == Kind::Set)
                versions.older.reset();
        } else if (effect.kind == Kind::Set
                   && engine::totalOf(message) != engine::totalOf(messageAt(versions.newest))) {
            versions.older = effect.message;
            versions.effect = index;
        }
    }
    return orders;
}

} // namespace trace
