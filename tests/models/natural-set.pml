/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", natural-set: write the absolute value.
 */
#include "parts.pml"

inline handle()
{
    d_step { noWriter -> reserved = TOTAL; returns(Processed) }
}

#include "processes.pml"
