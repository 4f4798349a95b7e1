import { setTimeout as sleep } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect, type Database } from '../connect.ts';
import { inTransaction } from '../transaction.ts';
import { removeOldCounts } from './count.store.ts';
import { type HeldSecret, holdToSecrets } from './hold-to-secrets.ts';
import { openCounts } from './open-counts.ts';
import { sharedMigrations } from './shared.migrations.ts';

let database: TestDatabase;
let one: Database;
let other: Database;

beforeAll(async () => {
  database = await testDatabase({ schema: 'casino', migrations: sharedMigrations });
  one = connect({ url: database.url, schema: 'casino', connections: 2 });
  other = connect({ url: database.url, schema: 'casino', connections: 2 });
});
afterAll(async () => {
  await one.end();
  await other.end();
  await database.close();
});
beforeEach(async () => {
  await one.query('truncate call_count, secret_digest');
});

const calls = (key: string, many = 1, windowMs = 60_000) => ({ key, calls: many, windowMs });

it('counts what two processes add as one, none twice and none lost', async () => {
  const [a, b] = [openCounts(one), openCounts(other)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => (at % 2 ? a : b).add([calls('x'), calls('y', 2)])),
  );
  const of = (at: number) => answers.map((counted) => counted[at]!.calls).sort((left, right) => left - right);
  expect(of(0)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(of(1)).toEqual(Array.from({ length: 40 }, (_, at) => 2 * at + 2));
  const [{ leftMs } = { leftMs: 0 }] = await a.add([calls('x')]);
  expect(leftMs).toBeGreaterThan(50_000);
  expect(leftMs).toBeLessThanOrEqual(60_000);
  a.close();
  b.close();
});

it('begins again when a window is over, and forgets what is', async () => {
  const counts = openCounts(one);
  await counts.add([calls('short', 5, 20), calls('long', 5)]);
  await sleep(25);
  expect(await counts.add([calls('short', 1, 20)])).toMatchObject([{ calls: 1 }]);
  await sleep(25);
  expect(await removeOldCounts(other, 10)).toBe(1);
  const { rows } = await one.query('select key from call_count');
  expect(rows).toEqual([{ key: 'long' }]);
  counts.close();
});

const hold = (db: Database, secrets: HeldSecret[]) => inTransaction(db, (tx) => holdToSecrets(tx, secrets));
const signing = (value: string, former?: string) => [{ name: 'SIGNING_SECRET', value, former }];
const [first, second, third] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;

it('takes the secrets of anyone who comes first, and refuses in one sentence anyone who has others', async () => {
  expect(await hold(one, signing(first))).toEqual([]);
  expect(await hold(other, signing(first))).toEqual([]);
  await expect(hold(other, [{ name: 'NEW_SECRET', value: third }, ...signing(second)])).rejects.toThrow(
    /^SIGNING_SECRET is not the one of this casino; give every process on its database the same, or, to change it, set SIGNING_SECRET_FORMER to what was there before\.$/,
  );
  // Nothing of the stranger is noted.
  expect((await one.query('select name from secret_digest')).rows).toEqual([{ name: 'SIGNING_SECRET' }]);
  expect((await one.query('select digest from secret_digest')).rows[0].digest.toString()).not.toContain(first);
});

it('says of a secret that never changes that it does not, whatever was said of it before', async () => {
  const marks = (value: string, former?: string) => [{ name: 'EXCLUDED_PERSON_KEY', value, former, isForGood: true }];
  await hold(one, marks(first));
  await expect(hold(other, marks(second))).rejects.toThrow(
    /^EXCLUDED_PERSON_KEY is not the one of this casino \(EXCLUDED_PERSON_KEY never changes\); give every process on its database the same\.$/,
  );
});

it('lets two that start together agree on one of them', async () => {
  const starts = await Promise.allSettled([hold(one, signing(first)), hold(other, signing(second))]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('changes a secret for who knows the former one, once, and refuses the former from then on', async () => {
  await hold(one, signing(first));
  await expect(hold(other, signing(third, second))).rejects.toThrow('SIGNING_SECRET is not the one');
  expect(await hold(other, signing(second, first))).toEqual(['SIGNING_SECRET']);
  expect(await hold(one, signing(second, first))).toEqual([]);
  expect(await hold(one, signing(second))).toEqual([]);
  await expect(hold(one, signing(first))).rejects.toThrow('SIGNING_SECRET is not the one');
});
