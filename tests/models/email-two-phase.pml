/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", email-two-phase: record "in progress", send, record "completed".
 */
#include "parts.pml"

inline handle()
{
    bool taken;

    d_step { noWriter -> taken = row[ID]; row[ID] = true /* "in progress" */ };
    if
    :: taken ->
        d_step {
            if
            :: completed[ID] -> returns(Duplicate)
            :: else -> returns(SetAside)
            fi
        }
    :: else
    fi;
    d_step { mails++ };
    d_step { noWriter -> completed[ID] = true; returns(Processed) }
}

#include "processes.pml"
