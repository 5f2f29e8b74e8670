/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * The parts of the protocol that every strategy uses: the entries of the broker, the database, the provider of mails,
 * the cache. Written by hand from domain.md and from the rules of the broker in the design, never from app/, since the
 * explorer is judged by it. A model is this file, the handler of one strategy, and processes.pml.
 *
 * One d_step is one step of somebody: an operation of a handler is one, with all that follows it up to the next. A tag
 * is no number here: all that a tag is ever asked is whether it still counts, and each instance holds that answer.
 */
#define INSTANCES 2
#define ENTRIES 4 /* two messages and two retries */
#define NOBODY INSTANCES
#define NOTHING ENTRIES

/* An entry of the queue. */
mtype = { Ready, InFlight, Acked, Dead };
/* An instance. Early: the ack is on its way while the handler is not done. */
mtype = { Idle, Working, AckInFlight, EarlyAckInFlight, Crashed };
/* How a handler returned. SetAside: needs reconciliation, or quarantined. */
mtype = { None, Processed, Duplicate, Failed, SetAside, AckedBefore };

/* The budget and the scenario, from the environment. */
byte messages, maxDeliveries;
byte crashes, lostAcks, lockExpiries, sameIdRetries, newIdRetries, faults;
bool keysExpire;

/* The broker. Entry e is a copy of message content[e] under the message id id[e]. */
byte entries, published, newIds, deadLetters;
mtype state[ENTRIES];
byte deliveries[ENTRIES];
byte content[ENTRIES];
byte id[ENTRIES];

/* The instances. */
mtype phase[INSTANCES];
byte entry[INSTANCES];
bool tagCounts[INSTANCES];

/* The database: what is durable, who holds the writer's lock, and what that transaction has written so far. */
byte reserved, version;
bool row[ENTRIES];       /* the inbox by message id; for natural-key stock_reservations by order */
bool completed[ENTRIES]; /* of an inbox row: its mail was sent */
byte writer;
byte pendingRow;
byte pendingStock;

/* The provider, and the cache. */
byte mails;
bool sent[ENTRIES];
bool cached[ENTRIES];

/* --- broker ---------------------------------------------------------------------------------------------------- */

inline publish(theContent, theId)
{
    state[entries] = Ready;
    content[entries] = theContent;
    id[entries] = theId;
    entries++
}

inline bury(e)
{
    state[e] = Dead;
    deadLetters++
}

inline requeue(e)
{
    if
    :: deliveries[e] >= maxDeliveries -> bury(e)
    :: else -> state[e] = Ready
    fi
}

/* The delivery of instance i comes back to the queue, unless its tag does not count any more. */
inline giveBack(i)
{
    if
    :: tagCounts[i] -> tagCounts[i] = false; requeue(entry[i])
    :: else
    fi
}

inline ackArrives(i)
{
    if
    :: tagCounts[i] -> tagCounts[i] = false; state[entry[i]] = Acked
    :: else
    fi
}

inline deadLetter(i)
{
    if
    :: tagCounts[i] -> tagCounts[i] = false; bury(entry[i])
    :: else
    fi
}

/* --- the words of handlers; i is the instance, result what it returns ------------------------------------------- */

#define ID id[entry[i]]
#define ORDER content[entry[i]]
#define QUANTITY (2 + content[entry[i]]) /* two of the first message, three of the second */
#define TOTAL QUANTITY
#define VERSION (1 + content[entry[i]])

/* What a write waits for: outside a transaction until nobody holds the lock, inside one until nobody else does. The
 * first write of a transaction takes it, even one that fails. A read waits for nothing. */
#define noWriter (writer == NOBODY)
#define noOtherWriter (writer == NOBODY || writer == i)

inline rollback(i)
{
    if
    :: writer == i -> writer = NOBODY; pendingRow = NOTHING; pendingStock = 0
    :: else
    fi
}

inline commit()
{
    if
    :: writer == i ->
        reserved = reserved + pendingStock;
        if
        :: pendingRow != NOTHING -> row[pendingRow] = true
        :: else
        fi
    :: else
    fi;
    rollback(i)
}

inline insertInTransaction(key)
{
    writer = i;
    if
    :: !row[key] -> pendingRow = key
    :: else
    fi
}

inline reserveInTransaction()
{
    writer = i;
    pendingStock = pendingStock + QUANTITY
}

inline reserve()
{
    reserved = reserved + QUANTITY
}

/* Returning leaves no transaction open. */
inline returns(how)
{
    rollback(i);
    result = how
}
