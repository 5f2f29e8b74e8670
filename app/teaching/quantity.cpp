// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#include "teaching/quantity.h"

#include "trace/narration.h"
#include "trace/report.h"
#include "trace/verdict_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace teaching {

using namespace Qt::Literals::StringLiterals;
using scenario::Prediction;
using scenario::Quantity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Predictions)
};

constexpr auto none = "none"_L1;

QString yesOrNo(bool yes)
{
    return yes ? u"yes"_s : u"no"_s;
}

QString waitsOf(const trace::State &state, const trace::Recording &recording)
{
    const auto name = [&](int instance) { return recording.roster[static_cast<std::size_t>(instance)].name; };
    QStringList waits;
    for (const trace::WaitState &wait : state.waits) {
        const QString text = u"%1>%2@%3"_s.arg(name(wait.instance), name(wait.holder), engine::nameOf(wait.at));
        if (!waits.contains(text))
            waits.append(text);
    }
    return waits.isEmpty() ? QString(none) : waits.join(u' ');
}

QString ofDelivery(const Prediction &prediction, const trace::State &state)
{
    const auto index = static_cast<std::size_t>(prediction.delivery - 1);
    if (index >= state.deliveries.size())
        return none;
    const trace::DeliveryState &delivery = state.deliveries[index];
    switch (prediction.quantity) {
    case Quantity::Acked: return yesOrNo(delivery.acked);
    case Quantity::Redelivered: return yesOrNo(delivery.redelivered);
    default: return delivery.outcome == engine::Outcome::None ? QString(none) : QString(nameOf(delivery.outcome));
    }
}

qint64 reservedOf(const QString &book, const trace::State &state)
{
    const auto row = state.committed.stock.find(book);
    return row == state.committed.stock.end() ? 0 : row->second.reserved;
}

QString waitText(const QString &wait)
{
    const QString who = wait.section(u'>', 0, 0);
    const QString holder = wait.section(u'>', 1).section(u'@', 0, 0);
    return Words::tr("%1 waits for %2 at %3").arg(who, holder, wait.section(u'@', 1));
}

QString waitsText(const QString &answer)
{
    QStringList texts;
    for (const QString &wait : answer.split(u' '))
        texts.append(waitText(wait));
    return texts.join(u"; "_s);
}

template<typename E>
std::size_t rank(const QString &word)
{
    const auto value = engine::fromName<E>(word);
    return value ? static_cast<std::size_t>(*value) : engine::namesOf<E>.size() + 1;
}

} // namespace

QString answerOf(const Prediction &prediction, const trace::Recording &recording)
{
    const trace::State state = trace::finalStateOf(recording);
    switch (prediction.quantity) {
    case Quantity::Reserved: return QString::number(reservedOf(prediction.book, state));
    case Quantity::Emails: return QString::number(state.mails.size());
    case Quantity::DeadLetters: return QString::number(state.deadLetters());
    case Quantity::Deliveries: return QString::number(state.deliveries.size());
    case Quantity::Verdict: return engine::nameOf(trace::judge(state, recording).verdict());
    case Quantity::Outcome:
    case Quantity::Acked:
    case Quantity::Redelivered: return ofDelivery(prediction, state);
    case Quantity::Waits: return waitsOf(state, recording);
    }
    return none;
}

QStringList alwaysOffered(const Prediction &prediction)
{
    const bool isYesOrNo = prediction.quantity == Quantity::Acked || prediction.quantity == Quantity::Redelivered;
    return isYesOrNo ? QStringList{ yesOrNo(true), yesOrNo(false) } : QStringList();
}

QString answerText(const Prediction &prediction, const QString &answer)
{
    switch (prediction.quantity) {
    case Quantity::Verdict:
        return trace::verdictText(engine::fromName<engine::Verdict>(answer).value_or(engine::Verdict::Stuck));
    case Quantity::Waits: return answer == none ? Words::tr("nobody waits") : waitsText(answer);
    case Quantity::Outcome:
        if (const auto outcome = engine::fromName<engine::Outcome>(answer))
            return trace::outcomeText(*outcome);
        return Words::tr("it does not come to that");
    case Quantity::Acked:
    case Quantity::Redelivered:
        if (answer == "yes"_L1)
            return Words::tr("yes");
        return answer == "no"_L1 ? Words::tr("no") : Words::tr("it does not come to that");
    default: return answer;
    }
}

bool comesBefore(const Prediction &prediction, const QString &a, const QString &b)
{
    switch (prediction.quantity) {
    case Quantity::Verdict: return rank<engine::Verdict>(a) < rank<engine::Verdict>(b);
    case Quantity::Outcome: return rank<engine::Outcome>(a) < rank<engine::Outcome>(b);
    case Quantity::Acked:
    case Quantity::Redelivered: return std::pair(a != "yes"_L1, a == none) < std::pair(b != "yes"_L1, b == none);
    case Quantity::Waits: return std::pair(a != none, a) < std::pair(b != none, b);
    default: return a.toLongLong() < b.toLongLong();
    }
}

} // namespace teaching
