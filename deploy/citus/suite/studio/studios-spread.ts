import type { Migration } from '@fairhouse/database';
import type pg from 'pg';
import { vi } from 'vitest';

const lastOfTheRounds = 'rgs/functions/triggers';

/** A studio whose tables have been made has its players spread: the same tests, on several machines. */
vi.mock('@fairhouse/database', async (original) => {
  const real = await original<typeof import('@fairhouse/database')>();
  return {
    ...real,
    async migrate(pool: pg.Pool, schema: string, migrations: Migration[]): Promise<string[]> {
      const done = await real.migrate(pool, schema, migrations);
      if (migrations.some(({ id }) => id === lastOfTheRounds)) {
        const { spreadPlayers } = await import('../../../../packages/rgs/src/sharding/index.ts');
        await spreadPlayers(pool, migrations, { shards: 4 });
      }
      return done;
    },
  };
});
