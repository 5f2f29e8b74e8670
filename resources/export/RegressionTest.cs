//
// The deliveries above, for a consumer of yours. Put your context and your consumer in the two places that say so.
// C# 7 is enough.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Microsoft.EntityFrameworkCore;
using Xunit;

public sealed class @Test
{
    private static readonly StockRow[] Stock =
    {
@    };

    private static readonly Delivery[] Deliveries =
    {
@    };

    private static readonly Dictionary<string, long> ExpectedReserved = new Dictionary<string, long>
    {
@    };

    private const int ExpectedEmails = @;

    [Fact]
    public async Task Every_message_takes_effect_once()
    {
        var database = await Database.CreateAsync(Stock);
        var running = new List<Task>();
        foreach (var delivery in Deliveries)
        {
            if (!delivery.Overlaps)
            {
                await Task.WhenAll(running);
                running.Clear();
            }
            running.Add(DeliverAsync(database, delivery));
        }
        await Task.WhenAll(running);

        using (var shop = database.Open())
        {
            foreach (var expected in ExpectedReserved)
                Assert.Equal(expected.Value, (await shop.Stock.SingleAsync(row => row.Book == expected.Key)).Reserved);
        }
        Assert.Equal(ExpectedEmails, database.EmailsSent);
    }

    private static async Task DeliverAsync(Database database, Delivery delivery)
    {
        // A connection of its own for each delivery: a crash closes it without a commit.
        using (var shop = database.Open())
        {
            try
            {
                // Your consumer. It calls Before(delivery, "claim") before each of its steps, with the step's name.
                await Task.FromException(new NotImplementedException());
            }
            catch (InjectedFault)
            {
                // The broker gets no ack and delivers again: that is the next delivery.
            }
        }
    }

    private static void Before(Delivery delivery, string step)
    {
        if (step == delivery.CrashesBefore || step == delivery.FailsAt)
            throw new InjectedFault(step);
    }

    private sealed class InjectedFault : Exception
    {
        public InjectedFault(string step) : base(step) { }
    }

    private sealed class Delivery
    {
        public string Message { get; set; } = "";
        public string Order { get; set; } = "";
        public string Book { get; set; } = "";
        public long Quantity { get; set; }
        public bool Redelivered { get; set; }
        public string CrashesBefore { get; set; } = "";
        public string FailsAt { get; set; } = "";
        public bool AckIsLost { get; set; }

        /// An earlier delivery was still in hand when this one came.
        public bool Overlaps { get; set; }
    }

    private sealed class StockRow
    {
        public string Book { get; set; } = "";
        public long OnHand { get; set; }
        public long Reserved { get; set; }
    }

    private sealed class Shop : DbContext
    {
        public Shop(DbContextOptions<Shop> options) : base(options) { }

        public DbSet<StockRow> Stock => Set<StockRow>();

        protected override void OnModelCreating(ModelBuilder model) => model.Entity<StockRow>().HasKey(row => row.Book);
    }

    private sealed class Database
    {
        private readonly DbContextOptions<Shop> _options;

        private Database(DbContextOptions<Shop> options) => _options = options;

        public int EmailsSent { get; set; }

        public static async Task<Database> CreateAsync(IEnumerable<StockRow> stock)
        {
            // Your database: a real one, for its locks and constraints decide. Options are those of your provider.
            var database = new Database(new DbContextOptionsBuilder<Shop>().Options);
            using (var shop = database.Open())
            {
                await shop.Database.EnsureDeletedAsync();
                await shop.Database.EnsureCreatedAsync();
                shop.Stock.AddRange(stock);
                await shop.SaveChangesAsync();
            }
            return database;
        }

        public Shop Open() => new Shop(_options);
    }
}
