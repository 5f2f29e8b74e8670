/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", inbox-other-connection: the stock write uses another connection, outside the transaction.
 */
#include "parts.pml"

inline handle()
{
    d_step {
        if
        :: row[ID] -> returns(Duplicate)
        :: else
        fi
    };
    d_step { true /* begin: deferred, it takes no lock */ };
    d_step { noWriter -> reserve() /* on the other connection */ };
    d_step {
        noOtherWriter ->
        insertInTransaction(ID);
        if
        :: row[ID] -> returns(Duplicate)
        :: else
        fi
    };
    d_step { commit(); returns(Processed) }
}

#include "processes.pml"
