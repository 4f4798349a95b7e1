import { randomUUID } from 'node:crypto';
import { checkRound, hashedTimes } from '@fairhouse/game-math';
import { gamesByRules } from '@fairhouse/games';
import { fakeClock } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBet } from '../bets/bet.store.ts';
import { placeBet } from '../bets/place-bet.ts';
import { takeBack } from '../bets/take-back.ts';
import { linkOf } from '../chain/link-of.ts';
import { readChain } from '../chain/read-chain.ts';
import { liveCasino, type TestCasino, testTable } from '../fixtures/live-casino.ts';
import type { Lease } from '../lease.store.ts';
import { readTableView } from '../read-table.ts';
import { writeOpen } from '../round.store.ts';
import { deleteEmptyRounds } from './empty-round.store.ts';
import { removeEmptyRounds } from './remove-empty-rounds.ts';
import { startTidying } from './start-tidying.ts';

const code = 'live-dragon-tiger';
const idle = 'live-wheel';
const onDragon = { bets: [{ spot: 'dragon', stake: 100 }] };
const keptDays = 30;

let test: TestCasino;
let lease: Lease;
beforeAll(async () => {
  test = await liveCasino([testTable(code), testTable(idle)]);
  lease = await test.lease(code);
});
afterAll(() => test.close());

const numbers = async (table = code) => {
  const { rows } = await test.db.query<{ number: number }>(
    'select number::int from live_round where table_code = $1 order by number',
    [table],
  );
  return rows.map(({ number }) => number);
};
const roundsNoted = async () => {
  const { rows } = await test.db.query<{ number: number }>(
    'select distinct round_number::int as number from live_event where table_code = $1 order by 1',
    [code],
  );
  return rows.map(({ number }) => number);
};
const linksUsed = async () => (await readChain(test.db, code))!.nextLink - 1;
const at = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const tidy = (days: number, keptRounds = 3, tables = [code]) =>
  removeEmptyRounds(test.db, { tables, keptDays, keptRounds }, at(days));

/** Plays the next round, with a bet or without; answers its number and the bet. */
async function play(what: 'empty' | 'bet' | 'taken back' | 'void'): Promise<{ number: number; betId: string }> {
  const { number } = await test.until(lease, 'OPEN');
  let betId = '';
  if (what === 'bet' || what === 'taken back') {
    const player = await test.seat('ann', code);
    const placed = await placeBet(test.casino, player, { playId: randomUUID(), round: number, bet: onDragon });
    if (!placed.ok) throw new Error(placed.reason);
    betId = placed.bet.betId;
    if (what === 'taken back') expect((await takeBack(test.casino, player, betId)).ok).toBe(true);
  }
  if (what === 'void') lease = await test.lease(code, randomUUID());
  await test.until(lease, what === 'void' ? 'VOID' : 'CLOSED');
  return { number, betId };
}

it('removes rounds that nobody bet in once they are old, and leaves bets, last results and the count of links', async () => {
  const kinds = ['empty', 'bet', 'empty', 'void', 'taken back', 'empty', 'empty', 'void', 'empty', 'empty'] as const;
  const played = [];
  for (const kind of kinds) played.push(await play(kind));
  const all = played.map(({ number }) => number);
  const [used, before] = [await linksUsed(), await readTableView(test.db, code)];
  expect(used).toBe(kinds.filter((kind) => kind !== 'void').length);

  expect(await tidy(keptDays - 1)).toEqual({ removed: 0, more: false });
  expect(await numbers()).toEqual(all);
  expect(await tidy(keptDays + 1)).toEqual({ removed: 4, more: false });
  // The bet, the one taken back, and from the third last outcome on everything.
  const left = [2, 5, 7, 8, 9, 10].map((nth) => all[nth - 1]!);
  expect(await numbers()).toEqual(left);
  expect(await roundsNoted()).toEqual(left);
  expect(await tidy(keptDays + 1)).toEqual({ removed: 0, more: false });

  const after = (await readTableView(test.db, code))!;
  expect(after.round).toEqual(before!.round);
  expect(after.results.slice(0, 3)).toEqual(before!.results.slice(0, 3));
  expect(await linksUsed()).toBe(used);

  // What is kept is checked as before: by its own link, down to the end of the chain.
  const bet = (await readBet(test.db, played[1]!.betId))!;
  const proof = { ...bet, game: code, clientSeed: bet.salt, nonce: bet.link };
  expect(checkRound(gamesByRules, proof, bet.outcome).verdict).toBe('same');
  expect(hashedTimes(bet.serverSeed!, bet.link)).toBe(bet.chainEnd);
});

it('plays on by the next number and the next link, and by none that was played', async () => {
  const last = (await numbers()).at(-1)!;
  const used = await linksUsed();
  const { number } = await play('empty');
  expect([number, await linksUsed()]).toEqual([last + 1, used + 1]);
  // Nothing is left of the round of link 1; the chain knows better.
  const chain = (await readChain(test.db, code))!;
  const { definitionHash } = test.casino.tables.find((table) => table.code === code)!.game;
  const again = { definitionHash, chainId: chain.id, serverSeedHash: chain.end, openMs: 1_000 };
  const opened = await numbers();
  for (const link of [1, 3, used, chain.nextLink + 1])
    expect(await writeOpen(test.db, lease, { ...again, link }), `link ${link}`).toBeUndefined();
  expect(await numbers()).toEqual(opened);
  const serverSeedHash = await linkOf(test.db, chain.id, chain.nextLink - 1);
  expect(await writeOpen(test.db, lease, { ...again, link: chain.nextLink, serverSeedHash })).toBeDefined();
  await test.until(lease, 'CLOSED');
});

it('goes through the rounds in batches, each once, and never touches the last', async () => {
  for (let n = 0; n < 6; n++) await play('empty');
  const batch = (size: number) => deleteEmptyRounds(test.db, { table: code, before: at(31), keep: 1, size });
  const looked = [];
  for (;;) {
    const found = await batch(4);
    looked.push(found.looked);
    if (found.looked < 4) break;
  }
  expect(looked.length).toBeGreaterThan(2);
  // Two with a bet, and the last.
  expect(await numbers()).toHaveLength(3);
  expect(await batch(4)).toEqual({ looked: 0, removed: 0 });
  const last = (await numbers()).at(-1)!;
  expect((await play('empty')).number).toBe(last + 1);
});

it('leaves a table alone that has played little and rests for long, and one that another process is at', async () => {
  const wheel = await test.lease(idle);
  for (let n = 0; n < 3; n++) {
    await test.until(wheel, 'OPEN');
    await test.until(wheel, 'CLOSED');
  }
  expect(await tidy(400, 3, [idle])).toMatchObject({ removed: 0 });
  expect(await numbers(idle)).toHaveLength(3);

  const other = await test.db.connect();
  try {
    await other.query('begin');
    await other.query('select from live_tidied where table_code = $1 for update', [idle]);
    expect(await tidy(400, 1, [idle])).toMatchObject({ removed: 0, more: false });
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await numbers(idle)).toHaveLength(3);
  expect(await tidy(400, 1, [idle])).toMatchObject({ removed: 2 });
});

it('is done by itself, by the clock that it is given, and one chore that fails keeps none of the others', async () => {
  for (let n = 0; n < 3; n++) await play('empty');
  const clock = fakeClock(at(keptDays - 1));
  const errors: string[] = [];
  const log = { ...test.casino.log, error: (_: object, message: string) => void errors.push(message) };
  const tidying = { db: test.db, log, clock: clock.now, tables: [code], keptDays, keptRounds: 1 };
  await test.db.query('alter table live_message rename to live_word_away');
  const kept = await numbers();
  await startTidying(tidying, 60_000).stop();
  expect(await numbers()).toEqual(kept);
  clock.advance(2 * 24 * 3_600_000);
  await startTidying(tidying, 60_000).stop();
  expect((await numbers()).length).toBeLessThan(kept.length);
  expect(errors).toEqual(Array(2).fill('old words of shared tables could not be removed'));
  await test.db.query('alter table live_word_away rename to live_message');
});
