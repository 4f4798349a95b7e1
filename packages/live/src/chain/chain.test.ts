import { createHash } from 'node:crypto';
import { connect } from '@fairhouse/database';
import { rgsMigrations } from '@fairhouse/rgs';
import { type TestDatabase, testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FixedBeacon, fixedBeacon, reportedValue } from '../fixtures/fixed-beacon.ts';
import { liveMigrations } from '../index.ts';
import { type Chain, readChainsOf } from './chain.store.ts';
import { ensureChain } from './ensure-chain.ts';
import { linkOf } from './link-of.ts';
import { linkBefore, makeLinks, markEvery } from './make-links.ts';
import { readChain } from './read-chain.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the links of a chain', () => {
  it('are made although those of a chain before it failed', async () => {
    await expect(makeLinks(1, undefined as never)).rejects.toThrow();
    expect((await makeLinks(1, 'ab')).end).toBe(linkBefore('ab'));
  });

  it('are given up when the process stops, and those of the next chain are made', async () => {
    const stopping = new AbortController();
    const endless = makeLinks(Number.MAX_SAFE_INTEGER, 'ab', stopping.signal);
    stopping.abort();
    await expect(endless).rejects.toThrow('abort');
    expect((await makeLinks(1, 'ab')).end).toBe(linkBefore('ab'));
  });

  it('each hash to the one before, down to the end, and those kept are among them', async () => {
    const secret = 'ab'.repeat(32);
    const { end, marks } = await makeLinks(5_500, secret);
    const links = [secret];
    while (links.length < 5_500) links.unshift(sha256(links[0]!));
    expect(end).toBe(sha256(links[0]!));
    expect(marks).toHaveLength(5);
    for (const { link, hash } of marks) expect([link % markEvery, hash]).toEqual([0, links[link - 1]]);
  });

  it('leave others their turn while they are made', async () => {
    let turns = 0;
    let made = false;
    const turn = () => {
      turns++;
      if (!made) setImmediate(turn);
    };
    setImmediate(turn);
    await makeLinks(100_000, 'cd'.repeat(32));
    made = true;
    expect(turns).toBeGreaterThanOrEqual(25);
  });
});

describe('the chain of a table', () => {
  const links = 2_500;
  const wheel = { table: 'wheel', links, commitments: { append: async () => {} } };
  let casino: TestDatabase;
  let beacon: FixedBeacon;
  beforeAll(async () => {
    casino = await testDatabase({ schema: 'studio', migrations: [...rgsMigrations, ...liveMigrations] });
  });
  afterAll(() => casino.close());
  beforeEach(async () => {
    await casino.pool.query('truncate live_table cascade');
    await casino.pool.query("insert into live_table (code) values ('wheel'), ('cards')");
    beacon = fixedBeacon();
  });
  const ensure = (db = casino.pool) => ensureChain(db, wheel, beacon, () => beacon.now);
  const chains = () => readChainsOf(casino.pool, 'wheel');
  /** As if rounds had been played by all links before. */
  const usedUpTo = (link: number, { id }: Chain) =>
    casino.pool.query('update live_chain set next_link = $2 where id = $1', [id, link]);
  async function salted(): Promise<Chain> {
    await ensure();
    beacon.now += 60_000;
    await ensure();
    return (await chains()).at(-1)!;
  }

  it('is published with a value of the beacon that lies ahead, and salted when that is published', async () => {
    expect(await ensure()).toBe('not_yet');
    const [published] = await chains();
    expect(published).toMatchObject({ links, beacon: 'fixed', beaconRound: 1_010, salt: null, nextLink: 1 });
    expect(await readChain(casino.pool, 'wheel')).toBeUndefined();
    expect(await ensure()).toBe('not_yet');

    beacon.now = 1_010_000;
    expect(await ensure()).toBe('ready');
    expect(await readChain(casino.pool, 'wheel')).toEqual({
      ...published,
      salt: reportedValue(1_010),
      signature: 'signed 1010',
      saltedAt: expect.any(Date),
    });
  });

  it('has links that hash to one another, down to what was published', async () => {
    const { id, end } = await salted();
    expect(sha256(await linkOf(casino.pool, id, 1))).toBe(end);
    for (const link of [2, 3, 999, 1_000, 1_001, 1_002, 1_999, 2_000, 2_001, links])
      expect(sha256(await linkOf(casino.pool, id, link)), `link ${link}`).toBe(await linkOf(casino.pool, id, link - 1));
  });

  it.each([0, -1, links + 1])('has no link %i', async (link) => {
    const { id } = await salted();
    await expect(linkOf(casino.pool, id, link)).rejects.toThrow(RangeError);
  });

  it('that a crash left without its salt gets it later, and stays the same', async () => {
    await ensure();
    const [published] = await chains();
    beacon.now += 60_000;
    expect(await ensure()).toBe('ready');
    expect(await chains()).toMatchObject([{ id: published!.id, end: published!.end, salt: reportedValue(1_010) }]);
  });

  it.each(['silent', 'forged'] as const)('waits while the beacon is %s, and is said to', async (trouble) => {
    await ensure();
    beacon.now += 60_000;
    beacon.trouble = trouble;
    expect(await ensure()).toBe(trouble);
    expect(await readChain(casino.pool, 'wheel')).toBeUndefined();
    beacon.trouble = undefined;
    expect(await ensure()).toBe('ready');
  });

  it('is one, however many processes make it at once, and has one salt', async () => {
    const other = connect({ url: casino.url, schema: 'studio', connections: 4 });
    await Promise.all([ensure(), ensure(other), ensure(), ensure(other)]);
    expect(await chains()).toHaveLength(1);
    beacon.now += 60_000;
    await Promise.all([ensure(), ensure(other)]);
    expect(await chains()).toMatchObject([{ salt: reportedValue(1_010) }]);
    await other.end();
  });

  it('keeps its salt, whatever the beacon says later', async () => {
    const chain = await salted();
    beacon.asked.length = 0;
    beacon.now += 60_000;
    expect(await ensure()).toBe('ready');
    expect(beacon.asked).toEqual([]);
    expect(await chains()).toEqual([chain]);
  });

  it('is followed by the next before it is used up, and not before it is', async () => {
    const first = await salted();
    await usedUpTo(links - 250, first);
    expect(await ensure()).toBe('ready');
    expect(await chains()).toHaveLength(1);

    await usedUpTo(links - 249, first);
    expect(await ensure()).toBe('ready');
    beacon.now += 60_000;
    await ensure();
    const [, second] = await chains();
    expect(second).toMatchObject({ salt: expect.any(String), nextLink: 1 });
    expect(second!.end).not.toBe(first.end);
    expect(await readChain(casino.pool, 'wheel')).toMatchObject({ id: first.id, nextLink: links - 249 });

    await usedUpTo(links + 1, first);
    expect(await readChain(casino.pool, 'wheel')).toMatchObject({ id: second!.id });
    expect(await ensure()).toBe('ready');
    expect(await chains()).toHaveLength(2);
  });

  it('waits for no beacon that the casino does not ask any more', async () => {
    await ensure();
    beacon = fixedBeacon('another');
    await ensure();
    beacon.now += 60_000;
    expect(await ensure()).toBe('ready');
    expect((await chains()).map(({ salt }) => salt)).toEqual([null, reportedValue(1_010)]);
  });

  it('is of its table alone', async () => {
    await salted();
    expect(await readChain(casino.pool, 'cards')).toBeUndefined();
  });
});
