import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';

/** What is kept for a time and then removed by itself. */
export const retentionKinds = ['messages', 'mails', 'letters', 'logIns', 'pictures', 'copies'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

export const getRetention = call({
  path: '/operator/data/retention',
  access: 'operator',
  permission: 'data.erase',
  summary: 'Retention periods, what the next run would remove, and the results of the last runs.',
  input: nothing(),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(retentionKinds),
        days: z.int(),
        due: z.int().describe('What the next run would remove, counted up to 1000'),
      }),
    ),
    runs: z.array(z.object({ time: moment(), kind: z.enum(retentionKinds), removed: z.int() })),
  }),
  errors: ['notPermitted'],
});
