import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const agentSummary = call({
  path: '/sys/agent/inviteBonus/summary',
  summary: "Totals of an agent's invited players. For members of type 10.",
  input: nothing(),
  output: z.object({
    memberCount: z.int().describe('Members invited since becoming an agent'),
    depositorCount: z.int().describe('Of those, how many have paid in'),
    percent: z.int().describe('Of the first deposit of each'),
    mostEach: amount().describe('The most for one member'),
    bonusTotal: amount(),
    bonusPending: amount().describe('Earned and not credited yet'),
    currency: currency(),
  }),
  errors: ['notPermitted'],
});
