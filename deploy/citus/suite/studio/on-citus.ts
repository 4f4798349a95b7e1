import type { TestDatabase, testDatabase } from '@fairhouse/testing';
import { vi } from 'vitest';

/** Tests of the studio open their databases on Citus. */
vi.mock('@fairhouse/testing', async (original) => {
  const real = await original<typeof import('@fairhouse/testing')>();
  return {
    ...real,
    async testDatabase({
      schema = 'public',
      connections,
      migrations,
    }: NonNullable<Parameters<typeof testDatabase>[0]> = {}): Promise<TestDatabase> {
      const { newDatabase } = await import('../../database.ts');
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
