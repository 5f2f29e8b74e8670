// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
async Task<Outcome> Handle(OrderPlaced m, Shop db)
{
    await using var tx = await db.Database.BeginTransactionAsync();  // [begin]
    db.Reservations.Add(new Reservation(m.Order, m.Book, m.Quantity));
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
