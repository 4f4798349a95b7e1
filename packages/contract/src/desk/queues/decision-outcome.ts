import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { queueName } from './queue.ts';

export const ownDecision = call({
  path: '/operator/queue/outcome',
  access: 'operator',
  permission: 'self',
  summary:
    'The last decision of the caller about a row, also when the row has left its queue meanwhile; null when there is none.',
  input: z.object({ queue: queueName(), id: id() }),
  output: z
    .object({
      what: z.string(),
      state: z.enum(['waiting', 'done', 'refused', 'takenBack']),
      outcome: z.string().nullable().describe('Why it was refused'),
    })
    .nullable(),
  errors: ['notPermitted'],
});
