import { amountOf } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { statedAmount } from './stated-amount.ts';

it.each([
  ['50.10', 'USD', amountOf('USD', 5_010n), '50.10 USD'],
  ['50', 'EUR', amountOf('EUR', 5_000n), '50.00 EUR'],
  ['0.1', 'BRL', amountOf('BRL', 10n), '0.10 BRL'],
  ['90071992547409.93', 'USD', undefined, '90071992547409.93 USD'],
  ['9999999999999.99', 'USD', amountOf('USD', 999_999_999_999_999n), '9999999999999.99 USD'],
  ['50.101', 'USD', undefined, '50.101 USD'],
  ['50,10', 'USD', undefined, '50,10 USD'],
  ['5e1', 'USD', undefined, '5e1 USD'],
  ['50.00', 'AUD', undefined, '50.00 AUD'],
  ['undefined', 'undefined', undefined, 'undefined undefined'],
])('%s %s is read exactly, or is no amount at all', (value, currency, amount, text) => {
  expect(statedAmount(value, currency)).toEqual({ amount, text });
});
