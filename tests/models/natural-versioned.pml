/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", natural-versioned: absolute value, only if the version is newer.
 */
#include "parts.pml"

inline handle()
{
    d_step {
        noWriter ->
        if
        :: VERSION > version -> reserved = TOTAL; version = VERSION; returns(Processed)
        :: else -> returns(Duplicate)
        fi
    }
}

#include "processes.pml"
