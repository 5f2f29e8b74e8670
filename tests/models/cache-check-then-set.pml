/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", cache-check-then-set: get from cache, reserve, set.
 */
#include "parts.pml"

inline handle()
{
    d_step {
        if
        :: cached[ID] -> returns(Duplicate)
        :: else
        fi
    };
    d_step { noWriter -> reserve() };
    d_step { cached[ID] = true; returns(Processed) }
}

#include "processes.pml"
