import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe } from '../../scalars.ts';
import { queueName } from './queue.ts';

export const listReasonTemplates = call({
  path: '/operator/queue/templates',
  access: 'operator',
  permission: 'self',
  summary: 'Reasons that are written already, in both languages, in the order of their keys.',
  input: z.object({ queue: maybe(queueName()) }),
  output: z.array(
    z.object({
      code: z.string(),
      queue: queueName(),
      decision: z.string(),
      english: z.string(),
      filipino: z.string(),
    }),
  ),
});
