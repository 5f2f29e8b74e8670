/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", check-then-process: check, reserve (commits), record.
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
    d_step { noWriter -> reserve() };
    d_step { noWriter -> row[ID] = true; returns(Processed) }
}

#include "processes.pml"
