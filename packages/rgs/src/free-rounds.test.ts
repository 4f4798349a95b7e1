import { randomUUID } from 'node:crypto';
import { gameOf, games } from '@fairhouse/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playRound } from './advance-round.ts';
import { Crash, dyingAt } from './fixtures/dying.ts';
import { type TestStudio, testStudio } from './fixtures/studio.ts';
import { readFreeRounds } from './open-session.ts';
import { recoverRounds } from './recover-rounds.ts';
import { readTotals, type SessionRow } from './session.store.ts';
import { startRound } from './start-round.ts';
import type { Studio } from './studio.ts';
import { takeAction } from './take-action.ts';
import type { FreeRounds } from './wallet-port.ts';

let casino: TestStudio;
beforeAll(async () => {
  casino = await testStudio(1_000n);
});
afterAll(() => casino.close());

const mines = gameOf('mines')!;
const slotStake = 5 * (gameOf('nocturne')!.stakes('USD') as { lines: number }).lines;

function grant(stake: number, left = 3): FreeRounds {
  const id = randomUUID();
  const free: FreeRounds = {
    id,
    stake: BigInt(stake),
    count: left,
    left,
    won: 0n,
    winMost: 100_000n,
    wagering: 0,
    expiresAt: new Date(Date.now() + 60_000),
  };
  casino.wallet.free.set(id, free);
  return free;
}

const due = () => casino.db.query("update round set work_at = now() - interval '1 s' where closed_at is null");
const sums = async (session: SessionRow) => {
  await casino.studio.commits.written();
  const { staked, won } = await readTotals(casino.db, session);
  return [staked, won];
};

describe('a free round of a slot', () => {
  it('is counted once, moves no balance and leaves the sums of the session as they were', async () => {
    const session = await casino.launch('nocturne');
    const free = grant(slotStake);
    const start = { playId: 'free-slot-0001', bet: { coin: 5 }, freeRounds: free.id };
    const first = await startRound(casino.studio, session, start);
    if (!first.ok) throw new Error(first.reason);
    expect(first.round).toMatchObject({ state: 'CLOSED', freeRounds: free.id, totals: { staked: 0n, won: 0n } });
    const again = await startRound(casino.studio, session, start);
    expect(again).toMatchObject({ ok: true, round: { id: first.round.id, freeRounds: free.id } });
    expect(free).toMatchObject({ left: 2, won: first.round.win });
    expect(casino.wallet.balanceMinor).toBe(1_000n);
    expect(await sums(session)).toEqual([0n, 0n]);
    expect(await startRound(casino.studio, session, { ...start, freeRounds: undefined })).toMatchObject({
      ok: false,
      reason: 'play_id_reused',
    });
  });

  it('is refused with the reason when none is left', async () => {
    const session = await casino.launch('nocturne');
    const free = grant(slotStake, 0);
    const start = { playId: 'free-slot-0002', bet: { coin: 5 }, freeRounds: free.id };
    expect(await startRound(casino.studio, session, start)).toMatchObject({ ok: false, reason: 'free_rounds_over' });
  });

  it('is refused where more than the plain stake is asked for, or a pot is shared', async () => {
    const session = await casino.launch('nocturne');
    const free = grant(slotStake);
    const bought = { playId: 'free-slot-0003', bet: { coin: 5, mode: 'buy' }, freeRounds: free.id };
    expect((await startRound(casino.studio, session, bought)).ok).toBe(false);
    const potted = games.find(({ pot, kind }) => pot && kind === 'slot')!;
    const withPot = await casino.launch(potted.code);
    const { coins } = potted.stakes('USD') as { coins: number[] };
    const start = { playId: 'free-slot-0004', bet: { coin: coins[0] }, freeRounds: free.id };
    expect(await startRound(casino.studio, withPot, start)).toMatchObject({ ok: false, reason: 'free_rounds_plain' });
  });

  it('is offered with its stake as the only one', async () => {
    const session = await casino.launch('nocturne');
    casino.wallet.free.clear();
    expect(await readFreeRounds(casino.studio, session)).toBeUndefined();
    grant(slotStake + 1);
    const free = grant(slotStake);
    const offered = await readFreeRounds(casino.studio, session);
    expect(offered).toMatchObject({ rounds: { id: free.id }, stakes: { coins: [5], defaultCoin: 5, modes: [] } });
  });
});

describe('a free round whose process is killed at any moment', () => {
  /** The same plays again lead to the same round: its start, one field, and the take. */
  async function playMines(studio: Studio, session: SessionRow, free: FreeRounds, name: string) {
    const start = { playId: `${name}-start`, bet: { stake: Number(free.stake), mode: 0 }, freeRounds: free.id };
    let answer = await startRound(studio, session, start);
    for (let step = 0; step < 2 && answer.ok && answer.round.state === 'PLAYING'; step++) {
      const action = step === 0 ? mines.abandon(playRound(answer.round, [])) : 'take';
      const input = { playId: `${name}-step-${step}`, roundId: answer.round.id, step, action };
      answer = await takeAction(studio, session, input);
    }
    return answer;
  }

  it.each(['before', 'after'] as const)(
    'just %s it reaches the database or the wallet is counted once',
    async (when) => {
      const session = await casino.launch('mines');
      const { first } = mines.stakes('USD') as { first: number };
      for (let n = 0, died = true; died; n++) {
        casino.wallet.free.clear();
        const free = grant(first);
        const { studio, contacts } = dyingAt(casino.studio, n, when);
        const name = `free-${when}-${n}`;
        await playMines(studio, session, free, name).catch((error) => {
          if (!(error instanceof Crash)) throw error;
        });
        died = contacts() > n;
        await casino.studio.commits.written();
        await due();
        await recoverRounds(casino.studio);
        const answer = await playMines(casino.studio, session, free, name);
        expect(answer.ok || answer.reason).toBe(true);
        if (!answer.ok) return;
        expect(answer.round).toMatchObject({ state: 'CLOSED', freeRounds: free.id });
        expect(free).toMatchObject({ left: 2, won: answer.round.win });
        expect(casino.wallet.balanceMinor).toBe(1_000n);
        expect(await sums(session)).toEqual([0n, 0n]);
        expect(n).toBeLessThan(40);
      }
    },
  );
});
