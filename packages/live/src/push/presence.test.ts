import { randomUUID } from 'node:crypto';
import { rgsMigrations } from '@fairhouse/rgs';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { liveMigrations } from '../index.ts';
import { insertTables } from '../lease.store.ts';
import { openPresence } from './presence.ts';

const [anna, ben, carla] = [randomUUID(), randomUUID(), randomUUID()];
const at = (table: string, player: string) => ({ table, player });

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await testDatabase({ schema: 'studio', migrations: [...rgsMigrations, ...liveMigrations] });
  await insertTables(fresh.pool, ['wheel', 'crash']);
});
beforeEach(async () => {
  await fresh.pool.query('delete from live_presence');
});
afterAll(() => fresh.close());

it('counts each person once a table, also with pages in several processes', async () => {
  const [one, other] = [openPresence(fresh.pool), openPresence(fresh.pool)];
  expect(await one.keep([at('wheel', anna), at('wheel', ben)])).toEqual(new Map([['wheel', 2]]));
  const counted = await other.keep([at('wheel', ben), at('wheel', carla), at('crash', carla)]);
  expect(counted).toEqual(
    new Map([
      ['wheel', 3],
      ['crash', 1],
    ]),
  );
});

it('forgets who stood up, and all of a process that ends', async () => {
  const [one, other] = [openPresence(fresh.pool), openPresence(fresh.pool)];
  await one.keep([at('wheel', anna), at('wheel', ben)]);
  await other.keep([at('wheel', carla)]);
  expect(await one.keep([at('wheel', ben)])).toEqual(new Map([['wheel', 2]]));
  await other.end();
  expect(await one.keep([at('wheel', ben)])).toEqual(new Map([['wheel', 1]]));
  expect(await one.keep([])).toEqual(new Map());
});

it('counts nobody of a process whose lease is over, until it says again who sits there', async () => {
  const [one, other] = [openPresence(fresh.pool), openPresence(fresh.pool)];
  await one.keep([at('wheel', anna)]);
  // As for a process that was killed longer ago than a lease.
  await fresh.pool.query("update live_presence set held_until = clock_timestamp() - interval '1 second'");
  expect(await other.keep([at('wheel', ben)])).toEqual(new Map([['wheel', 1]]));
  const { rows } = await fresh.pool.query('select player_id from live_seat');
  expect(rows).toEqual([{ player_id: ben }]);
  expect(await one.keep([at('wheel', anna)])).toEqual(new Map([['wheel', 2]]));
});
