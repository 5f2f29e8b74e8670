// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, IMailer mailer)
{
    await mailer.SendAsync(ConfirmationOf(m.Order));         // [send]
    return Outcome.Processed;
}
