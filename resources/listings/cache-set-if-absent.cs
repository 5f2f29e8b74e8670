// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db, IDatabase redis)
{
    bool first = await redis.StringSetAsync(                 // [claim]
        m.Key, "seen", oneHour, When.NotExists);
    if (!first)
        return Outcome.Duplicate;
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, s => s.Reserved + m.Quantity));
    return Outcome.Processed;
}
