import { formatAmount } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { approximately } from './approximate.ts';

const rates = [
  { code: 'USD', exchangeRate: 1 },
  { code: 'EUR', exchangeRate: 0.9 },
  { code: 'BRL', exchangeRate: 5.5 },
] as const;

it.each([
  [100, 'USD', 'EUR', '€90.00'],
  [90, 'EUR', 'USD', '$100.00'],
  [45.5, 'EUR', 'BRL', 'R$278.06'],
  [0, 'USD', 'BRL', 'R$0.00'],
] as const)('%s %s is about that in %s', (value, currency, other, text) => {
  expect(formatAmount(approximately(value, currency, rates, other)!, 'en')).toBe(text);
});

it('shows nothing when a rate is missing or 0, or the figure would not be exact', () => {
  expect(approximately(1, 'USD', rates, 'BTC')).toBeUndefined();
  expect(approximately(1, 'USD', [...rates, { code: 'BTC', exchangeRate: 0 }], 'BTC')).toBeUndefined();
  expect(approximately(90_000_000_000_000, 'USD', rates, 'BRL')).toBeUndefined();
});
