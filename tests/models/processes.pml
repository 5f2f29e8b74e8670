/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * Who acts: the producer, two instances that run handle() of the strategy, the mishaps, and the one who looks when
 * nothing is left to do. Time is abstract: whatever is enabled may come next.
 */
proctype Producer()
{
    do
    :: d_step { published < messages -> publish(published, published); published++ }
    :: else -> break
    od
}

inline take(e)
{
    d_step {
        state[e] == Ready ->
        state[e] = InFlight;
        deliveries[e]++;
        entry[i] = e;
        tagCounts[i] = true;
        phase[i] = Working
    }
}

/* A crash may come at every step, so a restart may follow every step; what the handler was about to do is forgotten. A
 * return likewise leaves the handler wherever it stands. */
proctype Instance(byte i)
{
    mtype result = None;
end_idle:
    do
    :: {
            {
                if
                :: take(0)
                :: take(1)
                :: take(2)
                :: take(3)
                fi;
                handle();
                false /* never got to: a handler ends with returns() */
            } unless {
                d_step {
                    phase[i] != Crashed && result != None ->
                    if
                    :: result == Failed -> giveBack(i); phase[i] = Idle
                    :: result == SetAside -> deadLetter(i); phase[i] = Idle
                    :: result == AckedBefore -> assert(phase[i] == Idle)
                    :: else -> phase[i] = AckInFlight
                    fi;
                    result = None
                };
                if
                :: d_step { phase[i] == AckInFlight -> ackArrives(i); phase[i] = Idle }
                :: phase[i] == Idle /* nothing was sent, or it is lost */
                fi
            }
        } unless {
            d_step { phase[i] == Crashed -> phase[i] = Idle; result = None }
        }
    od
}

inline loseAck(i)
{
    d_step {
        faults > 0 && lostAcks > 0 && (phase[i] == AckInFlight || phase[i] == EarlyAckInFlight) ->
        faults--;
        lostAcks--;
        giveBack(i);
        if
        :: phase[i] == AckInFlight -> phase[i] = Idle
        :: else -> phase[i] = Working
        fi
    }
}

inline crash(i)
{
    d_step {
        faults > 0 && crashes > 0 && phase[i] != Idle && phase[i] != Crashed ->
        faults--;
        crashes--;
        rollback(i);
        giveBack(i);
        phase[i] = Crashed
    }
}

inline expireLock(i)
{
    d_step {
        faults > 0 && lockExpiries > 0 && tagCounts[i] ->
        faults--;
        lockExpiries--;
        giveBack(i)
    }
}

inline retryWithSameId(m)
{
    d_step {
        faults > 0 && sameIdRetries > 0 && m < published ->
        faults--;
        sameIdRetries--;
        publish(m, m)
    }
}

inline retryWithNewId(m)
{
    d_step {
        faults > 0 && newIdRetries > 0 && m < published ->
        faults--;
        newIdRetries--;
        publish(m, messages + newIds);
        newIds++
    }
}

/* A key's time in the cache runs out: no fault, but like one it may happen or never happen. */
inline expireKey(key)
{
    d_step { keysExpire && cached[key] -> cached[key] = false }
}

proctype Mishaps()
{
    do
    :: loseAck(0)
    :: loseAck(1)
    :: crash(0)
    :: crash(1)
    :: expireLock(0)
    :: expireLock(1)
    :: retryWithSameId(0)
    :: retryWithSameId(1)
    :: retryWithNewId(0)
    :: retryWithNewId(1)
    :: expireKey(0)
    :: expireKey(1)
    :: expireKey(2)
    :: expireKey(3)
    :: break /* from any moment on all goes well */
    od
}

/* Nothing is left to do and no mishap will come: spin's timeout. That one could still have come hides no outcome, as
 * they end at any moment they like. If something is not settled then, some process stands where it may not end, which
 * spin reports as an invalid end state. */
proctype Onlooker()
{
    timeout;
    c_code {
        static char told[256][256][256];
        char *known = &told[now.reserved][now.deadLetters][now.mails];
        if (!*known)
            printf("OUTCOME %d %d %d\n", now.reserved, now.deadLetters, now.mails);
        *known = 1;
    }
}

c_code {
static unsigned char setting(const char *name)
{
    const char *value = getenv(name);
    if (!value) {
        fprintf(stderr, "%s is not set\n", name);
        exit(2);
    }
    return (unsigned char)atoi(value);
}
}

init {
    d_step {
        c_code {
            now.messages = setting("MESSAGES");
            now.maxDeliveries = setting("MAX_DELIVERIES");
            now.crashes = setting("CRASHES");
            now.lostAcks = setting("LOST_ACKS");
            now.lockExpiries = setting("LOCK_EXPIRIES");
            now.sameIdRetries = setting("SAME_ID_RETRIES");
            now.newIdRetries = setting("NEW_ID_RETRIES");
            now.faults = setting("FAULTS");
            now.keysExpire = setting("KEYS_EXPIRE");
        };
        writer = NOBODY;
        pendingRow = NOTHING;
        phase[0] = Idle;
        phase[1] = Idle
    };
    atomic {
        run Producer();
        run Instance(0);
        run Instance(1);
        run Mishaps();
        run Onlooker()
    }
}
