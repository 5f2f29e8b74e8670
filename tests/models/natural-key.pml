/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", natural-key: insert into stock_reservations (order, book) and reserve, one transaction.
 */
#include "parts.pml"

inline handle()
{
    d_step { true /* begin: deferred, it takes no lock */ };
    d_step {
        noOtherWriter ->
        insertInTransaction(ORDER);
        if
        :: row[ORDER] -> returns(Duplicate)
        :: else
        fi
    };
    d_step { noOtherWriter -> reserveInTransaction() };
    d_step { commit(); returns(Processed) }
}

#include "processes.pml"
