import {
  compareFractions,
  type DiceFigures,
  type DiceTableBet,
  type DiceTableDefinition,
  type DiceTableOutcome,
  type DiceTableStakes,
  diceFigures,
  numberOf,
  percentText,
  simulationStream,
  stepUnits,
} from '@fairhouse/game-math';
import { diceTableDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gameOf, games, type OfferedGame } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const tables = games.filter(({ kind }) => kind === 'dice-table');
const definitionOf = (game: OfferedGame) => game.definition as DiceTableDefinition;
const diceOf = (game: OfferedGame) => (definitionOf(game).table === 'craps' ? 2 : 3);

const throws = (rolls: readonly (readonly number[])[]) => {
  const dice = rolls.flat();
  return () => dice.shift()! - 1;
};
const everyRoll = (dice: number) =>
  Array.from({ length: 6 ** dice }, (_, n) =>
    Array.from({ length: dice }, (_d, i) => (Math.floor(n / 6 ** i) % 6) + 1),
  );

/** A bet on one place in the least stake that pays whole units. */
const least = (game: OfferedGame, spot: string): DiceTableBet => {
  const { pays } = definitionOf(game).spots.find(({ id }) => id === spot)!;
  return { bets: [{ spot, stake: 100 * stepUnits(pays) }] };
};

/**
 * The second method: through `play` itself. Rolls after which a bet stands are told apart by the point alone, which is
 * all that a next roll depends on; what every roll leads to from there is played once, and the odds of every end are found
 * by going on until next to nothing is left.
 */
function byPlay(game: OfferedGame, spot: string): Played {
  const bet = least(game, spot);
  const stake = bet.bets[0]!.stake;
  const rolls = everyRoll(diceOf(game));
  const leads = new Map<number | null, number[][]>([[null, []]]);
  const onwards = new Map<number | null, ({ ends: number } | { goesOn: number | null })[]>();
  const from = (point: number | null) => {
    const known = onwards.get(point);
    if (known) return known;
    const led = rolls.map((roll) => {
      const all = [...leads.get(point)!, roll];
      const { done, win, outcome } = game.play(bet, Array(all.length - 1).fill('roll'), throws(all));
      if (done) return { ends: win / stake };
      const after = (outcome as DiceTableOutcome).point;
      if (!leads.has(after)) leads.set(after, all);
      return { goesOn: after };
    });
    onwards.set(point, led);
    return led;
  };
  let open = new Map<number | null, number>([[null, 1]]);
  const ends = new Map<number, number>();
  for (let depth = 0; depth < 150; depth++) {
    const next = new Map<number | null, number>();
    for (const [point, chance] of open)
      for (const led of from(point)) {
        const p = chance / rolls.length;
        if ('ends' in led) ends.set(led.ends, (ends.get(led.ends) ?? 0) + p);
        else next.set(led.goesOn, (next.get(led.goesOn) ?? 0) + p);
      }
    open = next;
  }
  let [mean, squares, hitRate, profitRate, whole] = [0, 0, 0, 0, 0];
  for (const [, p] of ends) whole += p;
  for (const [returns, p] of ends) {
    mean += (p / whole) * returns;
    squares += (p / whole) * returns ** 2;
    if (returns > 0) hitRate += p / whole;
    if (returns > 1) profitRate += p / whole;
  }
  const returns = Math.max(...ends.keys());
  const largest = { returns, chance: ends.get(returns)! / whole };
  return { return: mean, hitRate, profitRate, deviation: Math.sqrt(squares - mean ** 2), largest };
}

/** The figures of a bet as numbers. */
type Played = Pick<DiceFigures, 'deviation' | 'largest'> & Record<'return' | 'hitRate' | 'profitRate', number>;

/** A definition that may be made wrong. */
type Loose = { spots: { id: string; pays: unknown[] }[]; declared: object };

describe.each(tables.map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = definitionOf(game);
  const figures = new Map(definition.spots.map((spot) => [spot.id, diceFigures(definition, spot)]));
  const returns = [...figures.values()].map((one) => numberOf(one.return));

  it('returns on every bet what it says, by its chain and by playing every roll', () => {
    for (const { id } of definition.spots) {
      const [exact, played] = [figures.get(id)!, byPlay(game, id)];
      expect(Math.abs(numberOf(exact.return) - played.return), id).toBeLessThan(1e-6);
      expect(Math.abs(numberOf(exact.hitRate) - played.hitRate), id).toBeLessThan(1e-6);
      expect(Math.abs(numberOf(exact.profitRate) - played.profitRate), id).toBeLessThan(1e-6);
      expect(Math.abs(exact.deviation - played.deviation), id).toBeLessThan(1e-5);
      expect(exact.largest.returns, id).toBeCloseTo(played.largest.returns, 9);
      expect(Math.abs(exact.largest.chance - played.largest.chance), id).toBeLessThan(1e-6);
    }
  });

  it('declares the lowest return, the largest win of all, and hits and spread of its first bet', () => {
    const { declared, spots } = definition;
    const { hitRate, deviation } = figures.get(spots[0]!.id)!;
    const lowest = [...figures.values()].map((one) => one.return).sort(compareFractions)[0]!;
    expect(percentText(lowest)).toBe(declared.return);
    expect(Math.ceil(Math.max(...[...figures.values()].map(({ largest }) => largest.returns)))).toBe(declared.maxWin);
    expect([percentText(hitRate), deviation.toFixed(2)]).toEqual([declared.hitRate, declared.deviation]);
    expect(Math.max(...returns)).toBeLessThan(1);
  });

  it('comes out in play, too: 200,000 seeded rounds over every seventh bet within five deviations', () => {
    const rounds = 200_000;
    const some = definition.spots.filter((_spot, i) => i % 7 === 0);
    const bets = some.map(({ id }) => ({ id, bet: least(game, id) }));
    const below = simulationStream(20_263);
    let [sum, variance] = [0, 0];
    for (let i = 0; i < rounds; i++) {
      const { id, bet } = bets[i % bets.length]!;
      const { return: mean, deviation } = figures.get(id)!;
      sum += wonBy(game, bet, below) / bet.bets[0]!.stake - numberOf(mean);
      variance += deviation ** 2;
    }
    expect(Math.abs(sum)).toBeLessThan(5 * Math.sqrt(variance));
  });

  it('pays whole minor units for the least and the greatest stake of every bet, in every currency', () => {
    const rolls = everyRoll(diceOf(game));
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const stakes = game.stakes(currency) as DiceTableStakes;
      for (const { id } of definition.spots) {
        const { most, step } = stakes.spots[id]!;
        for (const stake of [step, Math.floor(most / step) * step]) {
          const bet = { bets: [{ spot: id, stake }] };
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          expect(rolls.every((roll) => Number.isSafeInteger(game.play(bet, [], throws([roll])).win))).toBe(true);
        }
        const over = { bets: [{ spot: id, stake: most + step }] };
        expect(game.readBet(over, currency)).toEqual({ ok: false, reason: 'stake_not_allowed' });
      }
    }
  });

  it.each([
    [null],
    [{}],
    [{ bets: [] }],
    [{ bets: [{ spot: 'red', stake: 100 }] }],
    [{ bets: [{ spot: 'odds', stake: 100 }] }],
  ])('refuses %j as no bet', (input) =>
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' }),
  );

  it('says its figures in its rules', () => {
    for (const { rules, returns: stated } of pointedWords(game.words)) {
      const all = rules.map(({ text }) => text).join(' ');
      expect(stated).toContain(definition.declared.return);
      for (const figure of [definition.declared.return, definition.declared.hitRate, definition.declared.maxWin])
        expect(all).toContain(String(figure));
      for (const { id } of definition.spots) expect(all, id).toContain(percentText(figures.get(id)!.return));
    }
  });

  it.each<[string, (one: Loose) => void]>([
    ['a place twice', (one) => one.spots.push(one.spots[0]!)],
    ['a place of another table', (one) => one.spots.push({ id: 'straight-1', pays: [[1, 1]] })],
    ['a pay too few', (one) => one.spots.find(({ pays }) => pays.length > 1)!.pays.pop()],
    ['a bet that returns more than it takes', (one) => one.spots[0]!.pays.splice(0, 1, [2, 1])],
    ['another return', (one) => Object.assign(one.declared, { return: '97.99' })],
    ['another largest win', (one) => Object.assign(one.declared, { maxWin: 9_999 })],
  ])('is refused with %s', (_name, change) => {
    const one = structuredClone(definition) as unknown as Loose;
    expect(diceTableDefinition.safeParse(one).success).toBe(true);
    change(one);
    expect(diceTableDefinition.safeParse(one).success).toBe(false);
  });
});

function wonBy(game: OfferedGame, bet: DiceTableBet, below: (n: number) => number): number {
  // Numbers are kept, since a round that goes on is computed again from its bet.
  const drawn: number[] = [];
  const actions: string[] = [];
  for (;;) {
    let at = 0;
    const progress = game.play(bet, actions, (n) => {
      if (at === drawn.length) drawn.push(below(n));
      return drawn[at++]!;
    });
    if (progress.done) return progress.win;
    actions.push('roll');
  }
}

describe('published pays, as checks of the method: per cent that the casino keeps', () => {
  const edge = (table: DiceTableDefinition['table'], id: string, ...pays: (readonly [number, number])[]) =>
    (100 * (1 - numberOf(diceFigures({ table }, { id, pays }).return))).toFixed(4);

  it.each<[string, [number, number][], string]>([
    ['total-4', [[60, 1]], '15.2778'],
    ['total-5', [[30, 1]], '13.8889'],
    ['total-6', [[17, 1]], '16.6667'],
    ['total-7', [[12, 1]], '9.7222'],
    ['total-8', [[8, 1]], '12.5000'],
    ['total-9', [[6, 1]], '18.9815'],
    ['total-10', [[6, 1]], '12.5000'],
    ['total-17', [[60, 1]], '15.2778'],
    ['small', [[1, 1]], '2.7778'],
    ['big', [[1, 1]], '2.7778'],
    ['any-triple', [[30, 1]], '13.8889'],
    ['triple-3', [[180, 1]], '16.2037'],
    ['double-5', [[10, 1]], '18.5185'],
    [
      'single-2',
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      '7.8704',
    ],
  ])('sic bo %s', (id, pays, stated) => expect(edge('sic-bo', id, ...pays)).toBe(stated));

  it.each<[string, [number, number][], string]>([
    ['pass', [[1, 1]], '1.4141'],
    [
      'dont-pass',
      [
        [1, 1],
        [0, 1],
      ],
      '1.3636',
    ],
    ['place-6', [[7, 6]], '1.5152'],
    ['place-5', [[7, 5]], '4.0000'],
    ['place-9', [[7, 5]], '4.0000'],
    ['place-4', [[9, 5]], '6.6667'],
    [
      'field',
      [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      '2.7778',
    ],
    ['any-seven', [[4, 1]], '16.6667'],
    ['any-craps', [[7, 1]], '11.1111'],
    ['three', [[15, 1]], '11.1111'],
    ['eleven', [[15, 1]], '11.1111'],
    ['two', [[30, 1]], '13.8889'],
    ['twelve', [[30, 1]], '13.8889'],
    ['hard-6', [[9, 1]], '9.0909'],
    ['hard-8', [[9, 1]], '9.0909'],
    ['hard-4', [[7, 1]], '11.1111'],
    ['hard-10', [[7, 1]], '11.1111'],
    // The six or the eight before a seven at even money, as the corner bets of old tables have it.
    ['place-8', [[1, 1]], '9.0909'],
    // Bought at true odds, five per cent of the stake kept on a win.
    ['place-10', [[39, 20]], '1.6667'],
  ])('craps %s', (id, pays, stated) => expect(edge('craps', id, ...pays)).toBe(stated));

  it('has the pass line made 244 times of 495', () => {
    const { return: mean } = diceFigures({ table: 'craps' }, { id: 'pass', pays: [[1, 1]] });
    expect(mean.part * 495n).toBe(mean.of * 488n);
  });
});

it('sic bo pays every bet that three dice meet, and three of a kind beats small and odd', () => {
  const game = gameOf('sic-bo')!;
  const bets = ['small', 'odd', 'total-9', 'single-3', 'double-3', 'triple-3', 'any-triple', 'pair-3-4'].map(
    (spot) => ({
      spot,
      stake: 100,
    }),
  );
  const wins = (...dice: number[]) =>
    (game.play({ bets }, [], throws([dice])).outcome as DiceTableOutcome).bets.map(({ win }) => win);
  expect(wins(3, 3, 3)).toEqual([0, 0, 840, 1500, 1310, 21000, 3500, 0]);
  expect(wins(2, 3, 4)).toEqual([200, 200, 840, 200, 0, 0, 0, 700]);
  expect(wins(6, 3, 3)).toEqual([0, 0, 0, 300, 1310, 0, 0, 0]);
});

describe('a round of craps', () => {
  const game = gameOf('craps')!;
  const bet = (...spots: string[]) => ({ bets: spots.map((spot) => ({ spot, stake: 300 })) });
  const after = (of: DiceTableBet, actions: string[], ...rolls: [number, number][]) =>
    game.play(of, actions, throws(rolls));
  const betsIn = (progress: { outcome: unknown }) =>
    (progress.outcome as DiceTableOutcome).bets.map(({ spot, stake, state, win }) => [spot, stake, state, win]);

  it('is over with a natural, and goes on to a point otherwise', () => {
    expect(after(bet('pass'), [], [3, 4])).toMatchObject({ done: true, win: 600, next: [] });
    expect(after(bet('pass'), [], [6, 6])).toMatchObject({ done: true, win: 0 });
    const open = after(bet('pass'), [], [4, 2]);
    expect(open).toMatchObject({ done: false, outcome: { point: 6 } });
    expect(open.next).toEqual([
      { action: 'roll', cost: 0 },
      { action: 'odds', cost: 300 },
    ]);
    expect(after(bet('pass'), ['roll'], [4, 2], [5, 1])).toMatchObject({ done: true, win: 600 });
    expect(after(bet('pass'), ['roll'], [4, 2], [5, 2])).toMatchObject({ done: true, win: 0 });
  });

  it('takes odds behind the line up to three times, and pays what they are worth', () => {
    const three = ['odds', 'odds', 'odds'];
    const open = after(bet('pass'), three, [4, 5]);
    expect([open.staked, open.next]).toEqual([1200, [{ action: 'roll', cost: 0 }]]);
    expect(() => after(bet('pass'), [...three, 'odds'], [4, 5])).toThrow(RangeError);
    expect(betsIn(after(bet('pass'), [...three, 'roll'], [4, 5], [6, 3]))).toEqual([
      ['pass', 300, 'won', 600],
      ['odds', 900, 'won', 2250],
    ]);
    // As much is laid against a four as wins the line stake.
    expect(betsIn(after(bet('dont-pass'), ['lay', 'roll'], [1, 3], [6, 1]))).toEqual([
      ['dont-pass', 300, 'won', 600],
      ['lay', 600, 'won', 900],
    ]);
    expect(() => after(bet('pass'), ['lay'], [4, 5])).toThrow(RangeError);
  });

  it('returns exactly the odds that were added, over every roll until the point or a seven', () => {
    for (const [line, behind] of [
      ['pass', 'odds'],
      ['dont-pass', 'lay'],
    ] as const)
      for (const comeOut of [
        [1, 3],
        [1, 4],
        [1, 5],
      ] as [number, number][]) {
        const decided = everyRoll(2)
          .map((roll) => after(bet(line), [behind, 'roll'], comeOut, roll as [number, number]))
          .filter(({ done }) => done);
        const back = decided.map((progress) => (progress.outcome as DiceTableOutcome).bets[1]!.win);
        const { stake } = (decided[0]!.outcome as DiceTableOutcome).bets[1]!;
        expect(back.reduce((sum, win) => sum + win, 0)).toBe(stake * decided.length);
      }
  });

  it('gives the stake of don’t pass back on a twelve, and pays the field more on the ends', () => {
    expect(betsIn(after(bet('dont-pass', 'field'), [], [6, 6]))).toEqual([
      ['dont-pass', 300, 'back', 300],
      ['field', 300, 'won', 1200],
    ]);
  });

  it('goes on while a bet stands, a new come-out after the line is decided', () => {
    const two = after(bet('pass', 'hard-8'), ['roll'], [4, 5], [6, 3]);
    expect(two).toMatchObject({ done: false, win: 600, outcome: { point: null } });
    expect(two.next).toEqual([{ action: 'roll', cost: 0 }]);
    expect(after(bet('pass', 'hard-8'), ['roll', 'roll'], [4, 5], [6, 3], [4, 4])).toMatchObject({
      done: true,
      win: 600 + 3180,
    });
  });

  it('is rolled on without odds when it is left, and ends at the latest with its 200th roll', () => {
    const open = after(bet('pass'), [], [4, 5]);
    expect(game.abandon(open)).toBe('roll');
    const rolls = Array.from({ length: 200 }, (): [number, number] => [1, 1]);
    const last = after(bet('hard-8'), Array(199).fill('roll'), ...rolls);
    expect(last).toMatchObject({ done: true, win: 300 });
    expect(after(bet('hard-8'), Array(198).fill('roll'), ...rolls).done).toBe(false);
  });
});
