import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const listReconciliations = call({
  path: '/operator/reconciliation/listAll',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'The last 60 reconciled days, newest first, with the number of differences.',
  input: nothing(),
  output: z.array(
    z.object({
      day: z.iso.date(),
      finishedAt: z.iso.datetime(),
      checked: z.int(),
      differenceCount: z.int(),
    }),
  ),
});
