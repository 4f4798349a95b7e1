import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, nothing } from '../scalars.ts';

export const inviteTerms = call({
  path: '/sys/member/inviteTerms',
  summary: "What an invited friend has to do before counting, in the asking member's currency, and how many wait.",
  input: nothing(),
  output: z.object({
    leastDeposit: amount().describe('Paid in, all deposits together'),
    leastWagered: amount().describe('Staked, less what was rolled back'),
    currency: currency(),
    waitingCount: z.int().describe('Friends who have joined and do not count yet'),
    heldCount: z.int().describe('Of those, how many are being looked at by the house'),
  }),
});
