import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { queueName, queueRow } from './queue.ts';

export const getQueueRow = call({
  path: '/operator/queue/get',
  access: 'operator',
  permission: 'self',
  summary: 'One row of a queue, also while it is snoozed or decided.',
  input: z.object({ queue: queueName(), id: id() }),
  output: queueRow,
  errors: ['noSuchThing', 'notPermitted'],
});
