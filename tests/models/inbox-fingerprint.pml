/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", inbox-fingerprint: claim stores a hash of the body; same id and other body: quarantined.
 * The copies of a scenario have the same body, so what is read is always the same.
 */
#include "parts.pml"

inline handle()
{
    bool taken;

    d_step { true /* begin: deferred, it takes no lock */ };
    d_step {
        noOtherWriter ->
        insertInTransaction(ID);
        if
        :: row[ID] -> taken = true
        :: else -> taken = false
        fi
    };
    if
    :: taken -> d_step { true /* read the fingerprint: the same */ -> returns(Duplicate) }
    :: else
    fi;
    d_step { noOtherWriter -> reserveInTransaction() };
    d_step { commit(); returns(Processed) }
}

#include "processes.pml"
