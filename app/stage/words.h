// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
#pragma once

#include "stage/scene.h"

/// All that the pictures say, in the language that the application has installed.
namespace stage::words {

/// "inventory #1"
QString instanceTitle(const trace::Recording &recording, int instance);
QString databaseTitle(const QString &kind);

QString producer();
QString producerRole();
QString messagesToCome(int count);
QString broker();
QString brokerPromise();
QString tag(int tag);
QString deadLetters(int count);
QString deadLettersShort(int count);
QString queueEmpty();
QString nothingInFlight();
QString emptyShort();
QString more(int count);
QString ready(int count);
QString ack();
QString nack();
QString dropped();
QString droppedShort();
QString staleTag();
QString lockExpired();
QString waitsFor();

/// Below an entry in flight.
QString entryCaption(const trace::EntryState &entry, int copy);
QString entrySentence(const trace::Recording &recording, const EntryView &entry, const trace::EntryState &state);

QString instanceState(const trace::Recording &recording, const trace::InstanceState &instance);
/// The same in fewer words, from more to less.
QStringList shortInstanceStates(const trace::Recording &recording, int index, const trace::InstanceState &instance);
QString instanceSentence(const trace::Recording &recording, const InstanceView &view,
                         const trace::InstanceState &instance);
/// What came of a step, where that is worth a word.
QString stepNote(const trace::StepState &step);
QString error();

QString stock();
QString inbox();
QString reservations();
QString locks();
QString noLocks();
QString noLocksShort();
QStringList stockColumns(bool versions);
QStringList inboxColumns(bool progress);
QStringList shortInboxColumns(bool progress);
QStringList reservationColumns();
QString inProgress();
QString done();
QString pendingChanges(int count);
QString pendingRows(int count);
QString pendingShort(int count);
QString pendingAlone();
QString committed();
QString rolledBack();
QString purged();
QString holdsLock(const QString &instance);
QString holdsLockShort(const QString &instance);
QString waitsForLock(const QString &instance);
QString rowSentence(const engine::Row &row, Tint tint, const QString &writer);

/// "INSERT INTO inbox"; "INSERT inbox" and "INSERT"; and what the database said.
QString statementOf(const engine::Event &event);
QStringList shortStatementsOf(const engine::Event &event);
QString resultOf(const engine::Event &event);

QString mail();
QString mailShort();
QString mailsSent(int sent);
QString mailsSentShort(int sent);
QString mailsRefused(int refused);
QString mailSentence(int sent, int refused);
QString cache();
QString cacheOut();
QString cacheEmpty();
QString cacheKey(const QString &key, engine::Time expires);
QString cacheSentence(int keys, bool out);
QString producerSentence(int toCome);
QString brokerSentence(int ready, int inFlight);
QString deadLettersSentence(int count);

// The timeline

QString laneDatabase();
QString laneMail();
QString laneCache();
QString delivery(const engine::Event &event);
/// "a, b"
QString listed(const QStringList &items);
QString openTransaction(const QStringList &changes);
QString change(const engine::RowChange &change);
QString lockOnExpired(const QString &message);
QString crashed();
QString restarted();
QString paused(engine::Time lasts);
/// "claim — waits for inventory #1", and the same in fewer words, from more to less.
QStringList waitsFor(const trace::Recording &recording, const engine::Event &wait);
QString ackLost();
QString lost();
QString ackRejected();
QString deadLettered(const QString &message);
QString requeued(const QString &message);
QString replayed(const QString &message);
QString inboxPurged();
QString actedHere();
QString firstDifference();
QString strategySwitched(const QString &title);
QString cacheDown();
QString mailSent();
QString mailRefused();
QString later(engine::Time lasts);
QString published(const engine::Event &event);
QString committedTransaction(const QStringList &changes);
QString rolledBackTransaction(const QStringList &changes);
QString pastItsLock();

} // namespace stage::words
