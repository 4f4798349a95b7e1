import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { healthWindows } from './health-words.ts';

export const getProviderHealth = call({
  path: '/operator/health/providers',
  access: 'operator',
  permission: 'health.read',
  summary:
    'Deposits and payouts by provider and method, of those begun in the window: how many came through, were refused, given up or are under way, and how long those that came through took. From sums of ten minutes.',
  input: z.object({ window: z.enum(healthWindows).default('24h') }),
  output: z.object({
    from: moment(),
    summedTime: moment().nullable().describe('When the sums were last made; null: never'),
    rows: z.array(
      z.object({
        kind: z.enum(['deposit', 'payout']),
        provider: z.string(),
        method: z.string(),
        done: z.int(),
        refused: z.int(),
        givenUp: z.int().describe('Left by the player, or expired; no failure of the provider'),
        underWay: z.int(),
        successPercent: z
          .number()
          .nullable()
          .describe('Of those that came through or were refused; null: there are none'),
        medianSeconds: z.number().nullable(),
        p95Seconds: z.number().nullable(),
      }),
    ),
  }),
});
