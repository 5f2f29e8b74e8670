/* SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
 * SPDX-License-Identifier: MIT
 *
 * domain.md, "Strategies", email-naive: send.
 */
#include "parts.pml"

inline handle()
{
    d_step { mails++; returns(Processed) }
}

#include "processes.pml"
