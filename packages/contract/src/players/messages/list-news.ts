import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { ignoredMemberId, moment, whole } from '../../scalars.ts';
import { newsLinkNames } from './notification-topics.ts';

export const listNews = call({
  path: '/base/news/listPage',
  summary: "The member's messages.",
  input: pageInput({
    filters: {
      memberId: { schema: ignoredMemberId(), operators: ['EQ'] },
      status: { schema: whole(0, 10), operators: ['EQ'] },
      type: { schema: whole(0, 100), operators: ['EQ', 'IN'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(
    z.object({
      id: z.int(),
      message: z.string(),
      type: z
        .union([z.literal(0), z.literal(10), z.literal(20)])
        .describe('0 about a cash-out, 10 about invited friends, 20 from the casino'),
      status: z.union([z.literal(0), z.literal(10)]).describe('0 unread, 10 read'),
      link: z.enum(newsLinkNames).nullable().describe('Where the message leads on the site'),
      memberId: z.int(),
      createTime: moment(),
    }),
  ),
});
