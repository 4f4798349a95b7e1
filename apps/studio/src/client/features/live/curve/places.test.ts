import { expect, it } from 'vitest';
import { placed } from './places.ts';

const [a, b] = [{ betId: 'a' }, { betId: 'b' }];

it('keeps each bet where it was placed', () => {
  expect(placed([null, 'asking'], [a])).toEqual([null, a]);
  expect(placed(['asking', a], [a])).toEqual(['asking', a]);
  expect(placed([null, a], [a, b])).toEqual([b, a]);
});

it('takes in bets that were placed from another page, and lets go what is over', () => {
  expect(placed([null, null], [a, b])).toEqual([a, b]);
  expect(placed([a, b], [])).toEqual([null, null]);
  expect(placed([a, b], [{ betId: 'c' }])).toEqual([{ betId: 'c' }, null]);
  expect(placed([a, b], [a, b, { betId: 'c' }])).toEqual([a, b]);
});
