import { expect, it } from 'vitest';
import { potsOwed, type VendorPots } from './pots-owed.ts';

const pot = (currency: 'USD' | 'BTC', amount: string, start: string, fun = false): VendorPots['pots'][number] => ({
  code: 'furnace',
  games: [],
  currency,
  fun,
  start,
  most: amount,
  amount,
  paidIn: '0',
  rounds: 0,
  wins: 0,
  latest: [],
});

it('sums pots for money by currency, exactly, and none of play money', () => {
  const pots = [
    pot('USD', '90071992547409.93', '1000.00'),
    pot('USD', '0.02', '0.01'),
    pot('USD', '5000.00', '1000.00', true),
    pot('BTC', '0.00100001', '0.00100000'),
  ];
  expect(potsOwed({ pots })).toEqual([
    { currency: 'BTC', pots: 1, amount: '0.00100001', start: '0.00100000' },
    { currency: 'USD', pots: 2, amount: '90071992547409.95', start: '1000.01' },
  ]);
  expect(potsOwed({ pots: [] })).toEqual([]);
});
