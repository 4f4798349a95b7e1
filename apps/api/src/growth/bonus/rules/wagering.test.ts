import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookLine, type CountedBet, expiresAtMs, step, type Wagering, type WageringTerms } from './wagering.ts';

const dayMs = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 1);

const terms: WageringTerms = {
  required: 250_00n,
  mostCounted: 2_00n,
  mostReleased: 200_00n,
  idleMs: 7 * dayMs,
  deadlineMs: null,
  shares: { Slots: 100, 'Table Games': 10, 'Live Casino': 10 },
};

/** A book of one member under one bonus, fed line by line as the job feeds it. */
function play(own: bigint, locked: bigint, under: WageringTerms = terms) {
  const bets = new Map<string, CountedBet>();
  let wagering: Wagering = { phase: 'running', own, locked, released: 0n, wagered: 0n, lastBetMs: start };
  let atMs = start;
  let next = 1;
  const feed = (line: Pick<BookLine, 'type' | 'amount' | 'delta' | 'round' | 'bet' | 'category'>) => {
    const stepped = step(
      wagering,
      under,
      { ...line, atMs },
      {
        bet: (name) => bets.get(name),
        stakedOn: (round) => ({
          own: [...bets.values()].filter((bet) => bet.round === round).reduce((sum, bet) => sum + bet.own, 0n),
          locked: [...bets.values()].filter((bet) => bet.round === round).reduce((sum, bet) => sum + bet.locked, 0n),
        }),
      },
    );
    wagering = stepped.wagering;
    if (stepped.bet) bets.set(line.bet, stepped.bet);
    return stepped.bet;
  };
  return {
    now: () => wagering,
    later: (ms: number) => {
      atMs += ms;
    },
    bet(amount: bigint, category: string | undefined = 'Slots', round = `r${next}`) {
      const name = `b${next++}`;
      return { name, ...feed({ type: 'GAME_BET', amount, delta: -amount, round, bet: name, category })! };
    },
    win: (amount: bigint, round: string) =>
      feed({ type: 'GAME_WIN', amount, delta: amount, round, bet: '', category: undefined }),
    rollBack: (amount: bigint, bet: string) =>
      feed({ type: 'GAME_ROLLBACK', amount, delta: amount, round: '', bet, category: undefined }),
    other: (type: string, delta: bigint) =>
      feed({ type, amount: delta < 0n ? -delta : delta, delta, round: '', bet: '', category: undefined }),
  };
}

describe('what of a bet counts', () => {
  // Stake, category → counted, why.
  it.each([
    [1_00n, 'Slots', 1_00n, 'whole'],
    [2_00n, 'Slots', 2_00n, 'whole'],
    [2_01n, 'Slots', 2_00n, 'mostCounted'],
    [100_00n, 'Slots', 2_00n, 'mostCounted'],
    [1_00n, 'Table Games', 10n, 'category'],
    [1_09n, 'Table Games', 10n, 'category'],
    [50_00n, 'Table Games', 20n, 'mostCounted'],
    [9n, 'Live Casino', 0n, 'category'],
    [1_00n, 'Bingo', 0n, 'category'],
  ] as const)('of %d in %s: %d (%s)', (stake, category, counted, reason) => {
    expect(play(500_00n, 5_00n).bet(stake, category)).toMatchObject({ counted, reason });
  });

  it('is no more than what is missing, and nothing after that', () => {
    const game = play(500_00n, 5_00n, { ...terms, required: 3_00n });
    expect(game.bet(2_00n).counted).toBe(2_00n);
    expect(game.bet(2_00n)).toMatchObject({ counted: 1_00n, reason: 'lastPart' });
    expect(game.now().phase).toBe('met');
    expect(game.bet(2_00n)).toMatchObject({ counted: 0n, reason: 'met' });
  });

  it('is taken away again when the bet is rolled back, once', () => {
    const game = play(10_00n, 5_00n);
    const { name } = game.bet(12_00n);
    expect(game.now()).toMatchObject({ own: 0n, locked: 3_00n, wagered: 2_00n });
    expect(game.rollBack(12_00n, name)).toMatchObject({ counted: 0n, reason: 'rolledBack' });
    expect(game.now()).toMatchObject({ own: 10_00n, locked: 5_00n, wagered: 0n });
  });
});

describe("the member's own money and the bonus", () => {
  it('are bet in this order, and a win goes back as its round was staked', () => {
    const game = play(10_00n, 10_00n);
    expect(game.bet(4_00n)).toMatchObject({ own: 4_00n, locked: 0n });
    game.win(6_00n, 'r1');
    expect(game.now()).toMatchObject({ own: 12_00n, locked: 10_00n });
    expect(game.bet(16_00n)).toMatchObject({ own: 12_00n, locked: 4_00n });
    // 10.01 on a round of three quarters own money: the part of the bonus is rounded down.
    game.win(10_01n, 'r2');
    expect(game.now()).toMatchObject({ own: 7_51n, locked: 8_50n });
  });

  it('share the wins of a round by all of its bets, and take a round from before as own', () => {
    const game = play(1_00n, 9_00n);
    game.bet(1_00n, 'Table Games', 'table');
    game.bet(1_00n, 'Table Games', 'table');
    game.win(4_00n, 'table');
    expect(game.now()).toMatchObject({ own: 2_00n, locked: 10_00n });
    game.win(7_00n, 'a round from before the bonus');
    expect(game.now()).toMatchObject({ own: 9_00n, locked: 10_00n });
  });

  it('keep deposits and rewards apart from the bonus; only what own money cannot bear falls on it', () => {
    const game = play(10_00n, 5_00n);
    game.other('DEPOSIT', 20_00n);
    game.other('FEE', -1_00n);
    expect(game.now()).toMatchObject({ own: 29_00n, locked: 5_00n });
    game.other('REVERSAL', -30_00n);
    expect(game.now()).toMatchObject({ own: 0n, locked: 4_00n });
  });

  it('become one when the wagering is met: all of it, or what the cap leaves, with the wins still to come', () => {
    const capped = { ...terms, required: 1_00n, mostReleased: 200_00n };
    const free = play(0n, 301_00n, capped);
    free.bet(1_00n);
    expect(free.now()).toMatchObject({ phase: 'met', own: 200_00n, locked: 100_00n, released: 200_00n });
    free.win(50_00n, 'r1');
    expect(free.now()).toMatchObject({ own: 200_00n, locked: 150_00n });
    const below = play(0n, 151_00n, capped);
    below.bet(1_00n);
    below.win(60_00n, 'r1');
    expect(below.now()).toMatchObject({ own: 200_00n, locked: 10_00n, released: 200_00n });
    const deposit = play(0n, 301_00n, { ...capped, mostReleased: null });
    deposit.bet(1_00n);
    deposit.win(50_00n, 'r1');
    expect(deposit.now()).toMatchObject({ own: 350_00n, locked: 0n });
  });
});

describe('the time of a bonus', () => {
  it('ends after 7 days without a bet, to the millisecond', () => {
    const game = play(50_00n, 5_00n);
    game.later(7 * dayMs - 1);
    expect(game.bet(1_00n).counted).toBe(1_00n);
    game.later(7 * dayMs);
    expect(game.bet(1_00n)).toMatchObject({ counted: 0n, reason: 'expired' });
    expect(game.now().phase).toBe('expired');
  });

  it('ends at the last day, however much is played', () => {
    const game = play(50_00n, 5_00n, { ...terms, deadlineMs: start + 90 * dayMs });
    for (let day = 5; day < 90; day += 5) {
      game.later(5 * dayMs);
      expect(game.bet(10n).counted).toBe(10n);
    }
    game.later(5 * dayMs);
    expect(game.bet(10n)).toMatchObject({ reason: 'expired' });
  });

  it('is seven days from the last bet or the last day, whichever comes first', () => {
    expect(expiresAtMs({ lastBetMs: start }, terms)).toBe(start + 7 * dayMs);
    expect(expiresAtMs({ lastBetMs: start }, { ...terms, deadlineMs: start + dayMs })).toBe(start + dayMs);
  });
});

const entry = fc.oneof(
  fc.record({
    kind: fc.constant('bet' as const),
    share: fc.integer({ min: 1, max: 100 }),
    category: fc.constantFrom('Slots', 'Table Games', 'Bingo'),
    round: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('win' as const),
    amount: fc.bigInt(0n, 50_00n),
    round: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant('rollBack' as const), pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('other' as const), delta: fc.bigInt(-5_00n, 30_00n) }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 3 * dayMs }) }),
);

it('keeps both heaps at what the book holds, never below nothing, whatever is played in whatever order', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 100_00n),
      fc.bigInt(1n, 100_00n),
      fc.bigInt(1n, 40_00n),
      fc.option(fc.bigInt(1n, 50_00n)),
      fc.array(entry, { maxLength: 60 }),
      (own, locked, required, mostReleased, entries) => {
        const game = play(own, locked, { ...terms, required, mostReleased });
        let book = own + locked;
        const open: { name: string; stake: bigint }[] = [];
        for (const it of entries) {
          const before = game.now();
          if (it.kind === 'wait') game.later(it.ms);
          if (it.kind === 'bet') {
            const stake = (book * BigInt(it.share)) / 100n;
            if (stake === 0n) continue;
            const bet = game.bet(stake, it.category, `round ${it.round}`);
            open.push({ name: bet.name, stake });
            book -= stake;
            expect(bet.own + bet.locked).toBe(stake);
            expect(bet.counted <= (stake < terms.mostCounted ? stake : terms.mostCounted)).toBe(true);
          }
          if (it.kind === 'win') {
            game.win(it.amount, `round ${it.round}`);
            book += it.amount;
          }
          if (it.kind === 'rollBack' && open.length > 0) {
            const [{ name, stake } = { name: '', stake: 0n }] = open.splice(it.pick % open.length, 1);
            game.rollBack(stake, name);
            book += stake;
          }
          if (it.kind === 'other' && book + it.delta >= 0n) {
            game.other(it.delta < 0n ? 'FEE' : 'DEPOSIT', it.delta);
            book += it.delta;
          }
          const { own, locked, wagered, phase, released } = game.now();
          expect(own + locked).toBe(book);
          expect(own >= 0n && locked >= 0n).toBe(true);
          expect(wagered >= 0n && wagered <= required).toBe(true);
          if (mostReleased !== null) expect(released <= mostReleased).toBe(true);
          if (before.phase !== 'running') expect(phase).toBe(before.phase);
          if (phase === 'met') expect(wagered).toBe(required);
        }
      },
    ),
    { numRuns: 400 },
  );
});
