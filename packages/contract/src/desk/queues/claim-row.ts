import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { queueName, queueRow, queueView } from './queue.ts';

export const claimRow = call({
  path: '/operator/queue/claim',
  access: 'operator',
  permission: 'self',
  summary: 'Claims a row for 15 minutes; each action of its holder renews the claim.',
  input: z.object({ queue: queueName(), id: id() }),
  output: queueRow,
  errors: ['noSuchThing', 'alreadyClaimed', 'ownAffair', 'notPermitted'],
});

export const nextRow = call({
  path: '/operator/queue/next',
  access: 'operator',
  permission: 'self',
  summary:
    'Claims the first free row in the order and under the filter of the list. Skips rows that are snoozed, decided, assigned to someone else or about the caller; null when there is none.',
  input: z.strictObject({ ...queueView, after: id().optional().describe('A row to begin behind, to skip it') }),
  output: queueRow.nullable(),
  errors: ['invalidField', 'notPermitted'],
});
