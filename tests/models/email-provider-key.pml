/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", email-provider-key: as two-phase, the message id passed to the provider, which refuses the
 * second.
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
            :: else
            fi
        }
    :: else
    fi;
    d_step {
        if
        :: !sent[ID] -> sent[ID] = true; mails++
        :: else
        fi
    };
    d_step { noWriter -> completed[ID] = true; returns(Processed) }
}

#include "processes.pml"
