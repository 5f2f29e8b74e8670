/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", record-then-process: record (commits), reserve.
 */
#include "parts.pml"

inline handle()
{
    d_step {
        noWriter ->
        if
        :: row[ID] -> returns(Duplicate)
        :: else -> row[ID] = true
        fi
    };
    d_step { noWriter -> reserve(); returns(Processed) }
}

#include "processes.pml"
