/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", ack-first: ack, reserve.
 * The handler goes on whether its ack arrives or is lost.
 */
#include "parts.pml"

inline handle()
{
    d_step { phase[i] = EarlyAckInFlight };
    if
    :: d_step { phase[i] == EarlyAckInFlight -> ackArrives(i); phase[i] = Working }
    :: phase[i] == Working /* it was lost */
    fi;
    d_step { noWriter -> reserve(); returns(AckedBefore); phase[i] = Idle }
}

#include "processes.pml"
