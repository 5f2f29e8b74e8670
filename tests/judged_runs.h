// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// Runs whose errors hide from whoever looks at sums only, and what is to be said of them everywhere.
struct JudgedRun {
    /// Of the scenario in tests/judgement.
    QString name;
    /// "duplicated m-1 1,2": kinds with their messages and deliveries, the worst first.
    QString findings;
    /// What happened to how many messages.
    QString counts;
    QString english;
    QString turkish;
};

inline QString judgedFile(const QString &name)
{
    return QStringLiteral(REDELIVERY_SOURCE_DIR "/tests/judgement/%1.json").arg(name);
}

inline QList<JudgedRun> judgedRuns()
{
    using namespace Qt::Literals::StringLiterals;
    return {
        { u"one-twice-one-never"_s, u"duplicated m-1 1,2; lost m-2 1"_s, u"1 duplicated, 1 lost"_s,
          u"m-1 was applied twice, by deliveries 1 and 2; m-2 never took effect."_s,
          u"m-1 iki kez uygulandı (1. ve 2. teslim); m-2 hiç etkili olmadı."_s },
        { u"order-and-cancellation-twice"_s, u"duplicated m-1 1,2; duplicated m-2 1,2"_s, u"2 duplicated"_s,
          u"m-1 was applied twice, by deliveries 1 and 2; m-2 was applied twice, by deliveries 1 and 2."_s,
          u"m-1 iki kez uygulandı (1. ve 2. teslim); m-2 iki kez uygulandı (1. ve 2. teslim)."_s },
        { u"redelivered-as-key"_s, u"duplicated m-1 1,2; lost m-2 1"_s, u"1 duplicated, 1 lost"_s,
          u"m-1 was applied twice, by deliveries 1 and 2; m-2 never took effect."_s,
          u"m-1 iki kez uygulandı (1. ve 2. teslim); m-2 hiç etkili olmadı."_s },
        { u"two-mails-to-one"_s, u"duplicated m-1 1,2; lost m-2 1"_s, u"1 duplicated, 1 lost"_s,
          u"The mail for m-1 was sent twice, by deliveries 1 and 2; m-2 never took effect."_s,
          u"m-1 için e-posta iki kez gönderildi (1. ve 2. teslim); m-2 hiç etkili olmadı."_s },
        { u"twice-and-dead"_s, u"duplicated m-1 1,2; dead-lettered m-1 1,2"_s, u"1 duplicated, 1 dead-lettered"_s,
          u"m-1 was applied twice, by deliveries 1 and 2; m-1 is in the dead letters, though it took effect, by deliveries 1 and 2."_s,
          u"m-1 iki kez uygulandı (1. ve 2. teslim); m-1 etkili oldu (1. ve 2. teslim), yine de dead-letter queue'da."_s },
        { u"dead-after-success"_s, u"dead-lettered m-1 1"_s, u"dead-lettered after success"_s,
          u"m-1 is in the dead letters, though it took effect, by delivery 1."_s,
          u"m-1 etkili oldu (1. teslim), yine de dead-letter queue'da."_s },
        { u"same-order-again"_s, u"duplicated m-1 1,1"_s, u"duplicated"_s,
          u"m-1 was applied twice, by delivery 1 of m-1 and delivery 1 of m-2."_s,
          u"m-1 iki kez uygulandı (m-1: 1. teslim ve m-2: 1. teslim)."_s },
    };
}
