import { expect, it } from 'vitest';
import { readAmounts } from './read-amounts.ts';

const fields = [
  { name: 'currency', label: 'Currency', kind: 'select' },
  { name: 'amount', label: 'Amount', kind: 'amount' },
  { name: 'most', label: 'Most', kind: 'amount', currency: 'BTC' as const },
  { name: 'reason', label: 'Reason', kind: 'area' },
];

it('hands amounts on as calls take them, in the currency that is chosen or given', () => {
  const typed = { currency: 'EUR', amount: '2.500,00', most: '0,5', reason: '5,000' };
  expect(readAmounts(fields, typed, 'en')).toEqual({
    values: { currency: 'EUR', amount: '2500.00', most: '0.50000000', reason: '5,000' },
  });
});

it.each(['5.000', 'x', '1e3'])('refuses %j', (amount) => {
  expect(readAmounts(fields, { currency: 'USD', amount }, 'en')).toEqual({
    unclear: { label: 'Amount', example: '1234.50' },
  });
});

it('leaves an empty amount and one without a currency to the call', () => {
  expect(readAmounts(fields, { currency: '', amount: '5' }, 'en')).toEqual({ values: { currency: '', amount: '5' } });
});
