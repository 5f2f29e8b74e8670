// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db, Shop other)
{
    if (await db.Inbox.AnyAsync(i => i.MessageId == m.Key))  // [check]
        return Outcome.Duplicate;
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    // Another context, another connection: this one commits alone.
    await other.Stock.Where(s => s.Book == m.Book)           // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    db.Inbox.Add(new InboxRow(m.Key, "inventory"));
    try
    {
        await db.SaveChangesAsync();                         // [claim]
    }
    catch (DbUpdateException e) when (e.IsUniqueViolation())
    {
        return Outcome.Duplicate;
    }
    await tx.CommitAsync();                                  // [commit]
    return Outcome.Processed;
}
