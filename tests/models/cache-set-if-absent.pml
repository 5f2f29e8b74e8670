/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", cache-set-if-absent: set-if-absent with a TTL, reserve.
 */
#include "parts.pml"

inline handle()
{
    d_step {
        if
        :: cached[ID] -> returns(Duplicate)
        :: else -> cached[ID] = true
        fi
    };
    d_step { noWriter -> reserve(); returns(Processed) }
}

#include "processes.pml"
