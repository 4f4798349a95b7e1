import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('names what changed, came and went, inner fields by their path', () => {
  expect(
    differenceOf({ status: 'pending', fee: 0, book: { cash: 5 } }, { status: 'passed', fee: 0, book: { held: 5 } }),
  ).toEqual([
    { field: 'status', was: 'pending', is: 'passed', changed: true },
    { field: 'fee', was: '0', is: '0', changed: false },
    { field: 'book.cash', was: '5', is: undefined, changed: true },
    { field: 'book.held', was: undefined, is: '5', changed: true },
  ]);
});

it('tells a text from the number that looks like it only by what is written', () => {
  expect(differenceOf(null, { a: [1, 2] })).toEqual([{ field: 'a', was: undefined, is: '[1,2]', changed: true }]);
  expect(differenceOf(null, null)).toEqual([]);
});
