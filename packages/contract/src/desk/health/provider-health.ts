import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { healthWindows } from './health-words.ts';

export const getProviderHealth = call({
  path: '/operator/health/providers',
  access: 'operator',
  permission: 'health.read',
  summary:
    'Deposits and payouts begun in the window, by provider and method: how many succeeded, were refused, abandoned or are pending, and the duration of successful ones. Calculated every ten minutes.',
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
        givenUp: z.int().describe('Abandoned by the player, or expired; not a failure of the provider'),
        underWay: z.int(),
        successPercent: z.number().nullable().describe('Of succeeded and refused ones; null: there are none'),
        medianSeconds: z.number().nullable(),
        p95Seconds: z.number().nullable(),
      }),
    ),
  }),
});
