import { beforeAll, expect, it, vi } from 'vitest';
import type { GameData } from '../page/game-data.ts';
import type * as Module from './play-session.ts';
import type { Opened, Round } from './wire.ts';

let PlaySession: typeof Module.PlaySession;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  ({ PlaySession } = await import('./play-session.ts'));
});

const opened = {
  game: { code: 'plinko' },
  stakes: { taps: [] },
  currency: 'USD',
  language: 'en',
  balance: 10_000,
  session: { startedAt: new Date(0).toISOString(), staked: 0, won: 0 },
  seed: { nextNonce: 0, clientSeed: 'mine' },
  casinoOrigin: 'http://casino.test',
  pot: null,
  live: null,
} as unknown as Opened;

/** As the server answers the n-th of rounds with stakes of 100, after all that were paid until then. */
const round = (nth: number, win: number, wonBefore: number): Round =>
  ({
    roundId: `r${nth}`,
    state: 'CLOSED',
    stake: 100,
    win,
    balance: 10_000 - 100 * nth + wonBefore + win,
    session: { staked: 100 * nth, won: wonBefore + win },
  }) as unknown as Round;

it('counts a win when its round is seen, also while others are on their way there', () => {
  const session = new PlaySession(opened, {} as never, {} as GameData, 0, true);
  session.casino.tell = () => {};
  const shown = () => {
    const { balance, staked, won } = session.state.get();
    return [balance, staked, won];
  };
  const [first, second, third] = [round(1, 250, 0), round(2, 0, 250), round(3, 400, 250)];
  session.showStake(first);
  expect(shown()).toEqual([9_900, 100, 0]);
  session.showStake(second);
  session.showStake(third);
  expect(shown()).toEqual([9_700, 300, 0]);
  session.showResult(first);
  expect(shown()).toEqual([9_950, 300, 250]);
  session.showResult(second);
  expect(shown()).toEqual([9_950, 300, 250]);
  session.showResult(third);
  expect(shown()).toEqual([third.balance, 300, 650]);
  expect(session.visit.rounds.map(({ win }) => win)).toEqual([250, 0, 400]);
});

it('plays by free rounds until none is left, and never continues with money by itself', async () => {
  const sent: object[] = [];
  const id = '4b1c9f64-7f0f-4a52-8c1e-0a4f7d1f2c33';
  const calls = {
    play: async (_call: string, body: object) => {
      sent.push(body);
      const data = { ...round(1, 250, 0), balance: 10_000, session: { staked: 0, won: 0 }, freeRounds: id, nonce: 0 };
      return { ok: true, data };
    },
  };
  const free = { id, stake: 100, count: 3, left: 1, won: 40, winMost: 5_000, wagering: 0, expiresAt: '', stakes: {} };
  const withFree = { ...opened, freeRounds: free, usesFreeRounds: true } as unknown as Opened;
  const session = new PlaySession(withFree, calls as never, {} as GameData, 0, true);
  session.casino.tell = () => {};
  const played = await session.play('start', { bet: { stake: 100 } });
  session.showStake(played!);
  session.showResult(played!);
  expect(sent).toMatchObject([{ freeRounds: id }]);
  expect(session.state.get()).toMatchObject({ balance: 10_000, staked: 0, won: 0, free: { left: 0, won: 290 } });
  expect(session.visit.rounds).toEqual([]);
  expect(await session.play('start', { bet: { stake: 100 } })).toBeUndefined();
  expect(sent).toHaveLength(1);
  expect(session.state.get().refusal?.code).toBe('FREE_ROUNDS_OVER');
});
