import type { Migration } from '@fairhouse/database';
import type { TestDatabase, TestDatabaseOptions } from '@fairhouse/testing';
import type pg from 'pg';
import { vi } from 'vitest';

/** Tests of the house open it on Citus, its books spread: the same tests, on another database. */

const lastOfTheHouse = 'wallet/functions/wallet-act-batch';

vi.mock('@fairhouse/database', async (original) => {
  const real = await original<typeof import('@fairhouse/database')>();
  return {
    ...real,
    async migrate(pool: pg.Pool, schema: string, migrations: Migration[]): Promise<string[]> {
      const done = await real.migrate(pool, schema, migrations);
      if (migrations.some(({ id }) => id === lastOfTheHouse)) {
        const { spreadBooks } = await import('../../../apps/api/src/spread/spread-books.ts');
        await spreadBooks(pool, migrations, { shards: 4 });
      }
      return done;
    },
  };
});

vi.mock('@fairhouse/testing', async (original) => {
  const real = await original<typeof import('@fairhouse/testing')>();
  return {
    ...real,
    async testDatabase({ schema = 'public', connections, migrations }: TestDatabaseOptions = {}): Promise<TestDatabase> {
      const { newDatabase } = await import('../database.ts');
      const { connect, migrate } = await import('@fairhouse/database');
      const database = await newDatabase(process.env.CITUS_URL!);
      const pool = connect({ url: database.url, schema, connections });
      if (migrations) await migrate(pool, schema, migrations);
      return {
        url: database.url,
        pool,
        async close() {
          await pool.end();
          await database.close();
        },
      };
    },
  };
});
