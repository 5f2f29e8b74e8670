//
// The deliveries above, for a consumer of yours. Put your context and your consumer in the two places that say so.
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

    private static readonly Dictionary<string, long> ExpectedReserved = new()
    {
@    };

    private const int ExpectedEmails = @;

    [Fact]
    public async Task Every_message_takes_effect_once()
    {
        await using var database = await Database.CreateAsync(Stock);
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

        await using var shop = database.Open();
        foreach (var (book, reserved) in ExpectedReserved)
            Assert.Equal(reserved, (await shop.Stock.SingleAsync(row => row.Book == book)).Reserved);
        Assert.Equal(ExpectedEmails, database.EmailsSent);
    }

    private static async Task DeliverAsync(Database database, Delivery delivery)
    {
        // A connection of its own for each delivery: a crash closes it without a commit.
        await using var shop = database.Open();
        try
        {
            // Your consumer. It calls Before(delivery, "claim") before each of its steps, with the step's name.
            throw new NotImplementedException();
        }
        catch (InjectedFault)
        {
            // The broker gets no ack and delivers again: that is the next delivery.
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

    private sealed record Delivery(
        string Message, string Order, string Book, long Quantity, bool Redelivered = false,
        string CrashesBefore = "", string FailsAt = "", bool AckIsLost = false, bool Overlaps = false);

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

    private sealed class Database : IAsyncDisposable
    {
        private readonly DbContextOptions<Shop> _options;

        private Database(DbContextOptions<Shop> options) => _options = options;

        public int EmailsSent { get; set; }

        public static async Task<Database> CreateAsync(IEnumerable<StockRow> stock)
        {
            // Your database: a real one, for its locks and constraints decide. Options are those of your provider.
            var database = new Database(new DbContextOptionsBuilder<Shop>().Options);
            await using var shop = database.Open();
            await shop.Database.EnsureDeletedAsync();
            await shop.Database.EnsureCreatedAsync();
            shop.Stock.AddRange(stock);
            await shop.SaveChangesAsync();
            return database;
        }

        public Shop Open() => new(_options);

        public async ValueTask DisposeAsync()
        {
            await using var shop = Open();
            await shop.Database.EnsureDeletedAsync();
        }
    }
}
