import { type CurveOutcome, fairStream, hmacSha256, takeAt } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { betsIn } from '@fairhouse/games/simulate';
import { describe, expect, it } from 'vitest';
import { sharedOutcome } from './shared-outcome.ts';

const tables = games.filter(({ live }) => live);
const seeds = 250;

it('there are five tables', () => {
  expect(tables.map(({ code }) => code)).toEqual([
    'live-crash',
    'live-roulette',
    'live-baccarat',
    'live-dragon-tiger',
    'live-wheel',
  ]);
});

describe.each(tables.map((game) => [game.code, game] as const))('what everybody shares at %s', (_, game) => {
  const bets = betsIn(game).map((input) => {
    const read = game.readBet(input, 'USD');
    if (!read.ok) throw new Error(`${game.code} does not take its own sample`);
    return read.bet;
  });
  const stream = (nonce: number) =>
    fairStream({ serverSeed: 'ef'.repeat(32), clientSeed: 'ab'.repeat(32), nonce }, hmacSha256);
  const shared = (nonce: number, bet: unknown, actions: string[] = []) =>
    sharedOutcome(game.kind, game.play(bet, actions, stream(nonce)).outcome);

  it('is the same for every bet, and differs from round to round', () => {
    const seen = new Set<string>();
    for (let nonce = 1; nonce <= seeds; nonce++) {
      const [first, ...others] = bets.map((bet) => shared(nonce, bet));
      for (const other of others) expect(other).toEqual(first);
      for (const field of Object.values(first!)) expect(field).toBeDefined();
      seen.add(JSON.stringify(first));
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it('has nothing in it of who bet what, and decides what each bet wins', () => {
    const published = new Set<string>();
    for (let nonce = 1; nonce <= seeds; nonce++)
      for (const [i, bet] of bets.entries()) {
        const { win } = game.play(bet, [], stream(nonce));
        const result = shared(nonce, bet);
        expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['win', 'bets', 'stake']));
        // Two rounds with the same shared part pay the same bet the same.
        const [key, before] = [`${i} ${JSON.stringify(result)}`, `${i} ${JSON.stringify(result)} ${win}`];
        if (published.has(key)) expect(published.has(before)).toBe(true);
        published.add(key).add(before);
      }
  });

  if (game.kind === 'curve')
    it('is the same for who took a bet by hand', () => {
      for (let nonce = 1; nonce <= seeds; nonce++) {
        const bet = bets.at(-1)!;
        const { point } = game.play(bet, [], stream(nonce)).outcome as CurveOutcome;
        if (point > 101) expect(shared(nonce, bet, [takeAt(101)])).toEqual(shared(nonce, bet));
      }
    });
});

it('is not there for a game that nobody shares', () => {
  expect(() => sharedOutcome('slot', {})).toThrow(RangeError);
});
