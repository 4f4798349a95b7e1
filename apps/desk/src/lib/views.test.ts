import { expect, it } from 'vitest';
import { isSameView, movedUp, viewOf } from './views.ts';

it('a view is the address without what is open', () => {
  expect(viewOf({ currency: 'USD', row: 5, age: ['red'], from: undefined }, 'row')).toEqual({
    currency: 'USD',
    age: ['red'],
  });
});

it('is the same in whichever order it is written, and another with another value', () => {
  expect(isSameView({ a: '1', b: ['x'] }, { b: ['x'], a: '1' })).toBe(true);
  expect(isSameView({ a: '1' }, { a: 1 })).toBe(false);
  expect(isSameView({}, { a: '1' })).toBe(false);
});

it('moves up by one, and the first stays', () => {
  expect(movedUp([1, 2, 3], 3)).toEqual([1, 3, 2]);
  expect(movedUp([1, 2, 3], 1)).toEqual([1, 2, 3]);
  expect(movedUp([1, 2, 3], 9)).toEqual([1, 2, 3]);
});
