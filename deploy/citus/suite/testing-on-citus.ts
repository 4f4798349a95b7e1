import { connect, migrate } from '@fairhouse/database';
import type { TestDatabase, TestDatabaseOptions } from '../../../packages/testing/src/test-database.ts';
import { copyDatabase, newDatabase } from '../database.ts';

/** What tests of the casino find in the place of `@fairhouse/testing`: databases on Citus, and casinos whose books are spread. */
export * from '../../../packages/testing/src/index.ts';

const lastOfTheCasino = 'betting/functions/wallet-instruction-batch';

export async function testDatabase({
  schema = 'public',
  connections,
  migrations,
  seedData,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { CITUS_URL: url, CITUS_TEMPLATE: template } = process.env;
  const isCasino = migrations?.some(({ id }) => id === lastOfTheCasino);
  const database = isCasino && template ? await copyDatabase(url!, template) : await newDatabase(url!);
  const pool = connect({ url: database.url, schema, connections });
  if (migrations && !(isCasino && template)) await migrate(pool, schema, migrations);
  await seedData?.put(database.url);
  return {
    url: database.url,
    pool,
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
