import { randomUUID } from 'node:crypto';
import type { SessionRow } from '@fairhouse/rgs';
import { type Random, randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { placeBet } from './bets/place-bet.ts';
import { Crash, dyingAt, frozenAt } from './fixtures/contacts.ts';
import { differencesFromWallet, recoverAll } from './fixtures/differences-from-wallet.ts';
import { firstHolder, liveCasino, secondHolder, type TestCasino, testTable } from './fixtures/live-casino.ts';
import type { Lease } from './lease.store.ts';
import type { RoundState } from './round.states.ts';
import { readLastRound } from './round.store.ts';
import { stepRound } from './step-round.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
/** Of the writer, at every state. */
const kills = process.env.TEST_EXTENT === 'long' ? 100 : 6;
const table = testTable('live-dragon-tiger', { openMs: 60_000, showMs: 5_000, mostBets: 20 });
const { code } = table;

let test: TestCasino;
let players: SessionRow[];
beforeAll(async () => {
  test = await liveCasino([table], { startMinor: 100_000_000n, times: { lockForMs: 0 } });
  players = await Promise.all(['ann', 'ben', 'cid'].map((name) => test.seat(name, code)));
});
afterAll(() => test.close());
beforeEach(() => {
  test.wallet.fault = () => undefined;
});

const spots = ['dragon', 'tiger', 'tie'];

/** A bet of each player; answers which were acknowledged, and which were placed at all. */
async function placeAll(round: number): Promise<string[]> {
  const answers = await Promise.all(
    players.map((player, i) =>
      placeBet(test.casino, player, { playId: randomUUID(), round, bet: { bets: [{ spot: spots[i], stake: 100 }] } }),
    ),
  );
  return answers.flatMap((answer) => (answer.ok ? [answer.bet.betId] : []));
}

/** Steps on until the process dies, or the round of `number` is over. */
async function writeUntilDead(casino: TestCasino['casino'], lease: Lease, number: number): Promise<'died' | 'over'> {
  for (;;) {
    const round = await readLastRound(test.db, code);
    if (round!.number > number || round!.state === 'CLOSED' || round!.state === 'VOID') return 'over';
    await test.hurry(code);
    try {
      await stepRound(casino, table, lease);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      return 'died';
    }
  }
}

const struck: readonly RoundState[] = ['OPEN', 'LOCKING', 'RESULT', 'SETTLE', 'VOIDING'];

it.each(struck)(
  `loses no bet of a round whose writer is killed at %s, ${kills} times (SAMPLE_SEED=${seed})`,
  async (state) => {
    const random: Random = randomFrom(seed).branch(struck.indexOf(state));
    const ends: Record<string, number> = {};
    let died = 0;
    for (let tries = 0; died < kills && tries < kills * 6; tries++) {
      const first = await test.lease(code, randomUUID());
      const { number } = await test.until(first, 'OPEN');
      const placed = await placeAll(number);
      expect(placed).toHaveLength(players.length);
      // Only another writer gives a round up.
      const lease = state === 'VOIDING' ? await test.lease(code, randomUUID()) : first;
      if (state !== 'OPEN') await test.until(lease, state);
      const dying = dyingAt(test.casino, random.below(14), random.chance(0.5) ? 'before' : 'after');
      if ((await writeUntilDead(dying.casino, lease, number)) === 'died') died++;

      const successor = await test.lease(code, randomUUID());
      expect(successor.fence).toBe(lease.fence + 1n);
      await writeUntilDead(test.casino, successor, number);
      await recoverAll(test);
      expect(await differencesFromWallet(test, placed), `${state}, try ${tries}`).toEqual([]);
      const end = (await readLastRound(test.db, code))!;
      ends[end.state] = (ends[end.state] ?? 0) + 1;
    }
    expect(died).toBe(kills);
    // Decided, it is played to its end; undecided, it is given back.
    if (state === 'RESULT' || state === 'SETTLE') expect(Object.keys(ends)).toEqual(['CLOSED']);
    if (state === 'VOIDING') expect(Object.keys(ends)).toEqual(['VOID']);
    expect(test.faults).toEqual([]);
  },
);

it('writes nothing once another has its table, wherever it was frozen', async () => {
  const written = async () => {
    const { rows } = await test.db.query<{ all: string }>(
      `select (select string_agg(b::text, ',' order by id) from live_bet b) || (select string_agg(r::text, ',' order by number) from live_round r)
         || (select string_agg((code, fence, seq)::text, ',') from live_table) || (select count(*) from live_event)
         || (select string_agg(c::text, ',' order by id) from live_chain c) as all`,
    );
    return rows[0]!.all;
  };
  let froze = 0;
  for (let contact = 0; ; contact++) {
    const lease = await test.lease(code, firstHolder);
    const left = await readLastRound(test.db, code);
    if (left?.state === 'OPEN') await test.until(lease, 'VOID');
    const { number } = await test.until(lease, 'OPEN');
    const placed = await placeAll(number);
    let before: string | undefined;
    const frozen = frozenAt(test.casino, contact, async () => {
      // The lease runs out; the other gives the round up or plays it to its end, and opens the next.
      const other = await test.lease(code, secondHolder);
      await writeUntilDead(test.casino, other, number);
      await recoverAll(test);
      await test.until(other, 'OPEN');
      before = await written();
    });
    await writeUntilDead(frozen.casino, lease, number);
    if (before === undefined) {
      // It was frozen nowhere: every contact of a round was tried.
      expect(frozen.contacts()).toBeLessThanOrEqual(contact);
      break;
    }
    froze++;
    expect(await stepRound(frozen.casino, table, lease)).toBe('lost');
    expect(await written(), `frozen before contact ${contact}`).toBe(before);
    expect(await differencesFromWallet(test, placed)).toEqual([]);
  }
  expect(froze).toBeGreaterThan(20);
  expect(test.faults).toEqual([]);
});
