import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const depositBonus = call({
  path: '/sys/depositPaymentMethod/maxBonusInfo',
  summary: 'The largest bonus that the next deposit can earn; null when none is on offer.',
  input: nothing(),
  output: z
    .object({
      percent: z.int().describe('Of the deposit'),
      maximumBonus: amount(),
      minimumDeposit: amount(),
      wageringMultiple: z.number().describe('How many times bonus and deposit are to be staked'),
      wageringDays: z.number().describe('Within how many days'),
      currency: currency(),
    })
    .nullable(),
});
