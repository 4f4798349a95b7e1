import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { queueName, queueRow, queueView } from './queue.ts';

export const claimRow = call({
  path: '/operator/queue/claim',
  access: 'operator',
  permission: 'self',
  summary: 'Takes a row for 15 minutes; whatever its holder does with it renews them.',
  input: z.object({ queue: queueName(), id: id() }),
  output: queueRow,
  errors: ['noSuchThing', 'alreadyClaimed', 'ownAffair', 'notPermitted'],
});

export const nextRow = call({
  path: '/operator/queue/next',
  access: 'operator',
  permission: 'self',
  summary:
    'Claims the first row in the order and under the filter of the list that nobody holds. Passes by what is snoozed, decided, assigned to somebody else, or the affair of the caller; null when there is none.',
  input: z.strictObject({ ...queueView, after: id().optional().describe('A row to begin behind, to skip it') }),
  output: queueRow.nullable(),
  errors: ['invalidField', 'notPermitted'],
});
