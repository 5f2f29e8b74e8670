// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/look.h"
#include "stage/stage_picture.h"

#include <QStringList>

/// What there is to see at a moment, without a place for anything.
namespace stage {

/// Where an entry is to be found in the broker.
enum class Zone : quint8 { None, Ready, InFlight, Dead };

struct EntryView {
    int id = 0;
    int consumer = 0;
    QString message;
    int tag = 0;
    /// More than 1: the how-manieth copy of the message this is.
    int copy = 1;
    QString caption;
    Tint tint;
    Zone from = Zone::None;
    Zone to = Zone::None;
    /// How far it has come from one zone to the other.
    double moved = 1;
    /// Ready entries stand in this order.
    std::size_t readySince = 0;
    /// Of a lock that has just run out: how much of the ring is left; below 0: no ring.
    double lockLeft = -1;
    bool expired = false;
    QString text;

    Zone nearest() const { return moved < 0.5 ? from : to; }
};

struct StepView {
    enum class Mark : quint8 { ToDo, Current, Done, Failed, Skipped };

    engine::Step step = engine::Step::None;
    Mark mark = Mark::ToDo;
    /// What came of it, where that is not what usually comes of it.
    QString note;
};

struct InstanceView {
    int index = 0;
    QString consumer;
    QString number;
    QString message;
    QString state;
    /// The same in fewer words, from more to less.
    QStringList shortStates;
    std::vector<StepView> steps;
    Tint tint;
    int copy = 1;
    bool paused = false;
    bool waiting = false;
    /// 0: whole; 1: broken.
    double broken = 0;
    /// How far the step at which it stands has come.
    double working = 0;
    QString text;
};

struct RowView {
    /// In its table, in the order of the keys; -1 for what is no longer there.
    int index = -1;
    engine::Row row;
    QStringList cells;
    /// The cell that changes, and what it was before; -1.
    int changedCell = -1;
    QString before;
    /// How much of the change is to be seen.
    double changed = 1;
    Tint tint;
    /// How strong the tint is over a neutral row.
    double strength = 1;
    /// The share of its height that it takes.
    double presence = 1;
    /// How much of it is struck through, and how far it has fallen.
    double struck = 0;
    double fallen = 0;
    /// The instance whose transaction it is pending in; -1.
    int writer = -1;
    QString text;
};

struct TableView {
    Item::Kind kind = Item::Kind::StockRow;
    QString name;
    QStringList columns;
    /// The same where there is little room.
    QStringList shortColumns;
    /// The column that is left out where there is no room for all; -1.
    int spare = -1;
    std::vector<RowView> rows;
    /// Rows that a run usually needs: the room for them is kept free.
    int usual = 1;
    QString note;
    /// The same where there is little room, and where there is next to none.
    QStringList shortNotes;
    Look noteLook = Look::Neutral;
};

struct LockView {
    int instance = -1;
    bool holds = false;
    QString text;
    /// The same in fewer words, from more to less.
    QStringList shortTexts;

    /// The text with another name.
    QString with(const QString &name) const;
};

struct MailView {
    QString message;
    int copy = 1;
    double presence = 1;
};

struct Scene {
    QString producer;
    QString producerNote;
    QString broker;
    QString brokerNote;
    Look brokerLook = Look::Neutral;
    std::vector<QString> consumers;
    std::vector<int> instancesOf;
    /// Messages of the scenario: how much room the broker keeps free.
    int messages = 1;
    /// What moves, and of each zone as many as could ever be shown, in the order of their ids.
    std::vector<EntryView> entries;
    /// How many more are ready, per consumer: behind those that are listed.
    std::vector<int> moreReady;
    int deadLetters = 0;
    std::vector<InstanceView> instances;
    /// Steps of the longest strategy, per consumer, whatever runs at the moment.
    std::vector<int> stepsOf;

    QString database;
    std::vector<TableView> tables;
    bool hasLocks = false;
    std::vector<LockView> locks;
    QString statement;
    /// The same in fewer words, from more to less.
    QStringList shortStatements;
    QString result;
    Look resultLook = Look::Neutral;

    bool hasMail = false;
    /// The first, as many as could ever be shown.
    std::vector<MailView> mails;
    int moreMails = 0;
    int mailsRefused = 0;
    bool hasCache = false;
    std::vector<QString> cacheKeys;
    bool cacheOut = false;

    /// The event that moves, and how far; null when nothing does.
    const engine::Event *next = nullptr;
    double t = 0;
    /// The event that took effect last, and how much of what it left behind is still to be seen.
    const engine::Event *last = nullptr;
    double afterglow = 0;

    const trace::State *state = nullptr;
    /// The state that the event which moves leads to; the same where nothing moves.
    std::shared_ptr<const trace::State> after;

    /// What is nearer, before or after.
    const trace::State &shown() const { return t < 0.5 ? *state : *after; }
};

Scene sceneOf(const Moment &moment, StageOptions options);

} // namespace stage
