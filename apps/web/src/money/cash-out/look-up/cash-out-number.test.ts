import { expect, it } from 'vitest';
import { readCashOutNumber } from './cash-out-number.ts';

it.each([
  ['1042', 1042],
  [' #1042 ', 1042],
  ['0', undefined],
  ['', undefined],
  [null, undefined],
  ['12a', undefined],
  ['1234567890123456', undefined],
])('reads %j as the number %s', (text, number) => {
  expect(readCashOutNumber(text)).toBe(number);
});
