import { randomBytes } from 'node:crypto';
import type { Permission } from '@fairhouse/contract/operator';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { type FakeClock, fakeClock, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withinCall } from '../../db/acting-key.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { admitKey } from './admit-key.ts';
import type { ApiKeysDeps, Maker } from './api-keys.deps.ts';
import { carryOutKey, createKey } from './create-key.ts';
import { watchKeys } from './watch-keys.ts';

const dayMs = 24 * 3_600_000;
const limits = { mayCall: async () => true, mayFail: async () => true, mayRecord: async () => true };
const anna: Maker = {
  id: 101n,
  name: 'anna',
  displayName: 'Anna',
  roles: ['compliance'],
  permissions: new Set<Permission>(['apiKeys.edit', 'members.read', 'jobs.replay']),
  memberIds: [],
};
let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let clock: FakeClock;
let mails: { username: string; key: string; day: string }[];
let deps: ApiKeysDeps;

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
  clock = fakeClock('2026-01-05T12:00:00Z');
  mails = [];
  deps = {
    db,
    personOf: async () => anna,
    spendProof: async () => true,
    askSecond: (_operator, _proposed, carryOut) => carryOut(),
    addressOf: async () => ({ email: 'anna@example.com', language: 'en' }),
    mailEnding: async (_tx, _to, values) => void mails.push(values),
    clock: clock.now,
  };
});
afterAll(async () => {
  await db?.end();
  await database?.close();
});

const session = { id: 1n, kind: 'session', idleEndsAt: null, endsAt: new Date() } as const;
const termsOf = (name: string, days: number) => ({
  name,
  purpose: 'a test',
  scopes: ['members.read' as const],
  networks: [],
  anyNetwork: true,
  days,
  ratePerMinute: 300,
});
async function make(name: string, days: number): Promise<string> {
  const made = await createKey(deps, { ...anna, session }, { ...termsOf(name, days), token: '' });
  if (!made.ok) throw new Error(made.error);
  return made.data.secret!;
}
const call = { path: '/operator/tag/list', access: 'operator', permission: 'members.read' } as const;
const admit = (secret: string) =>
  new Promise<string>((done, fail) =>
    withinCall(() => {
      admitKey({ ...deps, limits }, secret, call, { address: '203.0.113.7' }).then(
        (it) => done('ok' in it ? it.error : it.name),
        fail,
      );
    }),
  );
const stateOf = async (name: string) =>
  (await db.query('select state, end_reason as reason from api_key where name = $1', [name])).rows[0];
const commandsOf = async (name: string) =>
  (
    await db.query<{ command: string }>(
      `select a.command from audit_event a join api_key k on a.subject = 'api-key:' || k.id where k.name = $1 order by a.id`,
      [name],
    )
  ).rows.map((row) => row.command);

it('refuses a key at the moment of its end, before the job has ended it, and the job ends it once', async () => {
  const secret = await make('short', 10);
  clock.advance(10 * dayMs - 1);
  expect(await admit(secret)).toBe('anna');
  clock.advance(1);
  expect(await admit(secret)).toBe('keyInvalid');
  expect((await stateOf('short')).state).toBe('active');
  expect(await watchKeys(deps)).toBe(1);
  expect(await watchKeys(deps)).toBe(0);
  expect(await stateOf('short')).toEqual({ state: 'expired', reason: 'Its time is over.' });
  expect((await commandsOf('short')).filter((command) => command === 'apiKey.expire')).toHaveLength(1);
  // It lived for less than the warning.
  expect(mails).toEqual([]);
});

it('writes to the maker once, 14 days before the end', async () => {
  const secret = await make('long', 90);
  clock.advance(76 * dayMs - 1);
  expect(await watchKeys(deps)).toBe(0);
  clock.advance(1);
  expect(await watchKeys(deps)).toBe(1);
  expect(await watchKeys(deps)).toBe(0);
  const day = new Date(clock.now().getTime() + 14 * dayMs).toISOString().slice(0, 10);
  expect(mails).toEqual([{ username: 'anna', key: 'long', day }]);
  expect(await admit(secret)).toBe('anna');
});

it('ends an approved key whose secret nobody fetched within a week', async () => {
  const proposal = { ...termsOf('left', 90), scopes: ['jobs.replay' as const], makerId: 101 };
  const approved = { id: 1n, subject: 'api-key:left', proposal, maker: anna, checker: { id: 102n, name: 'ben' } };
  expect((await carryOutKey(deps, approved)).ok).toBe(true);
  // As after a process that died in between: once is enough.
  expect(await carryOutKey(deps, approved)).toMatchObject({ ok: false, error: 'nameUsed' });
  clock.advance(7 * dayMs - 1);
  await watchKeys(deps);
  expect((await stateOf('left')).state).toBe('ready');
  clock.advance(1);
  await watchKeys(deps);
  expect(await stateOf('left')).toEqual({ state: 'expired', reason: 'Its maker did not fetch the secret in time.' });
});

it('notes the use of a key at most once a minute', async () => {
  const secret = await make('used', 30);
  const usedAt = async () =>
    (await db.query<{ at: Date }>(`select last_used_at as at from api_key where name = 'used'`)).rows[0]!.at;
  await admit(secret);
  const first = await usedAt();
  expect(first).toEqual(clock.now());
  clock.advance(59_000);
  await admit(secret);
  expect(await usedAt()).toEqual(first);
  clock.advance(2_000);
  await admit(secret);
  expect(await usedAt()).toEqual(clock.now());
});

it('looks a key that is unknown up exactly as one that is revoked: one statement by the digest of all of it', async () => {
  const secret = await make('ended', 30);
  await inTransaction(db, (tx) =>
    tx.query(
      `update api_key set state = 'revoked', ended_at = now(), ended_by = 'a test', end_reason = 'a test' where name = 'ended'`,
    ),
  );
  const asked: unknown[] = [];
  const watched = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== 'query') return typeof value === 'function' ? value.bind(target) : value;
      return (...given: [unknown]) => {
        asked.push((given[0] as { name?: string }).name ?? given[0]);
        return (value as (...all: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  const before = { ...deps };
  deps.db = watched;
  const statements = async (given: string) => {
    asked.length = 0;
    expect(await admit(given)).toBe('keyInvalid');
    return [...asked];
  };
  const unknown = await statements(`fhk_${randomBytes(24).toString('hex')}0`);
  expect(await statements(secret)).toEqual(unknown);
  expect(await statements('fhk_')).toEqual(unknown);
  deps.db = before.db;
});
