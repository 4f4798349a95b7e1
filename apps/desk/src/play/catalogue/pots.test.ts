import { expect, it } from 'vitest';
import type { ArrangedGame } from './catalogue-view.ts';
import { groupsOf, keyOf, namesOf, type SharedPot } from './pots.ts';

const pot = (code: string, currency: SharedPot['currency'], fun = false): SharedPot => ({
  code,
  games: [`game-of-${code}`],
  currency,
  fun,
  start: '1',
  most: '2',
  amount: '1',
  paidIn: '0',
  rounds: 0,
  wins: 0,
  latest: [],
});
const game = (vendorCode: string, code: string, name: string) => ({ vendorCode, code, name }) as ArrangedGame;

it('a pot has one name in the address for each currency, for money and for fun', () => {
  const keys = [pot('a', 'USD'), pot('a', 'USD', true), pot('a', 'EUR'), pot('b', 'USD')].map((one) =>
    keyOf('studio', one),
  );
  expect(keys).toEqual(['studio:a:USD', 'studio:a:USD:fun', 'studio:a:EUR', 'studio:b:USD']);
});

it('pots of one code stand together, those for fun apart', () => {
  const [usd, fun, other] = [pot('a', 'USD'), pot('a', 'USD', true), pot('b', 'USD')];
  expect(groupsOf([usd, other, fun])).toEqual([
    { code: 'a', games: ['game-of-a'], money: [usd], fun: [fun] },
    { code: 'b', games: ['game-of-b'], money: [other], fun: [] },
  ]);
});

it('games are named as the catalogue does, those of the vendor alone, and not without end', () => {
  const games = [game('other', 'a', 'Wrong'), game('studio', 'a', 'Right')];
  expect(namesOf(['a'], 'studio', games)).toBe('Right');
  expect(namesOf(['a', 'b', 'c', 'd', 'e'], 'studio', games)).toBe('Right, b, c +2');
});
