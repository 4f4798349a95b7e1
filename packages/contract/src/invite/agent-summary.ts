import { z } from 'zod';
import { call } from '../call.ts';
import { amount, currency, nothing } from '../scalars.ts';

export const agentSummary = call({
  path: '/sys/agent/inviteBonus/summary',
  summary: "What an agent's invited members brought so far. For members of type 10.",
  input: nothing(),
  output: z.object({
    memberCount: z.int(),
    depositorCount: z.int(),
    bonusTotal: amount(),
    bonusPending: amount().describe('Earned and not credited yet'),
    currency: currency(),
  }),
  errors: ['notPermitted'],
});
