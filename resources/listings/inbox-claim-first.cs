// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    db.Inbox.Add(new InboxRow(m.Key, "inventory"));
    try
    {
        await db.SaveChangesAsync();                         // [claim]
    }
    catch (DbUpdateException e) when (e.IsUniqueViolation())
    {
        return Outcome.Duplicate;  // tx is disposed: rolled back
    }
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    await tx.CommitAsync();                                  // [commit]
    return Outcome.Processed;
}
