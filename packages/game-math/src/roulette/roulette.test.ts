import { describe, expect, it } from 'vitest';
import { rouletteGame } from './european.ts';
import { rouletteSpots } from './spots.ts';
import { colourOf, wheelOrder } from './wheel.ts';

const landing = (number: number) => (n: number) => {
  expect(n).toBe(37);
  return number;
};

describe('the layout', () => {
  it('has every kind of bet as often as the layout has places for it', () => {
    const count = (type: string) => Object.values(rouletteSpots).filter((spot) => spot.type === type).length;
    const counts = ['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column', 'red', 'low'].map(count);
    expect(counts).toEqual([37, 60, 14, 23, 11, 3, 3, 1, 1]);
  });

  it('has 18 red and 18 black numbers, as printed on the layout', () => {
    const red = wheelOrder.filter((n) => colourOf(n) === 'red').sort((a, b) => a - b);
    expect(red).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i));
  });
});

describe('the edge', () => {
  it.each(Object.values(rouletteSpots))('is 2.7027 % for $id, counted over all 37 numbers', ({ id, type }) => {
    const stake = 100;
    let returned = 0;
    for (let number = 0; number < 37; number++) {
      returned += rouletteGame.play({ bets: [{ spot: id, stake }] }, [], landing(number)).win;
    }
    const edge = 100 * (1 - returned / (37 * stake));
    // The four numbers 0 to 3 pay 8 to 1 like any corner, so they too keep the house's one thirty-seventh.
    expect(edge.toFixed(4), type).toBe('2.7027');
    expect((100 - edge).toFixed(2)).toBe(rouletteGame.declared.return);
  });
});

it('returns at most the declared multiple of a stake, on every spot and number', () => {
  const multiples = Object.keys(rouletteSpots).flatMap((spot) =>
    Array.from({ length: 37 }, (_, n) => rouletteGame.play({ bets: [{ spot, stake: 100 }] }, [], landing(n)).win / 100),
  );
  expect(Math.max(...multiples)).toBe(rouletteGame.declared.maxWin);
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
    const { outcome, win, staked } = rouletteGame.play(
      { bets: bets.map((spot) => ({ spot, stake: 100 })) },
      [],
      landing(17),
    );
    expect(outcome).toMatchObject({ number: 17, colour: 'black' });
    expect(outcome.bets.map((bet) => bet.win)).toEqual([3600, 1800, 1200, 900, 600, 300, 300, 200, 200, 200, 0]);
    expect([staked, win]).toEqual([1100, 9300]);
  });
});

describe('reading bets', () => {
  const read = (bets: unknown) => rouletteGame.readBet({ bets }, 'USD');

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
});
