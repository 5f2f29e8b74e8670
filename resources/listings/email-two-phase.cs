// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db, IMailer mailer)
{
    var row = new InboxRow(m.Key, "notification") { CompletedAt = null };
    db.Inbox.Add(row);
    try
    {
        await db.SaveChangesAsync();                         // [record]
    }
    catch (DbUpdateException e) when (e.IsUniqueViolation())
    {
        bool completed = await db.Inbox.AnyAsync(            // [check]
            i => i.MessageId == m.Key && i.CompletedAt != null);
        return completed ? Outcome.Duplicate : Outcome.NeedsReconciliation;
    }
    await mailer.SendAsync(ConfirmationOf(m.Order));         // [send]
    row.CompletedAt = clock.Now;
    await db.SaveChangesAsync();                             // [complete]
    return Outcome.Processed;
}
