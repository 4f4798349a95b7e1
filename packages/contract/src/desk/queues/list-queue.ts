import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, text, whole } from '../../scalars.ts';
import { queueRow, queueTotals, queueView } from './queue.ts';

export const listQueue = call({
  path: '/operator/queue/list',
  access: 'operator',
  permission: 'self',
  summary:
    'The rows of a queue, the longest waiting first unless sorted otherwise, and the totals under the same filter.',
  input: z.strictObject({
    ...queueView,
    cursor: maybe(text(200)).describe('`next` of the page before; under the same filter and sort'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({
    rows: z.array(queueRow),
    next: z.string().nullable().describe('The cursor of the next page; null: this is the last'),
    totals: queueTotals.nullable().describe('With the first page; null with those after it'),
  }),
  errors: ['invalidField', 'notPermitted'],
});
