import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { healthWindows } from './health-words.ts';

export const getWalletCalls = call({
  path: '/operator/health/wallet',
  access: 'operator',
  permission: 'health.read',
  summary:
    'The wallet calls of game vendors, summed over all processes: count, latency and refusals. Latencies are upper bounds of histogram buckets.',
  input: z.object({ window: z.enum(healthWindows).default('1h') }),
  output: z.object({
    from: moment(),
    until: moment().describe('The time up to which all running processes have reported'),
    knownFrom: moment().nullable().describe('The first minute with data in the window; null: none'),
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

export const getVendorCalls = call({
  path: '/operator/health/vendors',
  access: 'operator',
  permission: 'health.read',
  summary:
    'Wallet calls by vendor and aggregator, summed over all processes: those with a right signature. Latencies are upper bounds of histogram buckets.',
  input: z.object({ window: z.enum(healthWindows).default('24h') }),
  output: z.object({
    from: moment(),
    until: moment(),
    rows: z
      .array(
        z.object({
          vendor: z.string().describe('Code of the vendor or aggregator'),
          calls: z.int(),
          refused: z.int().describe('Answered with another status than OK'),
          failed: z.int().describe('Answered 503: the vendor asks again under the same id'),
          p50Ms: z.number().nullable(),
          p95Ms: z.number().nullable(),
          p99Ms: z.number().nullable(),
        }),
      )
      .describe('Vendors that called; at most 2,000'),
  }),
});
