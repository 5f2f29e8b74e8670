// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    int rows = await db.Stock                                // [reserve]
        .Where(s => s.Book == m.Book && s.Version < m.Version)
        .ExecuteUpdateAsync(set => set
            .SetProperty(s => s.Reserved, m.Quantity)
            .SetProperty(s => s.Version, m.Version));
    return rows == 1 ? Outcome.Processed : Outcome.Duplicate;
}
