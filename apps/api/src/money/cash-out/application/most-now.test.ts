import { amountOf } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { mostNow } from './most-now.ts';

const usd = (minor: bigint) => amountOf('USD', minor);
const limits = { minimum: usd(25_00n), maximum: usd(1_000_00n), monthlyMost: usd(1_500_00n), multipleOf: null };

it.each([
  ['the whole balance', limits, 60_12n, 0n, 60_12n],
  ['the maximum of one cash-out', limits, 2_000_00n, 0n, 1_000_00n],
  ['what the month still allows', limits, 2_000_00n, 1_400_00n, 100_00n],
  ['nothing below the minimum', limits, 24_99n, 0n, 0n],
  ['nothing when the month is used up', limits, 2_000_00n, 1_500_00n, 0n],
  ['nothing when the limit was lowered since', limits, 2_000_00n, 1_600_00n, 0n],
  ['a multiple of the step', { ...limits, multipleOf: usd(50_00n) }, 199_99n, 0n, 150_00n],
])('is %s', (_what, set, cash, spent, most) => {
  expect(mostNow(set, usd(cash), usd(spent))).toEqual(usd(most));
});
