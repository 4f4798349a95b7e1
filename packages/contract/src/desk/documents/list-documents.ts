import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment } from '../../scalars.ts';
import { operatorDocument, operatorDocumentStatuses } from './operator-document.ts';

export const listOperatorDocuments = call({
  path: '/operator/document/listPage',
  access: 'operator',
  permission: 'documents.read',
  summary: 'Documents of all members, the longest waiting first unless sorted otherwise.',
  input: pageInput({
    filters: {
      status: { schema: z.enum(operatorDocumentStatuses), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      uploadTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['uploadTime'],
  }),
  output: deskPageOf(operatorDocument),
});
