import type { Currency } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { chipTextIn } from './chip-text.ts';

it.each<[Currency, number, string]>([
  ['USD', 20, '0.20'],
  ['USD', 100, '1'],
  ['USD', 250, '2.50'],
  ['USD', 10_000, '100'],
  ['USD', 99_950, '999.50'],
  ['USD', 100_000, '1k'],
  ['USD', 250_000, '2.5k'],
  ['EUR', 5, '0.05'],
  ['BRL', 50_000, '500'],
  ['BTC', 100, '1µ'],
  ['BTC', 1_000, '10µ'],
  ['BTC', 2_500, '25µ'],
  ['BTC', 500_000, '5m'],
  ['BTC', 50, '500n'],
  ['BTC', 150_000_000, '1.5'],
])('writes %s %i on a chip as %s', (currency, minor, text) => {
  expect(chipTextIn(currency, 'en')(minor)).toBe(text);
});
