/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", inbox-duplicate-throws: claim first, duplicate raised as an error.
 */
#include "parts.pml"

inline handle()
{
    d_step { true /* begin: deferred, it takes no lock */ };
    d_step {
        noOtherWriter ->
        insertInTransaction(ID);
        if
        :: row[ID] -> returns(Failed)
        :: else
        fi
    };
    d_step { noOtherWriter -> reserveInTransaction() };
    d_step { commit(); returns(Processed) }
}

#include "processes.pml"
