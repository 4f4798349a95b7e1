import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';
import { queueName, queueSort } from './queue.ts';

export const summariseQueues = call({
  path: '/operator/queue/summary',
  access: 'operator',
  permission: 'self',
  summary: 'All queues that the caller may see: their open rows, filters, sorts and decisions.',
  input: nothing(),
  output: z.array(
    z.object({
      queue: queueName(),
      waiting: z.int().describe('Neither snoozed nor decided'),
      mine: z.int().describe('Claimed by or assigned to the caller'),
      amber: z.int(),
      red: z.int(),
      oldest: moment().nullable(),
      amberMinutes: z.int().describe('From this age on'),
      redMinutes: z.int(),
      filters: z.array(z.string()).describe('The fields of `filter` that this queue knows'),
      sorts: z.array(queueSort).describe('What its list can be sorted by'),
      kinds: z.array(z.string()).describe('Those that wait now'),
      providers: z.array(z.string()).describe('Those whose payments wait now'),
      decisions: z.array(
        z.object({
          name: z.string(),
          answer: z
            .enum(['yes', 'between', 'no', 'further'])
            .describe("The answer to the row's request; its key is `1`, `2`, `3`, `4`"),
          may: z.boolean().describe('Whether the caller holds its permission'),
          reason: z.enum(['required', 'optional', 'none']),
          values: z.array(z.object({ name: z.string(), required: z.boolean() })).describe('Further required fields'),
          bulk: z.boolean().describe('Whether it can be made about several rows at once'),
          toMember: z.boolean().describe('Whether the player reads the reason'),
        }),
      ),
    }),
  ),
});
