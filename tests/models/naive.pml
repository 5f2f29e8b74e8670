/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", naive: reserve, ack.
 */
#include "parts.pml"

inline handle()
{
    d_step { noWriter -> reserve(); returns(Processed) }
}

#include "processes.pml"
