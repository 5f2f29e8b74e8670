// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    int rows = await db.Database.ExecuteSqlAsync($"""            // [claim]
        INSERT INTO inbox (message_id, consumer)
        VALUES ({m.Key}, {"inventory"})
        ON CONFLICT DO NOTHING
        """);
    if (rows == 0)
        return Outcome.Duplicate;
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    await tx.CommitAsync();                                  // [commit]
    return Outcome.Processed;
}
