import { amountOf } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { bonusOfDeposit } from './bonus-of-deposit.ts';

const offer = {
  percent: 50,
  maximumBonus: 200,
  minimumDeposit: 10,
  wageringMultiple: 50,
  wageringDays: 90,
  currency: 'EUR',
} as const;

it.each([
  [9_99n, undefined],
  [10_00n, 5_00n],
  [10_01n, 5_00n],
  [400_00n, 200_00n],
  [5_000_00n, 200_00n],
])('a deposit of %i cents brings %s', (deposit, bonus) => {
  expect(bonusOfDeposit(offer, amountOf('EUR', deposit))?.minor).toBe(bonus);
});
