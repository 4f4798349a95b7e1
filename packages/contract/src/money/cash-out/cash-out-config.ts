import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const cashOutConfig = call({
  path: '/sys/member/withdraw/config',
  summary: "Limits and shortcut amounts for cash-outs, in the member's currency.",
  input: nothing(),
  output: z.object({
    minimumAmount: amount(),
    maximumAmount: amount(),
    withdrawAmounts: z.string().describe("Shortcut amounts joined by '/': '25/50/100'"),
    withdrawAllowManualInput: z.union([z.literal(0), z.literal(1)]),
    multipleOf: amount().nullable().describe('The amount must be a multiple of it; null when there is no such rule'),
    maxDepositAmount: amount().describe("The member's largest deposit so far"),
    requiredDepositAmount4Withdraw: amount().describe('A deposit of at least this comes before the first cash-out'),
    monthlyMostAmount: amount().describe('The most within one calendar month in UTC'),
    leftThisMonthAmount: amount().describe('What this month still allows'),
    mostNowAmount: amount().describe(
      'The most that can be applied for now: by the balance, the maximum, the month and the multiple; 0 where that is below the minimum',
    ),
    currency: currency(),
  }),
});
