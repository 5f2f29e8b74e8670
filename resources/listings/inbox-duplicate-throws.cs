// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    db.Inbox.Add(new InboxRow(m.Key, "inventory"));
    // A duplicate leaves here as an exception: nacked, and back again.
    await db.SaveChangesAsync();                             // [claim]
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    await tx.CommitAsync();                                  // [commit]
    return Outcome.Processed;
}
