// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    if (await db.Inbox.AnyAsync(i => i.MessageId == m.Key))  // [check]
        return Outcome.Duplicate;
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    db.Inbox.Add(new InboxRow(m.Key, "inventory"));
    await db.SaveChangesAsync();                             // [record]
    return Outcome.Processed;
}
