import { describe, expect, it } from 'vitest';
import american from '../../../../games/american-roulette/definition.json' with { type: 'json' };
import european from '../../../../games/european-roulette/definition.json' with { type: 'json' };
import french from '../../../../games/french-roulette/definition.json' with { type: 'json' };
import mini from '../../../../games/mini-roulette/definition.json' with { type: 'json' };
import { rouletteDefinition } from './definition-schema.ts';
import { type RouletteDefinition, rouletteSpotsOf } from './roulette.ts';
import { rouletteGame } from './roulette-game.ts';
import { colourOf, numberLabel } from './wheel.ts';

const rules = [european, american, french, mini] as RouletteDefinition[];
const table = rouletteGame(european as RouletteDefinition);

const landing =
  (number: number, pockets = 37) =>
  (n: number) => {
    expect(n).toBe(pockets);
    return number;
  };

const countOn = (definition: RouletteDefinition, type: string) =>
  [...rouletteSpotsOf(definition).values()].filter((spot) => spot.type === type).length;

describe('the layout', () => {
  it.each([
    [european, [37, 60, 14, 23, 11, 3, 3, 1, 1]],
    [american, [38, 60, 15, 22, 11, 3, 3, 1, 1]],
    [french, [37, 60, 14, 23, 11, 3, 3, 1, 1]],
    [mini, [12, 17, 4, 6, 3, 0, 3, 1, 1]],
  ] as [RouletteDefinition, number[]][])(
    'of $code has every kind of bet as often as it has places for it',
    (one, counts) => {
      const kinds = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'red', 'low'];
      expect(kinds.map((kind) => countOn(one, kind))).toEqual(counts);
    },
  );

  it('has 18 red and 18 black numbers, as printed on the layout', () => {
    const red = european.wheel.filter((n) => colourOf(n) === 'red').sort((a, b) => a - b);
    expect(red).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
  });

  it.each(rules)('of $code has red and black by turns around the wheel, and every number once', ({ wheel }) => {
    expect([...wheel].sort((a, b) => a - b)).toEqual(wheel.map((_, i) => i));
    wheel.forEach((number, i) => {
      const colour = colourOf(number);
      if (colour !== 'green') expect(colour).not.toBe(colourOf(wheel[(i + 1) % wheel.length]!));
    });
  });

  it('has the double zero opposite to the zero', () => {
    expect(numberLabel(american.wheel[19]!)).toBe('00');
    expect(colourOf(37)).toBe('green');
  });
});

describe('a spin', () => {
  it('pays every bet that covers the number, stake included', () => {
    const bets = [
      'straight-17',
      'split-14-17',
      'street-16-17-18',
      'corner-13-14-16-17',
      'line-13-14-15-16-17-18',
      'dozen-2',
      'column-2',
      'black',
      'odd',
      'low',
      'red',
    ];
    const { outcome, win, staked } = table.play({ bets: bets.map((spot) => ({ spot, stake: 100 })) }, [], landing(17));
    expect(outcome).toMatchObject({ number: 17, colour: 'black' });
    expect(outcome.bets.map((bet) => bet.win)).toEqual([3600, 1800, 1200, 900, 600, 300, 300, 200, 200, 200, 0]);
    expect([staked, win]).toEqual([1100, 9300]);
  });

  it('gives half of an even chance back on the zero where the table shares, and of nothing else', () => {
    const shared = rouletteGame(french as RouletteDefinition);
    const bets = ['red', 'low', 'dozen-1', 'straight-17', 'straight-0'].map((spot) => ({ spot, stake: 100 }));
    expect(shared.play({ bets }, [], landing(0)).outcome.bets.map(({ win }) => win)).toEqual([50, 50, 0, 0, 3600]);
    expect(table.play({ bets }, [], landing(0)).outcome.bets.map(({ win }) => win)).toEqual([0, 0, 0, 0, 3600]);
  });

  it('has the double zero beat what does not name it', () => {
    const game = rouletteGame(american as RouletteDefinition);
    const bets = ['red', 'even', 'high', 'straight-37', 'split-0-37'].map((spot) => ({ spot, stake: 100 }));
    const { outcome } = game.play({ bets }, [], landing(37, 38));
    expect(outcome).toMatchObject({ number: 37, colour: 'green' });
    expect(outcome.bets.map(({ win }) => win)).toEqual([0, 0, 0, 3600, 1800]);
  });
});

describe('the neighbouring wheels, as checks of the method', () => {
  const edge = (pockets: number, winning: number, pays: number, half = 0) =>
    100 * (1 - (winning * (pays + 1) + half) / pockets);

  it.each([
    ['single zero', edge(37, 1, 35), '2.7027'],
    ['double zero', edge(38, 1, 35), '5.2632'],
    ['five numbers on double zero', edge(38, 5, 6), '7.8947'],
    ['la partage', edge(37, 18, 1, 0.5), '1.3514'],
  ])('%s', (_name, computed, stated) => {
    expect(computed.toFixed(4)).toBe(stated);
  });
});

describe('reading bets', () => {
  const read = (bets: unknown) => table.readBet({ bets }, 'USD');

  it.each([
    [undefined],
    [[]],
    [[null]],
    [[{ spot: 'straight-37', stake: 100 }]],
    [[{ spot: '__proto__', stake: 100 }]],
    [[{ spot: 'red', stake: '100' }]],
    [
      [
        { spot: 'red', stake: 100 },
        { spot: 'red', stake: 100 },
      ],
    ],
    [Array.from({ length: 61 }, (_, i) => ({ spot: `straight-${i % 37}`, stake: 100 }))],
  ])('refuses %j', (bets) => {
    expect(read(bets)).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([[0], [-100], [150], [10_100]])('refuses a stake of %d on one number', (stake) => {
    expect(read([{ spot: 'straight-1', stake }])).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('refuses more than the table takes in all', () => {
    const even = ['red', 'even'].map((spot) => ({ spot, stake: 150_000 }));
    expect(read(even)).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(read([even[0]])).toMatchObject({ ok: true, stake: 150_000 });
  });

  it('takes no chip on the zero of a table that does not offer it', () => {
    const bets = [{ spot: 'straight-0', stake: 100 }];
    expect(rouletteGame(mini as RouletteDefinition).readBet({ bets }, 'USD').ok).toBe(false);
  });
});

describe('a definition that cannot be played is refused', () => {
  type Loose = Record<string, unknown> & { spots: { id: string; numbers: number[] }[]; wheel: number[] };
  it.each<[string, (one: Loose) => void, string]>([
    ['a pocket twice', (one) => one.wheel.splice(5, 1, 32), 'every pocket once'],
    ['a wheel that begins elsewhere', (one) => one.wheel.reverse(), 'every pocket once'],
    ['a place without a pay', (one) => Object.assign(one, { pays: { straight: 35 } }), 'has no pay'],
    ['a place twice', (one) => one.spots.push(one.spots[0]!), 'is there twice'],
    ['a number that the wheel has not', (one) => one.spots.push({ id: 'straight-37', numbers: [37] }), 'not those of'],
    ['a place called by other numbers', (one) => Object.assign(one.spots[0]!, { numbers: [1] }), 'not called by'],
    ['a red number among the black', (one) => one.spots.at(-5)!.numbers.splice(0, 1, 1), 'has another colour'],
    ['half back of what is not there', (one) => Object.assign(one, { halfBack: ['basket'] }), 'Invalid option'],
    ['another return', (one) => Object.assign(one, { declared: { ...european.declared, return: '97.31' } }), 'lowest'],
    ['another largest win', (one) => Object.assign(one, { declared: { ...european.declared, maxWin: 35 } }), 'largest'],
    [
      'a bet that returns more than it takes',
      (one) => Object.assign(one, { pays: { ...european.pays, dozen: 3 } }),
      'returns all of its stake',
    ],
  ])('%s', (_name, change, message) => {
    const one = structuredClone(european) as unknown as Loose;
    expect(rouletteDefinition.safeParse(one).success).toBe(true);
    change(one);
    expect(JSON.stringify(rouletteDefinition.safeParse(one).error?.issues)).toContain(message);
  });
});
