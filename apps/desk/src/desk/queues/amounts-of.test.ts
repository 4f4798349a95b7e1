import { expect, it } from 'vitest';
import { sumByCurrency } from './amounts-of.tsx';

it('sums are exact, and never of two currencies', () => {
  const rows = [
    { amount: 0.1, currency: 'USD' as const },
    { amount: 0.2, currency: 'USD' as const },
    { amount: 0.00000001, currency: 'BTC' as const },
    { amount: null, currency: null },
  ];
  expect(sumByCurrency(rows)).toEqual([
    { currency: 'USD', minor: 30n },
    { currency: 'BTC', minor: 1n },
  ]);
});
