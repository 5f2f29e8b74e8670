// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "strategies/registry.h"

#include "strategies/handlers.h"

#include <QFile>

#include <algorithm>

namespace strategies {

using namespace Qt::Literals::StringLiterals;
using engine::Step;
using engine::Strategy;
using engine::Subject;
using enum engine::Step;

namespace {

Strategy inventory(QLatin1StringView id, QLatin1StringView title, std::vector<Step> steps, Step durable,
                   Strategy::Handler handler)
{
    const QString file = QString(id).replace(u'-', u'_');
    return { id,
             title,
             Subject::Inventory,
             std::move(steps),
             Reserve,
             durable,
             handler,
             u":/strategies/"_s + file + u".cpp"_s };
}

Strategy absolute(QLatin1StringView id, QLatin1StringView title, Strategy::Handler handler)
{
    Strategy strategy = inventory(id, title, { Reserve, Ack }, Reserve, handler);
    strategy.setsTotal = true;
    return strategy;
}

Strategy email(QLatin1StringView id, QLatin1StringView title, std::vector<Step> steps, Strategy::Handler handler)
{
    Strategy strategy = inventory(id, title, std::move(steps), Send, handler);
    strategy.subject = Subject::Email;
    strategy.work = Send;
    return strategy;
}

} // namespace

std::span<const Strategy> all()
{
    static const std::vector<Strategy> strategies{
        inventory("naive"_L1, "Naive"_L1, { Reserve, Ack }, Reserve, naive),
        inventory("ack-first"_L1, "Ack first"_L1, { Ack, Reserve }, Reserve, ackFirst),
        absolute("natural-set"_L1, "Set, not add"_L1, naturalSet),
        absolute("natural-versioned"_L1, "Set, if newer"_L1, naturalVersioned),
        inventory("natural-key"_L1, "Natural key"_L1, { Begin, Claim, Reserve, Commit, Ack }, Commit, naturalKey),
        inventory("check-then-process"_L1, "Check, then process"_L1, { Check, Reserve, Record, Ack }, Reserve,
                  checkThenProcess),
        inventory("record-then-process"_L1, "Record, then process"_L1, { Record, Reserve, Ack }, Reserve,
                  recordThenProcess),
        inventory("inbox-claim-first"_L1, "Inbox, claim first"_L1, { Begin, Claim, Reserve, Commit, Ack }, Commit,
                  inboxClaimFirst),
        inventory("inbox-claim-last"_L1, "Inbox, claim last"_L1, { Begin, Reserve, Claim, Commit, Ack }, Commit,
                  inboxClaimLast),
        inventory("inbox-swallowed-error"_L1, "Inbox, error swallowed"_L1, { Begin, Reserve, Claim, Commit, Ack },
                  Commit, inboxSwallowedError),
        inventory("inbox-tolerant"_L1, "Inbox, tolerant insert"_L1, { Begin, Claim, Reserve, Commit, Ack }, Commit,
                  inboxTolerant),
        inventory("inbox-precheck"_L1, "Inbox, check before"_L1, { Check, Begin, Claim, Reserve, Commit, Ack }, Commit,
                  inboxPrecheck),
        inventory("inbox-duplicate-throws"_L1, "Inbox, duplicate throws"_L1, { Begin, Claim, Reserve, Commit, Ack },
                  Commit, inboxDuplicateThrows),
        inventory("inbox-other-connection"_L1, "Inbox, other connection"_L1,
                  { Check, Begin, Reserve, Claim, Commit, Ack }, Reserve, inboxOtherConnection),
        inventory("inbox-fingerprint"_L1, "Inbox, fingerprint"_L1, { Begin, Claim, Reserve, Commit, Ack }, Commit,
                  inboxFingerprint),
        inventory("cache-check-then-set"_L1, "Cache, check then set"_L1, { Check, Reserve, Record, Ack }, Reserve,
                  cacheCheckThenSet),
        inventory("cache-set-if-absent"_L1, "Cache, set if absent"_L1, { Claim, Reserve, Ack }, Reserve,
                  cacheSetIfAbsent),
        email("email-naive"_L1, "E-mail, naive"_L1, { Send, Ack }, emailNaive),
        email("email-two-phase"_L1, "E-mail, two phases"_L1, { Record, Send, Complete, Ack }, emailTwoPhase),
        email("email-provider-key"_L1, "E-mail, provider key"_L1, { Record, Send, Complete, Ack }, emailProviderKey),
    };
    return strategies;
}

const Strategy *find(QStringView id)
{
    const auto strategies = all();
    const auto it =
        std::find_if(strategies.begin(), strategies.end(), [&](const Strategy &strategy) { return strategy.id == id; });
    return it == strategies.end() ? nullptr : &*it;
}

Listing listingOf(const Strategy &strategy)
{
    QFile file(strategy.source);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    const QString marker = u"//! ["_s + strategy.id + u']';
    const qsizetype first = lines.indexOf(marker) + 1;
    const qsizetype end = lines.indexOf(marker, first);
    return { lines.mid(first, end - first), static_cast<int>(first) + 1 };
}

} // namespace strategies
