/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", inbox-swallowed-error: claim last, duplicate error ignored, commit.
 */
#include "parts.pml"

inline handle()
{
    d_step { true /* begin: deferred, it takes no lock */ };
    d_step { noOtherWriter -> reserveInTransaction() };
    d_step { noOtherWriter -> insertInTransaction(ID) /* a duplicate leaves the transaction as it was */ };
    d_step { commit(); returns(Processed) }
}

#include "processes.pml"
