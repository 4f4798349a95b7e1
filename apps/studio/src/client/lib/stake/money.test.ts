import { expect, it } from 'vitest';
import { multiplesOf } from './money.ts';

it.each([
  [100, 250, '2.50×'],
  [100, 0, '0.00×'],
  [300, 100, '0.33×'],
  [3, 2, '0.66×'],
  [100, 123_456, '1,234.56×'],
  [0, 100, '0.00×'],
])('writes amounts as multiples of the stake %s, cut to two decimals: %s', (stake, minor, text) => {
  expect(multiplesOf(stake)(minor)).toBe(text);
});
