// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    db.Inbox.Add(new InboxRow(m.Key, "inventory"));
    try
    {
        await db.SaveChangesAsync();                         // [record]
    }
    catch (DbUpdateException e) when (e.IsUniqueViolation())
    {
        return Outcome.Duplicate;
    }
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    return Outcome.Processed;
}
