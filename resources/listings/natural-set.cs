// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    // Set, not add: the second time changes nothing.
    await db.Stock.Where(s => s.Book == m.Book)              // [reserve]
        .ExecuteUpdateAsync(set => set.SetProperty(
            s => s.Reserved, m.Quantity));
    return Outcome.Processed;
}
