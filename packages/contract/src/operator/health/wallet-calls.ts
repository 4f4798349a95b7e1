import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { healthWindows } from './health-words.ts';

export const getWalletCalls = call({
  path: '/operator/health/wallet',
  access: 'operator',
  permission: 'health.read',
  summary:
    'The calls of game vendors to the wallet, summed over every process: how many, how long, and what was refused. Delays are read off buckets, so they are known to the next border.',
  input: z.object({ window: z.enum(healthWindows).default('1h') }),
  output: z.object({
    from: moment(),
    until: moment().describe('Up to where every process that is there has counted'),
    knownFrom: moment()
      .nullable()
      .describe('The first minute that anybody has counted in the window; null: nobody has'),
    calls: z.int(),
    statuses: z.array(z.object({ path: z.string(), status: z.string(), calls: z.int() })),
    p50Ms: z.number().nullable(),
    p95Ms: z.number().nullable(),
    p99Ms: z.number().nullable(),
    stepSeconds: z.int(),
    points: z.array(
      z.object({
        time: moment(),
        calls: z.int(),
        refused: z.int().describe('Answered with another status than OK'),
        p95Ms: z.number().nullable(),
      }),
    ),
  }),
});
