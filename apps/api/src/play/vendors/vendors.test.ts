import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '@fairhouse/database';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressList } from '../../lib/address-list.ts';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { loadVendors } from './load-vendors.ts';
import { openVendors } from './open-vendors.ts';

const logger = { error: () => {} };
let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});

describe('the registry', () => {
  it('knows the studio at its origin, and follows it when that changes', async () => {
    await loadVendors(db, 'http://localhost:3001');
    await loadVendors(db, 'https://games.example.com');
    const vendors = await openVendors({ db, secretOf: () => 'a secret', logger });
    expect(vendors.find('studio')).toMatchObject({ launchUrl: 'https://games.example.com/launch', secret: 'a secret' });
    expect(vendors.find('nobody')).toBeUndefined();
    await vendors.stop();
  });

  it('does not know a vendor whose secret is not set', async () => {
    const vendors = await openVendors({ db, secretOf: () => undefined, logger });
    expect(vendors.find('studio')).toBeUndefined();
    await vendors.stop();
  });

  it('forgets a vendor that was switched off, without a restart', async () => {
    const vendors = await openVendors({ db, secretOf: () => 'a secret', logger, refreshMs: 10 });
    await db.query('update vendor set enabled = false');
    for (let tries = 0; vendors.find('studio') && tries < 200; tries++) await sleep(10);
    expect(vendors.find('studio')).toBeUndefined();
    await db.query('update vendor set enabled = true');
    await vendors.stop();
  });

  it('tells the time of the database', async () => {
    const vendors = await openVendors({ db, secretOf: () => 'a secret', logger });
    const askedAt = vendors.nowMs();
    const { rows } = await db.query<{ now: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    expect(rows[0]!.now).toBeGreaterThan(askedAt - 500);
    expect(rows[0]!.now).toBeLessThan(vendors.nowMs() + 500);
    await vendors.stop();
  });
});

describe('an address list', () => {
  it.each([
    [[], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.9', true],
    [['203.0.113.9'], '203.0.113.10', false],
    [['203.0.113.0/24'], '203.0.113.77', true],
    [['203.0.113.0/24', '2001:db8::/32'], '2001:db8::1', true],
    [['203.0.113.0/24'], '::ffff:203.0.113.77', true],
    [['203.0.113.0/24'], 'not an address', false],
  ])('%j holds %s: %s', (entries, address, held) => {
    expect(addressList(entries as string[])(address as string)).toBe(held);
  });

  it('that cannot be read says which entry', () => {
    expect(() => addressList(['everybody'])).toThrow('everybody');
    for (const entry of ['203.0.113.7/', '203.0.113.7/x', '203.0.113.7/99'])
      expect(() => addressList([entry])).toThrow();
  });
});
