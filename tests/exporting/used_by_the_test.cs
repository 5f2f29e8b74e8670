// SPDX-FileCopyrightText: 2026 The Redelivery Lab authors
// SPDX-License-Identifier: MIT
//
// What an exported .cs uses of xUnit and of EF Core: their public declarations alone, as documented, so that a compiler
// can say without those packages whether the test would compile against them. Nothing here ever runs.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;

namespace Xunit
{
    [AttributeUsage(AttributeTargets.Method)]
    public class FactAttribute : Attribute
    {
    }

    public static class Assert
    {
        public static void Equal<T>(T expected, T actual) => throw new NotSupportedException();
    }
}

namespace Microsoft.EntityFrameworkCore
{
    using Infrastructure;
    using Metadata.Builders;

    public class DbContext : IDisposable
    {
        public DbContext(DbContextOptions options) => throw new NotSupportedException();

        public virtual DatabaseFacade Database => throw new NotSupportedException();

        protected virtual void OnModelCreating(ModelBuilder modelBuilder) => throw new NotSupportedException();

        public virtual DbSet<TEntity> Set<TEntity>() where TEntity : class => throw new NotSupportedException();

        public virtual Task<int> SaveChangesAsync(CancellationToken cancellationToken = default(CancellationToken)) => throw new NotSupportedException();

        public virtual void Dispose() => throw new NotSupportedException();
    }

    public abstract class DbSet<TEntity> : IQueryable<TEntity> where TEntity : class
    {
        public virtual void AddRange(IEnumerable<TEntity> entities) => throw new NotSupportedException();

        public virtual void AddRange(params TEntity[] entities) => throw new NotSupportedException();

        Type IQueryable.ElementType => throw new NotSupportedException();

        Expression IQueryable.Expression => throw new NotSupportedException();

        IQueryProvider IQueryable.Provider => throw new NotSupportedException();

        IEnumerator<TEntity> IEnumerable<TEntity>.GetEnumerator() => throw new NotSupportedException();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => throw new NotSupportedException();
    }

    public abstract class DbContextOptions
    {
    }

    public class DbContextOptions<TContext> : DbContextOptions where TContext : DbContext
    {
    }

    public class DbContextOptionsBuilder<TContext> where TContext : DbContext
    {
        public virtual DbContextOptions<TContext> Options => throw new NotSupportedException();
    }

    public class ModelBuilder
    {
        public virtual EntityTypeBuilder<TEntity> Entity<TEntity>() where TEntity : class => throw new NotSupportedException();
    }

    public static class EntityFrameworkQueryableExtensions
    {
        public static Task<TSource> SingleAsync<TSource>(
            this IQueryable<TSource> source,
            Expression<Func<TSource, bool>> predicate,
            CancellationToken cancellationToken = default(CancellationToken)) => throw new NotSupportedException();
    }
}

namespace Microsoft.EntityFrameworkCore.Infrastructure
{
    public class DatabaseFacade
    {
        public virtual Task<bool> EnsureCreatedAsync(CancellationToken cancellationToken = default(CancellationToken)) => throw new NotSupportedException();

        public virtual Task<bool> EnsureDeletedAsync(CancellationToken cancellationToken = default(CancellationToken)) => throw new NotSupportedException();
    }
}

namespace Microsoft.EntityFrameworkCore.Metadata.Builders
{
    public class EntityTypeBuilder<TEntity> where TEntity : class
    {
        public virtual KeyBuilder HasKey(Expression<Func<TEntity, object>> keyExpression) => throw new NotSupportedException();
    }

    public class KeyBuilder
    {
    }
}
