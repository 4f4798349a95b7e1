import { z } from 'zod';
import { call } from '../call.ts';
import { pageInput, pageOf } from '../list-query.ts';
import { id, moment, text } from '../scalars.ts';

export const listActs = call({
  path: '/operator/act/listPage',
  access: 'operator',
  permission: 'record.read',
  summary: 'What operators did: who, when, to whom, before and after. Newest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      operator: { schema: text(60), operators: ['EQ'] },
      act: { schema: text(60), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      subjectId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(
    z.object({
      id: z.int(),
      createTime: moment(),
      operator: z.string(),
      act: z.string().describe("What was done: 'cashOut.approve', 'member.find', …"),
      memberId: z.int().nullable(),
      subjectId: z.int().nullable().describe('The cash-out or other thing it was done to'),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
      reason: z.string().nullable(),
    }),
  ),
});
