import { expect, it } from 'vitest';
import { prizeText } from './competition-view.ts';

const prizes = [100, 50, 25].map((amount, at) => ({
  place: at + 1,
  amounts: [
    { currency: 'USD' as const, amount },
    { currency: 'EUR' as const, amount: amount - 1 },
  ],
}));

it.each([
  [1, 1, 'USD', '$100.00'],
  [1, 3, 'USD', '$58.33'],
  [2, 2, 'EUR', '€36.50'],
  [3, 4, 'USD', '$6.25'],
  [4, 1, 'USD', ''],
  [1, 1, 'BRL', '$100.00'],
  [1, 1, undefined, '$100.00'],
] as const)('pays place %s, shared by %s, in %s: %s', (place, sharing, currency, text) => {
  expect(prizeText({ prizes }, { place, sharing }, currency, 'en')).toBe(text);
});
