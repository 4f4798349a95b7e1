import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const depositConfig = call({
  path: '/sys/member/deposit/config',
  summary: "Limits and shortcut amounts for deposits, in the member's currency.",
  input: nothing(),
  output: z.object({
    minimumAmount: amount(),
    maximumAmount: amount(),
    paymentAmounts: z.string().describe("Shortcut amounts joined by '/': '25/50/100'"),
    paymentAllowManualInput: z.union([z.literal(0), z.literal(1)]),
    currency: currency(),
  }),
});
