// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    int rows = await db.Database.ExecuteSqlAsync($"""            // [claim]
        INSERT INTO inbox (message_id, consumer, fingerprint)
        VALUES ({m.Key}, {"inventory"}, {m.Hash})
        ON CONFLICT DO NOTHING
        """);
    if (rows == 0)
    {
        string known = await db.Inbox                        // [check]
            .Where(i => i.MessageId == m.Key)
            .Select(i => i.Fingerprint).SingleAsync();
        return known == m.Hash ? Outcome.Duplicate : Outcome.Quarantined;
    }
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    await tx.CommitAsync();                                  // [commit]
    return Outcome.Processed;
}
