import { z } from 'zod';
import { call } from '../../call.ts';
import { day, id, maybe, whole } from '../../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const listExpiringDocuments = call({
  path: '/operator/document/listExpiring',
  access: 'operator',
  permission: 'documents.read',
  summary:
    'Accepted documents that expire within the days of the setting `documents`, the next first, or those that have expired, the last first.',
  input: z.object({
    stage: z.enum(['soon', 'over']),
    pageSize: whole(1, 100).default(100),
    afterDay: maybe(day()).describe('With `after`: the `next` of the page before'),
    after: maybe(id()),
  }),
  output: z.object({
    content: z.array(operatorDocument),
    next: z.object({ afterDay: z.iso.date(), after: z.int() }).nullable(),
    noticeDays: z.int().describe('Days before expiry from which a document counts as expiring soon'),
  }),
});
