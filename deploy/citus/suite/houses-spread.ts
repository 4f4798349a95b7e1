import type { Migration } from '@fairhouse/database';
import type pg from 'pg';
import { vi } from 'vitest';

const lastOfTheHouse = 'wallet/functions/wallet-act-batch';

/** A house whose tables have been made has its books spread: the same tests, on several machines. */
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
