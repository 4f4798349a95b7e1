import { spreadBooks } from '@fairhouse/betting/sharding';
import { connect, migrate } from '@fairhouse/database';
import { casinoMigrations, casinoSchema } from '../../../apps/api/src/schema.ts';
import { makeTemplate, newDatabase } from '../database.ts';

/** A casino is spread once for the whole run, and copied for every test: spreading takes seconds, a copy tenths of one. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.CITUS_URL!;
  // Tests that name databases by themselves name those of Citus.
  process.env.FAIRHOUSE_TEST_PG_URL = url;
  // One that somebody has made, to save that time as well.
  if (process.env.CITUS_TEMPLATE) return undefined;
  const database = await newDatabase(url);
  const db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
  await migrate(db, casinoSchema, casinoMigrations);
  await spreadBooks(db, casinoMigrations, { shards: 2 });
  await db.end();
  process.env.CITUS_TEMPLATE = await makeTemplate(database);
  return database.close;
}
