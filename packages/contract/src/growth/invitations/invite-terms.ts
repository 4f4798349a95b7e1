import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const inviteTerms = call({
  path: '/sys/member/inviteTerms',
  summary: "What an invited friend has to do to count, in the caller's currency, and how many are pending.",
  input: nothing(),
  output: z.object({
    leastDeposit: amount().describe('Paid in, all deposits together'),
    leastWagered: amount().describe('Staked, less what was rolled back'),
    currency: currency(),
    waitingCount: z.int().describe('Friends who have joined and do not count yet'),
    heldCount: z.int().describe('How many of them are in review'),
  }),
});
