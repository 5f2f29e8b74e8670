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
        if (completed)
            return Outcome.Duplicate;
    }
    // Sent once or sent again: the provider refuses a key that it knows.
    await mailer.SendAsync(ConfirmationOf(m.Order), idempotencyKey: m.Key);  // [send]
    await db.Inbox.Where(i => i.MessageId == m.Key)          // [complete]
        .ExecuteUpdateAsync(set => set.SetProperty(
            i => i.CompletedAt, clock.Now));
    return Outcome.Processed;
}
